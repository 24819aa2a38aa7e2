import fc from 'fast-check';
import type { Geometry, Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { pointOf } from '../../../src/compile/sources/geometry/point-of';
import { parseWkb, readWkbPoint } from '../../../src/compile/sources/geometry/wkb';
import { parseWkt } from '../../../src/compile/sources/geometry/wkt';
import { polygonHolds } from '../../../src/geo/polygon';

const position = fc.tuple(
  fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
  fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
);
const positions = fc.array(position, { minLength: 1, maxLength: 8 });
const rings = fc.array(positions, { minLength: 1, maxLength: 3 });
const geometry: fc.Arbitrary<Geometry> = fc.oneof(
  position.map((coordinates): Geometry => ({ type: 'Point', coordinates })),
  positions.map((coordinates): Geometry => ({ type: 'MultiPoint', coordinates })),
  positions.map((coordinates): Geometry => ({ type: 'LineString', coordinates })),
  rings.map((coordinates): Geometry => ({ type: 'MultiLineString', coordinates })),
  rings.map((coordinates): Geometry => ({ type: 'Polygon', coordinates })),
  fc
    .array(rings, { minLength: 1, maxLength: 3 })
    .map((coordinates): Geometry => ({ type: 'MultiPolygon', coordinates })),
);

/** Well-known binary, little or big endian, with Z where asked, as ISO or as EWKB writes it. */
function wkbOf(shape: Geometry, form: { little: boolean; z: boolean; extended: boolean }): Buffer {
  const types = [
    '',
    'Point',
    'LineString',
    'Polygon',
    'MultiPoint',
    'MultiLineString',
    'MultiPolygon',
    'GeometryCollection',
  ];
  const u32 = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    if (form.little) bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    return bytes;
  };
  const point = ([x, y]: Position): Buffer => {
    const bytes = Buffer.alloc(form.z ? 24 : 16);
    for (const [at, value] of [x!, y!, ...(form.z ? [7] : [])].entries()) {
      if (form.little) bytes.writeDoubleLE(value, 8 * at);
      else bytes.writeDoubleBE(value, 8 * at);
    }
    return bytes;
  };
  const list = <Member>(members: readonly Member[], one: (member: Member) => Buffer): Buffer =>
    Buffer.concat([u32(members.length), ...members.map(one)]);
  const code = types.indexOf(shape.type);
  const typed = form.extended
    ? (code | (form.z ? 0x80000000 : 0) | 0x20000000) >>> 0
    : code + (form.z ? 1000 : 0);
  const head = [Buffer.from([form.little ? 1 : 0]), u32(typed), ...(form.extended ? [u32(4326)] : [])];
  const line = (coordinates: Position[]): Buffer => list(coordinates, point);
  const inner = (type: string, coordinates: unknown): Buffer =>
    wkbOf({ type, coordinates } as Geometry, form);
  switch (shape.type) {
    case 'Point':
      return Buffer.concat([...head, point(shape.coordinates)]);
    case 'LineString':
      return Buffer.concat([...head, line(shape.coordinates)]);
    case 'Polygon':
      return Buffer.concat([...head, list(shape.coordinates, line)]);
    case 'MultiPoint':
      return Buffer.concat([...head, list(shape.coordinates, (member) => inner('Point', member))]);
    case 'MultiLineString':
      return Buffer.concat([...head, list(shape.coordinates, (member) => inner('LineString', member))]);
    case 'MultiPolygon':
      return Buffer.concat([...head, list(shape.coordinates, (member) => inner('Polygon', member))]);
    default:
      return Buffer.concat([...head, list(shape.geometries, (member) => wkbOf(member, form))]);
  }
}

function wktOf(shape: Geometry): string {
  const one = (value: unknown): string =>
    typeof (value as number[])[0] === 'number'
      ? (value as number[]).join(' ')
      : `(${(value as unknown[]).map(one).join(', ')})`;
  if (shape.type === 'GeometryCollection') return '';
  const text = one(shape.coordinates);
  return `${shape.type.toUpperCase()} ${shape.type === 'Point' ? `(${text})` : text}`;
}

describe('geometries', () => {
  it('come back from well-known binary, whatever its form', () => {
    fc.assert(
      fc.property(
        geometry,
        fc.record({ little: fc.boolean(), z: fc.boolean(), extended: fc.boolean() }),
        (shape, form) => {
          const bytes = wkbOf(shape, form);
          expect(parseWkb(bytes)).toEqual(shape);
          const point = { x: 0, y: 0 };
          expect(readWkbPoint(bytes, 0, point)).toBe(shape.type === 'Point');
          if (shape.type === 'Point') expect([point.x, point.y]).toEqual(shape.coordinates);
        },
      ),
    );
  });

  it('come back from well-known text', () => {
    fc.assert(
      fc.property(geometry, (shape) => {
        expect(JSON.stringify(parseWkt(wktOf(shape)))).toEqual(JSON.stringify(shape));
      }),
    );
    expect(parseWkt('SRID=4326;POINT Z (1 2 3)')).toEqual({ type: 'Point', coordinates: [1, 2] });
    for (const text of ['', 'POINT', 'POINT(1)', 'CIRCLE(1 2)', 'POLYGON((1 2, 3', 'POLYGON(())x'])
      expect(parseWkt(text)).toBe(null);
  });

  it('are refused with a RangeError where bytes are damaged', () => {
    fc.assert(
      fc.property(geometry, fc.nat(), fc.integer({ min: 0, max: 255 }), (shape, at, value) => {
        const bytes = wkbOf(shape, { little: true, z: false, extended: false });
        bytes[at % bytes.length] = value;
        const read = () => parseWkb(bytes.subarray(0, bytes.length - (value % 3)));
        try {
          read();
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });

  it('stand at a point inside, for every simple polygon', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), { minLength: 3, maxLength: 12 }),
        (radii) => {
          // Star-shaped around the origin: simple, and often not convex.
          const ring = radii.map((radius, index): Position => {
            const angle = (2 * Math.PI * index) / radii.length;
            return [radius * Math.cos(angle), radius * Math.sin(angle)];
          });
          ring.push(ring[0]!);
          const point = pointOf({ type: 'Polygon', coordinates: [ring] })!;
          const part = { coordinates: Float64Array.from(ring.flat()), ringEnds: Int32Array.of(ring.length) };
          expect(polygonHolds(part, point[0]!, point[1]!)).toBe(true);
        },
      ),
    );
    // A horseshoe, whose centre of gravity lies outside.
    const horseshoe = [
      [0, 0],
      [10, 0],
      [10, 10],
      [9, 10],
      [9, 1],
      [1, 1],
      [1, 10],
      [0, 10],
      [0, 0],
    ];
    const [x, y] = pointOf({ type: 'Polygon', coordinates: [horseshoe] })! as [number, number];
    const part = { coordinates: Float64Array.from(horseshoe.flat()), ringEnds: Int32Array.of(9) };
    expect(polygonHolds(part, x, y)).toBe(true);
    expect(
      pointOf({
        type: 'LineString',
        coordinates: [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
      }),
    ).toEqual([10, 0]);
    expect(pointOf(null)).toBe(null);
  });
});
