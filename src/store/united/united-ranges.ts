import type { NameRange } from '../names/name-index';

/** Names of one dataset alone, with united numbers. */
export class MovedNames implements NameRange {
  readonly #range: NameRange;
  readonly #first: number;

  constructor(range: NameRange, first: number) {
    this.#range = range;
    this.#first = first;
  }

  get size(): number {
    return this.#range.size;
  }

  at(place: number): number {
    return this.#first + this.#range.at(place);
  }

  has(name: number): boolean {
    return name >= this.#first && this.#range.has(name - this.#first);
  }
}

/** Names of the first dataset, then the names that only later datasets have. */
export class JoinedNames implements NameRange {
  readonly #first: NameRange;
  readonly #others: readonly number[];
  #set: ReadonlySet<number> | null = null;

  constructor(first: NameRange, others: readonly number[]) {
    this.#first = first;
    this.#others = others;
  }

  get size(): number {
    return this.#first.size + this.#others.length;
  }

  at(place: number): number {
    const { size } = this.#first;
    return place < size ? this.#first.at(place) : this.#others[place - size]!;
  }

  has(name: number): boolean {
    if (this.#first.has(name)) return true;
    if (this.#others.length === 0) return false;
    this.#set ??= new Set(this.#others);
    return this.#set.has(name);
  }
}
