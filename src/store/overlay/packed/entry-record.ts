import { OVERLAY_FIELDS } from '../../../model/overlay';
import type { EntryFields } from '../stored-entry';
import type { PackedTexts } from './packed-texts';

/*
 * The texts of an entry as bytes: one byte with a bit for each field that is present, then three bytes for the number
 * of each text.
 */

const TEXT_BYTES = 3;
const COORDINATE_SCALE = 1e6;
/** The original of an entry has its own point, before its texts. */
const POINT_BYTES = 8;

export function wholeDegrees(degrees: number): number {
  return Math.round(degrees * COORDINATE_SCALE);
}

export function degreesOf(whole: number): number {
  return whole / COORDINATE_SCALE;
}

export function packedTextsOf(fields: EntryFields, numbers: ReadonlyMap<string, number>): Buffer {
  const held = OVERLAY_FIELDS.filter((field) => fields[field] !== '');
  const record = Buffer.alloc(1 + TEXT_BYTES * held.length);
  for (const [at, field] of held.entries()) {
    record[0]! |= 1 << OVERLAY_FIELDS.indexOf(field);
    record.writeUIntLE(numbers.get(fields[field])!, 1 + TEXT_BYTES * at, TEXT_BYTES);
  }
  return record;
}

export function packedOriginal(fields: EntryFields, numbers: ReadonlyMap<string, number>): Buffer {
  const point = Buffer.alloc(POINT_BYTES);
  point.writeInt32LE(wholeDegrees(fields.latitude), 0);
  point.writeInt32LE(wholeDegrees(fields.longitude), 4);
  return Buffer.concat([point, packedTextsOf(fields, numbers)]);
}

/**
 * Reads the fields whose texts begin at a position. The point is passed in, because it is stored elsewhere. Also
 * returns the end of the record.
 */
export function readFields(
  records: Buffer,
  at: number,
  texts: PackedTexts,
  latitude: number,
  longitude: number,
): { fields: EntryFields; end: number } {
  const held = records[at]!;
  let next = at + 1;
  const read = (bit: number) => {
    if ((held & (1 << bit)) === 0) return '';
    next += TEXT_BYTES;
    return texts.at(records.readUIntLE(next - TEXT_BYTES, TEXT_BYTES));
  };
  // The fields are listed one by one, because a spread of large objects is slow in V8.
  const fields: EntryFields = {
    name: read(0),
    kind: read(1),
    streetname: read(2),
    number: read(3),
    suffix: read(4),
    postcode: read(5),
    city: read(6),
    suburb: read(7),
    latitude: degreesOf(latitude),
    longitude: degreesOf(longitude),
  };
  return { fields, end: next };
}

export function readOriginal(records: Buffer, at: number, texts: PackedTexts): EntryFields {
  const latitude = records.readInt32LE(at);
  const longitude = records.readInt32LE(at + 4);
  return readFields(records, at + POINT_BYTES, texts, latitude, longitude).fields;
}
