/**
 * Remembers what was asked lately, at most `capacity` entries, by two maps that take turns: when the fresh one is half
 * of that, it becomes the old one and the old one is forgotten. An entry that is asked for again stays. A map that is
 * emptied when full forgets what is needed most as well; one that keeps order exactly pays for it at every question.
 */
export class RecentMap<Value> {
  readonly #half: number;
  #fresh = new Map<string, Value>();
  #old = new Map<string, Value>();

  constructor(capacity: number) {
    this.#half = Math.max(1, Math.floor(capacity / 2));
  }

  get(key: string): Value | undefined {
    const value = this.#fresh.get(key);
    if (value !== undefined) return value;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: Value): void {
    if (this.#fresh.size >= this.#half) {
      this.#old = this.#fresh;
      this.#fresh = new Map();
    }
    this.#fresh.set(key, value);
  }
}
