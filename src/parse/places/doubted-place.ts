import { isEstablishment, namesCentre } from '../../country/index';
import { fold, wordsOf } from '../../text/fold';
import type { WordLine } from '../words/word-line';
import { countOf, firstOf, lastOf, type WordSet } from '../words/word-set';
import type { LinePlaces } from './line-places';

/**
 * Another town may have a longer name. `longer`: an unread word begins the part that the place ends, as in
 * `49152 Bad Essen`, or beside it has an opposite: `East Brunswick VIC`. `remark`: unread words behind the place tell
 * which one is meant, as in `Essen (Oldenburg)` and `Essen i. O.`. `behind`: the town may stand behind the street,
 * where words are not read, and the place in front belong to the street: `Andover Hls 185, Lebanon`. `elsewhere`: an
 * unread word names another country or a division that the data lack: `Essen, Belgien`, `Burlington, Ontario`. `wider`:
 * the place is also a province, and the unread part before it may be the town: `Via Verdi 4, Legnano, Milano`.
 */
export type PlaceDoubt = 'longer' | 'remark' | 'behind' | 'elsewhere' | 'wider';

/** `(Oldb.)`, `i.`, `i.O.`, `a.d.R.`. */
const SHORT_REMARK = /^(?:\(|\p{Ll}\.)/u;
/** `(18e)`, `(XVIIIe arr.)`, `(3. Bezirk)`: a numbered district of the town, which tells of no other town. */
const NUMBERED_DISTRICT = /^\(?(?:\d{1,2}|[IVX]+)\.?\p{Ll}{0,3}(?![\p{IDS}\p{N}])/u;

/** More words are a company rather than a town: `Vismarkt, Hotel De Post, Groningen`. */
const MOST_OF_TOWN = 2;
const LETTERS = /^(?=\P{N}*$).*\p{IDS}{3}/u;

/** What makes it doubtful that a known place behind the street is the town meant; null for nothing. */
export function doubtOfPlace(line: WordLine, { known, unknown: unread }: LinePlaces): PlaceDoubt | null {
  const [place] = known;
  // `downtown Montpelier`
  const unknown = unread.filter((words) => !namesCentre(line.text(words)));
  if (place !== undefined && unknown.some((words) => line.namesElsewhere(words))) return 'elsewhere';
  if (place === undefined) return null;
  if (unknown.some((words) => isPartOfName(line, words, place))) return 'longer';
  // `Biel, Kanton Bern`: the first one is the town.
  if (known.length > 1) return null;
  for (const words of unknown) {
    if (beginsPartOf(line, words, place)) return 'longer';
    if (isTownBefore(line, words, place)) return 'wider';
    // `Garðabær (Álftanes)` is the name of a town.
    if (lastOf(place) + 1 === firstOf(words) && isRemark(line, words) && !line.isPlace(place | words))
      return 'remark';
  }
  return null;
}

/** The doubt about a place in front of the street. `Studio Essen, Korumhöhe 11, Essen-Kray` names it twice. */
export function doubtInFront(
  line: WordLine,
  place: WordSet,
  unreadBehind: readonly WordSet[],
): PlaceDoubt | null {
  const name = fold(line.text(place));
  return unreadBehind.some((words) => !fold(line.text(words)).includes(name)) ? 'behind' : null;
}

function beginsPartOf(line: WordLine, words: WordSet, place: WordSet): boolean {
  if (lastOf(words) + 1 !== firstOf(place) || line.crossesParts(words | place)) return false;
  const first = firstOf(words);
  return first > 0 && line.part(first - 1) !== line.part(first);
}

/**
 * `East Brunswick VIC`, `Parramatta North NSW`: beside the town, a word that has an opposite belongs to its name. Where
 * the number stands last, `Waldau Süd` is a quarter of Waldau.
 */
function isPartOfName(line: WordLine, words: WordSet, place: WordSet): boolean {
  if (line.crossesParts(words | place) || !line.mayExcludeOthers(words)) return false;
  return lastOf(words) + 1 === firstOf(place) || (line.numberFirst && lastOf(place) + 1 === firstOf(words));
}

function isTownBefore(line: WordLine, words: WordSet, place: WordSet): boolean {
  const first = firstOf(words);
  if (lastOf(words) + 1 !== firstOf(place) || first === 0 || line.part(first - 1) === line.part(first))
    return false;
  if (countOf(words) > MOST_OF_TOWN || !LETTERS.test(line.text(words))) return false;
  // `Markt 1 (Stadhuis), Groningen`
  if (namesHouse(line, words)) return false;
  return line.crossesParts(words | place) && line.mayBeProvince(place);
}

function isRemark(line: WordLine, words: WordSet): boolean {
  const text = line.text(words);
  if (NUMBERED_DISTRICT.test(text) || namesHouse(line, words) || tellsDelivery(line, words)) return false;
  return (words & ~line.asides) === 0 || SHORT_REMARK.test(text);
}

/**
 * `Essen (bei Müller klingeln)`, `Assen (graag achterom)`, `Essen (Tor 3)`: no town is told from another by a number, by three words or
 * by small letters, if the line has capitals elsewhere.
 */
function tellsDelivery(line: WordLine, words: WordSet): boolean {
  if ((words & ~line.asides) !== 0) return false;
  if ((words & line.withDigit) !== 0 || countOf(words) > MOST_OF_TOWN) return true;
  const text = line.text(words);
  return text === text.toLowerCase() && line.hasCapitals;
}

/** `Groningen (Stadhuis)` */
function namesHouse(line: WordLine, words: WordSet): boolean {
  return wordsOf(fold(line.text(words))).some(isEstablishment);
}
