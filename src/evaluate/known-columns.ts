/** Usual names of columns with the known point of an address. */

export const LATITUDES: readonly string[] = ['latitude', 'lat', 'y'];
export const LONGITUDES: readonly string[] = ['longitude', 'lon', 'lng', 'long', 'x'];

/** The known point of a row; without one, the reason. Equal reasons are counted together, so they have no values. */
type KnownPoint =
  | { readonly point: { readonly latitude: number; readonly longitude: number }; readonly fault: null }
  | { readonly point: null; readonly fault: string };

/**
 * The known point in two cells. A decimal comma is read as a point.
 * @param wanted what a row must have, for the reason.
 */
export function knownPoint(latitude: string, longitude: string, wanted = 'a known point'): KnownPoint {
  const [north, east] = [degreesOf(latitude), degreesOf(longitude)];
  if (!Number.isFinite(north) || !Number.isFinite(east))
    return { point: null, fault: `expected ${wanted}, but the row has none` };
  if (Math.abs(north) > 90 || Math.abs(east) > 180)
    return {
      point: null,
      fault:
        'expected a known point with a latitude from -90 to 90 and a longitude from -180 to 180, but got one outside',
    };
  return { point: { latitude: north, longitude: east }, fault: null };
}

function degreesOf(cell: string): number {
  const text = cell.trim();
  return text === '' ? Number.NaN : Number(text.replace(',', '.'));
}
