import { printable, quoted } from '../../model/quote';
import type { RowReader } from '../work/plan';
import type { ColumnType } from '../write/parquet-output';
import { CARRIAGE_RETURN, LINE_FEED } from './csv-rows';

const BYTE_ORDER_MARK = 0xfeff;

/** Reads the lines of a chunk of NDJSON, one object each. */
export class NdjsonReader implements RowReader {
  blank = false;
  fault: string | null = null;
  readonly values: string[];
  bytes: Buffer = Buffer.alloc(0);
  start = 0;
  end = 0;
  lineEnd = 0;
  /** The current row. */
  object: Readonly<Record<string, unknown>> = {};
  readonly #columns: readonly string[];
  readonly #header: readonly string[] | null;
  /** The type that each key must have; null for any. */
  readonly #types: ReadonlyMap<string, ColumnType | null> | null;
  readonly #appended: readonly string[];

  /**
   * @param columns columns of the asked fields: a key, or a path of keys with dots.
   * @param keys keys that a row may have, and their types; `header` is null for any.
   * @param appended keys that a row must not have, because they will be appended.
   */
  constructor(
    columns: readonly string[],
    keys: { header: readonly string[] | null; types: readonly ColumnType[] | null } | null,
    appended: readonly string[],
  ) {
    const header = keys?.header ?? null;
    this.#columns = columns;
    this.#header = header;
    this.#types = header && new Map(header.map((key, index) => [key, keys?.types?.[index] ?? null]));
    this.#appended = appended;
    this.values = columns.map(() => '');
  }

  open(chunk: Uint8Array): void {
    this.bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    this.lineEnd = 0;
  }

  next(): boolean {
    const { bytes } = this;
    if (this.lineEnd >= bytes.length) return false;
    this.start = this.lineEnd;
    const newline = bytes.indexOf(LINE_FEED, this.start);
    this.lineEnd = newline < 0 ? bytes.length : newline + 1;
    this.end = newline < 0 ? bytes.length : newline;
    if (this.end > this.start && bytes[this.end - 1] === CARRIAGE_RETURN) this.end--;
    const text = bytes.toString('utf8', this.start, this.end);
    this.blank = text.trim() === '';
    if (this.blank) return true;
    this.object = {};
    this.fault = this.#parse(text) ?? this.#wrongKey() ?? this.#nested();
    if (this.fault !== null) return true;
    for (let index = 0; index < this.#columns.length; index++) {
      this.values[index] = textOf(valueAt(this.object, this.#columns[index]!));
    }
    return true;
  }

  cells(): unknown[] {
    return (this.#header ?? Object.keys(this.object)).map((key) => this.object[key] ?? null);
  }

  line(): Uint8Array {
    return Uint8Array.from(this.bytes.subarray(this.start, this.end));
  }

  #parse(text: string): string | null {
    let parsed: unknown;
    try {
      parsed = JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text);
    } catch (cause) {
      return `expected a JSON object on a line, but got ${cause instanceof Error ? printable(cause.message) : 'none'}`;
    }
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
      return `expected a JSON object on a line, but got ${Array.isArray(parsed) ? 'an array' : quoted(parsed)}`;
    }
    this.object = parsed as Record<string, unknown>;
    return null;
  }

  /** An object or a list in place of a text would be asked as if its JSON were a name. */
  #nested(): string | null {
    for (const column of this.#columns) {
      const value = valueAt(this.object, column);
      if (typeof value !== 'object' || value === null) continue;
      return `expected ${quoted(column)} to be a text or a number, but got ${quoted(value)}`;
    }
    return null;
  }

  #wrongKey(): string | null {
    for (const name of this.#appended) {
      if (Object.hasOwn(this.object, name)) return `expected no key ${quoted(name)} yet, but the row has one`;
    }
    if (this.#types === null) return null;
    for (const key in this.object) {
      const type = this.#types.get(key);
      if (type === undefined) {
        return `expected the keys of the first rows, but got ${quoted(key)} too`;
      }
      const value = this.object[key];
      if (type === null || type === 'text' || value === null || typeof value === type) continue;
      return `expected ${quoted(key)} to be a ${type} as in the first rows, but got ${quoted(value)}`;
    }
    return null;
  }
}

/** The value of a key, or of a path of keys with dots. */
export function valueAt(object: Readonly<Record<string, unknown>>, column: string): unknown {
  if (Object.hasOwn(object, column)) return object[column];
  if (!column.includes('.')) return undefined;
  let value: unknown = object;
  for (const key of column.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** A value as text for the operations. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return value instanceof Date ? value.toISOString() : JSON.stringify(value);
  return String(value);
}
