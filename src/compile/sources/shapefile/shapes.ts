import type { Geometry, Position } from 'geojson';
import { polygonHolds } from '../../../geo/polygon';
import { ByteFeed } from '../byte-feed';
import { MOST_ELEMENT_SIZE } from '../limits';
import { damagedShapefile } from './damaged';

const HEADER_BYTES = 100;

/**
 * The shapes of a .shp file in order (ESRI Shapefile Technical Description, 1998); null for a null shape. Z and M
 * are left out.
 * @throws GeocoderError SOURCE_INVALID.
 */
export async function* readShapes(
  chunks: AsyncGenerator<Uint8Array>,
  label: string,
): AsyncGenerator<Geometry | null> {
  const feed = new ByteFeed(chunks, () => damagedShapefile(label, 'an end too early'));
  try {
    const header = await feed.take(HEADER_BYTES);
    if (header.readInt32BE(0) !== 9994) throw damagedShapefile(label, `file code ${header.readInt32BE(0)}`);
    // The length of the file in 16-bit words. Some writers add other bytes after it.
    let left = header.readUInt32BE(24) * 2 - HEADER_BYTES;
    for (let number = 1; left > 0; number++) {
      const head = await feed.take(8);
      const bytes = head.readUInt32BE(4) * 2;
      if (bytes < 4 || bytes > MOST_ELEMENT_SIZE)
        throw damagedShapefile(label, `a record ${number} of ${bytes} bytes`);
      const content = await feed.take(bytes);
      left -= 8 + bytes;
      try {
        yield shapeOf(content);
      } catch (cause) {
        if (!(cause instanceof RangeError)) throw cause;
        throw damagedShapefile(label, `a record ${number} with ${cause.message}`, cause);
      }
    }
  } finally {
    await chunks.return(undefined);
  }
}

/** @throws RangeError for bytes that are no shape. */
function shapeOf(content: Buffer): Geometry | null {
  const type = content.readInt32LE(0);
  switch (type) {
    case 0:
      return null;
    case 1:
    case 11:
    case 21:
      return { type: 'Point', coordinates: positionAt(content, 4) };
    case 8:
    case 18:
    case 28: {
      const coordinates = positions(content, 40, content.readInt32LE(36));
      return { type: 'MultiPoint', coordinates };
    }
    case 3:
    case 13:
    case 23: {
      const lines = partsOf(content);
      return { type: 'MultiLineString', coordinates: lines };
    }
    case 5:
    case 15:
    case 25:
      return polygonsOf(partsOf(content));
    default:
      throw new RangeError(`shape type ${type}`);
  }
}

function partsOf(content: Buffer): Position[][] {
  const partCount = content.readInt32LE(36);
  const pointCount = content.readInt32LE(40);
  const pointsAt = 44 + 4 * partCount;
  if (partCount < 0 || pointCount < 0 || pointsAt + 16 * pointCount > content.length) {
    throw new RangeError(`${partCount} parts of ${pointCount} points`);
  }
  const parts: Position[][] = [];
  for (let part = 0; part < partCount; part++) {
    const start = content.readInt32LE(44 + 4 * part);
    const end = part + 1 < partCount ? content.readInt32LE(48 + 4 * part) : pointCount;
    if (start < 0 || end < start || end > pointCount) throw new RangeError(`a part from ${start} to ${end}`);
    parts.push(positions(content, pointsAt + 16 * start, end - start));
  }
  return parts;
}

function positions(content: Buffer, at: number, count: number): Position[] {
  if (count < 0 || at + 16 * count > content.length) throw new RangeError(`${count} points in too few bytes`);
  return Array.from({ length: count }, (_, index) => positionAt(content, at + 16 * index));
}

function positionAt(content: Buffer, at: number): Position {
  return [content.readDoubleLE(at), content.readDoubleLE(at + 8)];
}

/** Clockwise rings are outer rings; the others are holes of the ring around them. */
function polygonsOf(rings: readonly Position[][]): Geometry | null {
  const outers = rings.filter((ring) => doubleArea(ring) <= 0);
  const holes = rings.filter((ring) => doubleArea(ring) > 0);
  // Some writers use the other direction for all rings: then each ring is a polygon.
  if (outers.length === 0) return holes.length === 0 ? null : multi(holes.map((ring) => [ring]));
  const polygons = outers.map((ring) => [ring]);
  for (const hole of holes) (polygons.find(([outer]) => holds(outer!, hole[0]!)) ?? polygons[0]!).push(hole);
  return multi(polygons);
}

function multi(polygons: Position[][][]): Geometry {
  return polygons.length === 1
    ? { type: 'Polygon', coordinates: polygons[0]! }
    : { type: 'MultiPolygon', coordinates: polygons };
}

function doubleArea(ring: readonly Position[]): number {
  const [originX, originY] = ring[0] ?? [0, 0];
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    const [x, y] = ring[i - 1] as [number, number];
    const [nextX, nextY] = ring[i] as [number, number];
    sum += (x - originX!) * (nextY - originY!) - (nextX - originX!) * (y - originY!);
  }
  return sum;
}

function holds(ring: readonly Position[], point: Position): boolean {
  const coordinates = Float64Array.from(ring.flatMap(([x, y]) => [x!, y!]));
  return polygonHolds({ coordinates, ringEnds: Int32Array.of(ring.length) }, point[0]!, point[1]!);
}
