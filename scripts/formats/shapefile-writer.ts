export interface ShapeRow {
  values: string[];
  /** Rings of x, y, x, y, …, outer ones clockwise; a line is one ring that does not close; a point is one of one point; null for a null shape. */
  rings: number[][] | null;
}

const SHAPE_TYPES = { point: 1, line: 3, polygon: 5 } as const;

/** The .shp and .dbf of a shapefile. All columns are texts. */
export function shapefileBytes(
  kind: 'point' | 'line' | 'polygon',
  columns: Record<string, number>,
  rows: readonly ShapeRow[],
): { shp: Buffer; dbf: Buffer } {
  const records = rows.map(({ rings }, index) => {
    const content =
      rings === null
        ? Buffer.alloc(4)
        : kind === 'point'
          ? pointShape(rings[0]!)
          : partsShape(SHAPE_TYPES[kind], rings);
    const head = Buffer.alloc(8);
    head.writeInt32BE(index + 1, 0);
    head.writeInt32BE(content.length / 2, 4);
    return Buffer.concat([head, content]);
  });
  const body = Buffer.concat(records);
  const header = Buffer.alloc(100);
  header.writeInt32BE(9994, 0);
  header.writeInt32BE((100 + body.length) / 2, 24);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(SHAPE_TYPES[kind], 32);
  return { shp: Buffer.concat([header, body]), dbf: dbfBytes(columns, rows) };
}

function pointShape([x, y]: readonly number[]): Buffer {
  const shape = Buffer.alloc(20);
  shape.writeInt32LE(1, 0);
  shape.writeDoubleLE(x!, 4);
  shape.writeDoubleLE(y!, 12);
  return shape;
}

function partsShape(type: number, rings: readonly number[][]): Buffer {
  const numbers = rings.flat();
  const shape = Buffer.alloc(44 + 4 * rings.length + 8 * numbers.length);
  shape.writeInt32LE(type, 0);
  shape.writeInt32LE(rings.length, 36);
  shape.writeInt32LE(numbers.length / 2, 40);
  let point = 0;
  for (const [index, ring] of rings.entries()) {
    shape.writeInt32LE(point, 44 + 4 * index);
    point += ring.length / 2;
  }
  for (const [index, value] of numbers.entries())
    shape.writeDoubleLE(value, 44 + 4 * rings.length + 8 * index);
  return shape;
}

function dbfBytes(columns: Record<string, number>, rows: readonly ShapeRow[]): Buffer {
  const fields = Object.entries(columns);
  const rowBytes = 1 + fields.reduce((sum, [, width]) => sum + width, 0);
  const header = Buffer.alloc(32 + 32 * fields.length + 1);
  header[0] = 3;
  header.writeUInt32LE(rows.length, 4);
  header.writeUInt16LE(header.length, 8);
  header.writeUInt16LE(rowBytes, 10);
  for (const [index, [name, width]] of fields.entries()) {
    header.write(name, 32 + 32 * index, 11, 'latin1');
    header.write('C', 32 + 32 * index + 11, 'latin1');
    header[32 + 32 * index + 16] = width;
  }
  header[header.length - 1] = 0x0d;
  const body = Buffer.alloc(rows.length * rowBytes + 1, 0x20);
  for (const [index, { values }] of rows.entries()) {
    let at = index * rowBytes + 1;
    for (const [column, [, width]] of fields.entries()) {
      const text = Buffer.from(values[column]!);
      text.copy(body, at, 0, Math.min(width, text.length));
      at += width;
    }
  }
  body[body.length - 1] = 0x1a;
  return Buffer.concat([header, body]);
}
