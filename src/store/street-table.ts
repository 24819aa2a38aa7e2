import type { Database } from 'better-sqlite3';
import { BlobTable, type KeptBlobs } from './blob-table';
import { leadingInteger } from './block-layout';
import type { Street } from './rows';
import { addressCountOf, blockWithNumber, decodeStreet, type RangedStreet } from './street-codec';
import { ByteReader } from './varint';

const NONE: readonly number[] = [];
/** Streets read last are kept decoded, one in each place: one question asks for the same street several times. */
const PLACES = 1024;

/** The streets. */
export class StreetTable {
  readonly #rows: BlobTable;
  readonly #reader = new ByteReader();
  readonly #kept: (RangedStreet | undefined)[] = new Array<RangedStreet | undefined>(PLACES).fill(undefined);

  constructor(db: Database, keep: KeptBlobs) {
    this.#rows = new BlobTable(db, 'street', 'id', keep);
  }

  /** @throws GeocoderError DATASET_DAMAGED for an id that does not exist or a row that is not intact. */
  street(id: number): Street {
    return this.#street(id);
  }

  /** Blocks of the street whose numbers may include this one, ascending. */
  blocksWithNumber(id: number, number: string): readonly number[] {
    const { firstBlock, blockCount, ranges } = this.#street(id);
    if (blockCount === 1) return [firstBlock];
    const asked = leadingInteger(number);
    // Nearly always one: a list that grows by pushing takes room for seventeen.
    let first = -1;
    let several: number[] | null = null;
    for (let index = 0; index < blockCount; index++) {
      if (asked < ranges[2 * index]! || asked > ranges[2 * index + 1]!) continue;
      if (first < 0) first = firstBlock + index;
      else if (several === null) several = [first, firstBlock + index];
      else several.push(firstBlock + index);
    }
    return several ?? (first < 0 ? NONE : [first]);
  }

  /** The same one by one: the first from a given block on, -1 for none. Decodes no street. */
  blockWithNumber(id: number, number: string, from: number): number {
    return blockWithNumber(this.#read(id), leadingInteger(number), from);
  }

  /** Decodes no street. */
  addressCount(id: number): number {
    return addressCountOf(this.#read(id));
  }

  #street(id: number): RangedStreet {
    const kept = this.#kept[id & (PLACES - 1)];
    if (kept !== undefined && kept.id === id) return kept;
    const street = decodeStreet(this.#read(id), id);
    this.#kept[id & (PLACES - 1)] = street;
    return street;
  }

  #read(id: number): ByteReader {
    const rows = this.#rows;
    rows.find(id);
    this.#reader.reset(rows.bytes, rows.start, rows.end);
    return this.#reader;
  }
}
