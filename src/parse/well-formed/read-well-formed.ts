import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import { fold } from '../../text/fold';
import { isNegated } from '../clean/negation';
import { type LineReading, PLACE_FIELDS } from '../readings/reading-draft';
import type { Vocabulary } from '../vocabulary';
import { MAX_WORDS } from '../words/word-set';
import { LETTER, type LineShape, shapesOf } from './line-shape';
import { type Part, partOf, saysTwice, tellsExtras } from './part';
import { takePostcode } from './postcode-behind';
import { streetAndPlaces } from './street-and-places';
import { unitApart } from './unit-apart';

const PLACES = new RegExp(`^(?=[${LETTER}'-]{2})[^\\d]+$`);
const BREAK = /, ?/;
const RUNS_OF_DIGITS = /\d+/g;
/** Where streets come first, a longer number may be a postcode, or the beginning of one. */
const LARGEST_NUMBER = 999;
const SHORTEST_POSTCODE = 3;
const NONE: readonly string[] = [];

/**
 * Reads a line as most are written: street and number, a unit, postcode and places, each where the country has it, and nothing
 * else. The data know the places, and the street unless it can only be one with a slip. Null for any other line, and where a word or a number may mean something else.
 *
 * Of all readings of such a line it is the cheapest: `LineReadings` would find the same one first, in ten times the
 * time.
 */
export function readWellFormed(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  line: string,
): LineReading | null {
  const plain = readPlain(profile, vocabulary, line);
  if (plain !== null) return plain;
  const apart = unitApart(profile, line);
  if (apart === null) return null;
  const reading = readPlain(profile, vocabulary, apart.text);
  return reading && { ...reading, fields: withSuffix(reading.fields, apart.unit) };
}

function readPlain(profile: CountryProfile, vocabulary: Vocabulary, line: string): LineReading | null {
  const shapes = shapesOf(line, profile.conventions.numberFirst);
  if (shapes.length === 0 || isNegated(line)) return null;
  for (const shape of shapes) {
    const reading = readShape(profile, vocabulary, line, shape);
    if (reading !== null) return reading;
  }
  return null;
}

function readShape(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  line: string,
  shape: LineShape,
): LineReading | null {
  const { street, number } = shape;
  const behind = takePostcode(profile, vocabulary, shape);
  if (behind === null) return null;
  const { text, postcode, postcodeBesideName } = behind;
  if ((text !== '' && !PLACES.test(text)) || mayBeOther(profile, number, postcode)) return null;
  const name = partOf(street);
  if (name.words.length > MAX_WORDS) return null;
  const parts = text === '' ? [] : text.split(BREAK).map(partOf);
  if ([name, ...parts].some(saysTwice)) return null;
  if (tellsRelation(profile, name, parts) || tellsExtras(profile, [name, ...parts], line)) return null;
  const found = streetAndPlaces(profile, vocabulary, { line, name, number, postcode }, parts);
  if (found === null || found.places.length > PLACE_FIELDS.length) return null;
  const fields: AddressQuery = { streetname: found.street, number };
  found.places.forEach((place, at) => {
    fields[PLACE_FIELDS[at]!] = place;
  });
  if (postcode !== null) fields.postcode = postcode;
  return readingOf(fields, postcodeBesideName, found.placeTouchesStreet, found.cost);
}

/**
 * True if words tell of another street, or of what is beside the address. `Rue Pierre et Marie Curie` is one name, and `Off Brook Rd`
 * may be none.
 */
function tellsRelation({ relations }: CountryProfile, { folded }: Part, places: readonly Part[]): boolean {
  if (relations.beside.isIn(folded) || relations.and.has(folded[0]!)) return true;
  return places.some((place) => relations.any.isIn(place.folded));
}

/**
 * True if the number may be a postcode, begin with the unit (`3-45 George St` in Canada), or have a word that the
 * country does not know.
 */
function mayBeOther(profile: CountryProfile, number: string, postcode: string | null): boolean {
  const { numberFirst, unitFirst } = profile.conventions;
  if (unitFirst !== null && number.includes('-')) return true;
  const [, word = ''] = number.split(' ');
  if (word.length > 1 && !profile.isSuffixWord(fold(word))) return true;
  if (!numberFirst && Number.parseInt(number, 10) > LARGEST_NUMBER) return true;
  // With another postcode behind it, the number is that of the house.
  if (postcode !== null && postcode !== number) return false;
  const runs = number.match(RUNS_OF_DIGITS) ?? [];
  return runs.some((run) => run.length >= SHORTEST_POSTCODE && profile.normalisePostcode(run) !== null);
}

/** The unit behind the number, as in all readings. */
function withSuffix({ streetname, number, ...places }: AddressQuery, suffix: string): AddressQuery {
  return { streetname, number, suffix, ...places };
}

/** A reading that leaves nothing unread and has nothing unusual. */
function readingOf(
  fields: AddressQuery,
  postcodeBesideName: boolean,
  placeTouchesStreet: boolean,
  cost: number,
): LineReading {
  // Written out, in the order of `writeReading`: a copy of so many fields takes ten times as long.
  return {
    fields,
    leftOver: NONE,
    leftByPlace: false,
    leavesNumber: false,
    townsLeft: NONE,
    placeDoubt: null,
    leftApart: NONE,
    nearby: false,
    noise: NONE,
    unusualOrder: false,
    numberApart: false,
    placeTouchesStreet,
    postcodeBesideName,
    postcodeAsNumber: false,
    suffixIsName: false,
    postBox: false,
    cost,
  };
}
