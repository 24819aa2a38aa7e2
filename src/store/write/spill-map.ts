import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Statement } from 'better-sqlite3';
import { openSqlite } from '../sqlite';

/** Size of SQLite's page cache: a negative number means KiB. */
const CACHE_PAGES = -32_000;

/**
 * A map from whole numbers to texts that may be larger than memory: a temporary SQLite file, deleted on close. It joins
 * the parts of a register during a build. Keys in ascending order are the fastest.
 */
export class SpillMap {
  readonly #path: string;
  readonly #db: Database;
  readonly #put: Statement<[number | bigint, string]>;
  readonly #get: Statement<[number | bigint], string>;
  readonly #all: Statement<[], string>;

  /** @param folder on a disk with room for the data; `name` is the name of the file in it. */
  constructor(folder: string, name: string) {
    this.#path = join(folder, name);
    rmSync(this.#path, { force: true });
    this.#db = openSqlite(this.#path);
    this.#db.pragma('journal_mode = OFF');
    this.#db.pragma('synchronous = OFF');
    this.#db.pragma('locking_mode = EXCLUSIVE');
    this.#db.pragma(`cache_size = ${CACHE_PAGES}`);
    this.#db.exec('CREATE TABLE spill (key INTEGER PRIMARY KEY, value TEXT NOT NULL)');
    this.#put = this.#db.prepare('INSERT OR REPLACE INTO spill (key, value) VALUES (?, ?)');
    this.#get = this.#db.prepare<[number | bigint], string>('SELECT value FROM spill WHERE key = ?').pluck();
    this.#all = this.#db.prepare<[], string>('SELECT value FROM spill ORDER BY key').pluck();
    this.#db.exec('BEGIN');
  }

  /** @param key at most 18 digits. An existing key gets the new value. */
  set(key: string, value: string): void {
    this.#put.run(keyOf(key), value);
  }

  get(key: string): string | undefined {
    return this.#get.get(keyOf(key));
  }

  /** All values in the order of their keys. */
  values(): IterableIterator<string> {
    return this.#all.iterate();
  }

  close(): void {
    this.#db.close();
    rmSync(this.#path, { force: true });
  }
}

function keyOf(digits: string): number | bigint {
  const number = Number(digits);
  return number <= Number.MAX_SAFE_INTEGER ? number : BigInt(digits);
}
