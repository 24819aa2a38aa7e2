import { type CountryProfile, countryProfile } from '../country/index';
import { GeocoderError } from '../model/errors';
import type { Store } from '../store/rows';

const profiles = new WeakMap<Store, readonly CountryProfile[]>();

/**
 * The countries that a request is asked of: the one it names, else all of the dataset.
 * @throws GeocoderError INVALID_REQUEST for a country that the dataset does not hold.
 */
export function profilesInScope(store: Store, country: string | undefined): readonly CountryProfile[] {
  let held = profiles.get(store);
  if (held === undefined) {
    held = store.countries().map(({ code }) => countryProfile(code));
    profiles.set(store, held);
  }
  if (country === undefined) return held;
  const code = country.toUpperCase();
  const asked = held.filter((profile) => profile.code === code);
  if (asked.length === 0) {
    const codes = held.map((profile) => profile.code).join(', ');
    throw new GeocoderError(
      'INVALID_REQUEST',
      `Expected option country to be one the dataset holds (${codes || 'none'}), got '${country}'.`,
    );
  }
  return asked;
}
