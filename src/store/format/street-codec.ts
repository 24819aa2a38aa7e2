import { COORDINATE_SCALE } from '../../model/limits';
import type { Street, StreetHead } from '../rows';
import type { ByteReader, ByteWriter } from './varint';

/** The fields of a street row; coordinates in 1e-6 degrees. */
export interface StreetRow {
  name: string;
  city: number;
  firstBlock: number;
  blockCount: number;
  latitude: number;
  longitude: number;
  radiusMeters: number;
  addressCount: number;
  /** Smallest and greatest leading number of each block. */
  ranges: readonly number[];
}

/** Writes the body of a street's BLOB, in the layout of FORMAT.md. */
export function encodeStreet(writer: ByteWriter, row: StreetRow): void {
  writer.text(row.name);
  writer.varint(row.city);
  writer.varint(row.firstBlock);
  writer.varint(row.blockCount);
  writer.zigzag(row.latitude);
  writer.zigzag(row.longitude);
  writer.varint(row.radiusMeters);
  writer.varint(row.addressCount);
  for (let index = 0; index < row.ranges.length; index += 2) {
    writer.varint(row.ranges[index]!);
    writer.varint(row.ranges[index + 1]! - row.ranges[index]!);
  }
}

/**
 * Decodes a street without the ranges of its blocks. `blockWithNumber` reads these from the bytes, because as an array
 * for each street they took more memory than all its other fields.
 * @throws CorruptBytes for impossible bytes.
 */
export function decodeStreet(reader: ByteReader, id: number): Street {
  const name = reader.text();
  const city = reader.varint();
  const firstBlock = reader.varint();
  const blockCount = reader.varint();
  const latitude = reader.zigzag() / COORDINATE_SCALE;
  const longitude = reader.zigzag() / COORDINATE_SCALE;
  const radiusMeters = reader.varint();
  const addressCount = reader.varint();
  return { id, name, city, firstBlock, blockCount, latitude, longitude, radiusMeters, addressCount };
}

/** The name and the city of a street. */
export function decodeStreetHead(reader: ByteReader): StreetHead {
  return { name: reader.text(), city: reader.varint() };
}

/** Number of addresses of a street. Reads nothing else. */
export function addressCountOf(reader: ByteReader): number {
  reader.skip(reader.varint());
  for (let field = 0; field < 6; field++) reader.varint();
  return reader.varint();
}

/**
 * The first block whose number range contains the number, from a given block on; -1 for none. It does not decode the
 * street, because most streets of a name lack the number, and decoding one allocates 250 bytes.
 */
export function blockWithNumber(reader: ByteReader, number: number, from: number): number {
  reader.skip(reader.varint());
  reader.varint();
  const firstBlock = reader.varint();
  const blockCount = reader.varint();
  for (let field = 0; field < 4; field++) reader.varint();
  for (let block = firstBlock; block < firstBlock + blockCount; block++) {
    const least = reader.varint();
    const greatest = least + reader.varint();
    if (block >= from && number >= least && number <= greatest) return block;
  }
  return -1;
}
