import type { CountryProfile } from '../country/index';
import type { AddressQuery } from '../model/match';
import { fold } from '../text/fold';
import { isOfLetters, LETTER, type LineShape, shapeOf } from './line-shape';
import { isNegated } from './negation';
import { twoNumbers } from './number-of-name';
import { type LineReading, PLACE_FIELDS } from './reading-draft';
import type { Vocabulary } from './word-line';

const PLACES = new RegExp(`^(?=[${LETTER}'-]{2})[^\\d]+$`);
/** A word with a digit, and one of two or three signs behind it: `9711 AB`, `SW1A 1AA`, `110 00`. */
const MAY_BE_POSTCODE = new RegExp(
  `(?<![^ ,])[A-Za-z]{0,2}-?\\d[\\dA-Za-z-]*(?![${LETTER}])(?: [\\dA-Za-z]{2,3}(?![${LETTER}\\d'.-]))?`,
);
const BREAK_AT_ENDS = /^(?:, ?| )|,? $/g;
const BREAK = /, ?/;
const DIGITS = /^\d+$/;
const RUNS_OF_DIGITS = /\d+/g;
const ENDS_IN_NAME = new RegExp(`[${LETTER}]\\.? $`);
/** Where streets come first, a longer number may be a postcode, or the beginning of one. */
const LARGEST_NUMBER = 999;
const SHORTEST_POSTCODE = 3;
const MOST_WORDS_OF_PLACE = 5;
const NONE: readonly string[] = [];

/**
 * Reads a line as most are written: street and number, postcode and places, each where the country has it and known to the data, and
 * nothing else. Null for any other line, and where a word or a number may mean something else.
 *
 * Of all readings of such a line it is the likeliest: `LineReadings` would find the same one first, in ten times the time.
 */
export function readWellFormed(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  line: string,
): LineReading | null {
  const shape = shapeOf(line, profile.conventions.numberFirst);
  if (shape === null || isNegated(line)) return null;
  const { street, number, head } = shape;
  const behind = takePostcode(profile, vocabulary, shape);
  if (behind === null) return null;
  const { text, postcode, postcodeBesideName } = behind;
  if ((text !== '' && !PLACES.test(text)) || mayBeOther(profile, number, postcode)) return null;
  const name = partOf(street);
  const parts = text === '' ? [] : text.split(BREAK).map(partOf);
  if (tellsMore(profile, [name, ...parts], head + text)) return null;
  const found = streetAndPlaces(profile, vocabulary, name, number, parts);
  if (found === null || found.places.length > PLACE_FIELDS.length) return null;
  const fields: AddressQuery = { streetname: found.street, number };
  found.places.forEach((place, at) => {
    fields[PLACE_FIELDS[at]!] = place;
  });
  if (postcode !== null) fields.postcode = postcode;
  return readingOf(fields, postcodeBesideName, found.placeTouchesStreet);
}

interface StreetAndPlaces {
  readonly street: string;
  readonly places: readonly string[];
  readonly placeTouchesStreet: boolean;
}

/** The street with its places in the parts behind it or, where the number comes first, right behind it: then only one of its beginnings is a street with a place behind it. */
function streetAndPlaces(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  name: Part,
  number: string,
  parts: readonly Part[],
): StreetAndPlaces | null {
  if (parts.length > 0 && isStreetAlone(profile, vocabulary, name.folded, number)) {
    const places = placesOf(profile, vocabulary, parts);
    return places && { street: name.words.join(' '), places, placeTouchesStreet: false };
  }
  if (!profile.conventions.numberFirst) return null;
  const found: StreetAndPlaces[] = [];
  for (let cut = name.words.length - 1; cut > 0; cut--) {
    const [street, town] = [slice(name, 0, cut), slice(name, cut)];
    if (!isStreetAlone(profile, vocabulary, street.folded, number) || isTypeAlone(profile, street)) continue;
    const places = placesOf(profile, vocabulary, [town, ...parts]);
    if (places === null) continue;
    const text = street.words.join(' ');
    found.push({ street: text, places, placeTouchesStreet: !endsInType(profile, text) });
  }
  return found.length === 1 ? found[0]! : null;
}

function slice({ words, folded }: Part, from: number, end?: number): Part {
  return { words: words.slice(from, end), folded: folded.slice(from, end) };
}

function isTypeAlone(profile: CountryProfile, { folded }: Part): boolean {
  return folded.length === 1 && profile.isStreetType(profile.keyOf(folded[0]!));
}

function endsInType(profile: CountryProfile, street: string): boolean {
  return profile.conventions.typePlace !== 'first' && profile.streetType(profile.tokens(street)) !== '';
}

/** True for words of letters that mean nothing but themselves: what somebody types who begins a name. */
export function isNameAlone(profile: CountryProfile, line: string): boolean {
  if (!isOfLetters(line)) return false;
  const name = partOf(line.trimEnd());
  if (new Set(name.folded).size < name.folded.length || tellsMore(profile, [name], line)) return false;
  return !mayEndInCountry(profile, name);
}

/** A reading that leaves nothing unread and has nothing unusual. */
function readingOf(
  fields: AddressQuery,
  postcodeBesideName: boolean,
  placeTouchesStreet: boolean,
): LineReading {
  // Written out, in the order of `writeReading`: a copy of so many fields takes ten times as long.
  return {
    fields,
    leftOver: NONE,
    leftByPlace: false,
    leavesNumber: false,
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
    cost: 0,
  };
}

/** A name or a part between commas: its words as they are written, and folded. */
interface Part {
  readonly words: readonly string[];
  readonly folded: readonly string[];
}

function partOf(text: string): Part {
  const words = text.split(' ');
  return { words, folded: words.map(fold) };
}

/** What stands behind street and number, without its postcode. */
interface WithoutPostcode {
  readonly text: string;
  readonly postcode: string | null;
  readonly postcodeBesideName: boolean;
}

/** Takes out the postcode, which stands in front of the places or, where the number comes first, behind them. */
function takePostcode(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  { head, rest }: LineShape,
): WithoutPostcode | null {
  const found = MAY_BE_POSTCODE.exec(rest);
  if (found === null) return { text: rest, postcode: null, postcodeBesideName: false };
  const [written] = found;
  const space = written.lastIndexOf(' ');
  const whole = profile.normalisePostcode(written);
  const postcode = whole ?? (space < 0 ? null : profile.normalisePostcode(written.slice(0, space)));
  if (postcode === null) return null;
  const isDigits = DIGITS.test(postcode);
  if (isDigits && vocabulary.isPostcode?.(postcode, profile.code) === false) return null;
  const before = rest.slice(0, found.index);
  const after = rest.slice(found.index + (whole === null ? space : written.length));
  const { numberFirst } = profile.conventions;
  if (before !== '' && (after !== '' || !numberFirst)) return null;
  const beside = before === '' ? head : before;
  if (numberFirst && endsInSmallWord(profile, beside)) return null;
  // `Brink 17b 1000, Assen`
  if (!numberFirst && after.startsWith(',')) return null;
  return {
    text: (before + after).replace(BREAK_AT_ENDS, ''),
    postcode,
    postcodeBesideName: isDigits && ENDS_IN_NAME.test(beside),
  };
}

/** `Essen in 45131`, `Essen D 45131`: the word only announces the postcode. */
function endsInSmallWord(profile: CountryProfile, text: string): boolean {
  const [last = ''] = text.replace(BREAK_AT_ENDS, '').split(' ').slice(-1);
  return last.length === 1 || profile.isSmallWord(fold(last));
}

/** True if the number may be a postcode, or begin with the unit: `3-45 George St` in Canada. */
function mayBeOther(profile: CountryProfile, number: string, postcode: string | null): boolean {
  const { numberFirst, unitFirst } = profile.conventions;
  if (unitFirst !== null && number.includes('-')) return true;
  if (!numberFirst && Number.parseInt(number, 10) > LARGEST_NUMBER) return true;
  // With another postcode behind it, the number in front is that of the house.
  if (numberFirst && postcode !== null && postcode !== number) return false;
  const runs = number.match(RUNS_OF_DIGITS) ?? [];
  return runs.some((run) => run.length >= SHORTEST_POSTCODE && profile.normalisePostcode(run) !== null);
}

/** True if words tell of a floor, a unit, a remark, another street, or what is beside the address. */
function tellsMore(profile: CountryProfile, parts: readonly Part[], text: string): boolean {
  if (parts.some(({ folded }) => profile.relations.any.isIn(folded))) return true;
  return parts.some(({ folded }) => profile.mayTellExtras(folded)) && profile.takeExtras(text).text !== text;
}

/** True for a street of the data that has no name with its number. */
function isStreetAlone(
  profile: CountryProfile,
  { isStreet }: Vocabulary,
  words: readonly string[],
  number: string,
): boolean {
  if (!isStreet(keyOf(profile, words)) || tellsNumber(profile, words)) return false;
  // `Tjalk 42`, `Jol 33-53`
  const ofName = [fold(number), ...(twoNumbers(number)?.ofName ?? [])];
  const isOfName = (one: string) =>
    profile.conventions.numberFirst
      ? isStreet(keyOf(profile, [one, ...words]))
      : words.some((_, from) => isStreet(keyOf(profile, [...words.slice(from), one])));
  return !ofName.some(isOfName);
}

/** `Herestraat nr 12`, `Herestraat C 12`, `Brink achter 12`. */
function tellsNumber(profile: CountryProfile, words: readonly string[]): boolean {
  const last = words.at(-1)!;
  if (last.length === 1 || profile.isNumberWord(last)) return true;
  const { nearNumber } = profile.relations;
  return words.some((word, from) => nearNumber.mayBegin(word) && nearNumber.has(words.slice(from).join(' ')));
}

/** The places of all parts, of which the last may be the country. Null if a word belongs to none. */
function placesOf(
  profile: CountryProfile,
  { isPlace }: Vocabulary,
  parts: readonly Part[],
): readonly string[] | null {
  const last = parts.at(-1)!;
  const isCountry = parts.length > 1 && profile.conventions.calledAlso.includes(last.folded.join(' '));
  if (!isCountry && mayEndInCountry(profile, last)) return null;
  const [first, ...others] = parts[0]!.folded;
  // `12 Park Cir, A Barre`, `12 Park Cir, A, Barre`
  if (mayBeUnit(profile, first!) && (others.length === 0 || isPlace(keyOf(profile, others)))) return null;
  const places: string[] = [];
  for (const { words, folded } of isCountry ? parts.slice(0, -1) : parts)
    for (let from = 0; from < words.length; ) {
      let end = Math.min(words.length, from + MOST_WORDS_OF_PLACE);
      while (end > from && !isPlace(keyOf(profile, folded.slice(from, end)))) end--;
      if (end === from) return null;
      places.push(words.slice(from, end).join(' '));
      from = end;
    }
  return places;
}

/** `Hoek van Holland`. */
function mayEndInCountry({ conventions }: CountryProfile, { folded }: Part): boolean {
  const last = folded.at(-1)!;
  return conventions.calledAlso.some((name) => name.endsWith(last));
}

function mayBeUnit(profile: CountryProfile, word: string): boolean {
  return profile.conventions.numberFirst && (word.length <= 2 || profile.isSuffixWord(word));
}

function keyOf(profile: CountryProfile, words: readonly string[]): string {
  let key = '';
  for (const word of words) key += profile.keyOf(word);
  return key;
}
