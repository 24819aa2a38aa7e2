const LEAST_ROOM = 64;

/**
 * A set of unsigned 32-bit integers in the order they came, in arrays that are used again: cleared at no cost, read by
 * place. A `Set` is made anew by `clear` and gives an object for each member that is looked at: of the 19 KB that a
 * misspelt street name allocated, sets and their iterators were 2.6 KB.
 */
export class NumberSet {
  size = 0;
  #values = new Uint32Array(LEAST_ROOM);
  /** Where in the table each stands. */
  #slots = new Uint32Array(LEAST_ROOM);
  /** Open addressing: places in `#values`. What was left by a set before this one points elsewhere or beyond the end. */
  #table = new Uint32Array(2 * LEAST_ROOM);

  clear(): void {
    this.size = 0;
  }

  at(place: number): number {
    return this.#values[place]!;
  }

  has(value: number): boolean {
    const slot = this.#slotOf(value);
    return this.#isTaken(slot);
  }

  /** False where it was there before. */
  add(value: number): boolean {
    const slot = this.#slotOf(value);
    if (this.#isTaken(slot)) return false;
    const place = this.size++;
    this.#values[place] = value;
    this.#slots[place] = slot;
    this.#table[slot] = place;
    if (this.size === this.#values.length) this.#grow();
    return true;
  }

  /** Where a value stands in the table, or the free place where it would. */
  #slotOf(value: number): number {
    const mask = this.#table.length - 1;
    let slot = (Math.imul(value, 0x9e3779b1) >>> 8) & mask;
    while (this.#isTaken(slot) && this.#values[this.#table[slot]!] !== value) slot = (slot + 1) & mask;
    return slot;
  }

  #isTaken(slot: number): boolean {
    const place = this.#table[slot]!;
    return place < this.size && this.#slots[place] === slot;
  }

  #grow(): void {
    const values = this.#values;
    const count = this.size;
    this.#values = new Uint32Array(2 * values.length);
    this.#slots = new Uint32Array(2 * values.length);
    this.#table = new Uint32Array(4 * values.length);
    this.size = 0;
    for (let place = 0; place < count; place++) this.add(values[place]!);
  }
}
