/**
 * One polygon: an outer ring, then its holes. `coordinates` holds longitude, latitude, longitude, … of all rings
 * one after another; `ringEnds[i]` is the number of points up to the end of ring `i`. A ring may repeat its first
 * point at its end.
 */
export interface PolygonPart {
  readonly coordinates: Float64Array | Int32Array;
  readonly ringEnds: Int32Array;
}

/**
 * True if the point, in coordinate units, lies inside by the even-odd rule over all rings (W. R. Franklin's PNPOLY). A
 * point on a border that two polygons share lies in exactly one of them.
 */
export function polygonHolds(part: PolygonPart, longitude: number, latitude: number): boolean {
  const { coordinates, ringEnds } = part;
  let inside = false;
  let start = 0;
  for (let ring = 0; ring < ringEnds.length; ring++) {
    const end = ringEnds[ring]!;
    if (end > start) {
      let previousX = coordinates[2 * end - 2]!;
      let previousY = coordinates[2 * end - 1]!;
      for (let index = 2 * start; index < 2 * end; index += 2) {
        const x = coordinates[index]!;
        const y = coordinates[index + 1]!;
        if (y > latitude !== previousY > latitude) {
          // The crossing is always computed from the lower end. Two polygons that share a border list it in opposite
          // directions, and must round it the same way.
          const upward = y > previousY;
          const crossing = upward
            ? previousX + ((latitude - previousY) / (y - previousY)) * (x - previousX)
            : x + ((latitude - y) / (previousY - y)) * (previousX - x);
          if (longitude < crossing) inside = !inside;
        }
        previousX = x;
        previousY = y;
      }
    }
    start = end;
  }
  return inside;
}

/**
 * Twice the signed area of one ring (shoelace formula), in squared coordinate units; positive if the ring runs
 * counter-clockwise. The ring is points `start` to `end`, `end` excluded.
 */
export function ringDoubleArea(coordinates: Float64Array | Int32Array, start: number, end: number): number {
  if (end - start < 3) return 0;
  // Coordinates are taken relative to the first point: products of large coordinates would lose small differences.
  const originX = coordinates[2 * start]!;
  const originY = coordinates[2 * start + 1]!;
  let sum = 0;
  let previousX = coordinates[2 * end - 2]! - originX;
  let previousY = coordinates[2 * end - 1]! - originY;
  for (let index = 2 * start; index < 2 * end; index += 2) {
    const x = coordinates[index]! - originX;
    const y = coordinates[index + 1]! - originY;
    sum += previousX * y - x * previousY;
    previousX = x;
    previousY = y;
  }
  return sum;
}

/** Area of the outer ring less its holes, in squared units of the coordinates. Never negative. */
export function polygonArea(part: PolygonPart): number {
  let area = 0;
  let start = 0;
  for (let ring = 0; ring < part.ringEnds.length; ring++) {
    const end = part.ringEnds[ring]!;
    const ringArea = Math.abs(ringDoubleArea(part.coordinates, start, end)) / 2;
    area = ring === 0 ? ringArea : area - ringArea;
    start = end;
  }
  return Math.max(0, area);
}
