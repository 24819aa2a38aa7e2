/** The count of one reason, with its first examples. */
export interface TallyEntry {
  count: number;
  /** `file: line: value`, at most `EXAMPLES` of them. */
  examples: string[];
}

const EXAMPLES = 5;

/** Counts by reason, and keeps the first examples of each. */
export class Tally {
  readonly #entries = new Map<string, TallyEntry>();

  /** @param example is only called while more examples are needed. */
  add(reason: string, example: () => string): void {
    let entry = this.#entries.get(reason);
    if (entry === undefined) {
      entry = { count: 0, examples: [] };
      this.#entries.set(reason, entry);
    }
    entry.count++;
    if (entry.examples.length < EXAMPLES) entry.examples.push(example());
  }

  get total(): number {
    let total = 0;
    for (const entry of this.#entries.values()) total += entry.count;
    return total;
  }

  /** The count of a reason. */
  count(reason: string): number {
    return this.#entries.get(reason)?.count ?? 0;
  }

  /** Reason → count, most frequent first. */
  counts(): Record<string, number> {
    return Object.fromEntries(this.#sorted().map(([reason, entry]) => [reason, entry.count]));
  }

  /** Reason → count and examples, most frequent first. */
  entries(): Record<string, TallyEntry> {
    return Object.fromEntries(this.#sorted());
  }

  #sorted(): [string, TallyEntry][] {
    return [...this.#entries].sort(([a, left], [b, right]) => right.count - left.count || (a < b ? -1 : 1));
  }
}
