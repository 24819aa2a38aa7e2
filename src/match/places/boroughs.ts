import { type CountryProfile, countiesOfCity } from '../../country/index';
import { flatMap } from '../../text/flat-map';
import type { ResolvedPlace } from './resolved-place';

/**
 * The counties of a city that the data have: the streets of Queens lie in New York, too.
 * @param named gives the areas with exactly a name.
 */
export function boroughsOf(
  profile: CountryProfile,
  city: string,
  named: (name: string) => readonly ResolvedPlace[],
): readonly ResolvedPlace[] {
  const counties = countiesOfCity(profile.code, city);
  return flatMap(counties, (county) =>
    named(county)
      .filter(({ area }) => area.level === 'municipality')
      .map((place) => ({ ...place, alias: true })),
  );
}
