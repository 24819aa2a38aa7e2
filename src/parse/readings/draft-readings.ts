import { doubtInFront, doubtOfPlace, type PlaceDoubt } from '../places/doubted-place';
import { findPlaces, type LinePlaces } from '../places/line-places';
import type { NumberSpan } from '../words/number-span';
import type { WordLine } from '../words/word-line';
import { countOf, firstOf, lastOf, type WordSet, withoutFirst, wordsFrom } from '../words/word-set';
import { isNameInFront } from './name-in-front';
import { COST } from './reading-costs';
import { PLACE_FIELDS, type ReadingDraft, type ReadingFrame } from './reading-draft';
import { townsLeft } from './unread-town';

const LETTER = /^\p{L}\.?$/u;
/** Not `IN`, the code of Indiana. */
const IN = /^in$/;
/** `MI`, `NSW`. */
const CODE = /^\p{Lu}{2,3}$/u;

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
  const senders = unknownBefore.filter((words) => isNameInFront(frame, hasPlace, words));
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
  const leftBehind = leftApart.filter((words) => (words & back) !== 0);
  return doubtInFront(line, inFront, leftBehind);
}

/**
 * Which of the unread words are most likely the place: those behind the postcode (`Unter den Linden, 10999 Berlin`), else the first.
 * `Lange Str. 22 (Garage) Essen-Kray`: brackets are rather a remark.
 */
function positionOfPlace(line: WordLine, unread: readonly WordSet[]): number {
  const behindPostcode = unread.findIndex((words) => line.standsAsTown(words));
  if (behindPostcode >= 0) return behindPostcode;
  return Math.max(
    0,
    unread.findIndex((words) => (words & ~line.asides) !== 0),
  );
}

/** `12 Churhc Road SY1 1AF`: in a line without a street, the words where one stands are hardly a place. */
function standsAsStreet({ line, street, number }: ReadingFrame, words: WordSet): boolean {
  if (street !== 0 || number === null || countOf(words) < 2) return false;
  return line.numberFirst ? firstOf(words) === number.end : lastOf(words) + 1 === number.start;
}

/** `á Ísafirði`, `in München`: a preposition before an unknown place says only that one follows. */
function withoutPreposition(line: WordLine, words: WordSet): WordSet {
  const rest = withoutFirst(words);
  const first = words & ~rest;
  const isPreposition = (first & line.letterWords) !== 0 || IN.test(line.text(first));
  return rest === 0 || !isPreposition ? words : rest;
}

/** `Bangor ME`: the code of a state behind the unknown town tells more than a second word of its name. */
function withDivisionApart(line: WordLine, place: WordSet): readonly WordSet[] {
  const last = 1 << lastOf(place);
  return place !== last && isCodeOfDivision(line, last) ? [place & ~last, last] : [place];
}

/** `Lutherville MD`: unknown words right before a province, which says nothing of the town. 0 if there are none. */
function townBeforeProvince(line: WordLine, places: readonly WordSet[], unread: readonly WordSet[]): WordSet {
  const [province] = places;
  if (province === undefined || places.length > 1) return 0;
  if (!line.isProvince(province) && !isCodeOfDivision(line, province)) return 0;
  return unread.find((words) => lastOf(words) + 1 === firstOf(province)) ?? 0;
}

/** `Segrate, MI`: the code of a province says nothing of the town either, although the register takes it for one. */
function isCodeOfDivision(line: WordLine, place: WordSet): boolean {
  return CODE.test(line.text(place)) && line.isDivision(place);
}

/** `Lebanon, NH`: the state of the town, last in the line. The data lack it, so the town lies elsewhere. 0 if there is none. */
function divisionBehind(line: WordLine, places: readonly WordSet[], unread: readonly WordSet[]): WordSet {
  const state = unread.find((words) => lastOf(words) === line.length - 1 && line.isDivision(words));
  if (state === undefined) return 0;
  return places.some((place) => lastOf(place) + 1 === firstOf(state)) ? state : 0;
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

/**
 * True for words in a part that has neither the street nor the number, and that is likely a company or a remark. A part
 * with a digit or a street type is more likely the street itself, unless a street with its number follows. So is a part of
 * a line without a number, unless the data know the street and the place: `Hotel De Post, Vismarkt, Groningen`. Words in
 * brackets are a remark, and words with a legal form are a company.
 */
function standsApart({ line, number, street }: ReadingFrame, hasPlace: boolean, words: WordSet): boolean {
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

function costOfLeftOver({ line }: ReadingFrame, words: WordSet): number {
  const cost = COST.leftOver * countOf(words);
  return (words & line.withDigit) === 0 ? cost : cost + COST.numberDropped;
}

/** `ul. Na Příkopě`: the register leaves out the plain type, and has the rest as a name. */
function isTypeBesideStreet({ line, street }: ReadingFrame, words: WordSet): boolean {
  if (street === 0 || !line.isTypeLeftOut(words) || !line.isStreet(street)) return false;
  // The Verlengde Hereweg is not the Hereweg.
  if ((words & line.qualifiers) !== 0) return false;
  return lastOf(words) + 1 === firstOf(street) && !line.crossesParts(words | street);
}

/** `720, 100 Feet Rd`: a number alone in front of the street is rather that of the house. */
function costOfApart({ line, number }: ReadingFrame, words: WordSet): number {
  const isNumber = number === null && line.numberFirst && (words & ~line.numeric) === 0;
  return isNumber ? COST.leftApart + COST.numberDropped : COST.leftApart;
}

function isPostcodeAlone({ line }: ReadingFrame): boolean {
  return line.length === 0;
}

/** `York St Cockeysville`: the street type is not read, and no part of the town. Nor is one with a slip: `Hoyt oad Baltimore`. */
function isTypeOfStreet(line: WordLine, street: WordSet, unknown: WordSet): boolean {
  if (street === 0 || lastOf(street) + 1 !== firstOf(unknown) || line.crossesParts(street | unknown))
    return false;
  if (line.hasStreetType(street)) return false;
  return line.hasStreetType(street | unknown) || (!line.typeFirst && line.mayBeType(unknown));
}

/** `ieuw Scheemda`: a known place and the unknown words beside it may be one damaged name. 0 if there is none. */
function damagedPlace({ line, back, street }: ReadingFrame, before: LinePlaces, behind: LinePlaces): WordSet {
  if (behind.known.length + before.known.length === 0) return 0;
  for (const unknown of behind.unknown) {
    if (line.isDivision(unknown) || isTypeOfStreet(line, street, unknown)) return 0;
    const part = line.partWith(firstOf(unknown), back);
    if (withoutFirst(part) !== 0) return part;
  }
  return 0;
}
