import { DEFAULT_MATCH_LIMIT } from '../../model/limits';
import type { MatchOptions } from '../../model/options';
import type { Candidate } from './candidate';

/** The candidates that are asked for: `limit` of them, behind the first `offset`. */
export function pageOf(
  ranked: readonly Candidate[],
  { limit = DEFAULT_MATCH_LIMIT, offset = 0 }: MatchOptions,
): Candidate[] {
  return ranked.slice(offset, offset + limit);
}
