/** The level and confidence of an answer, for the header Doorplate-Match: the plain shapes have no fields for them. */

import type { Match, MatchLevel, Tell } from '../../model/match';
import type { OperationName } from '../../operations';
import type { Answering } from './answering';

/** An answer, and the level and confidence of the best match in it; null if nothing was found. */
export interface Told {
  readonly found: unknown;
  readonly match: { readonly level: MatchLevel; readonly confidence: number } | null;
}

export const MATCH_HEADER = 'doorplate-match';

/** `level=address; confidence=0.97`. */
export function matchHeader({ level, confidence }: NonNullable<Told['match']>): string {
  // Cut, not rounded: 1 must mean certain, not nearly certain.
  return `level=${level}; confidence=${Math.floor(confidence * 10_000) / 10_000}`;
}

/** Operations whose answers are certain, with the level of their answers. */
const KNOWN: Partial<Record<OperationName, MatchLevel>> = {
  lookupStreet: 'address',
  getAddress: 'address',
  listMunicipalities: 'municipality',
  listProvinces: 'province',
};

/**
 * Calls an operation and adds the level and confidence of its answer.
 * @param args arguments of the operation, without options.
 * @param options options of the operation; with `detail` the answer is a Match.
 */
export function tell(
  geocoder: Answering,
  name: OperationName,
  args: readonly unknown[],
  options: { readonly detail?: boolean } & Readonly<Record<string, unknown>>,
): Told {
  let match: Told['match'] = null;
  const hear: Tell = (level, confidence) => {
    match = { level, confidence };
  };
  const found = Reflect.apply(geocoder[name], geocoder, [...args, options, hear]) as unknown;
  const known = KNOWN[name];
  if (known === undefined) return { found, match: isMatch(found) ? found : match };
  const isNone = found === null || (Array.isArray(found) && found.length === 0);
  return { found, match: isNone ? null : { level: known, confidence: 1 } };
}

function isMatch(found: unknown): found is Match {
  return typeof found === 'object' && found !== null && 'level' in found && 'confidence' in found;
}
