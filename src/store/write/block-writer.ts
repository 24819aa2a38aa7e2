import type Database from 'better-sqlite3';
import { Bounds } from '../../geo/bounds';
import { uuidHash48 } from '../../text/uuid';
import { BLOCK_CAPACITY, leadingInteger } from '../format/block-layout';
import { pushBox } from '../format/box-index';
import { addressUuid, cityKey, identifierKey } from '../format/identifiers';
import { ADDRESS_ID_TABLE } from '../format/schema';
import type { AreaCollector } from './area-collector';
import { encodeBlock, type WriterAddress } from './block-encoder';
import { GrowingUint32 } from './growing-arrays';
import { HashPagesWriter } from './hash-pages-writer';
import { PostcodeCollector } from './postcode-collector';
import { SealedBytes } from './sealed-bytes';

/**
 * Bits of an id that an entry keeps. With 10, every eighth look-up also decodes a wrong address, but each entry is a
 * byte shorter.
 */
const ID_KEY_BITS = 10;

/** Writes blocks of addresses, and their indexes: boxes, postcodes and ids. */
export class BlockWriter {
  readonly #areas: AreaCollector;
  readonly #postcodes = new PostcodeCollector();
  readonly #ids: HashPagesWriter;
  readonly #insert: Database.Statement<[number, Buffer]>;
  readonly #bytes = new SealedBytes('block');
  readonly #boxes = new GrowingUint32();
  readonly #bounds = new Bounds();
  /** Parts of the keys of ids, by city. */
  readonly #keysOfCity = new Map<number, { country: string; identifier: string; city: string }>();
  #count = 0;
  #byteCount = 0;

  constructor(db: Database.Database, areas: AreaCollector) {
    this.#areas = areas;
    this.#ids = new HashPagesWriter(db, ADDRESS_ID_TABLE, { leastKeyBits: ID_KEY_BITS });
    this.#insert = db.prepare('INSERT INTO block VALUES (?, ?)');
  }

  get count(): number {
    return this.#count;
  }

  /** Bytes of all blocks. */
  get byteCount(): number {
    return this.#byteCount;
  }

  get postcodeCount(): number {
    return this.#postcodes.count;
  }

  /** The boxes of the blocks, in the order of the blocks. */
  boxes(): Uint32Array {
    return this.#boxes.values();
  }

  /**
   * Adds the addresses of a street from `start` to before `end`.
   * @returns the least and the greatest leading number among them.
   */
  add(
    street: { id: number; name: string; city: number },
    addresses: readonly WriterAddress[],
    start: number,
    end: number,
  ): [number, number] {
    const block = this.#count++;
    const sealed = this.#bytes.seal(block, (bytes) => encodeBlock(bytes, street.id, addresses, start, end));
    this.#byteCount += sealed.length;
    this.#insert.run(block, sealed);
    const { country, identifier, city } = this.#keysOf(street.city);
    this.#postcodes.addBlock(country, block, addresses, start, end);
    this.#bounds.clear();
    let [least, greatest] = [Number.POSITIVE_INFINITY, 0];
    for (let index = start; index < end; index++) {
      const address = addresses[index]!;
      this.#bounds.add(address.longitude, address.latitude);
      const uuid = addressUuid(identifier, city, street.name, address);
      this.#ids.add(uuidHash48(uuid), block * BLOCK_CAPACITY + index - start);
      const value = leadingInteger(address.number);
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    }
    pushBox(this.#boxes, this.#bounds);
    return [least, greatest];
  }

  /** Writes the index tables of the blocks. @param severalCountries true if postcodes must be told apart by country. */
  finish(db: Database.Database, severalCountries: boolean): void {
    this.#ids.finish();
    this.#postcodes.write(db, severalCountries);
  }

  #keysOf(city: number): { country: string; identifier: string; city: string } {
    let keys = this.#keysOfCity.get(city);
    if (keys === undefined) {
      const area = this.#areas.area(city);
      if (area.level !== 'city')
        throw new RangeError(`expected a street to lie in a city, got ${area.level} "${area.name}"`);
      const country = this.#areas.ancestor(city, 'country')!.code;
      keys = {
        country,
        identifier: identifierKey(country),
        city: cityKey(country, this.#areas.ancestor(city, 'municipality'), area.name),
      };
      this.#keysOfCity.set(city, keys);
    }
    return keys;
  }
}
