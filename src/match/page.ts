import { DEFAULT_MATCH_LIMIT } from '../model/limits';
import type { Match, Reading } from '../model/match';
import type { MatchOptions } from '../model/options';
import type { Store } from '../store/rows';
import type { Candidate } from './candidate';
import { explained } from './explain';
import type { Narrower } from './narrow';

/** Candidates in their order, best first: an array, or a list that is used again. */
interface Ranked {
  readonly length: number;
  at(place: number): Candidate | undefined;
}

/** For who explains nothing. */
export const NO_READINGS: Reading[] = [];

/**
 * The matches that are asked for: `limit` of the candidates, behind the first `offset`.
 * @param readings for the explanations; not looked at where none are asked for.
 */
export function pageOf(
  store: Store,
  ranked: Ranked,
  readings: Reading[],
  narrow: Narrower,
  options: MatchOptions,
): Match[] {
  const { limit = DEFAULT_MATCH_LIMIT, offset = 0 } = options;
  const matches = new Array<Match>(Math.max(0, Math.min(limit, ranked.length - offset)));
  for (let at = 0; at < matches.length; at++) {
    const match = explained(store, ranked.at(offset + at)!, ranked.length, readings, options);
    matches[at] = narrow.finish(match);
  }
  return matches;
}
