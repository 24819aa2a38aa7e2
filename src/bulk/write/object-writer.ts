import { NdjsonReader } from '../read/ndjson-reader';
import type { Answer } from '../work/asking';
import type { OutputPlan, RowReader, RowWriter, WrittenChunk } from '../work/plan';
import { ByteSink } from './byte-sink';
import { frameOf, ROW_SEPARATOR } from './frame';
import type { Cell } from './output-columns';

const CLOSING_BRACE = 0x7d;
const OPENING_BRACE = 0x7b;
const MARK_BYTES = [0xef, 0xbb, 0xbf];

/**
 * Writes rows as JSON objects: one on each line, elements of an array, or properties of GeoJSON features. Rows that
 * were JSON objects keep their bytes; the appended cells are inserted before the closing brace.
 */
export class ObjectWriter implements RowWriter {
  readonly #sink: ByteSink;
  /** `"match_level":`, and so on. */
  readonly #keys: readonly string[];
  readonly #header: readonly string[];
  readonly #isFramed: boolean;
  readonly #isFeature: boolean;

  /** @param header names of the input's columns; unused if rows are objects. @param expected bytes of the output. */
  constructor(output: Pick<OutputPlan, 'format' | 'names'>, header: readonly string[], expected: number) {
    this.#sink = new ByteSink(expected);
    this.#keys = output.names.map((name) => `${JSON.stringify(name)}:`);
    this.#header = header.map((name) => `${JSON.stringify(name)}:`);
    this.#isFramed = frameOf(output) !== null;
    this.#isFeature = output.format === 'geojson' || output.format === 'geojsonl';
  }

  blank(row: RowReader): void {
    if (this.#isFramed || this.#isFeature || !(row instanceof NdjsonReader)) return;
    this.#sink.copy(row.bytes, row.start, row.lineEnd);
  }

  row(row: RowReader, cells: readonly Cell[], found: Answer | null): void {
    const sink = this.#sink;
    if (this.#isFramed) sink.text(ROW_SEPARATOR);
    if (this.#isFeature) sink.text(`{"type":"Feature","geometry":${pointOf(found)},"properties":`);
    this.#object(row, cells);
    if (this.#isFeature) sink.text('}');
    if (this.#isFramed) return;
    if (row instanceof NdjsonReader && !this.#isFeature) sink.copy(row.bytes, row.end, row.lineEnd);
    else sink.text('\n');
  }

  finish(): WrittenChunk {
    return { bytes: this.#sink.written() };
  }

  #object(row: RowReader, cells: readonly Cell[]): void {
    const sink = this.#sink;
    if (!(row instanceof NdjsonReader)) {
      const values = row.cells();
      const first = this.#header.map((key, index) => `${key}${jsonOf(values[index])}`).join(',');
      sink.text(`{${first}${first === '' ? '' : ','}${this.#members(cells)}}`);
      return;
    }
    const { bytes, end } = row;
    const start = this.#isFramed || this.#isFeature ? afterMark(bytes, row.start) : row.start;
    const brace = row.fault === null ? bytes.lastIndexOf(CLOSING_BRACE, end - 1) : -1;
    if (brace < start) {
      // The row is no object, or has a key that would be appended: it is wrapped in an object.
      const line = JSON.stringify(bytes.toString('utf8', start, end));
      sink.text(`{"line":${line},${this.#members(cells)}}`);
      return;
    }
    sink.copy(bytes, start, brace);
    sink.text((isEmptyBefore(bytes, brace) ? '' : ',') + this.#members(cells));
    sink.copy(bytes, brace, end);
  }

  #members(cells: readonly Cell[]): string {
    let text = '';
    for (let index = 0; index < this.#keys.length; index++) {
      const cell = cells[index]!;
      text += `${index === 0 ? '' : ','}${this.#keys[index]!}${typeof cell === 'string' ? JSON.stringify(cell) : cell}`;
    }
    return text;
  }
}

function pointOf(found: Answer | null): string {
  return found === null || !('latitude' in found)
    ? 'null'
    : `{"type":"Point","coordinates":[${found.longitude},${found.latitude}]}`;
}

/** The start of the row without a byte order mark, which belongs only to the beginning of a file. */
function afterMark(bytes: Buffer, start: number): number {
  return MARK_BYTES.every((byte, index) => bytes[start + index] === byte) ? start + MARK_BYTES.length : start;
}

/** A 64-bit integer as a number if JSON can represent it, else as text, so that no digit is lost. */
function jsonOf(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) => {
    if (typeof part === 'bigint') {
      const number = Number(part);
      return Number.isSafeInteger(number) ? number : String(part);
    }
    return part instanceof Uint8Array ? Buffer.from(part).toString('base64') : part;
  });
}

/** True for `{ }`: the closing brace directly follows the opening one. */
function isEmptyBefore(bytes: Buffer, brace: number): boolean {
  let index = brace - 1;
  while (bytes[index] === 0x20 || bytes[index] === 0x09) index--;
  return bytes[index] === OPENING_BRACE;
}
