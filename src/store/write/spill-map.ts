import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database, { type Statement } from 'better-sqlite3';

/** Pages kept in memory, as SQLite counts them: KiB, negative. */
const CACHE_PAGES = -32_000;

/**
 * A map from whole numbers to texts that outgrows memory: a temporary SQLite file, deleted on close. For joining the
 * parts of a register while a dataset is built; keys that come in order cost least.
 */
export class SpillMap {
  readonly #path: string;
  readonly #db: Database.Database;
  readonly #put: Statement<[number | bigint, string]>;
  readonly #get: Statement<[number | bigint], string>;
  readonly #all: Statement<[], string>;

  /** @param folder on a disk with room for the data; the file is called `name`. */
  constructor(folder: string, name: string) {
    this.#path = join(folder, name);
    rmSync(this.#path, { force: true });
    this.#db = new Database(this.#path);
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

  /** @param key digits, at most 18 of them. A key that is there already gets the new value. */
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
