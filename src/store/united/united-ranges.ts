import type { NameRange } from '../names/name-index';

/** Names of one dataset alone, by their numbers among several. */
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

/** Names of several datasets, one by one. */
export class ListedNames implements NameRange {
  readonly #names: readonly number[];
  #set: ReadonlySet<number> | null = null;

  constructor(names: readonly number[]) {
    this.#names = names;
  }

  get size(): number {
    return this.#names.length;
  }

  at(place: number): number {
    return this.#names[place]!;
  }

  has(name: number): boolean {
    this.#set ??= new Set(this.#names);
    return this.#set.has(name);
  }
}
