import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Geocoder } from '../geocoder';
import { KeyRing } from './keys/key-ring';
import { listenerOf } from './server/listener';
import { keysEvent, Service } from './service/service';
import type { ServiceOptions } from './service/service-options';

export interface HandlerOptions extends ServiceOptions {
  /** File of keys, watched; null asks for no keys, for an application with its own login. */
  keys: string | null;
  /** Path under which the endpoints lie: `/geocoding` for `/geocoding/lookup/street`. Default none. */
  basePath?: string;
}

/** A request listener of `node:http`, which is also a middleware of Connect and Express. */
export interface Handler {
  (request: IncomingMessage, response: ServerResponse, next?: () => void): void;
  /** Stops the timers. The geocoder stays open: it is yours. */
  close(): void;
}

/**
 * The HTTP service without a server, to be mounted in your own. It answers as `serve` does; timeouts and shutdown are
 * up to your server.
 * @param geocoder the geocoder, or an object whose `current` is the geocoder, if it is replaced while serving.
 * @throws GeocoderError KEYS_INVALID; INVALID_REQUEST for an option out of range; PACKAGE_MISSING for a page that
 *   was not built.
 */
export function handler(
  geocoder: Geocoder | { readonly current: Geocoder },
  options: HandlerOptions,
): Handler {
  const { basePath = '' } = options;
  const keys =
    options.keys === null
      ? null
      : KeyRing.watching(options.keys, (count, refusal) => service.log?.write(keysEvent(count, refusal)));
  let service: Service;
  try {
    service = new Service('current' in geocoder ? geocoder : { current: geocoder }, keys, options);
  } catch (error) {
    keys?.close();
    throw error;
  }
  const listen = listenerOf(service, pathPrefix(basePath), null);
  // Exactly three parameters: Express takes a function with four for an error handler.
  const middleware = (request: IncomingMessage, response: ServerResponse, next?: () => void): void =>
    listen(request, response, next);
  return Object.assign(middleware, {
    close: () => {
      service.close();
      keys?.close();
    },
  });
}

/** The path with a slash before it and none behind: `geo`, `/geo` and `/geo/` are the same. */
function pathPrefix(written: string): string {
  const base = written.replace(/\/+$/, '');
  return base === '' || base.startsWith('/') ? base : `/${base}`;
}
