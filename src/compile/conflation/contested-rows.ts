import { distanceMeters } from '../../geo/distance';
import { COORDINATE_SCALE } from '../../model/limits';
import {
  ROW_LATITUDE,
  ROW_LONGITUDE,
  ROW_NUMBER,
  ROW_SOURCE,
  ROW_STREET,
  ROW_SUFFIX,
  type RowChunk,
  rowLength,
} from '../rows/row-chunk';
import { ALONE } from './street-families';

/** 1e-6 degrees of latitude in a metre, rounded up. */
const UNITS_PER_METER = 9.01;
const HOUSE_NUMBERS = 2 ** 27;

/** Rows of streets in families, in memory. They are changed in place, and found by house number and point. */
export class ContestedRows {
  readonly count: number;
  readonly #chunks: readonly RowChunk[];
  readonly #chunkOf: Uint32Array;
  readonly #offsets: Uint32Array;
  /** Family and house number of each row, in one number. */
  readonly #addressKeys: Float64Array;

  /**
   * @param families families of streets; rows of other streets are skipped.
   * @param houseNumberOf returns the number of the house number that a number and a suffix make.
   */
  constructor(
    chunks: readonly RowChunk[],
    families: Int32Array,
    houseNumberOf: (street: number, number: number, suffix: number) => number,
  ) {
    this.#chunks = chunks;
    let count = 0;
    for (const { integers, used } of chunks) {
      for (let offset = 0; offset < used; offset += rowLength(integers, offset)) {
        if (families[integers[offset + ROW_STREET]!] !== ALONE) count++;
      }
    }
    this.count = count;
    this.#chunkOf = new Uint32Array(count);
    this.#offsets = new Uint32Array(count);
    this.#addressKeys = new Float64Array(count);
    let row = 0;
    for (const [index, { integers, used }] of chunks.entries()) {
      for (let offset = 0; offset < used; offset += rowLength(integers, offset)) {
        const street = integers[offset + ROW_STREET]!;
        const family = families[street]!;
        if (family === ALONE) continue;
        const number = integers[offset + ROW_NUMBER]!;
        this.#chunkOf[row] = index;
        this.#offsets[row] = offset;
        this.#addressKeys[row] =
          family * HOUSE_NUMBERS + houseNumberOf(street, number, integers[offset + ROW_SUFFIX]!);
        row++;
      }
    }
  }

  get(row: number, column: number): number {
    return this.#chunks[this.#chunkOf[row]!]!.integers[this.#offsets[row]! + column]!;
  }

  set(row: number, column: number, value: number): void {
    this.#chunks[this.#chunkOf[row]!]!.integers[this.#offsets[row]! + column] = value;
  }

  /** A number that is equal for rows of one family with one house number. */
  addressKey(row: number): number {
    return this.#addressKeys[row]!;
  }

  family(row: number): number {
    return Math.floor(this.#addressKeys[row]! / HOUSE_NUMBERS);
  }

  /** Rows by family and house number, then by source, then from south to north. */
  byAddressKey(): Uint32Array {
    const keys = this.#addressKeys;
    return this.#sorted((a, b) => keys[a]! - keys[b]! || this.#compare(a, b, ROW_SOURCE));
  }

  /** Rows by family, then from south to north. */
  byFamily(): Uint32Array {
    return this.#sorted((a, b) => this.family(a) - this.family(b));
  }

  /** Sorts rows from south to north; rows of equal latitude keep their order. */
  southToNorth(rows: number[]): number[] {
    return rows.sort((a, b) => this.#compare(a, b, ROW_LATITUDE) || a - b);
  }

  metersBetween(row: number, other: number): number {
    return distanceMeters(
      this.get(row, ROW_LATITUDE) / COORDINATE_SCALE,
      this.get(row, ROW_LONGITUDE) / COORDINATE_SCALE,
      this.get(other, ROW_LATITUDE) / COORDINATE_SCALE,
      this.get(other, ROW_LONGITUDE) / COORDINATE_SCALE,
    );
  }

  /**
   * Calls `visit` with every row within a distance, and its distance.
   * @param among rows, ordered from south to north between `start` and `end`.
   */
  visitNear(
    row: number,
    meters: number,
    among: ArrayLike<number>,
    start: number,
    end: number,
    visit: (other: number, distance: number) => void,
  ): void {
    const reach = meters * UNITS_PER_METER;
    const latitude = this.get(row, ROW_LATITUDE);
    let at = start;
    for (let high = end; at < high; ) {
      const middle = (at + high) >>> 1;
      if (this.get(among[middle]!, ROW_LATITUDE) < latitude - reach) at = middle + 1;
      else high = middle;
    }
    for (; at < end; at++) {
      const other = among[at]!;
      if (this.get(other, ROW_LATITUDE) > latitude + reach) return;
      const distance = this.metersBetween(row, other);
      if (distance <= meters) visit(other, distance);
    }
  }

  #sorted(compare: (a: number, b: number) => number): Uint32Array {
    const rows = new Uint32Array(this.count);
    for (let row = 0; row < rows.length; row++) rows[row] = row;
    return rows.sort((a, b) => compare(a, b) || this.#compare(a, b, ROW_LATITUDE) || a - b);
  }

  #compare(a: number, b: number, column: number): number {
    return this.get(a, column) - this.get(b, column);
  }
}
