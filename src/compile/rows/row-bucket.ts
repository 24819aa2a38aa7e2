import { CHUNK_INTEGERS, ROW_STREET, type RowChunk, rowLength } from './row-chunk';

/** Bits of the offset in a row's position, which is chunk and offset in one number. */
const OFFSET_BITS = 18;
const OFFSET_MASK = CHUNK_INTEGERS - 1;

/** Rows of a range of streets in memory, grouped by street. */
export class RowBucket {
  readonly #chunks: readonly RowChunk[];
  readonly #firstStreet: number;
  readonly #starts: Uint32Array;
  readonly #places: Float64Array;

  /**
   * @param finalStreet final number of each street, by its number in the rows.
   * @param firstStreet the first final street of the range; `endStreet` the one after the last.
   */
  constructor(chunks: readonly RowChunk[], finalStreet: Uint32Array, firstStreet: number, endStreet: number) {
    this.#chunks = chunks;
    this.#firstStreet = firstStreet;
    const starts = new Uint32Array(endStreet - firstStreet + 1);
    this.#eachRow((street) => {
      starts[finalStreet[street]! - firstStreet + 1]!++;
    });
    for (let street = 0; street < starts.length - 1; street++) starts[street + 1]! += starts[street]!;
    const places = new Float64Array(starts[starts.length - 1]!);
    const next = starts.slice();
    this.#eachRow((street, place) => {
      places[next[finalStreet[street]! - firstStreet]!++] = place;
    });
    this.#starts = starts;
    this.#places = places;
  }

  /** Calls `visit` with the chunk and offset of every row of a street, in the order of adding. */
  visitStreet(street: number, visit: (chunk: RowChunk, offset: number) => void): void {
    const end = this.#starts[street - this.#firstStreet + 1]!;
    for (let at = this.#starts[street - this.#firstStreet]!; at < end; at++) {
      const place = this.#places[at]!;
      visit(this.#chunks[Math.floor(place / CHUNK_INTEGERS)]!, place & OFFSET_MASK);
    }
  }

  #eachRow(visit: (street: number, place: number) => void): void {
    for (const [index, chunk] of this.#chunks.entries()) {
      const { integers, used } = chunk;
      const base = index * 2 ** OFFSET_BITS;
      for (let offset = 0; offset < used; offset += rowLength(integers, offset)) {
        visit(integers[offset + ROW_STREET]!, base + offset);
      }
    }
  }
}
