import { countryProfile } from '../../country/index';
import type { Match } from '../../model/match';

/**
 * The lines of an answer as on an envelope; for an area, its label.
 * @param crossing the second of two streets that meet.
 */
export function linesOf(match: Match, crossing?: string): string[] {
  const { label, country, postcode, city, municipality } = match;
  const streetname = crossing === undefined ? match.streetname : `${match.streetname} / ${crossing}`;
  if (streetname === null && postcode === null) return [label];
  // A province that says nothing is left out of the label.
  const province = match.province !== null && label.includes(match.province) ? match.province : null;
  return [...countryProfile(country).lines({ ...match, streetname, city: city ?? municipality, province })];
}
