import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import type { Matcher } from '../matcher';

const HAS_DIGIT = /\d/;
const HAS_LETTERS = /\p{L}{3}/u;

/** The fields with postcode and place apart, of `9711 AA Groningen` in one field, and each in its own, of two swapped ones. */
export function withOwnPostcode(
  matcher: Matcher,
  profile: CountryProfile,
  asked: AddressQuery,
): AddressQuery {
  const fields = withSwappedBack(matcher, profile, asked);
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

/** `Groningen` as the postcode: two columns are swapped, or one column has either. */
function withSwappedBack(matcher: Matcher, profile: CountryProfile, fields: AddressQuery): AddressQuery {
  const { postcode = '', city = '' } = fields;
  if (HAS_DIGIT.test(postcode) || !HAS_LETTERS.test(postcode)) return fields;
  const isSwapped = city === '' || profile.normalisePostcode(city) !== null;
  if (!isSwapped || !matcher.places.isKnown(profile, postcode)) return fields;
  return { ...fields, city: postcode, postcode: city === '' ? undefined : city };
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
