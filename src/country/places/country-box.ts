import { COUNTRY_BOXES } from '../tables/country-boxes';

/** Whether a point in degrees is in the bounding box of a country; null if the box is not known. */
export function liesIn(country: string, latitude: number, longitude: number): boolean | null {
  const box = COUNTRY_BOXES[country];
  if (box === undefined) return null;
  const [south, west, north, east] = box;
  if (!(latitude >= south && latitude <= north)) return false;
  // The box may cross the date line.
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}
