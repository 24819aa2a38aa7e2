import { type CountryProfile, countryProfile } from '../../country/index';
import { GeocoderError } from '../../model/errors';
import type { Store } from '../../store/rows';

/**
 * The countries that a request is asked of: the one it names, else all of the dataset.
 * @throws GeocoderError INVALID_REQUEST for a country that the dataset does not hold.
 */
export function profilesInScope(store: Store, country: string | undefined): CountryProfile[] {
  const held = store.countries().map((area) => area.code);
  if (country === undefined) return held.map(countryProfile);
  const code = country.toUpperCase();
  if (!held.includes(code)) {
    throw new GeocoderError(
      'INVALID_REQUEST',
      `Expected option country to be one the dataset holds (${held.join(', ') || 'none'}), got '${country}'.`,
    );
  }
  return [countryProfile(code)];
}
