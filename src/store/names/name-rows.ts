import type { Database, Statement } from 'better-sqlite3';
import { DATABASE_FILE } from '../../model/manifest';
import { RingCache } from '../cache/ring-cache';
import { CorruptBytes } from '../format/damage';
import type { ProvenTree, ProvenTrees } from '../read/proven-trees';
import { checkList, UnpackedList } from './packed-list';

/**
 * Gets a member of a name (a street or an area), its city (0 for an area) and whether the name is an alias of it.
 * Returns `false` to end the visits.
 */
export type VisitMember = (member: number, city: number, alias: boolean) => unknown;

/**
 * The row of each name: its members, and the names that contain it. It is one packed list: the number of members; two
 * numbers for each member (see `members`); then, as ascending differences, one more than the id of each name that
 * contains it, or a single 0 if these are too many to store.
 */
export class NameRows {
  readonly #kind: string;
  readonly #count: number;
  /** For messages. */
  readonly #table: string;
  readonly #tree: ProvenTree;
  readonly #select: Statement<[number], Buffer>;
  /** Rows that were read, without their checksums. */
  readonly #kept: RingCache | null;
  readonly #numbers = new UnpackedList();
  /** Lists that are not in use. There are several, because a visitor may start another visit. */
  readonly #spare: UnpackedList[] = [];
  /** The row that was found last. */
  #bytes: Buffer = Buffer.alloc(0);
  #start = 0;
  #end = 0;

  /** @param count number of names. */
  constructor(
    db: Database,
    trees: ProvenTrees,
    kind: 'street' | 'place',
    count: number,
    budgetBytes: number,
  ) {
    this.#tree = trees.of(`${kind}_bearer`);
    this.#kind = kind;
    this.#count = count;
    this.#table = `${kind} name`;
    this.#kept = budgetBytes === 0 ? null : new RingCache(count, budgetBytes);
    this.#select = db.prepare<[number], Buffer>(`SELECT bytes FROM ${kind}_bearer WHERE entry = ?`).pluck();
  }

  /**
   * The members of a name, two numbers for each: twice its id (plus one for an alias) minus the same value of the
   * member before; then its city. The next call fills the same list, because a name may have thousands of members.
   * @throws CorruptBytes for a missing or damaged row.
   */
  members(name: number): UnpackedList {
    this.#find(name);
    this.#unpackMembers(this.#numbers);
    return this.#numbers;
  }

  /** Visits the members of a name, by ascending id. */
  forEachMember(name: number, visit: VisitMember): void {
    const list = this.#spare.pop() ?? new UnpackedList();
    try {
      this.#find(name);
      this.#unpackMembers(list);
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

  /** Ids of the other names that contain a name, ascending; null if they are too many to store. */
  containing(name: number): number[] | null {
    this.#find(name);
    const numbers = this.#numbers;
    numbers.unpackBody(this.#bytes, this.#unpackMembers(numbers), this.#end);
    const { values, length } = numbers;
    if (length > 0 && values[0] === 0) return null;
    const found: number[] = [];
    let containing = -1;
    for (let at = 0; at < length; at++) {
      containing += values[at]!;
      found.push(containing);
    }
    if (containing >= this.#count)
      throw new CorruptBytes(
        DATABASE_FILE,
        `${this.#table} ${name} is part of ${containing}, which is no name`,
      );
    return found;
  }

  /** @returns the end of the members. */
  #unpackMembers(numbers: UnpackedList): number {
    const first = numbers.unpackBody(this.#bytes, this.#start, this.#end, 1);
    const count = numbers.length === 0 ? 0 : numbers.values[0]!;
    const end = numbers.unpackBody(this.#bytes, first, this.#end, 2 * count);
    if (numbers.length !== 2 * count)
      throw new CorruptBytes(DATABASE_FILE, `a ${this.#table} ends before its ${count} members`);
    return end;
  }

  #find(name: number): void {
    const kept = this.#kept;
    if (kept?.find(name)) {
      this.#bytes = kept.bytes;
      this.#start = kept.start;
      this.#end = kept.end;
      return;
    }
    this.#tree.prove();
    const bytes = this.#select.get(name);
    if (bytes === undefined)
      throw new CorruptBytes(DATABASE_FILE, `expected ${this.#kind} name ${name}, got none`);
    this.#bytes = bytes;
    this.#start = 0;
    this.#end = checkList(bytes, this.#table, name);
    kept?.keep(name, bytes.subarray(0, this.#end));
  }
}
