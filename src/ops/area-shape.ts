import { type PolygonPart, ringDoubleArea } from '../geo/polygon';
import { COORDINATE_SCALE } from '../model/limits';
import type { AreaShape } from '../model/shapes';

/**
 * The polygons of an area as GeoJSON (RFC 7946, section 3.1.6): degrees, closed rings, outer rings counter-clockwise
 * and holes clockwise. Null without polygons.
 * @param parts in whole 1e-6 degrees.
 */
export function shapeOf(parts: readonly PolygonPart[]): AreaShape | null {
  if (parts.length === 0) return null;
  return { type: 'MultiPolygon', coordinates: parts.map(ringsOf) };
}

function ringsOf({ coordinates, ringEnds }: PolygonPart): number[][][] {
  const rings: number[][][] = [];
  let start = 0;
  for (const end of ringEnds) {
    const ring: number[][] = [];
    for (let point = start; point < end; point++) {
      ring.push([coordinates[2 * point]! / COORDINATE_SCALE, coordinates[2 * point + 1]! / COORDINATE_SCALE]);
    }
    const isOuter = rings.length === 0;
    if (ringDoubleArea(coordinates, start, end) > 0 !== isOuter) ring.reverse();
    const [first] = ring;
    const last = ring[ring.length - 1];
    if (first && last && (first[0] !== last[0] || first[1] !== last[1])) ring.push([...first]);
    rings.push(ring);
    start = end;
  }
  return rings;
}
