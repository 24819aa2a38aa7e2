/** A set of the numbers 0, 1, 2, … in one bit each. */
export class UsedNumbers {
  #bits = new Uint8Array(1 << 16);

  add(number: number): void {
    const at = number >>> 3;
    if (at >= this.#bits.length) {
      const wider = new Uint8Array(Math.max(2 * this.#bits.length, at + 1));
      wider.set(this.#bits);
      this.#bits = wider;
    }
    this.#bits[at]! |= 1 << (number & 7);
  }

  has(number: number): boolean {
    return ((this.#bits[number >>> 3] ?? 0) & (1 << (number & 7))) !== 0;
  }
}
