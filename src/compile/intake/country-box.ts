import { COUNTRY_BOXES } from './country-boxes';

/** Whether a point in degrees lies about where a country does; null for a country of which that is not known. */
export function liesIn(country: string, latitude: number, longitude: number): boolean | null {
  const box = COUNTRY_BOXES[country];
  if (box === undefined) return null;
  const [south, west, north, east] = box;
  if (!(latitude >= south && latitude <= north)) return false;
  // A country over the date line.
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}
