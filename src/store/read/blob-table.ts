import type { Database, Statement } from 'better-sqlite3';
import { DATABASE_FILE } from '../../model/manifest';
import { RingCache } from '../cache/ring-cache';
import { blobChecksum, tableSalt } from '../format/checksum';
import { CorruptBytes } from '../format/damage';

/** BLOBs to keep in memory once they were read. */
export interface KeptBlobs {
  /** Number of BLOBs in the table; ids start at 0. */
  count: number;
  /** Cache budget in bytes: 0 keeps none, infinity keeps all. */
  bytes: number;
}

/**
 * The BLOBs of one table with columns `id` (or another integer key) and `bytes`, each ended by two bytes of
 * checksum. Kept or not: a kept BLOB is read from SQLite and checked when it is asked for and not there, so that
 * opening costs nothing and memory holds only what was used.
 */
export class BlobTable {
  /** A window on the BLOB found last, without its checksum. The next `find` moves it: nothing is copied. */
  bytes: Buffer = Buffer.alloc(0);
  start = 0;
  end = 0;

  readonly #table: string;
  readonly #salt: number;
  readonly #select: Statement<[number], Buffer>;
  readonly #kept: RingCache | null;

  constructor(db: Database, table: string, key: string, keep: KeptBlobs | null) {
    this.#table = table;
    this.#salt = tableSalt(table);
    this.#select = db.prepare<[number], Buffer>(`SELECT bytes FROM ${table} WHERE ${key} = ?`).pluck();
    this.#kept = keep === null || keep.bytes === 0 ? null : new RingCache(keep.count, keep.bytes);
  }

  /**
   * Finds a BLOB that every intact dataset has.
   * @throws CorruptBytes where there is none or its checksum disagrees.
   */
  find(id: number): void {
    const kept = this.#kept;
    if (kept?.find(id)) {
      this.bytes = kept.bytes;
      this.start = kept.start;
      this.end = kept.end;
      return;
    }
    const bytes = this.#select.get(id);
    if (!(bytes instanceof Uint8Array) || bytes.length < 2) {
      throw new CorruptBytes(
        DATABASE_FILE,
        `expected ${this.#table} ${id}, got ${bytes === undefined ? 'none' : 'no bytes'}`,
      );
    }
    const end = bytes.length - 2;
    const body = bytes.subarray(0, end);
    if (blobChecksum(body, this.#salt, id) !== (bytes[end]! | (bytes[end + 1]! << 8))) {
      throw new CorruptBytes(DATABASE_FILE, `the checksum of ${this.#table} ${id} disagrees with its bytes`);
    }
    this.bytes = bytes;
    this.start = 0;
    this.end = end;
    kept?.keep(id, body);
  }
}
