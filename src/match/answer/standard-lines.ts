import { countryProfile } from '../../country/index';
import type { Match } from '../../model/match';

/** The lines of an answer as on an envelope; for an area, its label. */
export function linesOf(match: Match): string[] {
  const { label, country, streetname, postcode, city, municipality } = match;
  if (streetname === null && postcode === null) return [label];
  return [...countryProfile(country).lines({ ...match, city: city ?? municipality })];
}
