import type { Geocoder } from '../geocoder';
import { GeocoderError } from '../model/errors';
import { MAX_MATCH_LIMIT } from '../model/limits';
import type { Match } from '../model/match';
import type { MatchOptions } from '../model/options';
import { RecentAnswers } from './recent-answers';

/** The methods of a better-sqlite3 database that are used here. */
export interface SqlDatabase {
  // biome-ignore lint/suspicious/noExplicitAny: as better-sqlite3 declares it
  function(name: string, options: { deterministic?: boolean }, run: (...values: any[]) => unknown): unknown;
  table(
    name: string,
    // biome-ignore lint/suspicious/noExplicitAny: as better-sqlite3 declares it
    definition: { columns: string[]; parameters?: string[]; rows: (...values: any[]) => Generator },
  ): unknown;
}

export interface RegisterOptions {
  /** ISO 3166-1 alpha-2: only what lies there. */
  country?: string;
  /** An answer with less confidence becomes NULL, or no row. 0…1, default 0. */
  minConfidence?: number;
}

/** Columns of `geocode_matches`. */
const COLUMNS = [
  'label',
  'level',
  'id',
  'streetname',
  'number',
  'suffix',
  'postcode',
  'city',
  'suburb',
  'municipality',
  'province',
  'country',
  'latitude',
  'longitude',
  'confidence',
  'advice',
] as const satisfies readonly (keyof Match)[];

/**
 * Adds functions to a connection:
 * - `geocode(text)`: the best match as JSON; `geocode_lat(text)`, `geocode_lon(text)`, `geocode_label(text)`,
 *   `geocode_confidence(text)`: one value of it. NULL where nothing is found, and for NULL and blank texts.
 * - `reverse_label(latitude, longitude)`: the label of what lies there, in degrees.
 * - `same_address(a, b)`: 0 to 1, that two texts mean one address.
 * - `geocode_matches(text, limit)`: a table, best first, at most 50; without `limit` five.
 *
 * The functions belong to the connection and use the geocoder: close the geocoder after the connection. A statement
 * fails with INVALID_REQUEST for a text of more than 200 characters and for coordinates out of range.
 * @throws GeocoderError INVALID_REQUEST for an option that does not fit; GEOCODER_CLOSED.
 */
export function register(db: SqlDatabase, geocoder: Geocoder, options: RegisterOptions = {}): void {
  const chosen: MatchOptions = { ...options, limit: 1 };
  // This call refuses a wrong option now, not at the first row.
  geocoder.search('-', chosen);
  const recent = new RecentAnswers((text) => geocoder.search(text, chosen)[0] ?? null);
  const best = (value: unknown): Match | null => {
    const text = textOf(value);
    return text === null ? null : recent.of(text);
  };
  const add = (name: string, run: (...values: unknown[]) => unknown) => {
    db.function(name, { deterministic: true }, run);
  };
  add('geocode', (text: unknown) => {
    const match = best(text);
    return match === null ? null : JSON.stringify(match);
  });
  add('geocode_lat', (text: unknown) => best(text)?.latitude ?? null);
  add('geocode_lon', (text: unknown) => best(text)?.longitude ?? null);
  add('geocode_label', (text: unknown) => best(text)?.label ?? null);
  add('geocode_confidence', (text: unknown) => best(text)?.confidence ?? null);
  add('same_address', (left: unknown, right: unknown) => {
    const [a, b] = [textOf(left), textOf(right)];
    if (a === null || b === null) return null;
    return geocoder.sameAddress(a, b, options.country === undefined ? {} : { country: options.country }).same;
  });
  const { minConfidence, country } = chosen;
  const reverseOptions = {
    detail: true as const,
    ...(minConfidence === undefined ? {} : { minConfidence }),
    ...(country === undefined ? {} : { country }),
  };
  add('reverse_label', (latitude: unknown, longitude: unknown) => {
    if (latitude === null || longitude === null) return null;
    const point = { latitude: latitude as number, longitude: longitude as number };
    return geocoder.reverseGeocode(point, reverseOptions)?.label ?? null;
  });
  db.table('geocode_matches', {
    columns: ['rank', ...COLUMNS],
    parameters: ['text', 'most'],
    *rows(value: unknown, most: unknown = null) {
      const text = textOf(value);
      if (text === null) return;
      const limit = most === null ? {} : { limit: limitOf(most) };
      const { limit: _one, ...same } = chosen;
      for (const [index, match] of geocoder.search(text, { ...same, ...limit }).entries()) {
        yield [index + 1, ...COLUMNS.map((column) => match[column])];
      }
    },
  });
}

/** The text of a cell: null for NULL and blank text, the digits for a number. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  throw new GeocoderError('INVALID_REQUEST', 'geocode: expected a text, but got a blob');
}

function limitOf(most: unknown): number {
  const limit = Number(most);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_MATCH_LIMIT) return limit;
  throw new GeocoderError(
    'INVALID_REQUEST',
    `geocode_matches: expected the limit to be a whole number from 1 to ${MAX_MATCH_LIMIT}, but got ${JSON.stringify(String(most))}`,
  );
}
