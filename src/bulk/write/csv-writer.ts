import { CsvReader } from '../read/csv-reader';
import { CARRIAGE_RETURN, quotedIfNeeded } from '../read/csv-rows';
import { textOf } from '../read/ndjson-reader';
import type { OutputPlan, RowReader, RowWriter, WrittenChunk } from '../work/plan';
import { ByteSink } from './byte-sink';
import type { Cell } from './output-columns';
import { isUnsafe, safeCell } from './safe-cell';

/**
 * Writes rows as CSV. Rows that were CSV keep their bytes and line ends; the appended cells are inserted before the
 * line end.
 */
export class CsvWriter implements RowWriter {
  readonly #sink: ByteSink;
  readonly #delimiter: string;
  readonly #newline: string;
  readonly #columnCount: number;
  readonly #safeCells: boolean;

  /** @param columnCount of the input. @param expected bytes of the output. */
  constructor(
    { dialect, safeCells }: Pick<OutputPlan, 'dialect' | 'safeCells'>,
    columnCount: number,
    expected: number,
  ) {
    this.#sink = new ByteSink(expected);
    this.#safeCells = safeCells;
    this.#delimiter = String.fromCharCode(dialect.delimiter);
    this.#newline = dialect.newline === CARRIAGE_RETURN ? '\r' : '\n';
    this.#columnCount = columnCount;
  }

  /** Beside rows of JSON, an empty line is no row of a CSV file. */
  blank(row: RowReader): void {
    if (row instanceof CsvReader) this.#sink.copy(row.bytes, row.start, row.lineEnd);
  }

  row(row: RowReader, cells: readonly Cell[]): void {
    const delimiter = this.#delimiter;
    if (!(row instanceof CsvReader)) {
      const own = row.cells().map(textOf);
      const all = [
        ...(this.#safeCells ? own.map(safeCell) : own),
        ...cells.map((cell) => this.#textOf(cell)),
      ];
      this.#sink.text(csvLine(all, delimiter) + this.#newline);
      return;
    }
    let text = '';
    // The row has missing fields: empty ones are added, so that the appended cells are under their headings.
    for (let missing = row.fieldCount; missing < this.#columnCount; missing++) text += delimiter;
    for (let index = 0; index < cells.length; index++) {
      const cell = cells[index]!;
      text += delimiter;
      text += quotedIfNeeded(this.#textOf(cell), delimiter);
    }
    const own = this.#safeCells ? row.cells().map(textOf) : [];
    if (own.some(isUnsafe)) this.#sink.text(csvLine(own.map(safeCell), delimiter));
    else this.#sink.copy(row.bytes, row.start, row.end);
    this.#sink.text(text);
    this.#sink.copy(row.bytes, row.end, row.lineEnd);
  }

  finish(): WrittenChunk {
    return { bytes: this.#sink.written() };
  }

  /** The text of an appended cell. Numbers need no protection against formulas. */
  #textOf(cell: Cell): string {
    if (typeof cell !== 'string') return cell === null ? '' : String(cell);
    return this.#safeCells ? safeCell(cell) : cell;
  }
}

/** A line of the given values, without a line end. */
export function csvLine(values: readonly string[], delimiter: string): string {
  return values.map((value) => quotedIfNeeded(value, delimiter)).join(delimiter);
}
