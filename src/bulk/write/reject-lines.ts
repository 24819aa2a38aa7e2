import type { CsvHeader } from '../read/csv-header';
import type { Reject, RowFormat } from '../work/plan';
import { csvLine } from './csv-writer';

/** Headings of the columns before the row itself. */
const ROW = 'reject_row';
const REASON = 'reject_reason';

/**
 * The lines of a reject file: row number, reason, and the original row. After a correction, the file can be the input
 * of another run: from CSV the columns keep their names; from other formats each line is a JSON object with the row in
 * it.
 */
export class RejectLines {
  readonly #csv: CsvHeader | null;
  readonly #delimiter: string;
  readonly #newline: string;

  constructor(format: RowFormat, csv: CsvHeader | null) {
    this.#csv = format === 'csv' ? csv : null;
    this.#delimiter = csv === null ? ',' : String.fromCharCode(csv.dialect.delimiter);
    this.#newline = csv === null ? '\n' : String.fromCharCode(csv.dialect.newline);
  }

  /** The header of the file; empty for NDJSON. */
  header(): Uint8Array {
    if (this.#csv === null) return new Uint8Array(0);
    const names = csvLine([ROW, REASON, ...this.#csv.names], this.#delimiter);
    return Buffer.from(names + this.#newline);
  }

  /** @param rowsBefore rows of the input before the chunk; the first row of the input is row 1. */
  linesOf(rejects: readonly Reject[], rowsBefore: number): Uint8Array {
    const parts: Uint8Array[] = [];
    for (const { row, reason, line } of rejects) {
      const number = rowsBefore + row + 1;
      if (this.#csv !== null) {
        const head = csvLine([String(number), reason], this.#delimiter) + this.#delimiter;
        parts.push(Buffer.from(head), line, Buffer.from(this.#newline));
      } else {
        parts.push(Buffer.from(`${jsonLine(number, reason, line)}\n`));
      }
    }
    return Buffer.concat(parts);
  }
}

function jsonLine(number: number, reason: string, line: Uint8Array): string {
  const text = Buffer.from(line).toString('utf8');
  const head = `{${JSON.stringify(ROW)}:${number},${JSON.stringify(REASON)}:${JSON.stringify(reason)}`;
  return isObject(text) ? `${head},"row":${text.trim()}}` : `${head},"line":${JSON.stringify(text)}}`;
}

function isObject(text: string): boolean {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
}
