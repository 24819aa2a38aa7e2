/**
 * Unsigned 32-bit integers in an array that doubles its size. It takes four bytes for each; a plain array takes eight
 * or more.
 */
export class GrowingUint32 {
  #values: Uint32Array;
  length = 0;

  constructor(capacity = 1024) {
    this.#values = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(2 * this.length);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  /** A view of the pushed values. After the next push it may be out of date. */
  values(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }
}
