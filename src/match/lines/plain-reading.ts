import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import { type LineReading, readByWords, readLine, type Vocabulary } from '../../parse/read-line';
import { fold } from '../../text/fold';
import type { Matcher } from '../matcher';
import { hasCommonType, holdsCommonType } from './refine-reading';

/** A reading of a line that nothing in the data supports, and the country whose conventions it follows. */
export interface PlainReading {
  readonly profile: CountryProfile;
  readonly line: LineReading;
}

/** What a common street type makes likelier: a street that has one; in a line without a street, no place and no remark. */
const TYPED_STREET = 0.5;
const TYPED_PLACE = 2.2;
/** What it costs to take a town for the first word of a street, and to end a street inside its part of a line. */
const TOWN_IN_STREET = 1.2;
const BROKEN_OFF = 0.5;

/**
 * The most likely reading in any country, from the words alone: places that the data know count. Streets and postcodes do
 * not, because the line means another street. Null for a line without readings.
 */
export function plainReading(
  matcher: Matcher,
  profiles: readonly CountryProfile[],
  text: string,
): PlainReading | null {
  let best: PlainReading | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const profile of profiles) {
    for (const [line, cost] of readingsOf(matcher, profile, text)) {
      if (cost >= least) continue;
      least = cost;
      best = { profile, line };
    }
  }
  return best;
}

function readingsOf(matcher: Matcher, profile: CountryProfile, text: string): [LineReading, cost: number][] {
  const vocabulary = matcher.vocabularyOf(profile);
  if (profile.conventions.numberFirst) {
    const line = readByWords(profile, vocabulary, text);
    return line === undefined ? [] : [[line, line.cost]];
  }
  const wordsAlone = { ...vocabulary, isStreet: isNone, isPostcode: isAny };
  const lines = readLine(profile, wordsAlone, text).all();
  return lines.map((line) => [line, line.cost + costOfTypes(profile, vocabulary, text, line)]);
}

/**
 * `Via Mario de Fiori, 00185 Roma`: words with a street type are a street, though nobody knows it. So is the name of a street elsewhere
 * (`Oldenoert, Amsterdam`), and a name with a small word in front (`Unter den Linden, 10999 Berlin`). Right in front of a number stands
 * a street, though a village has the name: `Zuidwending 42, Nijmegen`.
 */
function costOfTypes(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  text: string,
  { fields, leftOver, leftApart }: LineReading,
): number {
  const { streetname, number, city, suburb } = fields;
  if (streetname !== undefined) {
    const isBrokenOff = suburb !== undefined && text.includes(`${streetname} ${city},`);
    return (
      (hasCommonType(profile, streetname) ? -TYPED_STREET : 0) +
      (isBrokenOff ? BROKEN_OFF : 0) +
      (beginsWithTown(profile, vocabulary, text, fields) ? TOWN_IN_STREET : 0)
    );
  }
  const left = [...leftOver, ...leftApart];
  if (number !== undefined && city !== undefined && (suburb !== undefined || left.length > 0))
    return TYPED_PLACE;
  const isTyped = [...(city === undefined ? [] : [city]), ...left].some((text) =>
    holdsCommonType(profile, text),
  );
  const isStreet = (text: string) =>
    vocabulary.isStreet(profile.key(text)) || beginsWithSmallWord(profile, text);
  return isTyped || left.some(isStreet) ? TYPED_PLACE : 0;
}

/** `Utrecht Marktstraat 6` with a town of the data, `10999 Neuhausen Marktstraat 6`: a town stands behind its postcode. */
function beginsWithTown(
  profile: CountryProfile,
  { isPlace }: Vocabulary,
  text: string,
  { streetname = '', postcode, city }: AddressQuery,
): boolean {
  const [first, ...others] = streetname.split(' ');
  if (city !== undefined || others.length === 0) return false;
  if (isPlace(profile.key(first!)) && hasCommonType(profile, others.join(' '))) return true;
  return postcode !== undefined && others.length === 1 && text.includes(`${postcode} ${streetname}`);
}

function beginsWithSmallWord(profile: CountryProfile, text: string): boolean {
  const [first, ...others] = fold(text).split(' ');
  return others.length > 0 && profile.isSmallWord(first!);
}

function isNone(): boolean {
  return false;
}

function isAny(): boolean {
  return true;
}
