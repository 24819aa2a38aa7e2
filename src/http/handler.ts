import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Geocoder } from '../geocoder';
import { isJsonType } from './json-body';
import { KeyRing } from './keys/key-ring';
import { BAD_PATH, bodyTooLarge, invalidRequest, problem } from './problems';
import { answer, type Route } from './routes';
import { type Exchange, keysEvent, Service, type ServiceOptions } from './service';
import { writePage, writeReply } from './write';

export interface HandlerOptions extends ServiceOptions {
  /** File of keys, watched; null lets everybody in, for a server that asks who it is itself. */
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
 * The HTTP service without a server of its own and without Fastify: for mounting in somebody's own. It says what
 * `serve` says; timeouts and shutdown are the server's.
 * @param geocoder or an object whose `current` is the one to ask, where it is replaced while serving.
 * @throws GeocoderError KEYS_INVALID; INVALID_REQUEST for an option out of range; PACKAGE_MISSING for a page that
 *   was not built.
 */
export function handler(
  geocoder: Geocoder | { readonly current: Geocoder },
  options: HandlerOptions,
): Handler {
  const { log, basePath = '' } = options;
  const keys =
    options.keys === null
      ? null
      : KeyRing.watching(options.keys, (count, refusal) => log?.(keysEvent(count, refusal)));
  let service: Service;
  try {
    service = new Service('current' in geocoder ? geocoder : { current: geocoder }, keys, options);
  } catch (error) {
    keys?.close();
    throw error;
  }
  const base = basePath.replace(/\/+$/, '');

  const handle = (request: IncomingMessage, response: ServerResponse, next?: () => void): void => {
    const url = request.url ?? '/';
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const inside = path.startsWith(`${base}/`);
    const target = service.target(request.method ?? 'GET', inside ? path.slice(base.length) : '');
    if (next && target.kind === 'refused' && target.reply.code === 'ROUTE_UNKNOWN') {
      next();
      return;
    }
    const exchange = service.begin(request, response);
    switch (target.kind) {
      case 'refused':
        exchange.route = target.route;
        writeReply(exchange, target.reply);
        return;
      case 'service':
        exchange.route = target.path;
        writeReply(exchange, service.describe(target.path));
        return;
      case 'page':
        exchange.route = target.path;
        writePage(exchange, service.page!.file(target.path)!);
        return;
      default:
        exchange.route = target.route.path;
        ask(service, exchange, target.route, target.id, mark < 0 ? '' : url.slice(mark + 1));
    }
  };
  return Object.assign(handle, {
    close: () => {
      service.close();
      keys?.close();
    },
  });
}

function ask(service: Service, exchange: Exchange, route: Route, writtenId: string, query: string): void {
  const { request } = exchange;
  const { headers } = request;
  const admission = service.gate.admit(headers['x-api-key']);
  if (admission.refusal !== null) {
    writeReply(exchange, admission.refusal);
    return;
  }
  exchange.key = admission.key?.name ?? null;
  let id: string;
  try {
    id = decodeURIComponent(writtenId);
  } catch {
    writeReply(exchange, invalidRequest(BAD_PATH));
    return;
  }
  if (route.method === 'GET') {
    writeReply(exchange, answer(route, service.geocoder, id, query, null, service.onFailure));
    return;
  }
  const { 'content-type': type, 'content-encoding': encoding, 'content-length': length = '0' } = headers;
  const hasBody = length !== '0' || headers['transfer-encoding'] !== undefined;
  if (encoding !== undefined || ((hasBody || type !== undefined) && !isJsonType(type))) {
    writeReply(exchange, problem('MEDIA_TYPE_UNSUPPORTED'));
    return;
  }
  readBody(request, service.maxBodyBytes, (body) => {
    if (service.logAddresses) exchange.body = body;
    writeReply(
      exchange,
      body === null
        ? bodyTooLarge(service.maxBodyBytes)
        : answer(route, service.geocoder, id, query, body, service.onFailure),
    );
  });
}

/**
 * Collects a body up to a length, or gives null for a longer one. A middleware before us may have parsed it: then it
 * is in `request.body`.
 */
function readBody(
  request: IncomingMessage & { body?: unknown },
  most: number,
  done: (body: Buffer | null) => void,
): void {
  if (request.readableEnded && request.body !== undefined) {
    done(Buffer.from(JSON.stringify(request.body)));
    return;
  }
  if (Number(request.headers['content-length'] ?? 0) > most) {
    done(null);
    return;
  }
  const pieces: Buffer[] = [];
  let length = 0;
  const collect = (piece: Buffer) => {
    length += piece.length;
    if (length <= most) {
      pieces.push(piece);
      return;
    }
    request.off('data', collect).off('end', end).resume();
    done(null);
  };
  const end = () => done(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces));
  request.on('data', collect).on('end', end);
}
