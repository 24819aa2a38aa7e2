import { Bounds } from '../../geo/bounds';
import { type PolygonPart, polygonArea } from '../../geo/polygon';
import { COORDINATE_SCALE } from '../../model/limits';
import type { ByteReader, ByteWriter } from './varint';

/** A polygon part as stored: whole 1e-6 degrees, without repeated points. */
export interface StoredShape {
  part: PolygonPart;
  bounds: Bounds;
}

/** Metres per 1e-6 degrees on a great circle. */
const METERS_PER_UNIT = (6_371_008.8 * Math.PI) / 180 / COORDINATE_SCALE;

/** Rounds a part in degrees to stored units; null if the outer ring has fewer than three points left. */
export function roundShape(part: PolygonPart): StoredShape | null {
  const coordinates: number[] = [];
  const ringEnds: number[] = [];
  const bounds = new Bounds();
  let start = 0;
  for (let ring = 0; ring < part.ringEnds.length; ring++) {
    const end = part.ringEnds[ring]!;
    const ringStart = coordinates.length;
    for (let point = start; point < end; point++) {
      const longitude = Math.round(part.coordinates[2 * point]! * COORDINATE_SCALE);
      const latitude = Math.round(part.coordinates[2 * point + 1]! * COORDINATE_SCALE);
      const last = coordinates.length;
      if (last > ringStart && coordinates[last - 2] === longitude && coordinates[last - 1] === latitude)
        continue;
      coordinates.push(longitude, latitude);
    }
    // A repeated first point at the end is dropped: all rings are closed.
    const last = coordinates.length;
    if (
      last - ringStart > 2 &&
      coordinates[ringStart] === coordinates[last - 2] &&
      coordinates[ringStart + 1] === coordinates[last - 1]
    ) {
      coordinates.length = last - 2;
    }
    if (coordinates.length - ringStart < 6) {
      coordinates.length = ringStart;
      if (ring === 0) return null;
    } else {
      ringEnds.push(coordinates.length / 2);
    }
    start = end;
  }
  const rounded = { coordinates: Int32Array.from(coordinates), ringEnds: Int32Array.from(ringEnds) };
  bounds.addAll(rounded.coordinates);
  return { part: rounded, bounds };
}

/** Approximate area in square metres: good enough to tell the smaller of two polygons. */
export function shapeSquareMeters({ part, bounds }: StoredShape): number {
  const middle = (((bounds.south + bounds.north) / 2 / COORDINATE_SCALE) * Math.PI) / 180;
  return polygonArea(part) * METERS_PER_UNIT * METERS_PER_UNIT * Math.cos(middle);
}

/**
 * Writes the area id, the number of rings, the number of points of each ring, then all points as differences, longitude
 * before latitude.
 */
export function encodeShape(writer: ByteWriter, area: number, part: PolygonPart): void {
  writer.varint(area);
  writer.varint(part.ringEnds.length);
  let start = 0;
  for (const end of part.ringEnds) {
    writer.varint(end - start);
    start = end;
  }
  let longitude = 0;
  let latitude = 0;
  for (let index = 0; index < part.coordinates.length; index += 2) {
    writer.zigzag(part.coordinates[index]! - longitude);
    writer.zigzag(part.coordinates[index + 1]! - latitude);
    longitude = part.coordinates[index]!;
    latitude = part.coordinates[index + 1]!;
  }
}

/** @throws CorruptBytes for impossible bytes. */
export function decodeShape(reader: ByteReader): { area: number; part: PolygonPart } {
  const area = reader.varint();
  const rings = reader.varint();
  const available = reader.end - reader.position;
  if (rings > available) throw reader.corrupt('more rings than bytes');
  const ringEnds = new Int32Array(rings);
  let points = 0;
  for (let ring = 0; ring < rings; ring++) {
    const length = reader.varint();
    if (length === 0) throw reader.corrupt('a ring has no point');
    points += length;
    ringEnds[ring] = points;
  }
  if (2 * points > available) throw reader.corrupt('more points than bytes');
  const coordinates = new Int32Array(2 * points);
  let longitude = 0;
  let latitude = 0;
  for (let index = 0; index < coordinates.length; index += 2) {
    longitude += reader.zigzag();
    latitude += reader.zigzag();
    coordinates[index] = longitude;
    coordinates[index + 1] = latitude;
  }
  if (!reader.done) throw reader.corrupt('bytes after the last point');
  return { area, part: { coordinates, ringEnds } };
}
