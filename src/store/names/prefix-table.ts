import type { Database, Statement } from 'better-sqlite3';
import { headView } from '../cache/head-view';
import { KeptByText } from '../cache/kept-by-text';
import { EntryList } from './entry-list';
import { checkList, UnpackedList } from './packed-list';

const MOST_PLACES = 2 ** 16;
/** A prefix and its bearers, about. */
const KEPT_BYTES = 64;
const NOBODY = new Uint8Array(0);

/** Bearers of names with one prefix, the heaviest first. */
export class PrefixBearers extends EntryList {
  /** Weight of these and of those that are left out. */
  total = 0;
}

/** The heaviest bearers of every prefix that many share. That a prefix is not among these is kept as well. */
export class PrefixTable {
  readonly #kind: string;
  readonly #select: Statement<[string], Buffer>;
  readonly #kept: KeptByText | null;
  readonly #numbers = new UnpackedList();
  readonly #top = new PrefixBearers();

  constructor(db: Database, kind: 'street' | 'place', room: number) {
    this.#kind = kind;
    this.#select = db.prepare<[string], Buffer>(`SELECT bytes FROM ${kind}_prefix WHERE prefix = ?`).pluck();
    this.#kept = room === 0 ? null : new KeptByText(Math.min(MOST_PLACES, room / KEPT_BYTES), room);
  }

  /**
   * Null for a prefix that few share. Valid until the next call.
   * @throws GeocoderError DATASET_DAMAGED for a row that is not intact.
   */
  top(prefix: string): PrefixBearers | null {
    return this.#find(prefix) ? this.#top : null;
  }

  #find(prefix: string): boolean {
    const kept = this.#kept;
    if (kept?.find(prefix)) return this.#read(kept.bytes, kept.start, kept.end);
    const bytes = this.#select.get(prefix);
    if (bytes === undefined) {
      kept?.keep(prefix, NOBODY);
      return false;
    }
    const end = checkList(bytes, `${this.#kind} prefix`, prefix);
    kept?.keep(prefix, headView(bytes, end));
    return this.#read(bytes, 0, end);
  }

  #read(bytes: Buffer, start: number, end: number): boolean {
    if (start === end) return false;
    const numbers = this.#numbers;
    numbers.unpackBody(bytes, start, end);
    const top = this.#top;
    top.clear();
    top.total = numbers.values[0]!;
    for (let at = 1; at < numbers.length; at++) top.push(numbers.values[at]!);
    return true;
  }
}
