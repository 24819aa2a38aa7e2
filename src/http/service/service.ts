/** Everything of a service but the server: what `serve` and `handler` share. */

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { version } from '../../../package.json';
import type { Geocoder } from '../../geocoder';
import { GeocoderError } from '../../model/errors';
import { BATCH_PATH } from '../batch/batch';
import { BatchPlaces } from '../batch/places';
import { type CompatFound, type CompatName, CompatTable } from '../compat/compat';
import { ExplorePage } from '../explore-page';
import type { KeyRing } from '../keys/key-ring';
import type { Answering } from '../routes/answering';
import { openApiDocument } from '../routes/openapi';
import { OVERLAY_ENDPOINTS, type Overlay, type OverlayEndpoint } from '../routes/overlay-endpoints';
import { JSON_TYPE, problem, problemOf, type Reply } from '../routes/problems';
import { RouteTable } from '../routes/route-table';
import { allowedMethods, type Route, routesOf } from '../routes/routes';
import { Cors } from '../server/cors';
import { TILES_PATH, TileFile } from '../tile-file';
import { Gate } from './gate';
import { METRICS_TYPE, Metrics } from './metrics';
import { OpenExchanges } from './open-exchanges';
import { Pressure } from './pressure';
import { RateLimit } from './rate-limit';
import { event, failure, GuardedLog, type Log, type LogSink, type RequestLogRecord } from './service-log';

/** Options of the service itself, however it is served. */
export interface ServiceOptions {
  /** Requests a second for each key, with a burst of two seconds' worth. Default 100; Infinity for no limit. */
  requestsPerSecond?: number;
  /** Longest request body, bytes. Default 16,384: the five fields at their longest, each character escaped. */
  maxBodyBytes?: number;
  /** Sheds load (503) while the event loop runs later than this, milliseconds. Default 1,000; Infinity never. */
  maxDelayMilliseconds?: number;
  /** The map page at `/`, and `GET /search`, `GET /suggest`, `GET /areas/{id}`. Default false. */
  explore?: boolean;
  /** PMTiles file whose streets the map page draws; without it the countries of the world. Only with `explore`. */
  tiles?: string;
  /** Interfaces of others beside ours: `nominatim` below `/nominatim`, `photon` below `/photon`. Default none. */
  compat?: readonly CompatName[];
  /** Origins whose pages may ask: `https://shop.example`, or `*` for all. Default none. */
  cors?: readonly string[];
  /** Where no keys are asked: everybody may change the overlay. Default false; a key has the right or has it not. */
  mayWrite?: boolean;
  /** Hears of each request and event; default nobody. */
  log?: Log | LogSink;
  /** False: it hears of events only, not of each request. Default true. */
  logRequests?: boolean;
  /** Log records also hold the URL, the body and the caller's address. Default false. */
  logAddresses?: boolean;
}

export const DEFAULT_REQUESTS_PER_SECOND = 100;
export const DEFAULT_MAX_BODY_BYTES = 16_384;
export const DEFAULT_MAX_DELAY_MILLISECONDS = 1000;

const SERVICE_PATHS = ['/openapi.json', '/healthz', '/metrics'] as const;

/** What a path means. */
export type Target =
  | { kind: 'route'; route: Route; id: string }
  | { kind: 'compat'; found: CompatFound }
  | { kind: 'batch' }
  | { kind: 'overlay'; endpoint: OverlayEndpoint }
  | { kind: 'service'; path: string }
  | { kind: 'page'; path: string }
  | { kind: 'tiles' }
  | { kind: 'refused'; reply: Reply; route: string | null };

/** What is remembered of a request until its response closes. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly startedAt: number;
  /** The registry's path; null where there is no such route. */
  route: string | null;
  /** Name of the key. */
  key: string | null;
  code: Reply['code'];
  /** What is logged instead of the URL, where that holds a key. */
  url: string | null;
  /** Only where it may be logged. */
  body: Uint8Array | null;
}

/** Counted where the sender went away before the answer, as nginx does; nobody receives it. */
const STATUS_GONE = 499;

export class Service {
  readonly routes: readonly Route[];
  readonly gate: Gate;
  readonly metrics = new Metrics();
  readonly maxBodyBytes: number;
  readonly log: GuardedLog | null;
  readonly logAddresses: boolean;
  readonly page: ExplorePage | null;
  readonly tiles: TileFile | null;
  readonly compat: CompatTable;
  readonly cors: Cors;
  readonly batches = new BatchPlaces();
  /** True where the host that a request names must be this machine: nobody's key is asked. */
  localNamesOnly = false;
  /** Whether somebody without a key may change the overlay, where no keys are asked. */
  readonly everybodyMayWrite: boolean;
  /** True from the moment that a server begins to stop. */
  draining = false;

  readonly #logRequests: boolean;
  readonly #table: RouteTable;
  readonly #dataset: { readonly current: Answering };
  readonly #keys: KeyRing | null;
  readonly #pressure: Pressure;
  readonly #startedAt = performance.now();
  readonly #open = new OpenExchanges<Exchange>((exchange) => this.#finish(exchange));
  #tag: { geocoder: Answering; etag: string | null } | null = null;
  #overlay: { geocoder: Answering; overlay: Overlay | null } | null = null;
  #openApi: { mount: string; reply: Reply } | null = null;

  /**
   * @param dataset whose `current` answers; a new one may stand there at the next request.
   * @throws GeocoderError INVALID_REQUEST for an option out of range; PACKAGE_MISSING for a page that was not built.
   */
  constructor(dataset: { readonly current: Answering }, keys: KeyRing | null, options: ServiceOptions) {
    const requestsPerSecond = positive(
      'requestsPerSecond',
      options.requestsPerSecond,
      DEFAULT_REQUESTS_PER_SECOND,
    );
    const maxDelay = positive(
      'maxDelayMilliseconds',
      options.maxDelayMilliseconds,
      DEFAULT_MAX_DELAY_MILLISECONDS,
    );
    this.maxBodyBytes = positive('maxBodyBytes', options.maxBodyBytes, DEFAULT_MAX_BODY_BYTES);
    this.everybodyMayWrite = keys === null && options.mayWrite === true;
    this.page = options.explore ? new ExplorePage() : null;
    this.compat = new CompatTable(options.compat ?? []);
    this.cors = new Cors(options.cors ?? []);
    this.routes = routesOf(options.explore ?? false);
    this.#table = new RouteTable(this.routes);
    this.log = options.log === undefined ? null : new GuardedLog(options.log);
    this.logAddresses = options.logAddresses ?? false;
    this.#logRequests = options.logRequests ?? true;
    this.#dataset = dataset;
    this.#keys = keys;
    if (options.tiles !== undefined && this.page === null)
      throw new GeocoderError(
        'INVALID_REQUEST',
        'serve: expected "tiles" together with "explore"; the map page draws them',
      );
    this.tiles = options.tiles === undefined ? null : new TileFile(options.tiles);
    this.#pressure = new Pressure(maxDelay);
    this.gate = new Gate(keys, new RateLimit(requestsPerSecond), this.#pressure);
  }

  get geocoder(): Answering {
    return this.#dataset.current;
  }

  /** Own entries over the dataset; null where there are none. */
  get overlay(): Overlay | null {
    const { geocoder } = this;
    if (this.#overlay?.geocoder !== geocoder) this.#overlay = { geocoder, overlay: overlayOf(geocoder) };
    return this.#overlay.overlay;
  }

  /**
   * Stands for every answer that GET may get: the same dataset gives the same answers. Null with an overlay, which changes
   * while the dataset stays.
   */
  get etag(): string | null {
    const geocoder = this.geocoder;
    // The manifest is a copy each time.
    if (this.#tag?.geocoder !== geocoder) {
      const etag = this.overlay !== null ? null : `W/"${geocoder.manifest.datasetId}-${version}"`;
      this.#tag = { geocoder, etag };
    }
    return this.#tag.etag;
  }

  /** What a method and a path mean. HEAD is asked as GET. */
  target(method: string, path: string): Target {
    const asked = method === 'HEAD' ? 'GET' : method;
    const at = this.#table.at(path);
    if (at !== null) {
      const route = at.routes.find((one) => one.method === asked);
      if (route === undefined) return notAllowed(allowedMethods(at.routes), at.routes[0]!.path);
      return { kind: 'route', route, id: at.id };
    }
    const compat = this.compat.at(path);
    if (compat !== null) {
      return asked === 'GET'
        ? { kind: 'compat', found: compat }
        : notAllowed('GET, HEAD', compat.endpoint.path);
    }
    const ofOverlay = this.overlay === null ? [] : OVERLAY_ENDPOINTS.filter((one) => one.path === path);
    if (ofOverlay.length > 0) {
      const endpoint = ofOverlay.find((one) => one.method === asked);
      return endpoint === undefined
        ? notAllowed(allowedMethods(ofOverlay), path)
        : { kind: 'overlay', endpoint };
    }
    if (path === BATCH_PATH) return asked === 'POST' ? { kind: 'batch' } : notAllowed('POST', path);
    if (path === TILES_PATH && this.tiles !== null)
      return asked === 'GET' ? { kind: 'tiles' } : notAllowed('GET, HEAD', path);
    const isService = (SERVICE_PATHS as readonly string[]).includes(path);
    if (!isService && !this.page?.has(path)) {
      return { kind: 'refused', reply: problem('ROUTE_UNKNOWN'), route: null };
    }
    if (asked !== 'GET') return notAllowed('GET, HEAD', path);
    return { kind: isService ? 'service' : 'page', path };
  }

  /**
   * The answer at one of the paths that need no key.
   * @param mount path under which the caller finds the endpoints.
   */
  describe(path: string, mount: string): Reply {
    try {
      return this.#described(path, mount);
    } catch (error) {
      // A dataset that was closed has nothing to tell about itself.
      this.onFailure(error, null);
      return problemOf(error);
    }
  }

  /** Hears of failures while answering. */
  readonly onFailure = (error: unknown, route: Pick<Route, 'path'> | null): void => {
    this.log?.write(failure(error, route, this.logAddresses));
  };

  /** False where a connection takes no more requests, because it closes after an answer that is under way. */
  takes({ socket }: IncomingMessage): boolean {
    return this.#open.takes(socket);
  }

  /**
   * Begins to count a request; it is counted and logged when its response closes, also where the sender went away
   * before.
   */
  begin(request: IncomingMessage, response: ServerResponse): Exchange {
    const exchange: Exchange = {
      request,
      response,
      startedAt: performance.now(),
      route: null,
      key: null,
      code: null,
      url: null,
      body: null,
    };
    this.metrics.begin();
    this.#open.add(request.socket, response, exchange);
    return exchange;
  }

  close(): void {
    this.#pressure.close();
    this.tiles?.close();
  }

  #described(path: string, mount: string): Reply {
    switch (path) {
      case '/openapi.json':
        if (this.#openApi?.mount !== mount) {
          // One buffer for everybody: who asks often and reads nothing holds no copies.
          const body = Buffer.from(
            JSON.stringify(openApiDocument(this.#documented(), this.maxBodyBytes, mount)),
          );
          const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
          const headers = { etag, 'cache-control': 'no-cache' };
          this.#openApi = { mount, reply: { ...ok(JSON_TYPE, body), headers } };
        }
        return this.#openApi.reply;
      case '/healthz':
        return this.#health();
      default: {
        const { manifest } = this.geocoder;
        return ok(
          METRICS_TYPE,
          this.metrics.text(manifest, {
            delayMilliseconds: this.#pressure.delayMilliseconds,
            keys: this.#keys?.size ?? 0,
            droppedLogLines: this.log?.droppedLines ?? 0,
          }),
        );
      }
    }
  }

  #documented() {
    const overlay = this.overlay === null ? [] : OVERLAY_ENDPOINTS;
    return { routes: this.routes, compat: this.compat.endpoints, overlay };
  }

  #finish(exchange: Exchange): void {
    const { request, response, route, code, key, body } = exchange;
    const milliseconds = performance.now() - exchange.startedAt;
    const status = response.writableEnded ? response.statusCode : STATUS_GONE;
    const method = request.method ?? 'GET';
    this.metrics.end(method, route ?? 'unknown', status, milliseconds / 1000);
    if (this.log === null || !this.#logRequests) return;
    const record: RequestLogRecord = {
      time: new Date().toISOString(),
      level: status >= 500 ? 'error' : 'info',
      event: 'request',
      method,
      route,
      status,
      code,
      milliseconds: Math.round(milliseconds * 1000) / 1000,
      key,
    };
    if (this.logAddresses) {
      record.url = exchange.url ?? request.url ?? '/';
      if (request.socket.remoteAddress !== undefined) record.remoteAddress = request.socket.remoteAddress;
      if (body !== null) record.body = Buffer.from(body).toString('utf8');
    }
    this.log.write(record);
  }

  #health(): Reply {
    const { manifest } = this.geocoder;
    const health = {
      status: this.draining ? 'stopping' : 'ok',
      datasetId: manifest.datasetId,
      dataset: manifest.name,
      addresses: manifest.counts.addresses,
      boundingBox: manifest.boundingBox,
      attribution: [...new Set(manifest.sources.map(({ attribution }) => attribution))],
      tiles: this.tiles !== null,
      ...(this.overlay === null ? {} : { overlay: true }),
      ...(this.#keys === null ? { keyless: true } : {}),
      uptimeSeconds: Math.floor((performance.now() - this.#startedAt) / 1000),
    };
    return { ...ok(JSON_TYPE, JSON.stringify(health)), status: this.draining ? 503 : 200 };
  }
}

/** Tells that the keys of a watched file changed, or why they did not. */
export function keysEvent(count: number, refusal: GeocoderError | null) {
  return refusal === null
    ? event('info', 'keys', { keys: count })
    : event('error', 'keys', { keys: count, code: refusal.code, reason: refusal.message });
}

/** What lies over the dataset; one without an overlay says so by an error. */
function overlayOf(geocoder: Answering): Overlay | null {
  try {
    const { overlay } = geocoder as Partial<Pick<Geocoder, 'overlay'>>;
    return overlay?.size === undefined ? null : overlay;
  } catch (error) {
    // One that is closed tells so to whoever asks it.
    if (error instanceof GeocoderError) return null;
    throw error;
  }
}

function ok(contentType: string, body: string | Buffer): Reply {
  return { status: 200, contentType, body, headers: null, code: null };
}

function notAllowed(allow: string, route: string): Target {
  return { kind: 'refused', reply: problem('METHOD_NOT_ALLOWED', undefined, { allow }), route };
}

function positive(name: string, value: number | undefined, standard: number): number {
  if (value === undefined) return standard;
  if (typeof value === 'number' && value > 0) return value;
  throw new GeocoderError(
    'INVALID_REQUEST',
    `serve: expected "${name}" to be a number above 0, but got ${JSON.stringify(value)}`,
  );
}
