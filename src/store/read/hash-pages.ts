import type { Database } from 'better-sqlite3';
import { DATABASE_FILE } from '../../model/manifest';
import { CorruptBytes } from '../format/damage';
import { HASH_HEADER, HASH_HEADER_BYTES, keyOfHash, pageOfHash } from '../format/hash-layout';
import { BlobTable } from './blob-table';

/**
 * A multimap from a 48-bit hash to unsigned integers, in pages (FORMAT.md). A look-up reads one page; an entry takes
 * three to six bytes. The page is computed from the hash by scaling, so there is no index above the pages. The entries
 * of a page are sorted and found by bisection. Only some bits of the hash are stored, so a result may be wrong (about
 * one look-up in some hundreds), and the caller verifies it.
 */

const NONE: readonly number[] = [];
/** Size of the first step of the search, from the expected position of a hash in its page. */
const NEAR_ENTRIES = 4;

export class HashPages {
  readonly #table: string;
  readonly #pages: BlobTable;
  readonly #pageCount: number;
  readonly #entryBytes: number;
  readonly #valueRange: number;
  readonly #keyRange: number;
  /**
   * The result of `#seek`: the position of the next entry, the number of entries left, and the smallest entry of the
   * hash.
   */
  #least = 0;
  #place = 0;
  #left = 0;

  /** @param keptBytes cache budget for pages, bytes. */
  constructor(db: Database, table: string, keptBytes: number) {
    this.#table = table;
    const header = new BlobTable(db, table, 'page', null);
    header.find(HASH_HEADER);
    const { bytes, end } = header;
    if (end !== HASH_HEADER_BYTES)
      throw new CorruptBytes(DATABASE_FILE, `the header of ${table} has ${end} bytes, expected 7`);
    this.#pageCount = bytes.readUInt32LE(0);
    this.#entryBytes = bytes[4]!;
    this.#valueRange = 2 ** bytes[5]!;
    this.#keyRange = 2 ** bytes[6]!;
    if (this.#entryBytes < 3 || this.#entryBytes > 6 || bytes[5]! + bytes[6]! > 8 * this.#entryBytes)
      throw new CorruptBytes(DATABASE_FILE, `the header of ${table} holds impossible numbers`);
    const last = db.prepare<[], number | null>(`SELECT max(page) FROM ${table}`).pluck().get();
    if (last !== (this.#pageCount === 0 ? HASH_HEADER : this.#pageCount - 1))
      throw new CorruptBytes(DATABASE_FILE, `expected ${this.#pageCount} pages of ${table}, got ${last}`);
    this.#pages = new BlobTable(db, table, 'page', { count: this.#pageCount, bytes: keptBytes });
  }

  /**
   * The values stored under a hash of 48 bits (a safe integer), ascending, at most the first `most`.
   * @throws CorruptBytes for a damaged page.
   */
  lookup(hash: number, most = Number.POSITIVE_INFINITY): readonly number[] {
    this.#seek(Math.floor(hash / 2 ** 24), hash % 2 ** 24);
    // Most hashes that are looked up belong to no name, so the array is made only when needed.
    let found: number[] | null = null;
    for (let value = this.#next(); value >= 0; value = this.#next()) {
      if (found === null) found = [value];
      else found.push(value);
      if (found.length >= most) break;
    }
    return found ?? NONE;
  }

  /** Goes to the first entry of a hash. */
  #seek(upper: number, lower: number): void {
    this.#left = 0;
    if (this.#pageCount === 0) return;
    const page = pageOfHash(upper, this.#pageCount);
    this.#pages.find(page);
    const { bytes, start, end } = this.#pages;
    const width = this.#entryBytes;
    const count = (end - start) / width;
    if (!Number.isInteger(count))
      throw new CorruptBytes(DATABASE_FILE, `${this.#table} ${page} holds part of an entry`);
    const least = keyOfHash(lower, this.#keyRange) * this.#valueRange;
    let low = 0;
    let high = count;
    // Hashes are spread evenly over a page: the search begins at the expected position, within a few entries of
    // which nearly all are found. A typo reads about fifteen pages, and each distant position in a page is a cache
    // miss.
    const guess = Math.floor((lower * count) / 2 ** 24);
    for (let at = guess, step = NEAR_ENTRIES; at < high; at += step, step *= 2) {
      if (readEntry(bytes, start + at * width, width) >= least) high = at;
      else low = at + 1;
    }
    for (let at = guess - NEAR_ENTRIES, step = NEAR_ENTRIES; at >= low; at -= step, step *= 2) {
      if (readEntry(bytes, start + at * width, width) >= least) high = at;
      else low = at + 1;
    }
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (readEntry(bytes, start + middle * width, width) < least) low = middle + 1;
      else high = middle;
    }
    this.#least = least;
    this.#place = start + low * width;
    this.#left = count - low;
  }

  /** The next value of the hash; -1 if there are no more. */
  #next(): number {
    if (this.#left === 0) return -1;
    const value = readEntry(this.#pages.bytes, this.#place, this.#entryBytes) - this.#least;
    if (value >= this.#valueRange) return -1;
    this.#place += this.#entryBytes;
    this.#left--;
    return value;
  }
}

/** An entry of three to six bytes, little-endian. */
function readEntry(bytes: Buffer, at: number, width: number): number {
  let high = 0;
  for (let index = width - 1; index >= 3; index--) high = high * 256 + bytes[at + index]!;
  return high * 2 ** 24 + (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16));
}
