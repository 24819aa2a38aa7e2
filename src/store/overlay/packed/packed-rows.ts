import { BLOCK_CAPACITY } from '../../format/block-layout';
import { firstThat } from '../first-that';
import { RankedNumbers } from '../marked';
import type { SnapshotColumns } from './snapshot';

const NONE = -1;

/**
 * The rows of a snapshot (addresses and names of places) by street. Each street begins a new block. Block numbers and
 * ordinals are computed at opening, which takes 1 ms for 100,000 rows.
 */
export class PackedRows {
  readonly streetCount: number;
  readonly blockCount: number;
  readonly #columns: SnapshotColumns;
  readonly #firstBlocks: Int32Array;
  readonly #blockStreets: Int32Array;
  /** For each entry: the ordinal of its address, or of its name if it has no address; -1 for none. */
  readonly #ordinals: Int32Array;
  readonly #rowOrdinals: Int32Array;
  /** For entries with a place name and an address: the ordinal of the name. */
  readonly #ordinalsOfNames = new Map<number, number>();
  /** Number of streets that the dataset has too. They come first. */
  readonly #ofBase: number;
  readonly #bases: RankedNumbers;

  constructor(columns: SnapshotColumns) {
    const { streetFirstRows, streetBases, rows, changes } = columns;
    const streetCount = streetBases.length;
    this.#columns = columns;
    this.streetCount = streetCount;
    this.#firstBlocks = new Int32Array(streetCount + 1);
    for (let street = 0; street < streetCount; street++)
      this.#firstBlocks[street + 1] =
        this.#firstBlocks[street]! +
        Math.ceil((streetFirstRows[street + 1]! - streetFirstRows[street]!) / BLOCK_CAPACITY);
    this.blockCount = this.#firstBlocks[streetCount]!;
    this.#blockStreets = new Int32Array(this.blockCount);
    this.#ordinals = new Int32Array(changes.length).fill(NONE);
    this.#rowOrdinals = new Int32Array(rows.length);
    for (let street = 0; street < streetCount; street++) {
      const block = this.#firstBlocks[street]!;
      this.#blockStreets.fill(street, block, this.#firstBlocks[street + 1]!);
      const first = streetFirstRows[street]!;
      for (let row = first; row < streetFirstRows[street + 1]!; row++) {
        const isName = rows[row]! % 2 === 1;
        const entry = rows[row]! >>> 1;
        const ordinal = block * BLOCK_CAPACITY + (row - first);
        this.#rowOrdinals[row] = ordinal;
        const other = this.#ordinals[entry]!;
        if (other !== NONE) this.#ordinalsOfNames.set(entry, isName ? ordinal : other);
        if (other === NONE || !isName) this.#ordinals[entry] = ordinal;
      }
    }
    const own = streetBases.indexOf(NONE);
    this.#ofBase = own < 0 ? streetCount : own;
    this.#bases = new RankedNumbers(streetBases.subarray(0, this.#ofBase));
  }

  /** Ordinal of the address of an entry; -1 for none. */
  ordinalOf(entry: number): number {
    return this.#ordinals[entry]!;
  }

  /** Ordinals of all rows of an entry. */
  ordinalsOf(entry: number): number[] {
    const name = this.#ordinalsOfNames.get(entry);
    return [...(name === undefined ? [] : [name]), this.ordinalOf(entry)].filter((ordinal) => ordinal >= 0);
  }

  /** Ordinal of a row. */
  ordinalOfRow(row: number): number {
    return this.#rowOrdinals[row]!;
  }

  streetOfBlock(block: number): number {
    return this.#blockStreets[block]!;
  }

  blocksOf(street: number): number[] {
    const first = this.#firstBlocks[street]!;
    return Array.from({ length: this.#firstBlocks[street + 1]! - first }, (_, at) => first + at);
  }

  /** The rows of a block: start and end, end not included. */
  rowsOf(block: number): readonly [number, number] {
    const street = this.streetOfBlock(block);
    const { streetFirstRows } = this.#columns;
    const first = streetFirstRows[street]! + (block - this.#firstBlocks[street]!) * BLOCK_CAPACITY;
    return [first, Math.min(first + BLOCK_CAPACITY, streetFirstRows[street + 1]!)];
  }

  /**
   * The first block of a street, from a block on, that has this number, or a number that is no positive whole one; -1 for
   * none.
   */
  blockWithNumber(street: number, number: number, from: number): number {
    const { rowNumbers, streetFirstRows } = this.#columns;
    const firstBlock = this.#firstBlocks[street]!;
    const first = streetFirstRows[street]!;
    const end = streetFirstRows[street + 1]!;
    for (let row = first + Math.max(0, from - firstBlock) * BLOCK_CAPACITY; row < end; row++)
      if (rowNumbers[row] === number || rowNumbers[row]! <= 0)
        return firstBlock + Math.floor((row - first) / BLOCK_CAPACITY);
    return -1;
  }

  /** The entry of a row, and whether the row is the name of a place. */
  row(row: number): { entry: number; isName: boolean } {
    const value = this.#columns.rows[row]!;
    return { entry: value >>> 1, isName: value % 2 === 1 };
  }

  addressCount(street: number): number {
    const { streetFirstRows } = this.#columns;
    return streetFirstRows[street + 1]! - streetFirstRows[street]!;
  }

  base(street: number): number {
    return this.#columns.streetBases[street]!;
  }

  city(street: number): number {
    return this.#columns.streetCities[street]!;
  }

  isPlace(street: number): boolean {
    return this.#columns.streetIsPlace[street] === 1;
  }

  /** The number of the text of its name. */
  name(street: number): number {
    return this.#columns.streetNames[street]!;
  }

  /** The overlay street that continues a street of the dataset; -1 for none. */
  besideBase(base: number): number {
    return this.#bases.placeOf(base);
  }

  /** The streets of a city that the dataset lacks: start and end, end not included. */
  ownIn(city: number): readonly [number, number] {
    const { streetCities } = this.#columns;
    const first = firstThat(this.#ofBase, this.streetCount, (street) => streetCities[street]! >= city);
    return [first, firstThat(first, this.streetCount, (street) => streetCities[street]! > city)];
  }
}
