/** What an answer of the seven rests on, for its header: also where the interface's shape has no place for it. */

import type { Match, MatchLevel, Tell } from '../../model/match';
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

/** What these list is known for sure. */
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
