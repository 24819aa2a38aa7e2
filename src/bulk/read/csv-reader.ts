import { isAscii, isUtf8 } from 'node:buffer';
import type { RowReader } from '../work/plan';
import {
  CARRIAGE_RETURN,
  type CsvDialect,
  endOfRow,
  fieldBounds,
  LINE_FEED,
  swallowsRows,
  unquoted,
} from './csv-rows';

/** Reads the rows of a chunk of CSV. Only the needed fields are decoded. */
export class CsvReader implements RowReader {
  blank = false;
  fault: string | null = null;
  readonly values: string[];
  bytes: Buffer = Buffer.alloc(0);
  start = 0;
  end = 0;
  lineEnd = 0;
  /** Number of fields of the current row; in a broken row it differs from that of the header. */
  fieldCount = 0;
  readonly #dialect: CsvDialect;
  readonly #columnCount: number;
  readonly #positions: readonly number[];
  readonly #bounds: Int32Array;
  /** The whole chunk as Latin-1, one character for each byte. Slices are cheap, and correct for ASCII fields. */
  #text = '';
  #isAscii = true;
  #isUtf8 = true;

  /** @param positions of the asked columns. */
  constructor(dialect: CsvDialect, columnCount: number, positions: readonly number[]) {
    this.#dialect = dialect;
    this.#columnCount = columnCount;
    this.#positions = positions;
    this.#bounds = new Int32Array(2 * columnCount);
    this.values = positions.map(() => '');
  }

  open(chunk: Uint8Array): void {
    this.bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    this.#text = this.bytes.toString('latin1');
    this.#isAscii = isAscii(chunk);
    this.#isUtf8 = this.#isAscii || isUtf8(chunk);
    this.lineEnd = 0;
  }

  next(): boolean {
    const { bytes } = this;
    if (this.lineEnd >= bytes.length) return false;
    this.start = this.lineEnd;
    const newline = endOfRow(bytes, this.start, bytes.length, this.#dialect);
    this.lineEnd = newline < 0 ? bytes.length : newline + 1;
    this.end = newline < 0 ? bytes.length : newline;
    const endsInTwo = this.#dialect.newline === LINE_FEED && newline > this.start;
    if (endsInTwo && bytes[newline - 1] === CARRIAGE_RETURN) this.end = newline - 1;
    this.blank = this.end === this.start && this.#columnCount > 1;
    if (this.blank) return true;
    this.fieldCount = fieldBounds(bytes, this.start, this.end, this.#dialect.delimiter, this.#bounds);
    this.fault = null;
    if (this.fieldCount !== this.#columnCount) {
      this.fault = `expected ${this.#columnCount} fields, as the header has, but got ${this.fieldCount}`;
      return true;
    }
    if (swallowsRows(bytes, this.start, this.end, this.#dialect)) {
      this.fault =
        'expected a delimiter behind the closing quote of a field with line ends, but got text; is a quote not closed?';
      return true;
    }
    for (let index = 0; index < this.#positions.length; index++) {
      this.values[index] = this.#value(this.#positions[index]!);
    }
    return true;
  }

  cells(): unknown[] {
    return Array.from({ length: this.#columnCount }, (_, column) => this.#value(column));
  }

  line(): Uint8Array {
    return Uint8Array.from(this.bytes.subarray(this.start, this.end));
  }

  #value(column: number): string {
    const start = this.#bounds[2 * column]!;
    const end = this.#bounds[2 * column + 1]!;
    return unquoted(this.#isAscii ? this.#text.slice(start, end) : this.#decoded(start, end));
  }

  #decoded(start: number, end: number): string {
    const { bytes } = this;
    let index = start;
    while (index < end && bytes[index]! < 0x80) index++;
    if (index === end) return this.#text.slice(start, end);
    const value = bytes.toString('utf8', start, end);
    if (!this.#isUtf8 && value.includes('\uFFFD')) {
      this.fault =
        'expected text in UTF-8, but got other bytes; name the encoding of the file, such as --encoding windows-1252';
    }
    return value;
  }
}
