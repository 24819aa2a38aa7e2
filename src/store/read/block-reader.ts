import { COORDINATE_SCALE } from '../../model/limits';
import { BLOCK_CAPACITY, BLOCK_FLAGS, KNOWN_BLOCK_FLAGS } from '../format/block-layout';
import { ByteReader } from '../format/varint';
import type { Address, BlockView } from '../rows';
import { IdentifierColumns } from './identifier-columns';
import { KeyColumns } from './key-columns';

/** Nearly all blocks are shorter. */
const COMMON_BYTES = 4096;

/**
 * Decodes one block at a time; the next block takes its arrays. A group of columns is decoded when it is first asked
 * for: the coordinates; the keys, which find an address; the identifiers. Impossible bytes throw CorruptBytes, which
 * names the block.
 */
export class BlockReader implements BlockView {
  block = -1;
  count = 0;
  street = 0;
  /** The block's own copy: what it was read from may be written over while somebody still looks at the block. */
  #bytes = Buffer.alloc(COMMON_BYTES);
  #flags = 0;
  #coordinatesAt = 0;
  #keysAt = 0;
  #coordinatesDecoded = false;
  #keysDecoded = false;
  #identifiersDecoded = false;
  readonly #reader = new ByteReader('block');
  readonly #latitudes = new Int32Array(BLOCK_CAPACITY);
  readonly #longitudes = new Int32Array(BLOCK_CAPACITY);
  readonly #keys = new KeyColumns(this.#reader);
  readonly #identifiers = new IdentifierColumns(this.#reader);

  /** Takes the body of a block (without its checksum) and reads its head. */
  open(block: number, bytes: Buffer, start: number, end: number): void {
    const length = end - start;
    if (length > this.#bytes.length) this.#bytes = Buffer.alloc(2 * length);
    bytes.copy(this.#bytes, 0, start, end);
    this.#reader.reset(block, this.#bytes, 0, length);
    // Nothing is known of the block until its head was read whole.
    this.block = -1;
    this.#coordinatesDecoded = false;
    this.#keysDecoded = false;
    this.#identifiersDecoded = false;
    this.#readHead();
    this.block = block;
  }

  /** Integers of 1e-6 degrees. */
  get latitudes(): Int32Array {
    if (!this.#coordinatesDecoded) this.#decodeCoordinates();
    return this.#latitudes;
  }

  get longitudes(): Int32Array {
    if (!this.#coordinatesDecoded) this.#decodeCoordinates();
    return this.#longitudes;
  }

  number(slot: number): string {
    return this.#decodedKeys().number(slot);
  }

  numberValue(slot: number): number {
    return this.#decodedKeys().numberValue(slot);
  }

  slotsOfNumber(value: number): number[] {
    return this.#decodedKeys().slotsOfNumber(value);
  }

  suffix(slot: number): string {
    return this.#decodedKeys().suffix(slot);
  }

  postcode(slot: number): string {
    return this.#decodedKeys().postcode(slot);
  }

  suburb(slot: number): number {
    return this.#decodedKeys().suburb(slot);
  }

  sourceSet(slot: number): number {
    return (this.#flags & BLOCK_FLAGS.sources) === 0 ? 0 : this.#decodedIdentifiers().sourceSet(slot);
  }

  ordinal(slot: number): number {
    return this.block * BLOCK_CAPACITY + slot;
  }

  latitude(slot: number): number {
    return this.latitudes[slot]! / COORDINATE_SCALE;
  }

  longitude(slot: number): number {
    return this.longitudes[slot]! / COORDINATE_SCALE;
  }

  address(slot: number): Address {
    if (!(slot < this.count))
      throw this.#reader.corrupt(`expected slot ${slot}, got ${this.count} addresses`);
    const keys = this.#decodedKeys();
    const identifiers = this.#decodedIdentifiers();
    return {
      ordinal: this.ordinal(slot),
      street: this.street,
      number: keys.number(slot),
      suffix: keys.suffix(slot),
      postcode: keys.postcode(slot),
      suburb: keys.suburb(slot),
      occurrence: keys.occurrence(slot),
      latitude: this.latitude(slot),
      longitude: this.longitude(slot),
      identifier: identifiers.identifier(slot),
      building: identifiers.building(slot),
      sourceSet: identifiers.sourceSet(slot),
    };
  }

  #readHead(): void {
    const reader = this.#reader;
    const count = reader.byte() + 1;
    this.#flags = reader.byte();
    if (count > BLOCK_CAPACITY || this.#flags > KNOWN_BLOCK_FLAGS)
      throw reader.corrupt('an unknown kind of block');
    this.count = count;
    this.street = reader.varint();
    const length = reader.byte() + 256 * reader.byte();
    this.#coordinatesAt = reader.position;
    this.#keysAt = reader.position + length;
    if (this.#keysAt >= reader.end) throw reader.corrupt('the columns end before the numbers');
  }

  #decodeCoordinates(): void {
    const reader = this.#reader;
    reader.position = this.#coordinatesAt;
    reader.differences(this.#latitudes, this.count);
    reader.differences(this.#longitudes, this.count);
    if (reader.position !== this.#keysAt) throw reader.corrupt('the coordinates have another length');
    this.#coordinatesDecoded = true;
  }

  #decodedKeys(): KeyColumns {
    if (!this.#keysDecoded) {
      this.#keys.decode(this.#keysAt, this.count, this.#flags);
      this.#keysDecoded = true;
    }
    return this.#keys;
  }

  #decodedIdentifiers(): IdentifierColumns {
    const { end } = this.#decodedKeys();
    if (!this.#identifiersDecoded) {
      this.#identifiers.decode(end, this.count, this.#flags);
      this.#identifiersDecoded = true;
    }
    return this.#identifiers;
  }
}

/** The street of a block, for a look at many blocks: nothing else is decoded. */
export function streetOfBlock(reader: ByteReader): number {
  reader.skip(2);
  return reader.varint();
}
