import { COORDINATE_SCALE } from '../../model/limits';
import { ByteReader } from '../format/varint';
import type { Postcode } from '../rows';

/**
 * A postcode as the dataset holds it. Its blocks are decoded at the first use, because that of a town has hundreds, and
 * most questions only ask how many they are.
 */
export class StoredPostcode implements Postcode {
  readonly text: string;
  readonly street: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMeters: number;
  readonly addressCount: number;
  readonly blockCount: number;
  /** The differences between its blocks, in bytes of its own: the cache reuses those it was read from. */
  readonly #encoded: Buffer;
  #blocks: readonly number[] | null = null;

  /** @throws CorruptBytes (by the reader) for bytes that the format does not allow. */
  constructor(text: string, reader: ByteReader) {
    this.text = text;
    this.street = reader.varint();
    this.latitude = reader.zigzag() / COORDINATE_SCALE;
    this.longitude = reader.zigzag() / COORDINATE_SCALE;
    this.radiusMeters = reader.varint();
    this.addressCount = reader.varint();
    const { bytes, position, end } = reader;
    this.blockCount = varintsBetween(bytes, position, end);
    if (position < end && bytes[end - 1]! >= LAST_BYTE) throw reader.corrupt('they end within a number');
    this.#encoded = Buffer.from(bytes.subarray(position, end));
  }

  get blocks(): readonly number[] {
    this.#blocks ??= this.#decode();
    return this.#blocks;
  }

  #decode(): readonly number[] {
    const reader = new ByteReader('postcode');
    reader.reset(this.text, this.#encoded, 0, this.#encoded.length);
    let block = 0;
    return Array.from({ length: this.blockCount }, () => {
      block += reader.varint();
      return block;
    });
  }
}

/** The last byte of a number is smaller than this, the others are not. */
const LAST_BYTE = 128;

function varintsBetween(bytes: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) if (bytes[at]! < LAST_BYTE) count++;
  return count;
}
