import type { Database, Statement } from 'better-sqlite3';
import { DATABASE_FILE } from '../../model/manifest';
import { headView } from '../cache/head-view';
import { KeptBytes } from '../cache/kept-bytes';
import { CorruptBytes } from '../format/damage';
import type { EntryList } from './entry-list';
import { checkList, UnpackedList } from './packed-list';

/**
 * What is known of each name: who bears it, and which names contain it. One packed list a name: how many bear it; two
 * numbers a bearer (`bearers`); then, ascending as differences, one more than the entry of each name that contains it,
 * or a single 0 where these are too many to keep.
 */
export class NameRows {
  readonly #kind: string;
  readonly #count: number;
  /** For messages. */
  readonly #table: string;
  readonly #select: Statement<[number], Buffer>;
  /** Rows that were read, without their checksums. */
  readonly #kept: KeptBytes | null;
  readonly #numbers = new UnpackedList();
  /** Lists that no visit uses now: a visitor may start a visit of its own. */
  readonly #spare: UnpackedList[] = [];
  /** The row that was found last. */
  #bytes: Buffer = Buffer.alloc(0);
  #start = 0;
  #end = 0;

  /** @param count of names. */
  constructor(db: Database, kind: 'street' | 'place', count: number, room: number) {
    this.#kind = kind;
    this.#count = count;
    this.#table = `${kind} name`;
    this.#kept = room === 0 ? null : new KeptBytes(count, room);
    this.#select = db.prepare<[number], Buffer>(`SELECT bytes FROM ${kind}_bearer WHERE entry = ?`).pluck();
  }

  /**
   * Those who bear the name of an entry, two numbers a bearer: twice the id (plus one for an alias) less the same of the
   * bearer before, then the owner. Valid until the next call.
   * @throws CorruptBytes for a row that is not there or not intact.
   */
  bearers(entry: number): UnpackedList {
    this.#find(entry);
    this.#unpackBearers(this.#numbers);
    return this.#numbers;
  }

  /** Visits those who bear the name of an entry, by ascending id, until the visitor returns `false`. */
  forEachBearer(entry: number, visit: (id: number, owner: number, alias: boolean) => unknown): void {
    const list = this.#spare.pop() ?? new UnpackedList();
    try {
      this.#find(entry);
      this.#unpackBearers(list);
      const { values, length } = list;
      let marked = 0;
      for (let at = 0; at + 1 < length; at += 2) {
        marked += values[at]!;
        if (visit(Math.floor(marked / 2), values[at + 1]!, marked % 2 === 1) === false) return;
      }
    } finally {
      this.#spare.push(list);
    }
  }

  /** Adds the entries of names that contain the one of an entry, ascending; false where they are too many to be kept. */
  addHolders(entry: number, holders: EntryList): boolean {
    this.#find(entry);
    const numbers = this.#numbers;
    numbers.unpackBody(this.#bytes, this.#unpackBearers(numbers), this.#end);
    const { values, length } = numbers;
    if (length > 0 && values[0] === 0) return false;
    let holder = -1;
    for (let at = 0; at < length; at++) {
      holder += values[at]!;
      holders.push(holder);
    }
    if (holder >= this.#count)
      throw new CorruptBytes(DATABASE_FILE, `${this.#table} ${entry} stands in ${holder}, which is no name`);
    return true;
  }

  /** @returns where they end. */
  #unpackBearers(numbers: UnpackedList): number {
    const first = numbers.unpackBody(this.#bytes, this.#start, this.#end, 1);
    const count = numbers.length === 0 ? 0 : numbers.values[0]!;
    const end = numbers.unpackBody(this.#bytes, first, this.#end, 2 * count);
    if (numbers.length !== 2 * count)
      throw new CorruptBytes(DATABASE_FILE, `a ${this.#table} ends before its ${count} bearers`);
    return end;
  }

  #find(entry: number): void {
    const kept = this.#kept;
    if (kept?.find(entry)) {
      this.#bytes = kept.bytes;
      this.#start = kept.start;
      this.#end = kept.end;
      return;
    }
    const bytes = this.#select.get(entry);
    if (bytes === undefined)
      throw new CorruptBytes(DATABASE_FILE, `expected ${this.#kind} name ${entry}, got none`);
    this.#bytes = bytes;
    this.#start = 0;
    this.#end = checkList(bytes, this.#table, entry);
    kept?.keep(entry, headView(bytes, this.#end));
  }
}
