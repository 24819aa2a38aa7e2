import type { Database } from 'better-sqlite3';
import { leadingInteger } from '../format/block-layout';
import { addressCountOf, blockWithNumber, decodeStreet, decodeStreetHead } from '../format/street-codec';
import { ByteReader } from '../format/varint';
import type { Street, StreetHead } from '../rows';
import { BlobTable, type KeptBlobs } from './blob-table';

/** Slots of the cache of decoded streets, because one question asks for the same street several times. */
const PLACES = 1024;

/** The streets. */
export class StreetTable {
  readonly #rows: BlobTable;
  readonly #reader = new ByteReader('street');
  readonly #kept: (Street | undefined)[] = new Array<Street | undefined>(PLACES).fill(undefined);

  constructor(db: Database, keep: KeptBlobs) {
    this.#rows = new BlobTable(db, 'street', 'id', keep);
  }

  /** @throws CorruptBytes for an id that does not exist or a row that is not intact. */
  street(id: number): Street {
    const kept = this.#kept[id & (PLACES - 1)];
    if (kept !== undefined && kept.id === id) return kept;
    const street = decodeStreet(this.#read(id), id);
    this.#kept[id & (PLACES - 1)] = street;
    return street;
  }

  /** Reads only the name and the city of a street. */
  head(id: number): StreetHead {
    return decodeStreetHead(this.#read(id));
  }

  /** The first block of the street, from a given block on, whose number range contains the number; -1 for none. */
  blockWithNumber(id: number, number: string, from: number): number {
    return blockWithNumber(this.#read(id), leadingInteger(number), from);
  }

  /** Number of addresses. Does not decode the street. */
  addressCount(id: number): number {
    return addressCountOf(this.#read(id));
  }

  #read(id: number): ByteReader {
    const rows = this.#rows;
    rows.find(id);
    this.#reader.reset(id, rows.bytes, rows.start, rows.end);
    return this.#reader;
  }
}
