import { NdjsonReader } from '../read/ndjson-reader';
import type { ChunkTask, RowReader, RowWriter } from '../work/plan';
import { ByteSink } from './byte-sink';
import type { Cell } from './output-columns';

const CLOSING_BRACE = 0x7d;
const OPENING_BRACE = 0x7b;

/** Writes rows as NDJSON. Rows that were NDJSON keep their bytes; the cells go before the closing brace. */
export class NdjsonWriter implements RowWriter {
  readonly #sink = new ByteSink();
  /** `"match_level":`, and so on. */
  readonly #keys: readonly string[];
  readonly #header: readonly string[];

  /**
   * @param names of the appended cells.
   * @param header names of the input's columns; unused for NDJSON.
   */
  constructor(names: readonly string[], header: readonly string[]) {
    this.#keys = names.map((name) => `${JSON.stringify(name)}:`);
    this.#header = header.map((name) => `${JSON.stringify(name)}:`);
  }

  begin(task: ChunkTask): void {
    this.#sink.reset('bytes' in task ? task.bytes.length * 3 : 0);
  }

  blank(row: RowReader): void {
    if (row instanceof NdjsonReader) this.#sink.copy(row.bytes, row.start, row.lineEnd);
  }

  row(row: RowReader, cells: readonly Cell[]): void {
    if (!(row instanceof NdjsonReader)) {
      const values = row.cells();
      const first = this.#header.map((key, index) => `${key}${jsonOf(values[index])}`).join(',');
      this.#sink.text(`{${first}${first === '' ? '' : ','}${this.#members(cells)}}\n`);
      return;
    }
    const { bytes, start, end } = row;
    const brace = row.fault === null ? bytes.lastIndexOf(CLOSING_BRACE, end - 1) : -1;
    if (brace < start) {
      // Kept although it is no object, or has a key that is about to be added: it stands in one.
      const line = JSON.stringify(bytes.toString('utf8', start, end));
      this.#sink.text(`{"line":${line},${this.#members(cells)}}`);
    } else {
      this.#sink.copy(bytes, start, brace);
      this.#sink.text((isEmptyBefore(bytes, brace) ? '' : ',') + this.#members(cells));
      this.#sink.copy(bytes, brace, end);
    }
    this.#sink.copy(bytes, end, row.lineEnd);
  }

  finish(): Uint8Array {
    return this.#sink.view();
  }

  #members(cells: readonly Cell[]): string {
    let text = '';
    for (let index = 0; index < cells.length; index++) {
      const cell = cells[index]!;
      text += `${index === 0 ? '' : ','}${this.#keys[index]!}${typeof cell === 'string' ? JSON.stringify(cell) : cell}`;
    }
    return text;
  }
}

/** Integers of 64 bits are written as numbers where JSON can hold them, else as text: no digit is lost. */
function jsonOf(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) => {
    if (typeof part === 'bigint') {
      const number = Number(part);
      return Number.isSafeInteger(number) ? number : String(part);
    }
    return part instanceof Uint8Array ? Buffer.from(part).toString('base64') : part;
  });
}

/** True for `{ }`: in an object, a brace that closes right after one that opens. */
function isEmptyBefore(bytes: Buffer, brace: number): boolean {
  let index = brace - 1;
  while (bytes[index] === 0x20 || bytes[index] === 0x09) index--;
  return bytes[index] === OPENING_BRACE;
}
