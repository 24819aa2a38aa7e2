import { doubtInFront, doubtOfPlace, type PlaceDoubt } from '../places/doubted-place';
import { findPlaces, type LinePlaces } from '../places/line-places';
import type { NumberSpan } from '../words/number-span';
import type { WordLine } from '../words/word-line';
import { countOf, firstOf, lastOf, type WordSet, withoutFirst } from '../words/word-set';
import { isNameInFront } from './name-in-front';
import { COST } from './reading-costs';
import { PLACE_FIELDS, type ReadingDraft, type ReadingFrame } from './reading-draft';
import {
  damagedPlace,
  divisionBehind,
  positionOfPlace,
  standsAsStreet,
  townBeforeProvince,
  withDivisionApart,
  withoutPreposition,
} from './unknown-place';
import { townsLeft } from './unread-town';
import { isTypeBesideStreet, standsApart } from './words-apart';

const LETTER = /^\p{IDS}\.?$/u;

/** Reads the words around street and number as places or as left over, and, if possible, also as one damaged place. */
export function draftReadings(frame: ReadingFrame): readonly ReadingDraft[] {
  const behind = findPlaces(frame.line, frame.back, false);
  // If the line ends in a place, a place name among other words in front is not read as one: `Acme Trading Co`.
  const before = findPlaces(frame.line, frame.front, behind.known.length > 0);
  // After the street the smallest place comes first; before the street it comes last.
  const places = [...behind.known, ...[...before.known].reverse()];
  const districts = [behind, before].flatMap(({ known, unknown }) =>
    unknown.filter((words) => isDistrict(frame, known, words)),
  );
  const unknownBehind = behind.unknown.filter((words) => !districts.includes(words));
  const hasPlace = behind.known.length > 0 || frame.taken.postcode !== null;
  const unknownBefore = before.unknown.filter((words) => !districts.includes(words));
  // `Jan Hoekstra Brink 12`: the person may also belong to the name of a street that the data lack.
  const mayHaveSender = !frame.line.isTypeAlone(frame.street);
  const senders = unknownBefore.filter((words) => mayHaveSender && isNameInFront(frame, hasPlace, words));
  const unread = [...unknownBehind, ...unknownBefore.filter((words) => !senders.includes(words))];
  const leftOver: WordSet[] = [];
  const leftApart: WordSet[] = [...senders];
  const strangers = behind.unknown.filter((words) => standsByPlace(frame, behind.known, words));
  const placeInFront = before.known.length > 0;
  let weight = 0;
  // Unknown words after the number are most likely a damaged place; before it, a person or a company.
  if (places.length === 0 && behind.unknown.length > 0) {
    const [place = 0] = unread.splice(positionOfPlace(frame.line, unread), 1);
    places.push(...withDivisionApart(frame.line, withoutPreposition(frame.line, place)));
    weight += COST.unknownPlace;
    if (standsAsStreet(frame, place)) weight += COST.streetAsPlace;
  }
  // `81 Common Rd S, Georgia VT`: in front of a division the line names no other.
  const mayNameDivision = frame.taken.division === null;
  const town = mayNameDivision ? townBeforeProvince(frame.line, places, unread) : 0;
  if (town !== 0) {
    places.unshift(...unread.splice(unread.indexOf(town), 1));
    weight += COST.unknownPlace;
  }
  const division = mayNameDivision ? divisionBehind(frame.line, places, unread) : 0;
  if (division !== 0) places.push(...unread.splice(unread.indexOf(division), 1));
  for (const words of unread) {
    const isApart = isTypeBesideStreet(frame, words) || standsApart(frame, hasPlace, words);
    (isApart ? leftApart : leftOver).push(words);
    weight += isApart || strangers.includes(words) ? costOfApart(frame, words) : costOfLeftOver(frame, words);
  }
  if (placeInFront) weight += COST.order;
  if (places.length === 0 && !isPostcodeAlone(frame)) weight += COST.noPlace;
  leftApart.push(...places.splice(PLACE_FIELDS.length));

  const cost = frame.cost + weight;
  const leftByPlace = leftOver.length > 0 && leftOver.every((words) => strangers.includes(words));
  const leavesNumber =
    leftOver.some((words) => numbersHouse(frame.line, behind.known, words)) ||
    leftApart.some((words) => isNumberAlone(frame.line, words)) ||
    leavesNumberName(frame, [...leftOver, ...leftApart]) ||
    [...leftOver, ...leftApart].some((words) => isLetterOfNumber(frame, words)) ||
    (frame.number === null && [...leftOver, ...leftApart].some((words) => frame.line.tellsRelation(words)));
  const draft = {
    frame,
    places,
    districts,
    leftOver,
    leftByPlace,
    leavesNumber,
    townsLeft: townsLeft(frame, places, leftApart),
    placeDoubt:
      town === 0 ? placeDoubtOf(frame, before, { ...behind, unknown: unknownBehind }, leftApart) : null,
    leftApart,
    placeInFront,
    cost: cost + frame.taken.cost,
  };
  const damaged = damagedPlace(frame, before, behind);
  if (damaged === 0) return [draft];
  return [
    draft,
    {
      frame,
      places: [damaged, ...places.slice(1)],
      districts,
      leftOver: [],
      leftByPlace: false,
      leavesNumber: false,
      townsLeft: [],
      placeDoubt: null,
      leftApart,
      placeInFront: false,
      cost: cost + COST.unknownPlace + frame.taken.cost,
    },
  ];
}

function placeDoubtOf(
  { line, back }: ReadingFrame,
  before: LinePlaces,
  behind: LinePlaces,
  leftApart: readonly WordSet[],
): PlaceDoubt | null {
  const [inFront] = before.known;
  if (inFront === undefined || behind.known.length > 0) return doubtOfPlace(line, behind);
  // `BC, Seattle WA, 818 West Broadway`
  if (before.unknown.some((words) => line.namesElsewhere(words))) return 'elsewhere';
  const leftBehind = leftApart.filter((words) => (words & back) !== 0);
  return doubtInFront(line, inFront, leftBehind);
}

/**
 * A number right beside a place, in a line that already has a house number. Behind the place, in some countries, also
 * with the name of its quarter: `Wien 19`, `Biel 3 Mett`. In front of it, where house numbers stand before streets:
 * `36 Route des Mines 07 Privas`. Elsewhere a number there is that of the house.
 */
function isDistrict({ line, number }: ReadingFrame, known: readonly WordSet[], words: WordSet): boolean {
  const quarter = withoutFirst(words);
  if (number === null || (words & ~quarter & line.districts) === 0) return false;
  if ((quarter & line.withDigit) !== 0 || countOf(quarter) > 1) return false;
  return known.some((place) => {
    if (line.part(firstOf(place)) !== line.part(firstOf(words))) return false;
    const isInFront = quarter === 0 && lastOf(words) + 1 === firstOf(place);
    const isBehind = lastOf(place) + 1 === firstOf(words) && line.standsBehindCities(words & ~quarter);
    return isBehind || (isInFront && line.numberFirst);
  });
}

/**
 * `Via Candiani 94 Bovisa Milano`, `… Milano Isola`: words beside a known place, behind a known street and its number.
 */
function standsByPlace(
  { line, number, street }: ReadingFrame,
  known: readonly WordSet[],
  words: WordSet,
): boolean {
  if (number === null || street === 0 || ((1 << firstOf(words)) & line.numeric) !== 0) return false;
  if (!line.isStreet(street) && !line.hasStreetType(street)) return false;
  // Right after the street, the words are most likely part of its name.
  if (lastOf(street) + 1 === firstOf(words)) return false;
  if (isStreetOfNumber(line, number, street, words)) return false;
  return known.some((place) => lastOf(place) + 1 === firstOf(words) || lastOf(words) + 1 === firstOf(place));
}

/** `Résidence Les Pins, 11 Rie du Four`: where the number stands first, the words behind it are its street. */
function isStreetOfNumber(line: WordLine, number: NumberSpan, street: WordSet, words: WordSet): boolean {
  if (!line.numberFirst || firstOf(words) !== number.end || lastOf(street) >= number.start) return false;
  if (line.part(firstOf(words)) !== number.part) return false;
  return !line.touches(street, number.part) || line.hasCommonType(words);
}

/** `58 zorg 3, 1050 Ixelles` numbers a part of the house, `Milano zona 9` one of the city. */
function numbersHouse(line: WordLine, known: readonly WordSet[], words: WordSet): boolean {
  if ((words & line.withDigit) === 0) return false;
  if (isNumberAlone(line, words)) return true;
  return !known.some((place) => lastOf(place) + 1 === firstOf(words) && !line.crossesParts(place | words));
}

/** `Grashofstr. 105 Essen 88`: what it numbers, nobody knows. */
function isNumberAlone({ numeric, asides }: WordLine, words: WordSet): boolean {
  return words !== 0 && (words & ~numeric) === 0 && (words & asides) === 0;
}

/**
 * `B 12 Calle 8`, `Parkdreef 2 letter h`: a letter right in front of the number, or behind it with a word before it, is rather that of the
 * house or of its block.
 */
function isLetterOfNumber({ line, number }: ReadingFrame, words: WordSet): boolean {
  if (number === null || line.part(firstOf(words)) !== number.part) return false;
  const letter = 1 << lastOf(words);
  if ((letter & line.smallWords) !== 0 || !LETTER.test(line.text(letter))) return false;
  if (words === letter) return lastOf(words) + 1 === number.start;
  return firstOf(words) === number.end && countOf(words) === 2 && !line.crossesParts(words);
}

/**
 * `one forty two Beckley St`: an unread word for a number, where no number is written in digits, is a part of the house
 * number.
 */
function leavesNumberName({ line, number }: ReadingFrame, unread: readonly WordSet[]): boolean {
  if (number !== null && (line.numeric & (1 << number.start)) !== 0) return false;
  return unread.some((words) => (words & line.numberNames) !== 0);
}

function costOfLeftOver({ line }: ReadingFrame, words: WordSet): number {
  const cost = COST.leftOver * countOf(words);
  return (words & line.withDigit) === 0 ? cost : cost + COST.numberDropped;
}

/** `720, 100 Feet Rd`: a number alone in front of the street is rather that of the house. */
function costOfApart({ line, number }: ReadingFrame, words: WordSet): number {
  const isNumber = number === null && line.numberFirst && (words & ~line.numeric) === 0;
  return isNumber ? COST.leftApart + COST.numberDropped : COST.leftApart;
}

function isPostcodeAlone({ line }: ReadingFrame): boolean {
  return line.length === 0;
}
