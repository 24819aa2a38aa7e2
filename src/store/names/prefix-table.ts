import type { Database, Statement } from 'better-sqlite3';
import { TextRingCache } from '../cache/text-ring-cache';
import type { ProvenTree, ProvenTrees } from '../read/proven-trees';
import { checkList, UnpackedList } from './packed-list';

const MOST_PLACES = 2 ** 16;
/** Approximate bytes of a prefix and its members. */
const KEPT_BYTES = 64;
/** Cache entry of a prefix that few names share. */
const NO_MEMBERS = new Uint8Array(0);

/** The members of names with one prefix. */
export interface PrefixTop {
  /** Number of addresses of all of them. */
  readonly total: number;
  /** Ids of the members with most addresses, at most 60, largest first. */
  readonly largest: readonly number[];
}

/**
 * The largest members of every prefix that many names share. The cache also keeps which prefixes are not in the table.
 */
export class PrefixTable {
  readonly #kind: string;
  readonly #tree: ProvenTree;
  readonly #select: Statement<[string], Buffer>;
  readonly #kept: TextRingCache | null;
  readonly #numbers = new UnpackedList();

  constructor(db: Database, trees: ProvenTrees, kind: 'street' | 'place', budgetBytes: number) {
    this.#tree = trees.of(`${kind}_prefix`);
    this.#kind = kind;
    this.#select = db.prepare<[string], Buffer>(`SELECT bytes FROM ${kind}_prefix WHERE prefix = ?`).pluck();
    const places = Math.min(MOST_PLACES, budgetBytes / KEPT_BYTES);
    this.#kept = budgetBytes === 0 ? null : new TextRingCache(places, budgetBytes);
  }

  /**
   * Null for a prefix that few names share.
   * @throws CorruptBytes for a damaged row.
   */
  top(prefix: string): PrefixTop | null {
    const kept = this.#kept;
    if (kept?.find(prefix)) return this.#read(kept.bytes, kept.start, kept.end);
    this.#tree.prove();
    const bytes = this.#select.get(prefix);
    if (bytes === undefined) {
      kept?.keep(prefix, NO_MEMBERS);
      return null;
    }
    const end = checkList(bytes, `${this.#kind} prefix`, prefix);
    kept?.keep(prefix, bytes.subarray(0, end));
    return this.#read(bytes, 0, end);
  }

  #read(bytes: Buffer, start: number, end: number): PrefixTop | null {
    if (start === end) return null;
    const numbers = this.#numbers;
    numbers.unpackBody(bytes, start, end);
    const { values, length } = numbers;
    const largest: number[] = [];
    for (let at = 1; at < length; at++) largest.push(values[at]!);
    return { total: values[0]!, largest };
  }
}
