import { COORDINATE_SCALE } from '../../model/limits';
import { ByteReader } from '../format/varint';
import type { Postcode } from '../rows';

/** More blocks than these are decoded at their first use. A town's postcode has hundreds, and most questions only count them. */
const FEW_BLOCKS = 8;
const NOTHING = Buffer.alloc(0);

/** A postcode as the dataset holds it. */
export class StoredPostcode implements Postcode {
  readonly text: string;
  readonly street: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMeters: number;
  readonly addressCount: number;
  readonly blockCount: number;
  /** The differences between its blocks, while they are not decoded: a copy, because the cache reuses what it was read from. */
  #encoded = NOTHING;
  #blocks: readonly number[] | null;

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
    this.#blocks = this.blockCount > FEW_BLOCKS ? null : decoded(reader, this.blockCount);
    if (this.#blocks === null) this.#encoded = Buffer.from(bytes.subarray(position, end));
  }

  get blocks(): readonly number[] {
    if (this.#blocks === null) {
      const reader = new ByteReader('postcode');
      reader.reset(this.text, this.#encoded, 0, this.#encoded.length);
      this.#blocks = decoded(reader, this.blockCount);
      this.#encoded = NOTHING;
    }
    return this.#blocks;
  }
}

function decoded(reader: ByteReader, count: number): readonly number[] {
  const blocks = new Array<number>(count);
  let block = 0;
  for (let at = 0; at < count; at++) {
    block += reader.varint();
    blocks[at] = block;
  }
  return blocks;
}

/** The last byte of a number is smaller than this, the others are not. */
const LAST_BYTE = 128;

function varintsBetween(bytes: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) if (bytes[at]! < LAST_BYTE) count++;
  return count;
}
