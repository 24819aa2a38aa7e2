import type { Position } from 'geojson';
import { type PolygonPart, polygonArea, polygonHolds } from './polygon';

/**
 * A point inside the largest of the given polygons, in their own units. It is the centre of gravity of the outer
 * ring if that lies inside the polygon; otherwise it is the middle of the widest stretch of the level line through
 * that centre ("point on surface" of the OGC simple features). Used for outlines of buildings: it is cheaper than the
 * pole of inaccessibility and lies where people expect it. Null if there is no ring.
 */
export function innerPoint(polygons: readonly Position[][][]): Position | null {
  let largest: PolygonPart | null = null;
  let most = -1;
  for (const rings of polygons) {
    const part = partOf(rings);
    const area = part === null ? -1 : polygonArea(part);
    if (area > most) {
      largest = part;
      most = area;
    }
  }
  if (largest === null) return null;
  const centre = centreOfGravity(largest);
  return polygonHolds(largest, centre[0]!, centre[1]!) ? centre : onSurface(largest, centre);
}

function partOf(rings: readonly Position[][]): PolygonPart | null {
  const points = rings.reduce((sum, ring) => sum + ring.length, 0);
  if ((rings[0]?.length ?? 0) === 0) return null;
  const coordinates = new Float64Array(2 * points);
  const ringEnds = new Int32Array(rings.length);
  let at = 0;
  for (const [index, ring] of rings.entries()) {
    for (const position of ring) {
      coordinates[at++] = position[0]!;
      coordinates[at++] = position[1]!;
    }
    ringEnds[index] = at / 2;
  }
  return { coordinates, ringEnds };
}

/** Centre of gravity of the outer ring; the mean of its points if the ring has no area. */
function centreOfGravity({ coordinates, ringEnds }: PolygonPart): Position {
  const end = 2 * ringEnds[0]!;
  const originX = coordinates[0]!;
  const originY = coordinates[1]!;
  let [area, sumX, sumY, meanX, meanY] = [0, 0, 0, 0, 0];
  let previousX = coordinates[end - 2]! - originX;
  let previousY = coordinates[end - 1]! - originY;
  for (let at = 0; at < end; at += 2) {
    const x = coordinates[at]! - originX;
    const y = coordinates[at + 1]! - originY;
    const cross = previousX * y - x * previousY;
    area += cross;
    sumX += (previousX + x) * cross;
    sumY += (previousY + y) * cross;
    meanX += x;
    meanY += y;
    previousX = x;
    previousY = y;
  }
  if (Math.abs(area) < 1e-18) return [originX + (2 * meanX) / end, originY + (2 * meanY) / end];
  return [originX + sumX / (3 * area), originY + sumY / (3 * area)];
}

/** The middle of the widest stretch that lies inside the polygon, along the level line through the centre. */
function onSurface({ coordinates, ringEnds }: PolygonPart, centre: Position): Position {
  const y = centre[1]!;
  const crossings: number[] = [];
  let start = 0;
  for (const end of ringEnds) {
    for (let point = start; point < end; point++) {
      const from = 2 * (point === start ? end - 1 : point - 1);
      const to = 2 * point;
      const [fromY, toY] = [coordinates[from + 1]!, coordinates[to + 1]!];
      if (fromY > y === toY > y) continue;
      const share = (y - fromY) / (toY - fromY);
      crossings.push(coordinates[from]! + share * (coordinates[to]! - coordinates[from]!));
    }
    start = end;
  }
  crossings.sort((a, b) => a - b);
  let [best, widest] = [centre, 0];
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const width = crossings[i + 1]! - crossings[i]!;
    if (width > widest) {
      widest = width;
      best = [(crossings[i]! + crossings[i + 1]!) / 2, y];
    }
  }
  return best;
}
