/**
 * Caches the values of the last keys; the oldest value is dropped first. Bulk runs ask for the same few places and
 * suffixes again and again, and a place lookup takes ten times as long as finding an exact address in it.
 */
export class Memo<Value> {
  readonly #values = new Map<string, Value>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The value of a key; `make` is called if it is not cached. */
  get(key: string, make: (key: string) => Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    if (this.#values.size >= this.#capacity) this.#values.delete(this.#values.keys().next().value!);
    this.#values.set(key, value);
    return value;
  }
}
