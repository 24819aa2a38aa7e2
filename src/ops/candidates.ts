import { DEFAULT_MATCH_LIMIT } from '../model/limits';
import type { AddressQuery, Match } from '../model/match';
import type { MatchOptions } from '../model/options';
import type { Store } from '../store/rows';
import { explained } from './matching/explain';
import { matchFields } from './matching/match-fields';
import { narrower } from './matching/narrow';
import { profilesInScope } from './matching/scope';

/** Matches for a request in fields, best first. */
export function candidates(store: Store, query: AddressQuery, options: MatchOptions): Match[] {
  const narrow = narrower(store, options);
  const found = matchFields(store, profilesInScope(store, options.country), query, narrow.apply);
  return found
    .slice(0, options.limit ?? DEFAULT_MATCH_LIMIT)
    .map((candidate) =>
      narrow.finish(explained(store, candidate, found.length, [{ fields: query, leftOver: [] }], options)),
    );
}
