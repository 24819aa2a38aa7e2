import type { CountryProfile } from '../../src/country/index';
import type { Vocabulary } from '../../src/parse/read-line';

/** A dataset that knows some names and nothing else. */
export function vocabularyOf(
  profile: CountryProfile,
  streetNames: readonly string[],
  placeNames: readonly string[],
): Vocabulary {
  const streets = new Set(streetNames.map((name) => profile.key(name)));
  const places = new Set(placeNames.map((name) => profile.key(name)));
  return { isStreet: (key) => streets.has(key), isPlace: (key) => places.has(key) };
}
