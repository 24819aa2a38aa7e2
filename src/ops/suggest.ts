import { completeNames } from '../match/complete-name';
import { completeNumbers } from '../match/complete-number';
import { narrower } from '../match/narrow';
import { NO_READINGS, pageOf } from '../match/page';
import { profilesInScope } from '../match/scope';
import { Workspace } from '../match/workspace';
import { DEFAULT_MATCH_LIMIT } from '../model/limits';
import type { Match } from '../model/match';
import type { MatchOptions } from '../model/options';
import { wordsOfLine } from '../parse/read-line';
import type { Store } from '../store/rows';
import { search } from './search';

/**
 * Completions of a line while somebody types it: streets and places that begin so, then, once a street stands
 * there, its numbers. Where nothing begins so, the best matches of a search.
 */
export function suggest(store: Store, text: string, options: MatchOptions): Match[] {
  const { offset = 0, limit = DEFAULT_MATCH_LIMIT, explain = false } = options;
  const narrow = narrower(store, options);
  const { completions: found } = Workspace.begin(store);
  for (const profile of profilesInScope(store, options.country)) {
    const words = wordsOfLine(profile, text);
    const line = { store, profile, words, limit: offset + limit, narrow, explain, found };
    const before = found.length;
    completeNumbers(line);
    if (found.length === before) completeNames(line);
  }
  if (found.length === 0) return search(store, text, options);
  const readings = explain ? [{ fields: {}, leftOver: [text] }] : NO_READINGS;
  found.sort();
  return pageOf(store, found, readings, narrow, options);
}
