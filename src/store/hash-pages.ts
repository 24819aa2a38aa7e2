import type { Database } from 'better-sqlite3';
import { DATABASE_FILE } from '../model/manifest';
import { BlobTable } from './blob-table';
import { damaged } from './damage';
import { HASH_HEADER, HASH_HEADER_BYTES, keyOfHash, pageOfHash } from './hash-layout';

export { HashPagesWriter } from './hash-pages-writer';

/**
 * A multimap from a 48-bit hash to unsigned integers, in pages that are read one a look-up (FORMAT.md): three to six bytes an
 * entry. A page follows from the hash by scaling, so there is no index above the pages; within
 * one, entries are sorted and found by bisection. Only some bits of the hash are kept: an answer may be a stranger,
 * seldom (one look-up in some hundreds), and the caller verifies it.
 */

const NONE: readonly number[] = [];

export class HashPages {
  readonly #table: string;
  readonly #pages: BlobTable;
  readonly #pageCount: number;
  readonly #entryBytes: number;
  readonly #valueRange: number;
  readonly #keyRange: number;

  /** @param keptBytes room for pages that were read. */
  constructor(db: Database, table: string, keptBytes: number) {
    this.#table = table;
    const header = new BlobTable(db, table, 'page', null);
    header.find(HASH_HEADER);
    const { bytes, end } = header;
    if (end !== HASH_HEADER_BYTES)
      throw damaged(DATABASE_FILE, `the header of ${table} has ${end} bytes, expected 7`);
    this.#pageCount = bytes.readUInt32LE(0);
    this.#entryBytes = bytes[4]!;
    this.#valueRange = 2 ** bytes[5]!;
    this.#keyRange = 2 ** bytes[6]!;
    this.#pages = new BlobTable(db, table, 'page', { count: this.#pageCount, bytes: keptBytes });
  }

  /**
   * The values stored under a hash of 48 bits (a safe integer), ascending.
   * @throws GeocoderError DATASET_DAMAGED where the page is not intact.
   */
  lookup(hash: number): readonly number[] {
    if (this.#pageCount === 0) return NONE;
    const page = pageOfHash(hash, this.#pageCount);
    this.#pages.find(page);
    const { bytes, start, end } = this.#pages;
    const width = this.#entryBytes;
    const count = (end - start) / width;
    if (!Number.isInteger(count))
      throw damaged(DATABASE_FILE, `${this.#table} ${page} holds part of an entry`);
    const valueRange = this.#valueRange;
    const least = keyOfHash(hash, this.#keyRange) * valueRange;
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (readEntry(bytes, start + middle * width, width) < least) low = middle + 1;
      else high = middle;
    }
    // Most hashes that are looked up are of no name.
    let found: number[] | null = null;
    for (; low < count; low++) {
      const value = readEntry(bytes, start + low * width, width) - least;
      if (value >= valueRange) break;
      if (found === null) found = [value];
      else found.push(value);
    }
    return found ?? NONE;
  }
}

/** An entry of three to six bytes, little-endian. */
function readEntry(bytes: Buffer, at: number, width: number): number {
  let high = 0;
  for (let index = width - 1; index >= 3; index--) high = high * 256 + bytes[at + index]!;
  return high * 2 ** 24 + (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16));
}
