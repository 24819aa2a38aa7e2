import type { Geometry, Position } from 'geojson';
import type { PolygonPart } from '../../geo/polygon';
import { GeocoderError } from '../../model/errors';
import { COORDINATE_SCALE } from '../../model/limits';
import { printable, quoted } from '../../model/quote';

/**
 * The polygons of a feature, in integers of 1e-6 degrees; none for a feature without polygons.
 * @param where file and feature, for messages.
 * @throws GeocoderError SOURCE_INVALID for a ring that is not closed or too short, and for coordinates that
 *   are not degrees.
 */
export function polygonsOf(geometry: Geometry | null, where: string): PolygonPart[] {
  if (geometry === null) return [];
  if (geometry.type === 'Polygon') return [polygonOf(geometry.coordinates, where)];
  if (geometry.type === 'MultiPolygon') {
    if (!Array.isArray(geometry.coordinates)) fail(where, 'a list of polygons', geometry.coordinates);
    return geometry.coordinates.map((rings, index) => polygonOf(rings, `${where}, polygon ${index + 1}`));
  }
  if (geometry.type === 'GeometryCollection') {
    return geometry.geometries.flatMap((member) => polygonsOf(member, where));
  }
  return [];
}

function polygonOf(rings: readonly Position[][], where: string): PolygonPart {
  if (!Array.isArray(rings) || rings.length === 0) fail(where, 'a list of rings', rings);
  let points = 0;
  for (const [index, ring] of rings.entries()) points += checkRing(ring, `${where}, ring ${index + 1}`);
  const coordinates = new Int32Array(2 * points);
  const ringEnds = new Int32Array(rings.length);
  let at = 0;
  for (const [index, ring] of rings.entries()) {
    for (const [point, position] of ring.entries()) {
      const [longitude, latitude] = position;
      if (!inRange(longitude, 180) || !inRange(latitude, 90)) {
        const expected = 'longitude and latitude in degrees (EPSG:4326)';
        fail(`${where}, ring ${index + 1}, point ${point + 1}`, expected, position);
      }
      coordinates[at++] = Math.round(longitude * COORDINATE_SCALE);
      coordinates[at++] = Math.round(latitude * COORDINATE_SCALE);
    }
    ringEnds[index] = at / 2;
  }
  return { coordinates, ringEnds };
}

/** RFC 7946 section 3.1.6: four positions or more, the last equal to the first. */
function checkRing(ring: readonly Position[], where: string): number {
  if (!Array.isArray(ring)) fail(where, 'a ring of positions', ring);
  if (ring.length < 4) fail(where, 'a ring of at least 4 positions', `${ring.length} positions`);
  const first = ring[0]!;
  const last = ring[ring.length - 1]!;
  if (!Array.isArray(first) || !Array.isArray(last)) fail(where, 'positions', first);
  if (first[0] !== last[0] || first[1] !== last[1]) {
    fail(where, 'a closed ring (its last position equal to its first)', `${first} … ${last}`);
  }
  return ring.length;
}

function inRange(value: unknown, greatest: number): value is number {
  return typeof value === 'number' && value >= -greatest && value <= greatest;
}

function fail(where: string, expected: string, got: unknown): never {
  throw new GeocoderError(
    'SOURCE_INVALID',
    `${where}: expected ${expected}, got ${typeof got === 'string' ? printable(got) : quoted(got)}.`,
  );
}
