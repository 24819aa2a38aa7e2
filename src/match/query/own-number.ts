import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import { readHouseNumber } from '../../parse/numbers/house-number';
import { twoNumbers } from '../../parse/numbers/number-of-name';
import type { Store } from '../../store/rows';
import type { Matcher } from '../matcher';

/** Where a house number may begin behind a street. */
const BEFORE_NUMBER = /[\s,]+(?=\d)/gu;
/** A number at the end of a street whose name the data may not have: `Via Vellini, 3`, `Via Vellini 3`. */
const NAME_AND_NUMBER = /^(.*\p{IDS}\S*?)(?:\s*,\s*(\d+\S*)|\s+(\d{1,3}\p{IDS}?))$/u;
const HOUSE_NUMBER = /^[1-9]/;
/** Where a name may begin behind a number. */
const BEFORE_NAME = /[\s,]+(?=\p{IDS})/gu;
const PLAIN_NUMBER_IN_FRONT = /^([1-9]\d*)[\s,]+(\p{IDS}.*)$/su;
const HAS_DIGIT = /\d/;

/** `Brinkstraat 17` as the street: the number is there, at least its beginning. A street of that name stays whole. */
export function withOwnNumber(matcher: Matcher, profile: CountryProfile, fields: AddressQuery): AddressQuery {
  const { streetname, number = '', suffix } = fields;
  if (streetname === undefined || profile.conventions.numberFirst || !HAS_DIGIT.test(streetname))
    return fields;
  const isKnown = isStreet(matcher, profile, streetname);
  if (isKnown && isThere(matcher, profile, streetname, fields)) return fields;
  if (HOUSE_NUMBER.test(streetname) && number === '' && !isKnown)
    return withNumberOfFront(matcher, profile, streetname, fields);
  // A street `Punter 16` of another town is not the one meant, where the town asked has a Punter.
  const isName = isKnown ? isThere : isStreet;
  const cut = [...streetname.matchAll(BEFORE_NUMBER)].find(({ index }) =>
    isName(matcher, profile, streetname.slice(0, index), fields),
  );
  if (cut === undefined && isKnown) return fields;
  if (cut === undefined) return withNumberBehindName(matcher, profile, fields);
  const name = streetname.slice(0, cut.index);
  const own = streetname.slice(cut.index + cut[0].length);
  // The number field repeats the number, or holds the rest of it.
  if (number === '' || isBegunBy(profile, own, number)) return { ...fields, streetname: name, number: own };
  if (isBegunBy(profile, number, own)) return { ...fields, streetname: name };
  // Another house number contradicts the street; a letter, or digits behind a zero, is none.
  const isRest = suffix === undefined && !HOUSE_NUMBER.test(number.trim());
  return isRest ? { ...fields, streetname: name, number: own, suffix: number } : fields;
}

/**
 * `12 bis Rue Haute` and `17, Brinkstraat` as number and street, in a country that writes the number last. With digits
 * alone in front, the data need not know the street.
 */
function withNumberOfFront(
  matcher: Matcher,
  profile: CountryProfile,
  street: string,
  fields: AddressQuery,
): AddressQuery {
  const cut = [...street.matchAll(BEFORE_NAME)].find(({ index, 0: gap }) =>
    isStreet(matcher, profile, street.slice(index + gap.length)),
  );
  if (cut !== undefined)
    return {
      ...fields,
      streetname: street.slice(cut.index + cut[0].length),
      number: street.slice(0, cut.index),
    };
  const [, number, streetname] = PLAIN_NUMBER_IN_FRONT.exec(street.trim()) ?? [];
  return streetname === undefined ? fields : { ...fields, streetname, number: number! };
}

/** `Via Vellini, 3` for `Via Gino Vellini`; but `Rte 7` is a road. */
function withNumberBehindName(matcher: Matcher, profile: CountryProfile, fields: AddressQuery): AddressQuery {
  const { streetname = '', number = '' } = fields;
  const [, name, behindComma, behindName] = NAME_AND_NUMBER.exec(streetname.trim()) ?? [];
  if (name === undefined || number !== '' || matcher.worded(profile, streetname).road !== null) return fields;
  return { ...fields, streetname: name, number: behindComma ?? behindName };
}

/** Street `Jol` and number `33-53`: number 53 of the street Jol 33, if it lies in the town asked and no Jol does. */
export function withNumberMovedToName(
  matcher: Matcher,
  profile: CountryProfile,
  fields: AddressQuery,
): AddressQuery {
  const { streetname, number = '', suffix = '', city, suburb } = fields;
  const town = city ?? suburb;
  const numbers = twoNumbers(suffix === '' ? number.trim() : `${number.trim()}-${suffix.trim()}`);
  if (numbers === null || streetname === undefined || town === undefined) return fields;
  const name = numbers.ofName
    .map((number) => `${streetname} ${number}`)
    .find((one) => isStreetOf(matcher, profile, one, town));
  if (name === undefined || isStreetOf(matcher, profile, streetname, town)) return fields;
  const { suffix: _, ...rest } = fields;
  return { ...rest, streetname: name, number: numbers.ofHouse };
}

/** True if the town asked has a street of this name; also if no town is asked. */
function isThere(
  matcher: Matcher,
  profile: CountryProfile,
  name: string,
  { city, suburb }: AddressQuery,
): boolean {
  const town = city ?? suburb;
  return town === undefined || isStreetOf(matcher, profile, name, town);
}

/** True if the data have a street of this name in a town. */
export function isStreetOf(matcher: Matcher, profile: CountryProfile, name: string, town: string): boolean {
  const { streets } = matcher.namesOf(profile);
  const found = streets.keys.find(profile.key(name));
  if (found < 0) return false;
  let isThere = false;
  streets.forEachMember(found, (_, city) => {
    isThere = profile.key(matcher.store.area(city).name) === profile.key(town);
    return !isThere;
  });
  return isThere;
}

/** True if a street of this name in the town asked, or anywhere if no town is asked, has a number that is digits alone. */
export function hasNumberThere(
  matcher: Matcher,
  profile: CountryProfile,
  name: string,
  { number = '', city, suburb }: AddressQuery,
): boolean {
  const { store } = matcher;
  const { streets } = matcher.namesOf(profile);
  const found = streets.keys.find(profile.key(name));
  if (found < 0) return false;
  const town = city ?? suburb;
  let isThere = false;
  streets.forEachMember(found, (street, at) => {
    const isAsked = town === undefined || profile.key(store.area(at).name) === profile.key(town);
    isThere = isAsked && hasPlainNumber(store, street, number);
    return !isThere;
  });
  return isThere;
}

/** True if a street has a number that is digits alone, whatever its suffix. */
export function hasPlainNumber(store: Store, street: number, digits: string): boolean {
  let isThere = false;
  store.forEachBlockWithNumber(street, digits, (view) => {
    if (view.slotsOfNumber(Number(digits)).length > 0) isThere = true;
  });
  return isThere;
}

/** `12a` and `12` begin `12 A`; `1` does not. */
export function isBegunBy(profile: CountryProfile, text: string, beginning: string): boolean {
  const whole = readHouseNumber(profile, text);
  const begun = readHouseNumber(profile, beginning);
  return whole.number === begun.number && whole.suffix.startsWith(begun.suffix);
}

/** True if the data have a street of this name. */
export function isStreet(matcher: Matcher, profile: CountryProfile, name: string): boolean {
  return matcher.namesOf(profile).streets.keys.find(profile.key(name)) >= 0;
}
