import { pageOf } from '../match/answer/page';
import { matchLine } from '../match/match-line';
import type { Matcher } from '../match/matcher';
import { filterOf } from '../match/query/filter';
import type { Match } from '../model/match';
import type { MatchOptions } from '../model/options';

/** Matches for one line as people write it, best first. */
export function search(matcher: Matcher, text: string, options: MatchOptions): Match[] {
  const filter = filterOf(matcher.store, options);
  const profiles = matcher.profilesInScope(options.country);
  const { ranked, readings } = matchLine(matcher, profiles, text, filter, options.explain);
  return pageOf(matcher, ranked, readings, filter, options);
}
