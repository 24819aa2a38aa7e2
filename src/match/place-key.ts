import type { CountryProfile } from '../country/index';
import type { Area } from '../model/areas';

const keys = new WeakMap<Area, string>();

/**
 * The key of an area's name in its own country, made once of each: a damaged place is compared with those around every
 * candidate, and the thousands of bearers of a common street name lie in the same few cities.
 */
export function keyOfArea(profile: CountryProfile, area: Area): string {
  let key = keys.get(area);
  if (key === undefined) {
    key = profile.key(area.name);
    keys.set(area, key);
  }
  return key;
}
