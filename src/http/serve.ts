import type { Server } from 'node:http';
import { LiveGeocoder } from '../live/live-geocoder';
import { GeocoderError } from '../model/errors';
import type { OpenOptions } from '../model/options';
import { isReadableByOthers } from './keys/key-file';
import { KeyRing } from './keys/key-ring';
import { buildServer, type ServerOptions } from './server/node-server';
import { stopListening, takeWaiting } from './server/stop-listening';
import { keysEvent, Service } from './service/service';
import { event } from './service/service-log';
import type { ServiceOptions } from './service/service-options';

export interface ServeOptions extends ServiceOptions, ServerOptions, OpenOptions {
  /**
   * Directory of the dataset; several directories answer as one dataset. Watched: a new one that is moved there answers
   * from the next request on.
   */
  data: string | readonly string[];
  /** File of keys, watched too. Null asks for no keys: only allowed on a host that only this machine can reach. */
  keys: string | null;
  /** Default 127.0.0.1: this machine only. */
  host?: string;
  /** Default 3000; 0 takes a free one. */
  port?: number;
  /** How long current requests may take once the service stops, milliseconds. Default 10,000. */
  shutdownMilliseconds?: number;
}

export interface RunningService {
  /** The address of the service: `http://127.0.0.1:3000`. */
  readonly url: string;
  readonly port: number;
  /** Opens the dataset's directory again now. A refused dataset is logged, and the old one stays in use. */
  reload(): void;
  /** Accepts no new connections, answers current requests, then releases everything. Closing twice is harmless. */
  close(): Promise<void>;
}

const DEFAULT_PORT = 3000;
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_SHUTDOWN_MILLISECONDS = 10_000;
/** How long an open connection may send another request once the service stops; its answer closes it. */
const LAST_REQUESTS_MILLISECONDS = 100;

/**
 * Serves a dataset over HTTP.
 * @throws GeocoderError of `Geocoder.open`; KEYS_INVALID; INVALID_REQUEST for an option out of range;
 *   PACKAGE_MISSING for a page that was not built; SERVE_FAILED if the address is taken or not allowed.
 */
export async function serve(options: ServeOptions): Promise<RunningService> {
  const host = options.host ?? DEFAULT_HOST;
  const port = options.port ?? DEFAULT_PORT;
  const openOptions: OpenOptions = {
    ...(options.verify === undefined ? {} : { verify: options.verify }),
    ...(options.memory === undefined ? {} : { memory: options.memory }),
    ...(options.overlay === undefined ? {} : { overlay: options.overlay }),
  };
  if (options.keys === null && !isLoopback(host)) {
    throw new GeocoderError(
      'INVALID_REQUEST',
      `serve: expected a file of keys, or a host of this machine alone (127.0.0.1, ::1, localhost), but got no keys and ` +
        `host ${JSON.stringify(host)}`,
    );
  }
  const opened: { close(): void }[] = [];
  const release = () => {
    for (const one of opened.reverse()) one.close();
  };
  try {
    const dataset = LiveGeocoder.open(options.data, openOptions);
    const reloaded = (refusal: GeocoderError | null) => {
      const { datasetId } = dataset.manifest;
      service.metrics.reloaded(refusal === null);
      // A dataset that is gone may come back; the old one answers meanwhile.
      const level = refusal === null ? 'info' : refusal.code === 'DATASET_NOT_FOUND' ? 'warn' : 'error';
      const why = refusal === null ? {} : { code: refusal.code, refused: refusal.message };
      service.log?.write(event(level, 'dataset', { datasetId, ...why }));
    };
    dataset.on('swapped', () => reloaded(null));
    dataset.on('refused', (reason) => {
      // Any other error is a bug: it must not be hidden.
      if (!(reason instanceof GeocoderError)) throw reason;
      reloaded(reason);
    });
    opened.push(dataset);
    const keys =
      options.keys === null
        ? null
        : KeyRing.watching(options.keys, (count, refusal) => service.log?.write(keysEvent(count, refusal)));
    if (keys !== null) opened.push(keys);
    const service = new Service(dataset, keys, options);
    service.localNamesOnly = keys === null;
    opened.push(service);
    if (keys !== null && options.keys !== null && isReadableByOthers(options.keys)) {
      service.log?.write(
        event('warn', 'keys', { keys: keys.size, reason: `others can read ${options.keys}; run: chmod 600` }),
      );
    }
    const server = buildServer(service, options);
    try {
      await listen(server, port, host);
    } catch (cause) {
      throw new GeocoderError(
        'SERVE_FAILED',
        `expected to listen on ${host}:${port}, but ${(cause as Error).message}`,
        {
          cause,
        },
      );
    }
    const address = server.address() as { port: number };
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
    const { manifest } = dataset.current;
    service.log?.write(
      event('info', 'start', {
        url,
        datasetId: manifest.datasetId,
        dataset: manifest.name,
        keys: keys?.size ?? 0,
      }),
    );

    let closing: Promise<void> | null = null;
    const close = async () => {
      service.log?.write(event('info', 'stop', { url }));
      await takeWaiting(server);
      service.draining = true;
      const most = options.shutdownMilliseconds ?? DEFAULT_SHUTDOWN_MILLISECONDS;
      await stopListening(server, LAST_REQUESTS_MILLISECONDS, most);
      release();
      service.log?.write(event('info', 'stopped', { url }));
    };
    return {
      url,
      port: address.port,
      reload: () => dataset.reload(),
      close: () => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/i;

function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
