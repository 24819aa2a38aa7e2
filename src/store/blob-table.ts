import type { Database, Statement } from 'better-sqlite3';
import { DATABASE_FILE } from '../model/manifest';
import { blobChecksum, tableSalt } from './checksum';
import { damaged } from './damage';
import { headView } from './head-view';

/** Read BLOBs are kept in pieces of this size: a large one grows the process by no more than it holds. */
const PIECE_BYTES = 1 << 20;

/**
 * The BLOBs of one table with columns `id` (or another integer key) and `bytes`, each ended by two bytes of
 * checksum. Kept or not: a kept BLOB is read from SQLite and checked once, when it is first asked for, so that
 * opening costs nothing and memory holds only what was used.
 */
export class BlobTable {
  /** Where the BLOB found last lies, without its checksum: valid until the next `find`. */
  bytes: Buffer = Buffer.alloc(0);
  start = 0;
  end = 0;

  readonly #table: string;
  readonly #salt: number;
  readonly #select: Statement<[number], Buffer>;
  /** Where each kept BLOB lies: piece × 2^20 + start, plus one; 0 while it was not read. */
  readonly #places: Float64Array | null;
  readonly #lengths: Uint32Array | null;
  readonly #pieces: Buffer[] = [];
  #filled = PIECE_BYTES;

  /** @param keep how many BLOBs, numbered from 0, to keep once read; 0 for none. */
  constructor(db: Database, table: string, key: string, keep: number) {
    this.#table = table;
    this.#salt = tableSalt(table);
    this.#select = db.prepare<[number], Buffer>(`SELECT bytes FROM ${table} WHERE ${key} = ?`).pluck();
    this.#places = keep > 0 ? new Float64Array(keep) : null;
    this.#lengths = keep > 0 ? new Uint32Array(keep) : null;
  }

  /**
   * Finds a BLOB that every intact dataset has.
   * @throws GeocoderError DATASET_DAMAGED where there is none or its checksum disagrees.
   */
  find(id: number): void {
    const place = this.#places?.[id];
    if (place !== undefined && place !== 0) {
      this.bytes = this.#pieces[Math.floor((place - 1) / PIECE_BYTES)]!;
      this.start = (place - 1) % PIECE_BYTES;
      this.end = this.start + this.#lengths![id]!;
      return;
    }
    const bytes = this.#select.get(id);
    if (!(bytes instanceof Uint8Array) || bytes.length < 2) {
      throw damaged(
        DATABASE_FILE,
        `expected ${this.#table} ${id}, got ${bytes === undefined ? 'none' : 'no bytes'}`,
      );
    }
    const end = bytes.length - 2;
    const body = headView(bytes, end);
    if (blobChecksum(body, this.#salt, id) !== (bytes[end]! | (bytes[end + 1]! << 8))) {
      throw damaged(DATABASE_FILE, `the checksum of ${this.#table} ${id} disagrees with its bytes`);
    }
    this.bytes = bytes;
    this.start = 0;
    this.end = end;
    if (place === 0 && end <= PIECE_BYTES) this.#keep(id, body);
  }

  #keep(id: number, body: Buffer): void {
    const { length } = body;
    if (this.#filled + length > PIECE_BYTES) {
      this.#pieces.push(Buffer.allocUnsafeSlow(PIECE_BYTES));
      this.#filled = 0;
    }
    const piece = this.#pieces[this.#pieces.length - 1]!;
    piece.set(body, this.#filled);
    this.#places![id] = (this.#pieces.length - 1) * PIECE_BYTES + this.#filled + 1;
    this.#lengths![id] = length;
    this.#filled += length;
  }
}
