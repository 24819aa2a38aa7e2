import type { CountryProfile } from '../country/index';
import { DEFAULT_MATCH_LIMIT } from '../model/limits';
import type { Match } from '../model/match';
import type { MatchOptions } from '../model/options';
import { lineWords } from '../parse/line-words';
import type { Store } from '../store/rows';
import type { Candidate } from './matching/candidate';
import { completeNames } from './matching/complete-name';
import { completeNumbers } from './matching/complete-number';
import { explained } from './matching/explain';
import { type Narrower, narrower } from './matching/narrow';
import { pageOf } from './matching/page';
import { profilesInScope } from './matching/scope';
import { sortFew } from './matching/sort-few';
import { search } from './search';

/**
 * Completions of a line while somebody types it: streets and places that begin so, then, once a street stands
 * there, its numbers. Where nothing begins so, the best matches of a search.
 */
export function suggest(store: Store, text: string, options: MatchOptions): Match[] {
  const wanted = (options.offset ?? 0) + (options.limit ?? DEFAULT_MATCH_LIMIT);
  const narrow = narrower(store, options);
  let found: Candidate[] = [];
  for (const profile of profilesInScope(store, options.country)) {
    const more = completions(store, profile, text, wanted, narrow);
    found = found.length === 0 ? more : found.concat(more);
  }
  if (found.length === 0) return search(store, text, options);
  sortFew(found, 0, found.length, byScore);
  const readings = [{ fields: {}, leftOver: [text] }];
  return pageOf(found, options).map((candidate) =>
    narrow.finish(explained(store, candidate, found.length, readings, options)),
  );
}

function byScore(a: Candidate, b: Candidate): number {
  if (a.score !== b.score) return a.score > b.score ? -1 : 1;
  return (a.street?.id ?? -1) - (b.street?.id ?? -1) || a.area.id - b.area.id;
}

function completions(
  store: Store,
  profile: CountryProfile,
  text: string,
  limit: number,
  narrow: Narrower,
): Candidate[] {
  const { words } = lineWords(profile, text).at(-1)!;
  const numbers = completeNumbers(store, profile, words, limit, narrow);
  return numbers.length > 0 ? numbers : completeNames(store, profile, words, limit, narrow);
}
