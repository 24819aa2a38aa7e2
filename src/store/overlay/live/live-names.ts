import type { NearBytes } from '../../../text/near-bytes';
import { firstThat } from '../first-that';
import type { PackedNames } from '../packed/packed-names';

/** A name that a member has, or had. */
export interface LiveName {
  readonly key: string;
  /** UTF-8. */
  readonly bytes: Buffer;
  /** By ascending id. */
  members: readonly LiveMember[];
  /** Hashes of its looser spellings. */
  readonly hashes: Set<number>;
}

export interface LiveMember {
  readonly id: number;
  readonly city: number;
  readonly alias: boolean;
}

const KEPT_RANGES = 2 ** 12;

/** Names by number: first those of a snapshot, each read when first needed, then new ones. */
export class LiveNames {
  readonly #packed: PackedNames | null;
  readonly #names: (LiveName | undefined)[];
  /** Numbers of the names that are not in the snapshot. */
  readonly #numbers = new Map<string, number>();
  /** Names with members, in the order of their keys; null after a change. */
  #inOrder: Int32Array | null = null;
  /** Ranges of the last asked prefixes in that order. */
  readonly #ranges = new Map<string, readonly [number, number]>();

  constructor(packed: PackedNames | null) {
    this.#packed = packed;
    this.#names = new Array<LiveName | undefined>(packed?.size ?? 0).fill(undefined);
  }

  get size(): number {
    return this.#names.length;
  }

  /** The name of a key, even if it has no members; -1 for none. */
  find(key: string): number {
    const packed = this.#packed?.find(key) ?? -1;
    return packed >= 0 ? packed : (this.#numbers.get(key) ?? -1);
  }

  /** The name of a key; it is created if there is none. */
  of(key: string): number {
    const known = this.find(key);
    if (known >= 0) return known;
    const number = this.#names.push({ key, bytes: Buffer.from(key), members: [], hashes: new Set() }) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  at(number: number): LiveName {
    let name = this.#names[number];
    if (name === undefined) {
      const packed = this.#packed!;
      const key = packed.key(number);
      name = {
        key,
        bytes: Buffer.from(key),
        members: packed.members(number),
        hashes: new Set(this.hashes(number)),
      };
      this.#names[number] = name;
    }
    return name;
  }

  setMembers(number: number, members: readonly LiveMember[]): void {
    const name = this.at(number);
    if ((name.members.length === 0) !== (members.length === 0)) this.#inOrder = null;
    name.members = members;
  }

  /** False for a name without members. */
  isAlive(number: number): boolean {
    const name = this.#names[number];
    return name === undefined || name.members.length > 0;
  }

  key(number: number): string {
    return this.#names[number]?.key ?? this.#packed!.key(number);
  }

  /** Length of the key in bytes. */
  length(number: number): number {
    return this.#names[number]?.bytes.length ?? this.#packed!.length(number);
  }

  isNear(number: number, asked: NearBytes, bound: number): boolean {
    const bytes = this.#names[number]?.bytes;
    return bytes === undefined
      ? this.#packed!.isNear(number, asked, bound)
      : asked.within(bytes, 0, bytes.length, bound);
  }

  members(number: number): readonly LiveMember[] {
    return this.#names[number]?.members ?? this.#packed!.members(number);
  }

  hashes(number: number): Iterable<number> {
    return this.#names[number]?.hashes ?? this.#packed!.hashes(number);
  }

  /** Names with members, in the order of their keys. */
  inOrder(): Int32Array {
    if (this.#inOrder === null) {
      this.#inOrder = this.#sorted();
      this.#ranges.clear();
    }
    return this.#inOrder;
  }

  /** The positions in that order whose names begin with the prefix: start and end, end not included. */
  beginning(prefix: string): readonly [number, number] {
    const order = this.inOrder();
    let range = this.#ranges.get(prefix);
    if (range === undefined) {
      range = this.#rangeOf(prefix, order);
      if (this.#ranges.size >= KEPT_RANGES) this.#ranges.clear();
      this.#ranges.set(prefix, range);
    }
    return range;
  }

  #rangeOf(prefix: string, order: Int32Array): readonly [number, number] {
    const bytes = Buffer.from(prefix);
    const from = firstThat(0, order.length, (place) => this.#compare(order[place]!, bytes) >= 0);
    return [from, firstThat(from, order.length, (place) => !this.#beginsWith(order[place]!, bytes))];
  }

  /** The names of the snapshot are sorted already, so only new names are sorted and merged. */
  #sorted(): Int32Array {
    const packed = this.#packed?.size ?? 0;
    const others: number[] = [];
    for (let name = packed; name < this.size; name++) if (this.isAlive(name)) others.push(name);
    others.sort((a, b) => Buffer.compare(this.at(a).bytes, this.at(b).bytes));
    const order = new Int32Array(this.size);
    let length = 0;
    let next = 0;
    for (let name = 0; name < packed; name++) {
      if (!this.isAlive(name)) continue;
      while (next < others.length && this.#compare(name, this.at(others[next]!).bytes) > 0)
        order[length++] = others[next++]!;
      order[length++] = name;
    }
    while (next < others.length) order[length++] = others[next++]!;
    return order.subarray(0, length);
  }

  #compare(number: number, bytes: Buffer): number {
    const name = this.#names[number];
    return name === undefined ? this.#packed!.compare(number, bytes) : Buffer.compare(name.bytes, bytes);
  }

  #beginsWith(number: number, bytes: Buffer): boolean {
    const name = this.#names[number];
    return name === undefined
      ? this.#packed!.beginsWith(number, bytes)
      : name.bytes.subarray(0, bytes.length).equals(bytes);
  }
}
