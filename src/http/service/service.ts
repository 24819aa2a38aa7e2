/** The service without its server: what `serve` and `handler` share. */

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { version } from '../../../package.json';
import type { Geocoder } from '../../geocoder';
import { GeocoderError } from '../../model/errors';
import { BatchPlaces } from '../batch/places';
import { CompatTable } from '../compat/compat';
import { ExplorePage } from '../explore-page';
import type { KeyRing } from '../keys/key-ring';
import type { Answering } from '../routes/answering';
import { OVERLAY_ENDPOINTS, type Overlay } from '../routes/overlay-endpoints';
import { problemOf, type Reply } from '../routes/problems';
import { type Route, routesOf } from '../routes/routes';
import { Cors } from '../server/cors';
import { TileFile } from '../tile-file';
import { healthReply, ok, openApiReply } from './description';
import { beginExchange, type Exchange, endingOf, recordOf } from './exchange';
import { Gate } from './gate';
import { METRICS_TYPE, Metrics } from './metrics';
import { OpenExchanges } from './open-exchanges';
import { Pressure } from './pressure';
import { RateLimit } from './rate-limit';
import { event, failure, GuardedLog } from './service-log';
import { limitsOf, type ServiceOptions } from './service-options';
import { type Target, Targets } from './target';

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
  /** True if requests need no key and the Host header must name this machine. */
  localNamesOnly = false;
  /** Whether everybody may change the overlay, if no keys are asked. */
  readonly everybodyMayWrite: boolean;
  /** True from the moment that a server begins to stop. */
  draining = false;

  readonly #logRequests: boolean;
  readonly #targets: Targets;
  readonly #dataset: { readonly current: Answering };
  readonly #keys: KeyRing | null;
  readonly #pressure: Pressure;
  readonly #startedAt = performance.now();
  readonly #open = new OpenExchanges<Exchange>((exchange) => this.#finish(exchange));
  #tag: { geocoder: Answering; version: string | null } | null = null;
  #overlay: { geocoder: Answering; overlay: Overlay | null } | null = null;
  #openApi: { mount: string; reply: Reply } | null = null;

  /**
   * @param dataset its `current` answers, and may be another one at the next request.
   * @throws GeocoderError INVALID_REQUEST for an option out of range; PACKAGE_MISSING for a page that was not built.
   */
  constructor(dataset: { readonly current: Answering }, keys: KeyRing | null, options: ServiceOptions) {
    const { requestsPerSecond, maxBodyBytes, maxDelayMilliseconds } = limitsOf(options);
    this.maxBodyBytes = maxBodyBytes;
    this.everybodyMayWrite = keys === null && options.mayWrite === true;
    this.page = options.explore ? new ExplorePage() : null;
    this.compat = new CompatTable(options.compat ?? []);
    this.cors = new Cors(options.cors ?? []);
    this.routes = routesOf(options.explore ?? false);
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
    const { compat, page, tiles } = this;
    this.#targets = new Targets(this.routes, { compat, page, hasTiles: tiles !== null });
    this.#pressure = new Pressure(maxDelayMilliseconds);
    this.gate = new Gate(keys, new RateLimit(requestsPerSecond), this.#pressure);
  }

  get geocoder(): Answering {
    return this.#dataset.current;
  }

  /** The overlay of the current dataset; null if none was opened. */
  get overlay(): Overlay | null {
    const { geocoder } = this;
    if (this.#overlay?.geocoder !== geocoder) this.#overlay = { geocoder, overlay: overlayOf(geocoder) };
    return this.#overlay.overlay;
  }

  /**
   * The ETag of every answer to a GET: the same dataset gives the same answers. Null with an overlay, which changes
   * while the dataset stays the same.
   * @param languages the header Accept-Language, if the answer follows it.
   */
  etagIn(languages: string): string | null {
    const geocoder = this.geocoder;
    // The tag is kept, because `manifest` makes a copy each time.
    if (this.#tag?.geocoder !== geocoder) {
      this.#tag = {
        geocoder,
        version: this.overlay !== null ? null : `${geocoder.manifest.datasetId}-${version}`,
      };
    }
    const tag = this.#tag.version;
    if (tag === null) return null;
    if (languages === '') return `W/"${tag}"`;
    return `W/"${tag}-${createHash('sha256').update(languages).digest('base64url')}"`;
  }

  /** The target of a method and a path. HEAD counts as GET. */
  target(method: string, path: string): Target {
    return this.#targets.at(method, path, this.overlay !== null);
  }

  /**
   * The answer at one of the paths that need no key.
   * @param mount path under which the caller finds the endpoints.
   */
  describe(path: string, mount: string): Reply {
    try {
      return this.#described(path, mount);
    } catch (error) {
      // A closed dataset has no manifest.
      this.onFailure(error, null);
      return problemOf(error);
    }
  }

  /** Logs a failure while answering. */
  readonly onFailure = (error: unknown, route: Pick<Route, 'path'> | null): void => {
    this.log?.write(failure(error, route, this.logAddresses));
  };

  /** False if a connection takes no more requests, because it closes after the current answer. */
  takes({ socket }: IncomingMessage): boolean {
    return this.#open.takes(socket);
  }

  /**
   * Begins a request. It is counted and logged when its response closes, also if the client went away before.
   */
  begin(request: IncomingMessage, response: ServerResponse): Exchange {
    const exchange = beginExchange(request, response);
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
          // All requests share one buffer: a client that asks often and reads nothing holds no copies.
          const overlay = this.overlay === null ? [] : OVERLAY_ENDPOINTS;
          const documented = { routes: this.routes, compat: this.compat.endpoints, overlay };
          this.#openApi = { mount, reply: openApiReply(documented, this.maxBodyBytes, mount) };
        }
        return this.#openApi.reply;
      case '/healthz':
        return healthReply({
          manifest: this.geocoder.manifest,
          draining: this.draining,
          hasTiles: this.tiles !== null,
          hasOverlay: this.overlay !== null,
          asksForKeys: this.#keys !== null,
          uptimeSeconds: (performance.now() - this.#startedAt) / 1000,
        });
      default:
        return ok(
          METRICS_TYPE,
          this.metrics.text(this.geocoder.manifest, {
            delayMilliseconds: this.#pressure.delayMilliseconds,
            keys: this.#keys?.size ?? 0,
            droppedLogLines: this.log?.droppedLines ?? 0,
          }),
        );
    }
  }

  #finish(exchange: Exchange): void {
    const ending = endingOf(exchange);
    const { method, status, milliseconds } = ending;
    this.metrics.end(method, exchange.route ?? 'unknown', status, milliseconds / 1000);
    if (this.log !== null && this.#logRequests) this.log.write(recordOf(exchange, ending, this.logAddresses));
  }
}

/** The log record of changed keys, or of why a changed file was refused. */
export function keysEvent(count: number, refusal: GeocoderError | null) {
  return refusal === null
    ? event('info', 'keys', { keys: count })
    : event('error', 'keys', { keys: count, code: refusal.code, reason: refusal.message });
}

/** The overlay of a geocoder; null if it throws because it has none. */
function overlayOf(geocoder: Answering): Overlay | null {
  try {
    const { overlay } = geocoder as Partial<Pick<Geocoder, 'overlay'>>;
    return overlay?.size === undefined ? null : overlay;
  } catch (error) {
    // A closed geocoder throws here too; each operation reports that itself.
    if (error instanceof GeocoderError) return null;
    throw error;
  }
}
