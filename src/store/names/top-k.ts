/**
 * Keeps the top k of all values offered: the smallest costs and, for equal costs, the smallest values. It is a binary
 * heap with the worst value on top.
 */
export class TopK {
  readonly #limit: number;
  // Plain arrays: a typed array of more than 64 bytes lies outside the heap, and takes 1 µs to make.
  readonly #values: number[] = [];
  readonly #costs: number[] = [];
  #length = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Cost of the worst kept value; a value that costs more is refused. Infinite until k values are kept. */
  get worst(): number {
    return this.#length < this.#limit ? Number.POSITIVE_INFINITY : this.#costs[0]!;
  }

  offer(value: number, cost: number): void {
    const values = this.#values;
    const costs = this.#costs;
    if (this.#length < this.#limit) {
      let at = this.#length++;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (!isWorse(cost, value, costs[parent]!, values[parent]!)) break;
        this.#put(at, values[parent]!, costs[parent]!);
        at = parent;
      }
      this.#put(at, value, cost);
    } else if (isWorse(costs[0]!, values[0]!, cost, value)) {
      this.#sink(value, cost);
    }
  }

  /** Removes and returns all kept values, smallest cost first. */
  taken(): number[] {
    const sorted = new Array<number>(this.#length);
    for (let at = sorted.length - 1; at >= 0; at--) sorted[at] = this.#takeWorst();
    return sorted;
  }

  #takeWorst(): number {
    const worst = this.#values[0]!;
    const last = --this.#length;
    if (last > 0) this.#sink(this.#values[last]!, this.#costs[last]!);
    return worst;
  }

  /** Replaces the worst value. */
  #sink(value: number, cost: number): void {
    const values = this.#values;
    const costs = this.#costs;
    const length = this.#length;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= length) break;
      const other = child + 1;
      if (other < length && isWorse(costs[other]!, values[other]!, costs[child]!, values[child]!))
        child = other;
      if (!isWorse(costs[child]!, values[child]!, cost, value)) break;
      this.#put(at, values[child]!, costs[child]!);
      at = child;
    }
    this.#put(at, value, cost);
  }

  #put(at: number, value: number, cost: number): void {
    this.#values[at] = value;
    this.#costs[at] = cost;
  }
}

function isWorse(cost: number, value: number, otherCost: number, otherValue: number): boolean {
  return cost > otherCost || (cost === otherCost && value > otherValue);
}
