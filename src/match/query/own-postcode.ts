import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import type { Matcher } from '../matcher';

const HAS_DIGIT = /\d/;
const HAS_LETTERS = /\p{IDS}{3}/u;
const BEHIND_COMMA = /^(.*\S)\s*,\s*(\S*\d.*)$/su;
const CODE_IN_FRONT = /^\p{IDS}{2}(?!\p{IDS})/u;
const SIGNS_IN_FRONT = /^[\s.:-]+/;

/** The fields with postcode and place apart, of `9711 AA Groningen` in one field. */
export function withOwnPostcode(profile: CountryProfile, asked: AddressQuery): AddressQuery {
  const fields = withoutCodeOfCountry(profile, asked);
  const { postcode = '', city = '' } = fields;
  const beside = postcodeIn(profile, postcode);
  if (beside !== null)
    return { ...fields, postcode: beside.postcode, ...(city === '' && { city: beside.others }) };
  for (const field of ['city', 'suburb'] as const) {
    const before = postcodeIn(profile, fields[field] ?? '');
    if (before !== null)
      return { ...fields, [field]: before.others, postcode: postcode === '' ? before.postcode : postcode };
  }
  return fields;
}

/** `12, 75011` as the number, `Rue du Four, 75011` as the street; only a postcode of the data is one. */
export function withPostcodeApart(
  matcher: Matcher,
  profile: CountryProfile,
  fields: AddressQuery,
): AddressQuery {
  const { postcode = '' } = fields;
  if (postcode !== '') return fields;
  for (const field of ['number', 'streetname'] as const) {
    const [, before = '', last = ''] = BEHIND_COMMA.exec(fields[field] ?? '') ?? [];
    const whole = last === '' ? null : profile.normalisePostcode(last);
    if (whole !== null && matcher.store.postcode(whole, profile.code) !== null)
      return { ...fields, [field]: before, postcode: last };
  }
  return fields;
}

/** `NL-9711AA`, `VT 05641`: the postcode behind the code of its country, which some have in it (`LV-1010`), or of its state. */
function withoutCodeOfCountry(profile: CountryProfile, fields: AddressQuery): AddressQuery {
  const { postcode = '' } = fields;
  const [code = ''] = CODE_IN_FRONT.exec(postcode) ?? [];
  if (code === '' || profile.normalisePostcode(postcode) !== null) return fields;
  if (code.toUpperCase() !== profile.code && !profile.isDivision(code)) return fields;
  const own = postcode.slice(code.length).replace(SIGNS_IN_FRONT, '');
  return profile.normalisePostcode(own) === null ? fields : { ...fields, postcode: own };
}

/** A whole postcode and the words beside it; null for a text without one, or without other words. */
function postcodeIn(profile: CountryProfile, text: string): { postcode: string; others: string } | null {
  if (!HAS_DIGIT.test(text) || !HAS_LETTERS.test(text)) return null;
  const [found, ...others] = text.match(profile.conventions.postcode.pattern) ?? [];
  if (found === undefined || others.length > 0) return null;
  const rest = text.replace(found, ' ').trim();
  const postcode = profile.normalisePostcode(found);
  return postcode === null || !HAS_LETTERS.test(rest) ? null : { postcode, others: rest };
}
