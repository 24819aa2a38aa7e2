import type { AddressQuery } from '../../model/match';
import type { NumberSpan } from '../words/number-span';
import type { WordLine } from '../words/word-line';
import { firstOf, lastOf, type WordSet, wordsFrom } from '../words/word-set';
import { type LineReading, PLACE_FIELDS, type ReadingDraft } from './reading-draft';

/** Writes the texts of a draft. */
export function writeReading(draft: ReadingDraft): LineReading {
  const { line, taken, number } = draft.frame;
  return {
    fields: fieldsOf(draft),
    leftOver: [...draft.leftOver.map((words) => line.text(words)), ...namesTakenOut(draft)],
    leftByPlace: draft.leftByPlace && namesTakenOut(draft).length === 0,
    leavesNumber: draft.leavesNumber || taken.mayBeOther || number?.isMisread === true,
    townsLeft: draft.townsLeft.map((words) => line.text(words)),
    placeDoubt: draft.placeDoubt,
    leftApart: draft.leftApart.map((words) => line.text(words)),
    nearby: taken.nearby || (taken.hasLandmark && draft.places.some((place) => (place & line.asides) !== 0)),
    noise: [...taken.noise, ...floorAlone(draft), ...draft.districts.map((words) => line.text(words))],
    unusualOrder: draft.placeInFront,
    numberApart: isNumberApart(draft),
    placeTouchesStreet: draft.places.some((place) => touches(draft.frame, place)),
    postcodeBesideName: taken.postcodeBesideName,
    postcodeAsNumber: taken.postcodeAsNumber && (number === null || line.numberFirst),
    suffixIsName:
      number !== null &&
      (taken.unitMayBeNone ||
        isNameBehind(draft.frame) ||
        number.takesLastWord ||
        endsInPlace(line, number) ||
        takesDirection(draft.frame)),
    postBox: taken.postBox,
    cost: draft.cost,
  };
}

function endsInPlace(line: WordLine, { start, end, oddLetters }: NumberSpan): boolean {
  if (oddLetters === 0) return false;
  for (let from = start + 1; from < end; from++) if (line.isPlace(wordsFrom(from, end))) return true;
  return false;
}

/**
 * True if what is read as the unit behind the street is more likely a name: a letter may be a direction or begin the
 * town. Digits are none where types end names, unless they number the road: `302 Strong Rd 104`, but
 * `302 Rue Nationale 7`, `302 State Hwy 104`.
 */
function isNameBehind({ line, street, unit }: ReadingDraft['frame']): boolean {
  if (unit === 0) return false;
  return (unit & line.withDigit) === 0 || line.typeFirst || line.isStreet(street | unit);
}

/** `20 W Ridgely Rd`: the direction of a street stands right behind the number in front. */
function takesDirection({ line, number, street }: ReadingDraft['frame']): boolean {
  if (number === null || !line.numberFirst || number.end - number.start < 2) return false;
  return number.end === firstOf(street) && line.tellsStreetsApart(number.end - 1);
}

/**
 * True if other words separate street and number, or stand beside the number in a part of their own: in `Lambalura Fell 2, 371
 * Búðardalur` it is theirs. A comma alone is usual: `36, Rue Pasteur`, `Via Candiani, 94`.
 */
function isNumberApart({ frame: { line, number, street }, leftOver }: ReadingDraft): boolean {
  if (number === null || street === 0 || line.touches(street, number.part)) return false;
  if (leftOver.some((words) => line.touches(words, number.part))) return true;
  return number.end !== firstOf(street) && lastOf(street) + 1 !== number.start;
}

/** True if a place stands right before or behind the street. In `8 Par Three Way Mount Vale` the street ends in its type. */
function touches({ line, street }: ReadingDraft['frame'], place: WordSet): boolean {
  if (street === 0) return false;
  const isWhole = line.numberFirst && !line.typeFirst && line.hasStreetType(street);
  const isBehind = lastOf(street) + 1 === firstOf(place) && !isWhole;
  const isBefore = lastOf(place) + 1 === firstOf(street);
  return (isBehind || isBefore) && !line.crossesParts(street | place);
}

/** A place with the word before it that tells its level: `provincie Groningen`. */
function withLevel(line: WordLine, place: WordSet): WordSet {
  return place | (((place & -place) >> 1) & line.levelWords);
}

/** A floor without a house number is no unit of one. */
function floorAlone({ frame: { taken, number } }: ReadingDraft): readonly string[] {
  return number === null && taken.floor !== null ? [taken.floor] : [];
}

/** A flat without a house number, or remarks without a street: they are most likely the number and the name. */
function namesTakenOut({ frame: { taken, number, street }, places }: ReadingDraft): readonly string[] {
  if (!taken.mayBeName) return [];
  const flat = number === null && taken.unit !== null ? [taken.unit] : [];
  return number !== null && street === 0 && places.length > 0 ? [...flat, ...taken.noise] : flat;
}

function fieldsOf({ frame, places }: ReadingDraft): AddressQuery {
  const { line, taken, number, street, unit: behind } = frame;
  const fields: AddressQuery = {};
  if (street !== 0) fields.streetname = line.text(street);
  if (number !== null) {
    fields.number = number.text;
    const unit = taken.unit ?? (behind === 0 ? taken.floor : line.text(behind));
    if (unit !== null) fields.suffix = unit;
  }
  const isAlone = street === 0 && number === null;
  for (const [at, words] of places.entries())
    fields[PLACE_FIELDS[at]!] = line.text(isAlone ? withLevel(line, words) : words);
  if (taken.postcode !== null) fields.postcode = taken.postcode;
  if (taken.division !== null) fields.province = taken.division;
  return fields;
}
