import { isUtf8 } from 'node:buffer';
import type { DecodedArray } from 'hyparquet';
import { reasonOf } from '../../model/reason-of';
import { badInput } from '../failure';
import type { ParquetReading } from '../parquet-packages';
import type { ChunkTask, RowReader } from '../work/plan';
import { textOf } from './ndjson-reader';
import { decimalScale, decimalText, EXACT_TIMES, type ParquetFile, withoutDecimals } from './parquet-input';

/** Reads rows of a Parquet file. Only the columns that are needed are decoded. */
export class ParquetReader implements RowReader {
  readonly blank = false;
  readonly fault = null;
  readonly values: string[];
  readonly bytes = null;
  readonly start = 0;
  readonly end = 0;
  readonly lineEnd = 0;
  readonly #file: ParquetFile;
  readonly #reading: ParquetReading;
  readonly #fieldColumns: readonly string[];
  readonly #needed: readonly string[];
  readonly #scales: ReadonlyMap<string, number>;
  #columns = new Map<string, DecodedArray>();
  #row = -1;
  #rowCount = 0;

  /** @param wholeRows true if `cells` and `line` are needed; false decodes only the asked columns. */
  constructor(
    file: ParquetFile,
    reading: ParquetReading,
    fieldColumns: readonly string[],
    wholeRows: boolean,
  ) {
    this.#file = file;
    this.#reading = reading;
    this.#fieldColumns = fieldColumns;
    this.#needed = wholeRows ? file.header : [...new Set(fieldColumns)];
    this.values = fieldColumns.map(() => '');
    const scales = this.#needed.map((column) => [column, decimalScale(file.metadata, column)] as const);
    this.#scales = new Map(scales.filter((entry): entry is [string, number] => entry[1] !== null));
  }

  async open(task: ChunkTask): Promise<this> {
    if (!('rowGroup' in task)) throw new TypeError('a Parquet file is read by rows, not by bytes');
    const { rowStart, rowEnd } = task;
    const columns = new Map<string, DecodedArray>();
    try {
      const scan = await this.#reading.parquetScan({
        file: this.#file.buffer,
        metadata: withoutDecimals(this.#file.metadata),
        columns: [...this.#needed],
        compressors: this.#reading.compressors,
        parsers: EXACT_TIMES,
        // Binary columns that are not marked as text stay bytes: as text, geometry would be damaged.
        utf8: false,
        rowStart,
        rowEnd,
      });
      for (const column of this.#needed) {
        columns.set(column, await scan.readColumn({ column, rowStart, rowEnd }));
      }
    } catch (cause) {
      throw badInput(`${this.#file.path}: rows ${rowStart} to ${rowEnd}: ${reasonOf(cause)}`, cause);
    }
    this.#columns = columns;
    this.#rowCount = rowEnd - rowStart;
    this.#row = -1;
    return this;
  }

  next(): boolean {
    this.#row++;
    if (this.#row >= this.#rowCount) return false;
    for (let index = 0; index < this.#fieldColumns.length; index++) {
      this.values[index] = textOf(this.#cell(this.#fieldColumns[index]!));
    }
    return true;
  }

  cells(): unknown[] {
    return this.#file.header.map((column) => this.#cell(column));
  }

  line(): Uint8Array {
    const row = Object.fromEntries(this.#needed.map((column) => [column, this.#cell(column)]));
    return Buffer.from(
      JSON.stringify(row, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)),
    );
  }

  #cell(column: string): unknown {
    const value: unknown = this.#columns.get(column)![this.#row];
    const scale = this.#scales.get(column);
    if (scale !== undefined) return decimalText(value, scale);
    return value instanceof Uint8Array ? textOfBytes(value) : value;
  }
}

function textOfBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString(isUtf8(bytes) ? 'utf8' : 'base64');
}
