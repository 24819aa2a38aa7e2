/**
 * Remembers what was made for the last texts that were asked; the oldest is forgotten first. Bulk runs ask for the same
 * few places and suffixes over and over: looking a place up takes ten times as long as the exact address in it.
 */
export class Memo<Value> {
  readonly #values = new Map<string, Value>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The value of a key, made where it is not remembered. */
  get(key: string, make: (key: string) => Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    if (this.#values.size >= this.#capacity) this.#values.delete(this.#values.keys().next().value!);
    this.#values.set(key, value);
    return value;
  }
}
