import type { LinePlaces } from './line-places';
import type { WordLine } from './word-line';
import { firstOf, lastOf, type WordSet } from './word-set';

/**
 * Another town may have a longer name. `longer`: an unread word begins the part that the place ends, as in `49152 Bad Essen`.
 * `remark`: unread words behind the place tell which one is meant, as in `Essen (Oldenburg)` and `Essen i. O.`.
 */
export type PlaceDoubt = 'longer' | 'remark';

/** `(Oldb.)`, `i.`, `i.O.`, `a.d.R.`. */
const SHORT_REMARK = /^(?:\(|\p{Ll}\.)/u;

/** What makes it doubtful that a known place behind the street is the town meant; null for nothing. */
export function doubtOfPlace(line: WordLine, { known, unknown }: LinePlaces): PlaceDoubt | null {
  const [place] = known;
  // `Biel, Kanton Bern`: the first one is the town.
  if (place === undefined || known.length > 1) return null;
  for (const words of unknown) {
    if (beginsPartOf(line, words, place)) return 'longer';
    if (lastOf(place) + 1 === firstOf(words) && isRemark(line, words)) return 'remark';
  }
  return null;
}

function beginsPartOf(line: WordLine, words: WordSet, place: WordSet): boolean {
  if (lastOf(words) + 1 !== firstOf(place) || line.crossesParts(words | place)) return false;
  const first = firstOf(words);
  return first > 0 && line.part(first - 1) !== line.part(first);
}

function isRemark(line: WordLine, words: WordSet): boolean {
  return (words & ~line.asides) === 0 || SHORT_REMARK.test(line.text(words));
}
