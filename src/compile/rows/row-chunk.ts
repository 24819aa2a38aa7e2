/**
 * Packed rows between the sources and the writer: nine integers, then the bytes of the identifiers. A chunk is a block
 * of memory with rows one after another; temporary files consist of chunks. The byte order is that of the machine,
 * because chunks exist only during a build.
 */
export const ROW_STREET = 0;
export const ROW_LATITUDE = 1;
export const ROW_LONGITUDE = 2;
export const ROW_SUBURB = 3;
export const ROW_POSTCODE = 4;
export const ROW_NUMBER = 5;
export const ROW_SUFFIX = 6;
export const ROW_SOURCE = 7;
/** Length of the identifier in the low half, of the building in the high half; bytes. */
export const ROW_LENGTHS = 8;
export const ROW_HEAD = 9;

/** Integers in a chunk: 1 MB. */
export const CHUNK_INTEGERS = 1 << 18;

export class RowChunk {
  readonly integers: Int32Array;
  readonly bytes: Buffer;
  /** Integers in use. */
  used = 0;

  constructor(capacity = CHUNK_INTEGERS) {
    this.integers = new Int32Array(capacity);
    this.bytes = Buffer.from(this.integers.buffer);
  }

  /** Whether there is room for a row of so many integers. */
  fits(integers: number): boolean {
    return this.used + integers <= this.integers.length;
  }

  /** Copies a whole row of another chunk. */
  copyRow(from: RowChunk, offset: number, length: number): void {
    this.integers.set(from.integers.subarray(offset, offset + length), this.used);
    this.used += length;
  }
}

/** Number of integers of the row at an offset, with its identifiers. */
export function rowLength(integers: Int32Array, offset: number): number {
  const lengths = integers[offset + ROW_LENGTHS]!;
  const bytes = (lengths & 0xffff) + (lengths >>> 16);
  return ROW_HEAD + ((bytes + 3) >>> 2);
}

export function rowIdentifier(chunk: RowChunk, offset: number): string {
  const length = chunk.integers[offset + ROW_LENGTHS]! & 0xffff;
  const start = 4 * (offset + ROW_HEAD);
  return length === 0 ? '' : chunk.bytes.toString('utf8', start, start + length);
}

export function rowBuilding(chunk: RowChunk, offset: number): string {
  const lengths = chunk.integers[offset + ROW_LENGTHS]!;
  const start = 4 * (offset + ROW_HEAD) + (lengths & 0xffff);
  return lengths >>> 16 === 0 ? '' : chunk.bytes.toString('utf8', start, start + (lengths >>> 16));
}
