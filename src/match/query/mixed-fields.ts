import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import { type LineReading, type LineReadings, readLine } from '../../parse/read-line';
import type { Matcher } from '../matcher';
import { isBegunBy, isStreet, isStreetOf } from './own-number';

/** Marks between the parts of an address, of which a name has none. */
const HAS_PARTS = /[,;|/]|\S\s*\(|\s[-–]\s/;
/** A number in a word of its own, in New York with a hyphen. `D0rpstraat` was misread by a scanner. */
const HAS_NUMBER = /(?:^|\s)\d+(?:-\d+)?(?:[a-z]|bis|ter|quater)?(?:\s|$)/i;
/** `Mosede Engvej 2670 Greve` */
const POSTCODE_AND_TOWN = /\p{IDS}{3}\.?\s\d{3,5}\s\p{IDS}{3}/u;
const STARTS_WITH_DIGIT = /^\d/;
/** So many readings of a line are looked at. */
const LIKELY = 4;

/**
 * The fields of a form whose street holds more than its name: `12 Main St`, `Hotel De Post, Vismarkt`, `Herestraat (2e
 * etage)`, or a whole address; or whose city holds a whole address. The field is read as a line. It stays as it is if the
 * data know a street of that name, or if they do not know the street that was read.
 */
export function withoutMixedFields(
  matcher: Matcher,
  profile: CountryProfile,
  fields: AddressQuery,
): AddressQuery {
  const { streetname = '', postcode = '', city = '', suburb = '' } = fields;
  const isAllInCity = streetname === '';
  if (!isMixed(profile, isAllInCity ? city : streetname, fields) || isStreet(matcher, profile, streetname))
    return fields;
  const place = city || suburb;
  const line = isAllInCity ? city : `${streetname}, ${postcode} ${place}`.trim();
  const readings = readLine(profile, matcher.vocabularyOf(profile), line);
  const reading = likeliest(matcher, profile, readings, fields);
  if (reading === undefined || !isMeant(matcher, profile, fields, reading)) return fields;
  const { streetname: name, number, suffix, ...places } = reading.fields;
  const hasOwnPlace = !isAllInCity && place !== '';
  return {
    ...fields,
    ...(!hasOwnPlace && { city: undefined, ...places }),
    ...(hasOwnPlace && postcode === '' && { postcode: places.postcode }),
    streetname: name!,
    // The number field may hold a part of the number, the suffix field nothing.
    ...(number !== undefined && { number, suffix: fields.suffix || suffix }),
  };
}

/**
 * The first reading; the second if it has a number and a street of its town, and the first has neither: `Schouw 16, Heerenveen` is
 * number 16 of the Schouw, though another town has a street `Schouw 16`. Also if the first takes the number for a postcode, which
 * has a field of its own: `202nd Street 112-29` is no street in 11229.
 */
function likeliest(
  matcher: Matcher,
  profile: CountryProfile,
  readings: LineReadings,
  { number = '', postcode = '' }: AddressQuery,
): LineReading | undefined {
  const first = readings.at(0);
  if (number !== '') return firstWith(profile, readings, number) ?? first;
  if (first === undefined || first.fields.number !== undefined) return first;
  const second = readings.at(1);
  if (second?.fields.number === undefined || second.leftOver.length > 0) return first;
  if (postcode === '' && first.fields.postcode !== undefined && second.fields.postcode === undefined)
    return second;
  const isOfItsTown = ({ fields: { streetname, city } }: LineReading) =>
    streetname !== undefined && city !== undefined && isStreetOf(matcher, profile, streetname, city);
  return isOfItsTown(second) && !isOfItsTown(first) ? second : first;
}

/** The number has a field of its own: that of `Rue Ternaux 75011 Paris` is the postcode. Null if every reading has another. */
function firstWith(profile: CountryProfile, readings: LineReadings, number: string): LineReading | null {
  for (let at = 0; at < LIKELY; at++) {
    const reading = readings.at(at);
    if (reading === undefined) return null;
    const own = reading.fields.number;
    if (own === undefined || isBegunBy(profile, own, number)) return reading;
  }
  return null;
}

/** A number in the name of a street is its own, if another field holds the number and numbers come last: `Plein 1813`. */
function isMixed(profile: CountryProfile, text: string, { number = '' }: AddressQuery): boolean {
  if (HAS_PARTS.test(text) || POSTCODE_AND_TOWN.test(text)) return true;
  return (number === '' || profile.conventions.numberFirst) && HAS_NUMBER.test(text);
}

/** True for a reading with a known street; where the number comes first, also for one that splits number and street. */
function isMeant(
  matcher: Matcher,
  profile: CountryProfile,
  { streetname = '', number = '' }: AddressQuery,
  { fields: read, leftOver, leftApart, nearby }: LineReading,
): boolean {
  if (read.streetname === undefined || nearby || leftOver.length > 0) return false;
  // `2, Selholt`, where the number comes last: it is a part of the name.
  if (!profile.conventions.numberFirst && STARTS_WITH_DIGIT.test(streetname)) return false;
  // `Birkenweg (Heide)`: the data may lack the street, and know one of the name of its quarter.
  // Where the number comes first, it tells which one is the street: `Résidence Les Lilas, 14 Rue Haute`.
  const isTold = profile.conventions.numberFirst && read.number !== undefined;
  if (!isTold && leftApart.some((text) => profile.streetType(profile.tokens(text)) !== '')) return false;
  if (read.number !== undefined && number !== '' && !isBegunBy(profile, read.number, number)) return false;
  if (isStreet(matcher, profile, read.streetname)) return true;
  return profile.conventions.numberFirst && read.number !== undefined;
}
