import type { Geometry, Position } from 'geojson';

/** Collections may be nested; deeper nesting is damage. */
const DEEPEST = 8;

/**
 * A geometry in well-known binary: ISO 19125 and its Z and M forms, and PostGIS' extended form (EWKB). Z and M are
 * left out.
 * @throws RangeError for bytes that are no geometry, and for curves.
 */
export function parseWkb(bytes: Uint8Array): Geometry {
  return new WkbReader(bytes).geometry(0);
}

/**
 * Reads the coordinates of a point in well-known binary into `point`; false for any other geometry. It is fast for this
 * common case, because it makes no geometry object.
 */
export function readWkbPoint(bytes: Uint8Array, start: number, point: { x: number; y: number }): boolean {
  if (bytes.length - start < 21) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
  const little = view.getUint8(0) === 1;
  const code = view.getUint32(1, little);
  if ((code & 0xffff) % 1000 !== 1) return false;
  const at = (code & 0x20000000) !== 0 ? 9 : 5;
  if (view.byteLength < at + 16) return false;
  point.x = view.getFloat64(at, little);
  point.y = view.getFloat64(at + 8, little);
  return true;
}

class WkbReader {
  readonly #view: DataView;
  #at = 0;
  #little = true;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  geometry(depth: number): Geometry {
    if (depth > DEEPEST) throw new RangeError('a collection that nests too deep');
    const order = this.#view.getUint8(this.#at++);
    if (order > 1) throw new RangeError(`byte order ${order}`);
    this.#little = order === 1;
    const code = this.#count();
    if ((code & 0x20000000) !== 0) this.#at += 4;
    const thousands = Math.floor((code & 0xffff) / 1000);
    const extra =
      (thousands === 1 || thousands === 3 || (code & 0x80000000) !== 0 ? 1 : 0) +
      (thousands === 2 || thousands === 3 || (code & 0x40000000) !== 0 ? 1 : 0);
    const type = (code & 0xffff) % 1000;
    switch (type) {
      case 1:
        return { type: 'Point', coordinates: this.#position(extra) };
      case 2:
        return { type: 'LineString', coordinates: this.#positions(extra) };
      case 3:
        return { type: 'Polygon', coordinates: this.#rings(extra) };
      case 4:
        return { type: 'MultiPoint', coordinates: this.#members(depth, 'Point') as Position[] };
      case 5:
        return { type: 'MultiLineString', coordinates: this.#members(depth, 'LineString') as Position[][] };
      case 6:
        return { type: 'MultiPolygon', coordinates: this.#members(depth, 'Polygon') as Position[][][] };
      case 7: {
        const count = this.#size(5);
        const geometries: Geometry[] = [];
        for (let i = 0; i < count; i++) geometries.push(this.geometry(depth + 1));
        return { type: 'GeometryCollection', geometries };
      }
      default:
        throw new RangeError(`geometry type ${type}`);
    }
  }

  #members(depth: number, type: string): unknown[] {
    const count = this.#size(5);
    const members: unknown[] = [];
    for (let i = 0; i < count; i++) {
      const member = this.geometry(depth + 1);
      if (member.type !== type || !('coordinates' in member)) throw new RangeError(`a ${member.type} inside`);
      members.push(member.coordinates);
    }
    return members;
  }

  #rings(extra: number): Position[][] {
    const count = this.#size(4);
    const rings: Position[][] = [];
    for (let i = 0; i < count; i++) rings.push(this.#positions(extra));
    return rings;
  }

  #positions(extra: number): Position[] {
    const count = this.#size(16 + 8 * extra);
    const positions: Position[] = [];
    for (let i = 0; i < count; i++) positions.push(this.#position(extra));
    return positions;
  }

  #position(extra: number): Position {
    const x = this.#view.getFloat64(this.#at, this.#little);
    const y = this.#view.getFloat64(this.#at + 8, this.#little);
    this.#at += 16 + 8 * extra;
    return [x, y];
  }

  /** A count of elements with at least `least` bytes each. @throws RangeError if the rest is too short for them. */
  #size(least: number): number {
    const count = this.#count();
    if (count * least > this.#view.byteLength - this.#at)
      throw new RangeError(`${count} members in too few bytes`);
    return count;
  }

  #count(): number {
    const count = this.#view.getUint32(this.#at, this.#little);
    this.#at += 4;
    return count;
  }
}
