/** More sets than any dataset has, so that a pair of numbers fits into one number. */
const MOST_SETS = 2 ** 20;

/**
 * Combinations of sources, numbered in the order in which they come. Addresses and areas store the number, and the
 * manifest has the table. A source is its position in the manifest's list.
 */
export class SourceSets {
  readonly #lists: number[][] = [];
  readonly #numbers = new Map<string, number>();
  readonly #unions = new Map<number, number>();

  /** The number of a combination. Order and repetition of the sources do not matter. */
  of(sources: readonly number[]): number {
    const list = [...new Set(sources)].sort((a, b) => a - b);
    const key = list.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#lists.push(list) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  /** The number of the union of two combinations. */
  union(left: number, right: number): number {
    if (left === right) return left;
    const key = left * MOST_SETS + right;
    let union = this.#unions.get(key);
    if (union === undefined) {
      union = this.of([...this.sources(left), ...this.sources(right)]);
      this.#unions.set(key, union);
    }
    return union;
  }

  /** The sources of a combination, ascending. */
  sources(set: number): readonly number[] {
    const list = this.#lists[set];
    if (list === undefined)
      throw new RangeError(`expected a set of sources, got ${set} of ${this.#lists.length}`);
    return list;
  }

  /** The table: set → sources. */
  lists(): number[][] {
    return this.#lists.map((list) => [...list]);
  }
}
