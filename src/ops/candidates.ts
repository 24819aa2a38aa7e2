import { matchFields } from '../match/match-fields';
import { narrower } from '../match/narrow';
import { NO_READINGS, pageOf } from '../match/page';
import { profilesInScope } from '../match/scope';
import type { AddressQuery, Match } from '../model/match';
import type { MatchOptions } from '../model/options';
import type { Store } from '../store/rows';

/** Matches for a request in fields, best first. */
export function candidates(store: Store, query: AddressQuery, options: MatchOptions): Match[] {
  const narrow = narrower(store, options);
  const profiles = profilesInScope(store, options.country);
  const { explain } = options;
  const found = matchFields(store, profiles, query, { narrow, explain });
  const readings = explain === true ? [{ fields: query, leftOver: [] }] : NO_READINGS;
  return pageOf(store, found, readings, narrow, options);
}
