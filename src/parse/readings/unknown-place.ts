/** Which unread words of a line are most likely its place, where the data know none. */

import type { LinePlaces } from '../places/line-places';
import type { WordLine } from '../words/word-line';
import { countOf, firstOf, lastOf, type WordSet, withoutFirst } from '../words/word-set';
import type { ReadingFrame } from './reading-draft';

/** Not `IN`, the code of Indiana. */
const IN = /^in$/;
/** `MI`, `NSW`. */
const CODE = /^\p{Lu}{2,3}$/u;

/**
 * Which of the unread words are most likely the place: those behind the postcode (`Unter den Linden, 10999 Berlin`), else the first.
 * `Lange Str. 22 (Garage) Essen-Kray`: brackets are rather a remark.
 */
export function positionOfPlace(line: WordLine, unread: readonly WordSet[]): number {
  const behindPostcode = unread.findIndex((words) => line.standsAsTown(words));
  if (behindPostcode >= 0) return behindPostcode;
  return Math.max(
    0,
    unread.findIndex((words) => (words & ~line.asides) !== 0),
  );
}

/** `12 Churhc Road SY1 1AF`: in a line without a street, the words where one stands are hardly a place. */
export function standsAsStreet({ line, street, number }: ReadingFrame, words: WordSet): boolean {
  if (street !== 0 || number === null || countOf(words) < 2) return false;
  return line.numberFirst ? firstOf(words) === number.end : lastOf(words) + 1 === number.start;
}

/** `á Ísafirði`, `in München`: a preposition before an unknown place says only that one follows. */
export function withoutPreposition(line: WordLine, words: WordSet): WordSet {
  const rest = withoutFirst(words);
  const first = words & ~rest;
  const isPreposition = (first & line.letterWords) !== 0 || IN.test(line.text(first));
  return rest === 0 || !isPreposition ? words : rest;
}

/** `Bangor ME`: the code of a state behind the unknown town tells more than a second word of its name. */
export function withDivisionApart(line: WordLine, place: WordSet): readonly WordSet[] {
  const last = 1 << lastOf(place);
  return place !== last && isCodeOfDivision(line, last) ? [place & ~last, last] : [place];
}

/**
 * `Lutherville MD`, `Yonkers NY, New York`: unknown words right before a province, which says nothing of the town, nor does its name
 * once more. 0 if there are none.
 */
export function townBeforeProvince(
  line: WordLine,
  places: readonly WordSet[],
  unread: readonly WordSet[],
): WordSet {
  const [province, ...others] = places;
  if (province === undefined || !others.every((place) => line.isDivision(place))) return 0;
  if (!line.isProvince(province) && !isCodeOfDivision(line, province)) return 0;
  return unread.find((words) => lastOf(words) + 1 === firstOf(province)) ?? 0;
}

/** `Segrate, MI`: the code of a province says nothing of the town either, although the register takes it for one. */
function isCodeOfDivision(line: WordLine, place: WordSet): boolean {
  return CODE.test(line.text(place)) && line.isDivision(place);
}

/** `Lebanon, NH`: the state of the town, last in the line. The data lack it, so the town lies elsewhere. 0 if there is none. */
export function divisionBehind(
  line: WordLine,
  places: readonly WordSet[],
  unread: readonly WordSet[],
): WordSet {
  const state = unread.find((words) => lastOf(words) === line.length - 1 && line.isDivision(words));
  if (state === undefined) return 0;
  return places.some((place) => lastOf(place) + 1 === firstOf(state)) ? state : 0;
}

/** `York St Cockeysville`: the street type is not read, and no part of the town. Nor is one with a slip: `Hoyt oad Baltimore`. */
function isTypeOfStreet(line: WordLine, street: WordSet, unknown: WordSet): boolean {
  if (street === 0 || lastOf(street) + 1 !== firstOf(unknown) || line.crossesParts(street | unknown))
    return false;
  if (line.hasStreetType(street)) return false;
  return line.hasStreetType(street | unknown) || (!line.typeFirst && line.mayBeType(unknown));
}

/** `ieuw Scheemda`: a known place and the unknown words beside it may be one damaged name. 0 if there is none. */
export function damagedPlace(
  { line, back, street }: ReadingFrame,
  before: LinePlaces,
  behind: LinePlaces,
): WordSet {
  if (behind.known.length + before.known.length === 0) return 0;
  for (const unknown of behind.unknown) {
    if (line.isDivision(unknown) || isTypeOfStreet(line, street, unknown)) return 0;
    const part = line.partWith(firstOf(unknown), back);
    if (withoutFirst(part) !== 0) return part;
  }
  return 0;
}
