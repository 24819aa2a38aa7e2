/** Longitude of a node that was not found: outside the valid range. */
const MISSING = 0x7fffffff;

/**
 * Coordinates of the nodes of ways. Ids are added first, then sorted; then coordinates are filled in while the nodes of
 * the file are read. 16 bytes for each node, allocated once.
 */
export class NeededNodes {
  readonly #capacity: number;
  #ids: Float64Array;
  #latitudes: Int32Array;
  #longitudes: Int32Array;
  #count = 0;
  /** Index of the last found node. Files are sorted, so the next one is at or after it. */
  #next = 0;

  /** @param capacity most references. */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#ids = new Float64Array(1024);
    this.#latitudes = new Int32Array(0);
    this.#longitudes = new Int32Array(0);
  }

  get full(): boolean {
    return this.#count >= this.#capacity;
  }

  get empty(): boolean {
    return this.#count === 0;
  }

  add(ids: readonly number[]): void {
    while (this.#count + ids.length > this.#ids.length) {
      const wider = new Float64Array(2 * this.#ids.length);
      wider.set(this.#ids);
      this.#ids = wider;
    }
    this.#ids.set(ids, this.#count);
    this.#count += ids.length;
  }

  /** Sorts the added ids and removes duplicates. Add no more until `clear`. */
  seal(): void {
    const ids = this.#ids.subarray(0, this.#count).sort();
    let kept = 0;
    for (let at = 0; at < ids.length; at++) {
      if (kept === 0 || ids[at] !== ids[kept - 1]) ids[kept++] = ids[at]!;
    }
    this.#count = kept;
    if (this.#latitudes.length < kept) {
      this.#latitudes = new Int32Array(kept);
      this.#longitudes = new Int32Array(kept);
    }
    this.#latitudes.fill(MISSING, 0, kept);
    this.#next = 0;
  }

  clear(): void {
    this.#count = 0;
  }

  /** Stores the coordinates of a node, if it is needed. 1e-7 degrees. */
  offer(id: number, latitude: number, longitude: number): void {
    const ids = this.#ids;
    let next = this.#next;
    if (next > 0 && ids[next - 1]! >= id) {
      next = this.#indexOf(id);
      if (next < 0) return;
    } else {
      while (next < this.#count && ids[next]! < id) next++;
      this.#next = next;
      if (next >= this.#count || ids[next] !== id) return;
    }
    this.#latitudes[next] = latitude;
    this.#longitudes[next] = longitude;
  }

  /** True if a node with an id from `low` to `high` is needed. */
  hasWithin(low: number, high: number): boolean {
    let [start, end] = [0, this.#count];
    while (start < end) {
      const middle = (start + end) >>> 1;
      if (this.#ids[middle]! < low) start = middle + 1;
      else end = middle;
    }
    return start < this.#count && this.#ids[start]! <= high;
  }

  has(id: number): boolean {
    return this.#indexOf(id) >= 0;
  }

  /** Longitude and latitude in degrees; null for a node that the file does not have. */
  position(id: number): [number, number] | null {
    const index = this.#indexOf(id);
    if (index < 0 || this.#latitudes[index] === MISSING) return null;
    return [this.#longitudes[index]! / 1e7, this.#latitudes[index]! / 1e7];
  }

  #indexOf(id: number): number {
    let low = 0;
    let high = this.#count - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.#ids[middle]!;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
