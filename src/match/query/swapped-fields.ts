import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import type { Matcher } from '../matcher';
import { hasNumberThere, isStreet } from './own-number';

const HAS_DIGIT = /\d/;
const SHORTEST_POSTCODE = 3;
const HAS_LETTERS = /\p{IDS}{3}/u;
const HOUSE_NUMBER = /^[1-9]\d{0,4}(?:-\d{1,3})?\s?\p{IDS}?$/u;
const STARTS_WITH_DIGIT = /^\d/;

/** The fields with two swapped columns in their places: each holds what only the other one can. */
export function withSwappedBack(
  matcher: Matcher,
  profile: CountryProfile,
  fields: AddressQuery,
): AddressQuery {
  const placed = withPlaceAndPostcode(matcher, profile, fields);
  const numbered = withNumberAndPostcode(matcher, profile, placed);
  return withStreetAndPlace(matcher, profile, withNumberAndSuffix(numbered));
}

/** `Groningen` as the postcode: two columns are swapped, or one column has either. */
function withPlaceAndPostcode(matcher: Matcher, profile: CountryProfile, fields: AddressQuery): AddressQuery {
  const { postcode = '', city = '' } = fields;
  if (HAS_DIGIT.test(postcode) || !HAS_LETTERS.test(postcode)) return fields;
  const isSwapped = city === '' || profile.normalisePostcode(city) !== null;
  if (!isSwapped || !matcher.places.isKnown(profile, postcode)) return fields;
  return { ...fields, city: postcode, postcode: city === '' ? undefined : city };
}

/**
 * `9711AA` as the number, and `12` as the postcode. `112` may be both: number 112 of a street that has it stays one, beside a postcode
 * that lacks a digit.
 */
function withNumberAndPostcode(
  matcher: Matcher,
  profile: CountryProfile,
  fields: AddressQuery,
): AddressQuery {
  const { store } = matcher;
  const { number = '', postcode = '', streetname = '' } = fields;
  if (
    number.length < SHORTEST_POSTCODE ||
    !HOUSE_NUMBER.test(postcode) ||
    profile.normalisePostcode(postcode) !== null
  )
    return fields;
  const whole = profile.normalisePostcode(number);
  if (whole === null || store.postcode(whole, profile.code) === null) return fields;
  if (HOUSE_NUMBER.test(number) && hasNumberThere(matcher, profile, streetname, fields)) return fields;
  return { ...fields, number: postcode, postcode: number };
}

/** `A` as the number, and `12` as the suffix. */
function withNumberAndSuffix(fields: AddressQuery): AddressQuery {
  const { number = '', suffix = '' } = fields;
  const isSwapped = number !== '' && !HAS_DIGIT.test(number) && STARTS_WITH_DIGIT.test(suffix);
  return isSwapped ? { ...fields, number: suffix, suffix: number } : fields;
}

/** `Groningen` as the street, and `Vismarkt` as the city; a town `Kerkstraat` stays one, and a street `Amsterdam` too. */
function withStreetAndPlace(matcher: Matcher, profile: CountryProfile, fields: AddressQuery): AddressQuery {
  const { streetname = '', city = '' } = fields;
  if (streetname === '' || city === '' || isStreet(matcher, profile, streetname)) return fields;
  if (!matcher.places.isKnown(profile, streetname) || !isStreet(matcher, profile, city)) return fields;
  return matcher.places.isKnown(profile, city) ? fields : { ...fields, streetname: city, city: streetname };
}
