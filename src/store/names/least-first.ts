/** Keeps those `limit` values that have the least cost, of equal ones the lesser value: a heap, the worst on top. */
export class LeastFirst {
  readonly #limit: number;
  readonly #values: number[] = [];
  readonly #costs: number[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** What costs more is not kept; infinite while there is room. */
  get worst(): number {
    return this.#values.length < this.#limit ? Number.POSITIVE_INFINITY : this.#costs[0]!;
  }

  offer(value: number, cost: number): void {
    const values = this.#values;
    const costs = this.#costs;
    if (values.length < this.#limit) {
      let at = values.length;
      values.push(value);
      costs.push(cost);
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

  /** What was kept, the least cost first. */
  taken(): number[] {
    return this.#values
      .map((value, at) => ({ value, cost: this.#costs[at]! }))
      .sort((a, b) => a.cost - b.cost || a.value - b.value)
      .map(({ value }) => value);
  }

  /** Puts a value in the place of the worst. */
  #sink(value: number, cost: number): void {
    const values = this.#values;
    const costs = this.#costs;
    const length = values.length;
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
