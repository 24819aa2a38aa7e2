import type { NameKeys } from '../names/name-index';

const NOT_LOOKED_UP = -1;
const LEAST_ROOM = 1024;

/** United numbers of names of later datasets. A name has the number from the first dataset that holds it. */
export class FirstHolders {
  readonly #keys: readonly NameKeys[];
  readonly #starts: readonly number[];
  /** By dataset and name. The names of a dataset never change, but an overlay may get new ones. */
  readonly #known: Int32Array[];

  constructor(keys: readonly NameKeys[], starts: readonly number[]) {
    this.#keys = keys;
    this.#starts = starts;
    this.#known = keys.map(() => new Int32Array(0));
  }

  nameOf(part: number, local: number): number {
    const known = this.#known[part]!;
    if (local >= known.length) {
      this.#makeRoom(part, local);
      return this.nameOf(part, local);
    }
    if (known[local] === NOT_LOOKED_UP) known[local] = this.#find(part, local);
    return known[local]!;
  }

  #find(part: number, local: number): number {
    const key = this.#keys[part]!.key(local);
    for (let other = 0; other < part; other++) {
      const same = this.#keys[other]!.find(key);
      if (same >= 0) return this.#starts[other]! + same;
    }
    return this.#starts[part]! + local;
  }

  #makeRoom(part: number, local: number): void {
    const room = Math.max(LEAST_ROOM, this.#keys[part]!.size, 2 * local);
    const grown = new Int32Array(room).fill(NOT_LOOKED_UP);
    grown.set(this.#known[part]!);
    this.#known[part] = grown;
  }
}
