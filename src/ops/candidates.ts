import { pageOf } from '../match/answer/page';
import { matchFields } from '../match/match-fields';
import type { Matcher } from '../match/matcher';
import { filterOf } from '../match/query/filter';
import type { AddressQuery, Match } from '../model/match';
import type { MatchOptions } from '../model/options';

/** Matches for a request in fields, best first. */
export function candidates(matcher: Matcher, query: AddressQuery, options: MatchOptions): Match[] {
  const filter = filterOf(matcher.store, options);
  const profiles = matcher.profilesInScope(options.country);
  const found = matchFields(matcher, profiles, query, { filter, explain: options.explain });
  return pageOf(matcher, found, [{ fields: query, leftOver: [] }], filter, options);
}
