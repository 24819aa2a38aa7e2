import { CsvReader } from '../read/csv-reader';
import { CARRIAGE_RETURN, type CsvDialect, quotedIfNeeded } from '../read/csv-rows';
import { textOf } from '../read/ndjson-reader';
import type { ChunkTask, RowReader, RowWriter } from '../work/plan';
import { ByteSink } from './byte-sink';
import type { Cell } from './output-columns';

/** Writes rows as CSV. Rows that were CSV keep their bytes, line ends included; the cells go before the line end. */
export class CsvWriter implements RowWriter {
  readonly #sink = new ByteSink();
  readonly #delimiter: string;
  readonly #newline: string;
  readonly #columnCount: number;

  /** @param columnCount of the input. */
  constructor(dialect: CsvDialect, columnCount: number) {
    this.#delimiter = String.fromCharCode(dialect.delimiter);
    this.#newline = dialect.newline === CARRIAGE_RETURN ? '\r' : '\n';
    this.#columnCount = columnCount;
  }

  begin(task: ChunkTask): void {
    this.#sink.reset('bytes' in task ? task.bytes.length * 3 : 0);
  }

  blank(row: RowReader): void {
    if (row.bytes !== null) this.#sink.copy(row.bytes, row.start, row.lineEnd);
  }

  row(row: RowReader, cells: readonly Cell[]): void {
    const delimiter = this.#delimiter;
    if (!(row instanceof CsvReader)) {
      const all = [...row.cells().map(textOf), ...cells.map(textOf)];
      this.#sink.text(all.map((value) => quotedIfNeeded(value, delimiter)).join(delimiter) + this.#newline);
      return;
    }
    let text = '';
    // A row that is kept although fields are missing: what is appended still comes under its own heading.
    for (let missing = row.fieldCount; missing < this.#columnCount; missing++) text += delimiter;
    for (let index = 0; index < cells.length; index++) {
      const cell = cells[index]!;
      text += delimiter;
      if (typeof cell === 'string') text += quotedIfNeeded(cell, delimiter);
      else if (cell !== null) text += cell;
    }
    this.#sink.copy(row.bytes, row.start, row.end);
    this.#sink.text(text);
    this.#sink.copy(row.bytes, row.end, row.lineEnd);
  }

  finish(): Uint8Array {
    return this.#sink.view();
  }
}

/** A line of the given values, without a line end. */
export function csvLine(values: readonly string[], delimiter: string): string {
  return values.map((value) => quotedIfNeeded(value, delimiter)).join(delimiter);
}
