import { matchLine } from '../match/match-line';
import { narrower } from '../match/narrow';
import { pageOf } from '../match/page';
import { profilesInScope } from '../match/scope';
import type { Match } from '../model/match';
import type { MatchOptions } from '../model/options';
import type { Store } from '../store/rows';

/** Matches for one line as people write it, best first. */
export function search(store: Store, text: string, options: MatchOptions): Match[] {
  const narrow = narrower(store, options);
  const profiles = profilesInScope(store, options.country);
  const { ranked, readings } = matchLine(store, profiles, text, narrow, options.explain);
  return pageOf(store, ranked, readings, narrow, options);
}
