import type { Database } from 'better-sqlite3';
import { blobChecksum, tableSalt } from '../format/checksum';
import { HASH_HEADER, keyOfHash, pageOfHash } from '../format/hash-layout';

/** Average number of entries in a page: few to copy and to check, and twelve such pages fill a SQLite page of 8 KB. */
const PAGE_ENTRIES = 128;
/** Entries are collected in parts by the top bits of their hash, so that only one part is sorted at a time. */
const PARTS = 256;
const SHORTEST_ENTRY_BYTES = 3;
/** Most bits of a hash that an entry keeps: more would not avoid more wrong entries. */
const MOST_KEY_BITS = 24;
/** Fewest bits that it keeps: with 14, one look-up in 128 gives a wrong entry too. */
const LEAST_KEY_BITS = 14;

export interface HashPagesWriterOptions {
  /**
   * Fewest bits of a hash that an entry keeps, 8 … 16. Fewer bits make a smaller table, in which one look-up in 2^(bits
   * - 7) gives a wrong entry too. Default 14.
   */
  leastKeyBits?: number;
}

/** Writes the table that `HashPages` reads. Takes twelve to eighteen bytes of memory for each entry. */
export class HashPagesWriter {
  readonly #db: Database;
  readonly #table: string;
  readonly #leastKeyBits: number;
  readonly #parts: Part[] = [];
  #count = 0;
  #greatest = 0;

  /** @param table the name of the table, which `finish` creates. It must be a fixed name, never a text of a user. */
  constructor(db: Database, table: string, options: HashPagesWriterOptions = {}) {
    this.#leastKeyBits = options.leastKeyBits ?? LEAST_KEY_BITS;
    this.#db = db;
    this.#table = table;
    for (let part = 0; part < PARTS; part++) this.#parts.push(new Part());
  }

  /**
   * Adds an entry. A pair that is added twice is found twice.
   * @param hash 48 bits, as a safe integer.
   * @param value 0 … 2^32 - 1.
   */
  add(hash: number, value: number): void {
    const high = Math.floor(hash / 2 ** 24);
    this.#parts[high >>> 16]!.add(high, hash - high * 2 ** 24, value);
    this.#count++;
    if (value > this.#greatest) this.#greatest = value;
  }

  finish(): void {
    const valueBits = this.#greatest < 2 ? 1 : Math.floor(Math.log2(this.#greatest)) + 1;
    const entryBytes = Math.max(SHORTEST_ENTRY_BYTES, Math.ceil((valueBits + this.#leastKeyBits) / 8));
    const keyBits = Math.min(MOST_KEY_BITS, 8 * entryBytes - valueBits);
    const pageCount = pagesFor(this.#count);
    const db = this.#db;
    db.exec(`CREATE TABLE ${this.#table} (page INTEGER PRIMARY KEY, bytes BLOB NOT NULL)`);
    const insert = db.prepare<[number, Buffer]>(`INSERT INTO ${this.#table} VALUES (?, ?)`);
    const salt = tableSalt(this.#table);
    const header = Buffer.from([0, 0, 0, 0, entryBytes, valueBits, keyBits, 0, 0]);
    header.writeUInt32LE(pageCount);
    seal(header, salt, HASH_HEADER);
    insert.run(HASH_HEADER, header);

    // With many pages, each part has a whole number of pages. With few pages, all parts are merged and sorted as one.
    const parts = pageCount % PARTS === 0 ? this.#parts : [mergeParts(this.#parts)];
    const pagesOfPart = pageCount / parts.length;
    let page = 0;
    for (let index = 0; index < parts.length; index++) {
      const sorted = parts[index]!.sortedPages(page, pagesOfPart, pageCount, 2 ** keyBits, 2 ** valueBits);
      parts[index]!.clear();
      for (const entries of sorted) {
        insert.run(page, packEntries(entries, entryBytes, salt, page));
        page++;
      }
    }
  }
}

/** Number of pages; a multiple of the parts if it is at least that many. 0 without entries. */
function pagesFor(count: number): number {
  const pages = Math.ceil(count / PAGE_ENTRIES);
  return pages < PARTS ? pages : Math.round(pages / PARTS) * PARTS;
}

function packEntries(entries: Float64Array, entryBytes: number, salt: number, page: number): Buffer {
  const bytes = Buffer.allocUnsafe(entries.length * entryBytes + 2);
  let position = 0;
  for (const entry of entries) {
    let rest = entry;
    for (let index = 0; index < entryBytes; index++) {
      bytes[position++] = rest;
      rest = Math.floor(rest / 256);
    }
  }
  seal(bytes, salt, page);
  return bytes;
}

/** Writes the checksum into the last two bytes. */
function seal(bytes: Buffer, salt: number, id: number): void {
  const end = bytes.length - 2;
  bytes.writeUInt16LE(blobChecksum(bytes.subarray(0, end), salt, id), end);
}

function mergeParts(parts: readonly Part[]): Part {
  const merged = new Part();
  for (const part of parts) part.addTo(merged);
  return merged;
}

/**
 * Entries in the order of adding: upper and lower 24 bits of the hash, and the value. The array grows by half when it
 * is full.
 */
class Part {
  #triples = new Uint32Array(0);
  #length = 0;

  add(high: number, low: number, value: number): void {
    if (this.#length === this.#triples.length) {
      const larger = new Uint32Array(Math.max(96, Math.ceil(this.#length / 2) * 3));
      larger.set(this.#triples);
      this.#triples = larger;
    }
    this.#triples[this.#length++] = high;
    this.#triples[this.#length++] = low;
    this.#triples[this.#length++] = value;
  }

  addTo(other: Part): void {
    for (let at = 0; at < this.#length; at += 3) {
      other.add(this.#triples[at]!, this.#triples[at + 1]!, this.#triples[at + 2]!);
    }
  }

  clear(): void {
    this.#triples = new Uint32Array(0);
    this.#length = 0;
  }

  /** The sorted entries of each page: a counting sort by page, then a numeric sort within each page. */
  sortedPages(
    firstPage: number,
    pages: number,
    pageCount: number,
    keyRange: number,
    valueRange: number,
  ): Float64Array[] {
    const triples = this.#triples;
    const ends = new Uint32Array(pages);
    for (let at = 0; at < this.#length; at += 3) {
      ends[pageOfHash(triples[at]!, pageCount) - firstPage]!++;
    }
    let total = 0;
    for (let page = 0; page < pages; page++) {
      const count = ends[page]!;
      ends[page] = total;
      total += count;
    }
    const entries = new Float64Array(total);
    for (let at = 0; at < this.#length; at += 3) {
      const page = pageOfHash(triples[at]!, pageCount) - firstPage;
      entries[ends[page]!++] = keyOfHash(triples[at + 1]!, keyRange) * valueRange + triples[at + 2]!;
    }
    const sorted: Float64Array[] = [];
    for (let page = 0; page < pages; page++) {
      sorted.push(entries.subarray(page === 0 ? 0 : ends[page - 1]!, ends[page]!).sort());
    }
    return sorted;
  }
}
