/** A binary heap of whole numbers by distance, nearest first. The next query reuses its arrays. */
export class DistanceQueue {
  #distances = new Float64Array(64);
  #values = new Uint32Array(64);
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  get empty(): boolean {
    return this.#length === 0;
  }

  /** The least distance. The queue must not be empty. */
  nearestDistance(): number {
    return this.#distances[0]!;
  }

  push(value: number, distance: number): void {
    if (this.#length === this.#values.length) this.#grow();
    const distances = this.#distances;
    const values = this.#values;
    let at = this.#length++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (distance >= distances[parent]!) break;
      distances[at] = distances[parent]!;
      values[at] = values[parent]!;
      at = parent;
    }
    distances[at] = distance;
    values[at] = value;
  }

  /** Removes the value with the least distance. The queue must not be empty. */
  pop(): number {
    const distances = this.#distances;
    const values = this.#values;
    const top = values[0]!;
    const length = --this.#length;
    const distance = distances[length]!;
    const value = values[length]!;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= length) break;
      if (child + 1 < length && distances[child + 1]! < distances[child]!) child++;
      if (distances[child]! >= distance) break;
      distances[at] = distances[child]!;
      values[at] = values[child]!;
      at = child;
    }
    distances[at] = distance;
    values[at] = value;
    return top;
  }

  #grow(): void {
    const distances = new Float64Array(2 * this.#length);
    const values = new Uint32Array(2 * this.#length);
    distances.set(this.#distances);
    values.set(this.#values);
    this.#distances = distances;
    this.#values = values;
  }
}
