import { distanceMeters } from '../../geo/distance';
import type { PolygonPart } from '../../geo/polygon';
import { PolygonSlabs } from '../../geo/polygon-slabs';
import { COORDINATE_SCALE } from '../../model/limits';

/** Rows and columns of the sample points in each polygon. */
const ROWS = 12;
/** Only the largest polygons are used: small islands do not change the radius that holds nine tenths. */
const MOST_PARTS = 32;

/**
 * The radius around a point that holds nine tenths of the surface of some polygons, whole metres, at least 1; 0 without
 * polygons. Polygons are in 1e-6 degrees, the point in degrees.
 */
export function reachMeters(parts: readonly PolygonPart[], latitude: number, longitude: number): number {
  const largest = parts
    .map((part) => new PolygonSlabs(part))
    .sort((a, b) => b.area - a.area)
    .slice(0, MOST_PARTS);
  const samples: { meters: number; surface: number }[] = [];
  for (const slabs of largest) {
    const { west, east, south, north } = slabs.bounds;
    const inside: { meters: number; width: number }[] = [];
    for (let row = 0; row < ROWS; row++) {
      const y = south + ((row + 0.5) / ROWS) * (north - south);
      for (let column = 0; column < ROWS; column++) {
        const x = west + ((column + 0.5) / ROWS) * (east - west);
        if (!slabs.holds(x, y)) continue;
        const at = y / COORDINATE_SCALE;
        const meters = distanceMeters(latitude, longitude, at, x / COORDINATE_SCALE);
        inside.push({ meters, width: Math.cos((at * Math.PI) / 180) });
      }
    }
    const widths = inside.reduce((sum, { width }) => sum + width, 0);
    for (const { meters, width } of inside)
      samples.push({ meters, surface: (slabs.area * width * width) / widths });
  }
  samples.sort((a, b) => a.meters - b.meters);
  let left = 0.9 * samples.reduce((sum, { surface }) => sum + surface, 0);
  for (const { meters, surface } of samples) {
    left -= surface;
    if (left <= 0) return Math.max(1, Math.ceil(meters));
  }
  return parts.length === 0 ? 0 : 1;
}
