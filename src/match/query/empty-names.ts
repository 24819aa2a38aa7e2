import { type CountryProfile, MEANS_NOTHING, MEANS_UNKNOWN } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import type { Matcher } from '../matcher';
import { isStreet } from './own-number';

const PLACES = ['city', 'suburb', 'municipality', 'province'] as const;

/**
 * The fields without those that say nothing: a city of `n/a`, a province of `-`, a postcode of `unknown`. A name of the
 * data stays: Italy has a town None.
 */
export function withoutEmptyNames(
  matcher: Matcher,
  profile: CountryProfile,
  fields: AddressQuery,
): AddressQuery {
  const { streetname, postcode } = fields;
  const empty: (keyof AddressQuery)[] = PLACES.filter(
    (field) => saysNothing(fields[field]) && !isPlace(matcher, profile, fields[field]!),
  );
  if (saysNothing(postcode)) empty.push('postcode');
  if (saysNothing(streetname) && !isStreet(matcher, profile, streetname!)) empty.push('streetname');
  if (empty.length === 0) return fields;
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => !empty.includes(field as keyof AddressQuery)),
  );
}

/** True for a word or a sign that fills a field: `n/a`, `onbekend`, `-`. */
export function saysNothing(value: string | undefined): boolean {
  if (value === undefined) return false;
  const text = value.trim();
  return MEANS_NOTHING.test(text) || MEANS_UNKNOWN.test(text);
}

function isPlace({ places }: Matcher, profile: CountryProfile, name: string): boolean {
  const key = profile.key(name);
  return (
    key !== '' && places.resolve(profile, name).areas.some(({ area }) => places.keyOf(profile, area) === key)
  );
}
