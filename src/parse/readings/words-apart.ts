/** Which unread words of a line stand for themselves: a company, a building, a remark. */

import type { NumberSpan } from '../words/number-span';
import type { WordLine } from '../words/word-line';
import { firstOf, lastOf, type WordSet, withoutFirst, wordsFrom } from '../words/word-set';
import type { ReadingFrame } from './reading-draft';

/**
 * True for words in a part that has neither the street nor the number, and that is likely a company or a remark. A part
 * with a digit or a street type is more likely the street itself, unless a street with its number follows. So is a part of
 * a line without a number, unless the data know the street and the place: `Hotel De Post, Vismarkt, Groningen`. Words in
 * brackets are a remark, and words with a legal form are a company.
 */
export function standsApart(
  { line, number, street }: ReadingFrame,
  hasPlace: boolean,
  words: WordSet,
): boolean {
  if (street === 0) return false;
  if (number === null && !(hasPlace && (line.isStreet(street) || line.hasStreetType(street)))) return false;
  if ((words & ~line.asides) === 0 || (words & line.companies) !== 0)
    return !sharesPart(line, number, street, words);
  if ((words & line.withDigit) !== 0) return isNumberedObject(line, number, street, words);
  // `Bakkerij Bos, Tolweg 5`, `5 rue du Four, résidence Les Lilas`, `12 Mill Rd, Heron Bay`: beside a known street, the
  // words are most likely a name.
  if (line.hasStreetType(words) && (!line.isStreet(street) || line.isStreet(words)))
    return (
      hasPlace && !sharesPart(line, number, street, words) && standsBeforeTyped(line, number, street, words)
    );
  // `Birkenstraße, Heide, Essen`: without a number, the first may be the street and the other a quarter.
  if (number === null && line.hasCommonType(words)) return false;
  return !sharesPart(line, number, street, words);
}

/**
 * `Résidence Les Pins, 11 Rie Rhin et Danube`: where the number stands first, right in front of a name with a common type, the part before
 * them is a building, though its name has a type as well.
 */
function standsBeforeTyped(
  line: WordLine,
  number: NumberSpan | null,
  street: WordSet,
  words: WordSet,
): boolean {
  if (!line.numberFirst || number === null || number.end !== firstOf(street)) return false;
  if (lastOf(words) >= number.start || line.crossesParts(street)) return false;
  return line.hasCommonType(street) || (line.typeFirst && line.mayBeType(street & -street));
}

/**
 * `Halle 8, Kettwiger Str. 20`, `Garage 4 Wielen, Tolweg 5`, `Pier 17, 89 South St`: a name with a digit in a part of its own,
 * in front of a street with its number, which the data know or which has a type. Words that may be an address are none. The code
 * of a part of the house also stands behind the street, where that has its number in front: `280 State Drive, NOB-4`.
 */
function isNumberedObject(
  line: WordLine,
  number: NumberSpan | null,
  street: WordSet,
  words: WordSet,
): boolean {
  if (number === null) return false;
  const isInFront = line.numberFirst
    ? lastOf(words) < number.start && number.end === firstOf(street)
    : lastOf(words) < firstOf(street) && lastOf(street) + 1 === number.start;
  const isCode = withoutFirst(words) === 0 && (words & line.numeric) === 0;
  const isBehind = isCode && line.numberFirst && lastOf(street) < firstOf(words);
  if (!(isInFront || isBehind) || line.crossesParts(street) || sharesPart(line, number, street, words))
    return false;
  if (!line.isStreet(street) && !line.hasStreetType(street)) return false;
  if (isCode) return true;
  const name = words & ~line.withDigit;
  if (((1 << firstOf(words)) & name) === 0) return false;
  // Where the number stands first, `Engine 2 Fire Station` is no address although `Station` is a street type.
  if (!line.numberFirst && line.hasStreetType(name)) return false;
  return !holdsAddress(line, words);
}

/** True if a known street stands right beside a number. */
function holdsAddress(line: WordLine, words: WordSet): boolean {
  const [from, to] = [firstOf(words), lastOf(words) + 1];
  for (let numbers = words & line.numeric; numbers !== 0; numbers = withoutFirst(numbers)) {
    const at = firstOf(numbers);
    for (let start = from; start < at; start++) if (line.isStreet(wordsFrom(start, at))) return true;
    for (let end = to; end > at + 1; end--) if (line.isStreet(wordsFrom(at + 1, end))) return true;
  }
  return false;
}

function sharesPart(line: WordLine, number: NumberSpan | null, street: WordSet, words: WordSet): boolean {
  const part = line.part(firstOf(words));
  return number?.part === part || line.touches(street, part);
}

/** `ul. Na Příkopě`: the register leaves out the plain type, and has the rest as a name. */
export function isTypeBesideStreet({ line, street }: ReadingFrame, words: WordSet): boolean {
  if (street === 0 || !line.isTypeLeftOut(words) || !line.isStreet(street)) return false;
  // The Verlengde Hereweg is not the Hereweg.
  if ((words & line.qualifiers) !== 0) return false;
  return lastOf(words) + 1 === firstOf(street) && !line.crossesParts(words | street);
}
