/** Usual names of columns with the known point of an address. */

export const LATITUDES: readonly string[] = ['latitude', 'lat', 'y'];
export const LONGITUDES: readonly string[] = ['longitude', 'lon', 'lng', 'long', 'x'];

/** The point in two cells; null if they hold none. A decimal comma is read as a point. */
export function pointOf(latitude: string, longitude: string): { latitude: number; longitude: number } | null {
  const [north, east] = [latitude, longitude].map((text) =>
    text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')),
  );
  return Number.isFinite(north) && Number.isFinite(east) ? { latitude: north!, longitude: east! } : null;
}
