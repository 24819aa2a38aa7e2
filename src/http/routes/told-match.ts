/** What an answer of the seven rests on, for its header: also where the interface's shape has no place for it. */

import type { Match, MatchLevel } from '../../model/match';
import type { OperationName } from '../../operations';
import type { Answering } from './answering';

/** An answer, and the level and confidence of the best match in it; null where nothing was found. */
export interface Told {
  readonly found: unknown;
  readonly match: { readonly level: MatchLevel; readonly confidence: number } | null;
}

export const MATCH_HEADER = 'doorplate-match';

/** `level=address; confidence=0.97`. */
export function matchHeader({ level, confidence }: NonNullable<Told['match']>): string {
  // Cut, not rounded: 1 is said of what is known, not of what is nearly so.
  return `level=${level}; confidence=${Math.floor(confidence * 10_000) / 10_000}`;
}

const PLACE = ['suburb_id', 'building_id', 'number', 'suffix', 'streetname', 'postcode', 'city'] as const;
const PLACE_AND_POINT = [...PLACE, 'latitude', 'longitude'] as const;

/** Fields of the shapes that a match of an address holds as they are, in the interface's order. */
const FIELDS: Partial<Record<OperationName, readonly (keyof Match)[]>> = {
  lookupPostcode: PLACE_AND_POINT,
  forwardGeocode: PLACE_AND_POINT,
  reverseGeocode: PLACE,
};
/** What the others of the seven list is known for sure. */
const KNOWN: Partial<Record<OperationName, MatchLevel>> = {
  lookupStreet: 'address',
  getAddress: 'address',
  listMunicipalities: 'municipality',
  listProvinces: 'province',
};

/**
 * Calls an operation, and tells what its answer rests on.
 * @param args its arguments, without options.
 * @param options of it; with `detail` the answer is a Match.
 */
export function tell(
  geocoder: Answering,
  name: OperationName,
  args: readonly unknown[],
  options: { readonly detail?: boolean } & Readonly<Record<string, unknown>>,
): Told {
  const ask = (chosen: object) => Reflect.apply(geocoder[name], geocoder, [...args, chosen]) as unknown;
  const fields = FIELDS[name];
  if (fields === undefined) {
    const found = ask(options);
    const level = KNOWN[name];
    const isNone = found === null || (Array.isArray(found) && found.length === 0);
    return { found, match: level === undefined || isNone ? null : { level, confidence: 1 } };
  }
  const match = ask({ ...options, detail: true }) as Match | null;
  if (match === null || options.detail === true) return { found: match, match };
  // Of what is less than an address the shape says other things: a suburb of a city, say.
  if (match.level !== 'address' && match.level !== 'building') {
    const found = ask(options);
    return { found, match: found === null ? null : match };
  }
  return { found: Object.fromEntries(fields.map((field) => [field, match[field] ?? null])), match };
}
