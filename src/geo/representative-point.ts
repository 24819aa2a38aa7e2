import polylabel from 'polylabel';
import { type PolygonPart, polygonArea } from './polygon';

/** Precision of the point, as a share of the polygon's height. */
const PRECISION = 0.01;

/**
 * A point well inside an area: the pole of inaccessibility of its largest polygon, the point farthest from any
 * border (V. Agafonkin's polylabel, after Garcia-Castellanos and Lombardo 2007). Longitudes are first
 * multiplied by the cosine of the latitude, so that distances mean the same in both directions. Null if there are no
 * polygons.
 * @param scale coordinate units per degree.
 */
export function representativePoint(
  parts: readonly PolygonPart[],
  scale: number,
): { longitude: number; latitude: number } | null {
  let largest: PolygonPart | null = null;
  let most = -1;
  for (const part of parts) {
    const area = polygonArea(part);
    if (area > most) {
      largest = part;
      most = area;
    }
  }
  const first = largest?.ringEnds[0] ?? 0;
  if (largest === null || first === 0) return null;
  const shrink = Math.max(0.01, Math.cos(((largest.coordinates[1]! / scale) * Math.PI) / 180));
  const rings: [number, number][][] = [];
  let start = 0;
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const end of largest.ringEnds) {
    const ring: [number, number][] = [];
    for (let point = start; point < end; point++) {
      const y = largest.coordinates[2 * point + 1]!;
      ring.push([largest.coordinates[2 * point]! * shrink, y]);
      if (y < least) least = y;
      if (y > greatest) greatest = y;
    }
    rings.push(ring);
    start = end;
  }
  const precision = Math.max((greatest - least) * PRECISION, Number.MIN_VALUE);
  const [x, y] = polylabel(rings, precision);
  return { longitude: x / shrink, latitude: y };
}
