import { CHUNK_BYTES, ChunkFile } from './chunk-file';
import { ROW_HEAD, RowChunk } from './row-chunk';

/** Most bytes of identifier and building: 200 characters each, of at most three bytes. */
const LONGEST_TEXTS = 1200;

/** Estimated memory of a row while its street is written, bytes. */
const BYTES_PER_SORTED_ROW = 100;
const FEWEST_ROWS_A_RANGE = 1000;

/** Collects rows in any order and number: few rows stay in memory, many go to a file. */
export class RowSpill {
  readonly #path: string;
  readonly #memoryLimit: number;
  #chunks: RowChunk[] = [new RowChunk()];
  #current = this.#chunks[0]!;
  #file: ChunkFile | null = null;
  #count = 0;

  /**
   * @param file path for many rows, on the disk of the dataset.
   * @param memoryLimitBytes most bytes that stay in memory.
   */
  constructor(file: string, memoryLimitBytes: number) {
    this.#path = file;
    this.#memoryLimit = memoryLimitBytes;
  }

  get count(): number {
    return this.#count;
  }

  get memoryLimitBytes(): number {
    return this.#memoryLimit;
  }

  /** Most rows in memory at once when they are read back from the file. */
  get rowsPerRange(): number {
    return Math.max(FEWEST_ROWS_A_RANGE, Math.floor(this.#memoryLimit / BYTES_PER_SORTED_ROW));
  }

  /** True if everything is in memory. */
  get resident(): boolean {
    return this.#file === null;
  }

  /** Coordinates in 1e-6 degrees, everything else as ids. */
  add(
    street: number,
    latitude: number,
    longitude: number,
    suburb: number,
    postcode: number,
    number: number,
    suffix: number,
    source: number,
    identifier: string,
    building: string,
  ): void {
    if (!this.#current.fits(ROW_HEAD + LONGEST_TEXTS / 4)) this.#nextChunk();
    const chunk = this.#current;
    const { integers } = chunk;
    const at = chunk.used;
    integers[at] = street;
    integers[at + 1] = latitude;
    integers[at + 2] = longitude;
    integers[at + 3] = suburb;
    integers[at + 4] = postcode;
    integers[at + 5] = number;
    integers[at + 6] = suffix;
    integers[at + 7] = source;
    const start = 4 * (at + ROW_HEAD);
    const first = identifier === '' ? 0 : chunk.bytes.write(identifier, start);
    const second = building === '' ? 0 : chunk.bytes.write(building, start + first);
    integers[at + 8] = first | (second << 16);
    chunk.used = at + ROW_HEAD + ((first + second + 3) >>> 2);
    this.#count++;
  }

  /** Adds a whole row of another chunk. */
  copyRow(from: RowChunk, offset: number, length: number): void {
    if (!this.#current.fits(length)) this.#nextChunk();
    this.#current.copyRow(from, offset, length);
    this.#count++;
  }

  /** All chunks in the order of adding. Those in a file are read again each time. */
  *chunks(): Generator<RowChunk> {
    if (this.#file !== null) yield* this.#file.chunks();
    yield* this.#chunks;
  }

  remove(): void {
    this.#file?.remove();
    this.#chunks = [];
  }

  #nextChunk(): void {
    if (this.#file === null && (this.#chunks.length + 1) * CHUNK_BYTES > this.#memoryLimit) {
      this.#file = new ChunkFile(this.#path);
    }
    if (this.#file === null) {
      this.#current = new RowChunk();
      this.#chunks.push(this.#current);
      return;
    }
    for (const chunk of this.#chunks) this.#file.append(chunk);
    this.#current.used = 0;
    this.#chunks = [this.#current];
  }
}
