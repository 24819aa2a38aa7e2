import { DEFAULT_MATCH_LIMIT } from '../../model/limits';
import type { Match, Reading } from '../../model/match';
import type { MatchOptions } from '../../model/options';
import type { RankedCandidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import type { CandidateFilter } from '../query/filter';
import { toMatch } from './to-match';

/**
 * One page of matches: `limit` of the candidates that are sure enough, after the first `offset`.
 * @param ranked best first.
 * @param readings for the explanations; unused if none are asked.
 */
export function pageOf(
  matcher: Matcher,
  ranked: readonly RankedCandidate[],
  readings: readonly Reading[],
  filter: CandidateFilter,
  { limit = DEFAULT_MATCH_LIMIT, offset = 0, explain = false, minConfidence = 0 }: MatchOptions,
): Match[] {
  const sure = minConfidence > 0 ? ranked.filter(({ confidence }) => confidence >= minConfidence) : ranked;
  return sure.slice(offset, offset + limit).map((candidate) => {
    const match = filter.withDistance(toMatch(matcher, candidate));
    return explain ? explained(match, candidate, readings, ranked.length) : match;
  });
}

/** The same match object, with its explanation added. */
export function explained(
  match: Match,
  { candidate }: RankedCandidate,
  readings: readonly Reading[],
  candidatesWeighed: number,
): Match {
  match.explanation = {
    readings: [...readings],
    reading: candidate.reading,
    points: candidate.evidence?.points ?? [],
    doubt: candidate.doubt,
    candidatesWeighed,
  };
  return match;
}
