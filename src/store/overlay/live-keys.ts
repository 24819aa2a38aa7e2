import type { NearBytes } from '../../text/near-bytes';
import type { NameKeys, NameRange } from '../names/name-index';

/** A name that some member bears, or bore. */
export interface LiveName {
  readonly key: string;
  /** UTF-8. */
  readonly bytes: Buffer;
  /** By ascending id. */
  members: readonly LiveMember[];
  /** Of its looser spellings. */
  readonly hashes: Set<number>;
}

export interface LiveMember {
  readonly id: number;
  readonly city: number;
  readonly alias: boolean;
}

/** The keys of names that come and go. */
export class LiveKeys implements NameKeys {
  readonly #names: readonly LiveName[];
  readonly #numbers: ReadonlyMap<string, number>;
  #probe = '';

  constructor(names: readonly LiveName[], numbers: ReadonlyMap<string, number>) {
    this.#names = names;
    this.#numbers = numbers;
  }

  get size(): number {
    return this.#names.length;
  }

  find(key: string): number {
    const name = this.#numbers.get(key);
    return name === undefined || this.#names[name]!.members.length === 0 ? -1 : name;
  }

  key(name: number): string {
    return this.#names[name]!.key;
  }

  length(name: number): number {
    return this.#names[name]!.bytes.length;
  }

  isNear(name: number, asked: NearBytes, bound: number): boolean {
    const { bytes } = this.#names[name]!;
    return asked.within(bytes, 0, bytes.length, bound);
  }

  probe(fragment: string): void {
    this.#probe = fragment;
  }

  holdsProbe(name: number): boolean {
    return this.#names[name]!.key.includes(this.#probe);
  }
}

/** Names that lie one after the other in an order. */
export class SortedRange implements NameRange {
  readonly #sorted: readonly number[];
  readonly #from: number;
  readonly #to: number;

  constructor(sorted: readonly number[], from: number, to: number) {
    this.#sorted = sorted;
    this.#from = from;
    this.#to = to;
  }

  get size(): number {
    return this.#to - this.#from;
  }

  at(place: number): number {
    return this.#sorted[this.#from + place]!;
  }

  has(name: number): boolean {
    return this.#sorted.slice(this.#from, this.#to).includes(name);
  }
}
