import type { NearBytes } from '../../../text/near-bytes';
import type { NameKeys, NameRange } from '../../names/name-index';
import type { LiveNames } from './live-names';

/** The keys of names that are added and removed while the overlay is open. */
export class LiveKeys implements NameKeys {
  readonly #names: LiveNames;
  #probe = '';

  constructor(names: LiveNames) {
    this.#names = names;
  }

  get size(): number {
    return this.#names.size;
  }

  find(key: string): number {
    const name = this.#names.find(key);
    return name >= 0 && this.#names.isAlive(name) ? name : -1;
  }

  key(name: number): string {
    return this.#names.key(name);
  }

  length(name: number): number {
    return this.#names.length(name);
  }

  isNear(name: number, asked: NearBytes, bound: number): boolean {
    return this.#names.isNear(name, asked, bound);
  }

  probe(fragment: string): void {
    this.#probe = fragment;
  }

  holdsProbe(name: number): boolean {
    return this.#names.key(name).includes(this.#probe);
  }
}

/** A range of names in the order of their keys. */
export class SortedRange implements NameRange {
  readonly #order: Int32Array;
  readonly #from: number;
  readonly size: number;

  /** @param order names in the order of their keys; the range goes from a position to another one, which is not in it. */
  constructor(order: Int32Array, from: number, to: number) {
    this.#order = order;
    this.#from = from;
    this.size = to - from;
  }

  at(place: number): number {
    return this.#order[this.#from + place]!;
  }

  has(name: number): boolean {
    const place = this.#order.indexOf(name, this.#from);
    return place >= 0 && place < this.#from + this.size;
  }
}
