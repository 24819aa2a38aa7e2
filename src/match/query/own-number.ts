import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import { readHouseNumber } from '../../parse/house-number';
import type { Matcher } from '../matcher';

/** Where a house number may begin behind a street. */
const BEFORE_NUMBER = /[\s,]+(?=\d)/gu;
/** A number at the end of a street whose name the data may not have: `Via Vellini, 3`, `Via Vellini 3`. */
const NAME_AND_NUMBER = /^(.*\p{L}\S*?)(?:\s*,\s*(\d+\S*)|\s+(\d{1,3}\p{L}?))$/u;
const HOUSE_NUMBER = /^[1-9]/;
const HAS_DIGIT = /\d/;

/** `Brinkstraat 17` as the street: the number is there, at least its beginning. A street of that name stays whole. */
export function withOwnNumber(matcher: Matcher, profile: CountryProfile, fields: AddressQuery): AddressQuery {
  const { streetname, number = '', suffix } = fields;
  if (streetname === undefined || profile.conventions.numberFirst || !HAS_DIGIT.test(streetname))
    return fields;
  if (isStreet(matcher, profile, streetname)) return fields;
  const cut = [...streetname.matchAll(BEFORE_NUMBER)].find(({ index }) =>
    isStreet(matcher, profile, streetname.slice(0, index)),
  );
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

/** `Via Vellini, 3` for `Via Gino Vellini`; but `Rte 7` is a road. */
function withNumberBehindName(matcher: Matcher, profile: CountryProfile, fields: AddressQuery): AddressQuery {
  const { streetname = '', number = '' } = fields;
  const [, name, behindComma, behindName] = NAME_AND_NUMBER.exec(streetname.trim()) ?? [];
  if (name === undefined || number !== '' || matcher.worded(profile, streetname).road !== null) return fields;
  return { ...fields, streetname: name, number: behindComma ?? behindName };
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
