import type { Match } from '../model/match';
import type { MatchOptions } from '../model/options';
import type { Store } from '../store/rows';
import { matchLine } from './matching/match-line';
import { narrower } from './matching/narrow';
import { pageOf } from './matching/page';
import { profilesInScope } from './matching/scope';

/** Matches for one line as people write it, best first. */
export function search(store: Store, text: string, options: MatchOptions): Match[] {
  const narrow = narrower(store, options);
  const profiles = profilesInScope(store, options.country);
  const { ranked, readings } = matchLine(store, profiles, text, narrow, options.explain);
  return pageOf(store, ranked, readings, narrow, options);
}
