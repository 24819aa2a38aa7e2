import { GeocoderError } from '../../model/errors';
import {
  type CompatName,
  DEFAULT_MAX_BODY_BYTES,
  DEFAULT_MAX_DELAY_MILLISECONDS,
  DEFAULT_REQUESTS_PER_SECOND,
} from '../../model/service-limits';
import type { Log, LogSink } from './service-log';

/** Options of the service, the same for `serve`, `handler` and the Fastify plug-in. */
export interface ServiceOptions {
  /** Requests a second for each key, with a burst of two seconds' worth. Default 100; Infinity for no limit. */
  requestsPerSecond?: number;
  /** Longest request body, bytes. Default 16,384: the five fields at their longest, each character escaped. */
  maxBodyBytes?: number;
  /** Answers 503 while the event loop is later than this, milliseconds. Default 1,000; Infinity for never. */
  maxDelayMilliseconds?: number;
  /** The map page at `/`, and `GET /search`, `GET /suggest`, `GET /areas/{id}`. Default false. */
  explore?: boolean;
  /** PMTiles file whose streets the map page draws; without it the countries of the world. Only with `explore`. */
  tiles?: string;
  /** Interfaces of other geocoders: `nominatim` below `/nominatim`, `photon` below `/photon`. Default none. */
  compat?: readonly CompatName[];
  /** Origins whose pages may ask: `https://shop.example`, or `*` for all. Default none. */
  cors?: readonly string[];
  /**
   * If no keys are asked: whether everybody may change the overlay. Default false. With keys, each key has its own
   * right.
   */
  mayWrite?: boolean;
  /** Receives each request and event. Default none. */
  log?: Log | LogSink;
  /** False: the log receives only events, no requests. Default true. */
  logRequests?: boolean;
  /** Log records also hold the URL, the body and the caller's address. Default false. */
  logAddresses?: boolean;
}

/** The options that are numbers, with their defaults. @throws GeocoderError INVALID_REQUEST for one out of range. */
export function limitsOf(options: ServiceOptions) {
  return {
    requestsPerSecond: positive('requestsPerSecond', options.requestsPerSecond, DEFAULT_REQUESTS_PER_SECOND),
    maxBodyBytes: positive('maxBodyBytes', options.maxBodyBytes, DEFAULT_MAX_BODY_BYTES),
    maxDelayMilliseconds: positive(
      'maxDelayMilliseconds',
      options.maxDelayMilliseconds,
      DEFAULT_MAX_DELAY_MILLISECONDS,
    ),
  };
}

function positive(name: string, value: number | undefined, standard: number): number {
  if (value === undefined) return standard;
  if (typeof value === 'number' && value > 0) return value;
  throw new GeocoderError(
    'INVALID_REQUEST',
    `serve: expected "${name}" to be a number above 0, but got ${JSON.stringify(value)}`,
  );
}
