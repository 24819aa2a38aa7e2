import { pageOf } from '../match/answer/page';
import type { RankedCandidate } from '../match/judge/candidate';
import type { Matcher } from '../match/matcher';
import { filterOf } from '../match/query/filter';
import { completeNames } from '../match/suggest/complete-name';
import { completeNumbers } from '../match/suggest/complete-number';
import { completePostcodes } from '../match/suggest/complete-postcode';
import { byScore } from '../match/suggest/completion';
import { DEFAULT_MATCH_LIMIT } from '../model/limits';
import type { Match } from '../model/match';
import type { MatchOptions } from '../model/options';
import { wordsOfLine } from '../parse/read-line';
import { flatMap } from '../text/flat-map';
import { search } from './search';

/**
 * Completions of a line while somebody types it: streets and places that begin so, then, once a street stands
 * there, its numbers. Where nothing begins so, the best matches of a search.
 */
export function suggest(matcher: Matcher, text: string, options: MatchOptions): Match[] {
  const { offset = 0, limit = DEFAULT_MATCH_LIMIT, explain = false } = options;
  const filter = filterOf(matcher.store, options);
  const found = flatMap(matcher.profilesInScope(options.country), (profile) => {
    const line = { matcher, profile, ...wordsOfLine(profile, text), limit: offset + limit, filter, explain };
    const postcodes = completePostcodes(line, text);
    if (postcodes.length > 0) return postcodes;
    const numbers = completeNumbers(line);
    return numbers.length > 0 ? numbers : completeNames(line);
  });
  if (found.length === 0) return search(matcher, text, options);
  return pageOf(
    matcher,
    sharingCertainty(found.sort(byScore)),
    [{ fields: {}, leftOver: [text] }],
    filter,
    options,
  );
}

/** Completions of one beginning share their certainty: together they are never surer than one. */
function sharingCertainty(found: readonly RankedCandidate[]): readonly RankedCandidate[] {
  const total = found.reduce((sum, { confidence }) => sum + confidence, 0);
  if (total <= 1) return found;
  return found.map(({ candidate, plausibility, confidence }) => ({
    candidate,
    plausibility,
    confidence: confidence / total,
  }));
}
