import type { CountryProfile } from '../../country/index';
import { fold } from '../../text/fold';
import { writtenLines } from '../clean/written-line';
import { twoNumbers } from '../numbers/number-of-name';
import { COST } from '../readings/reading-costs';
import type { Vocabulary } from '../vocabulary';
import { keyOf, mayEndInCountry, type Part, slice } from './part';
import { holdsKnown, isUnknownStreet } from './unknown-street';

const MOST_WORDS_OF_PLACE = 5;

/** A line, and what it asks in front of its places. */
export interface AskedHouse {
  readonly line: string;
  readonly name: Part;
  readonly number: string;
  readonly postcode: string | null;
}

export interface StreetAndPlaces {
  readonly street: string;
  /** What it costs to take the words for the street's name. */
  readonly cost: number;
  readonly places: readonly string[];
  readonly placeTouchesStreet: boolean;
}

/**
 * The street of a number and the places in the parts behind it. Where the number comes first, the first place may stand
 * right behind the street, if that is so for one street alone: `12 Mill Road West Virginia` may be two. Null if the
 * data lack a place, or the street and it may be something else.
 */
export function streetAndPlaces(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  asked: AskedHouse,
  parts: readonly Part[],
): StreetAndPlaces | null {
  const { name, number } = asked;
  if (parts.length > 0) {
    const words = name.words.length;
    const cost = isStreetAlone(profile, vocabulary, name.folded, number)
      ? COST.knownStreetWord * words
      : isMisspelt(profile, vocabulary, asked, parts)
        ? COST.unknownStreet + COST.unknownStreetWord * words
        : null;
    const places = cost === null ? null : placesOf(profile, vocabulary, parts);
    if (cost !== null)
      return places && { street: name.words.join(' '), cost, places, placeTouchesStreet: false };
  }
  if (!profile.conventions.numberFirst) return null;
  const found: StreetAndPlaces[] = [];
  for (let cut = name.words.length - 1; cut > 0; cut--) {
    const [street, town] = [slice(name, 0, cut), slice(name, cut)];
    if (street.folded.join(' ') === town.folded.join(' ')) return null;
    if (!isStreetAlone(profile, vocabulary, street.folded, number) || isTypeAlone(profile, street)) continue;
    const places = placesOf(profile, vocabulary, [town, ...parts]);
    if (places === null) continue;
    const text = street.words.join(' ');
    found.push({
      street: text,
      cost: COST.knownStreetWord * cut,
      places,
      placeTouchesStreet: !endsInType(profile, text),
    });
  }
  return found.length === 1 ? found[0]! : null;
}

/** True for a street with a slip, if neither its number nor a place behind it may be that of another street: `Bronk 12 Main`. */
function isMisspelt(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  { line, name, number, postcode }: AskedHouse,
  parts: readonly Part[],
): boolean {
  const { isStreet } = vocabulary;
  if (number.includes(' ') || mayTakeNumber(profile, isStreet, name.folded, number)) return false;
  if (!isUnknownStreet(profile, vocabulary, name, postcode)) return false;
  return !parts.some((part) => holdsKnown(profile, part, isStreet)) && isAsWritten(profile, line);
}

/** True if there is no other way to write a line: `12 Rue Basse ZA Nord` may have a zone in it. */
function isAsWritten(profile: CountryProfile, line: string): boolean {
  const [written, other] = writtenLines(profile, line);
  return other === undefined && written!.text === line;
}

function isTypeAlone(profile: CountryProfile, { folded }: Part): boolean {
  return folded.length === 1 && profile.isStreetType(profile.keyOf(folded[0]!));
}

function endsInType(profile: CountryProfile, street: string): boolean {
  return profile.conventions.typePlace !== 'first' && profile.streetType(profile.tokens(street)) !== '';
}

/** True for a street of the data that has no name with its number. */
function isStreetAlone(
  profile: CountryProfile,
  { isStreet }: Vocabulary,
  words: readonly string[],
  number: string,
): boolean {
  return isStreet(keyOf(profile, words)) && !mayTakeNumber(profile, isStreet, words, number);
}

/** True if the number may be a part of the name, or its last words a part of the number. */
function mayTakeNumber(
  profile: CountryProfile,
  isStreet: Vocabulary['isStreet'],
  words: readonly string[],
  number: string,
): boolean {
  const { numberFirst } = profile.conventions;
  if (!numberFirst && tellsNumber(profile, words)) return true;
  // `Tjalk 42`, `Jol 33-53`
  const ofName = [fold(number), ...(twoNumbers(number)?.ofName ?? [])];
  const isOfName = (one: string) =>
    numberFirst
      ? isStreet(keyOf(profile, [one, ...words]))
      : words.some((_, from) => isStreet(keyOf(profile, [...words.slice(from), one])));
  return ofName.some(isOfName);
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

/** `Le Moule` begins with a small word. */
function mayBeUnit(profile: CountryProfile, word: string): boolean {
  if (!profile.conventions.numberFirst || profile.isSmallWord(word)) return false;
  return word.length <= 2 || profile.isSuffixWord(word);
}
