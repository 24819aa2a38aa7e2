/**
 * Rows of delimited text (RFC 4180 and its dialects) as bytes. A quote opens a quoted field only at the beginning of a
 * field; inside, two quotes mean one, and line ends belong to the field. Text between a closing quote and the next
 * delimiter is kept unchanged. Cutting chunks and reading rows use the same rules, because they must never disagree.
 */

export interface CsvDialect {
  /** Byte between two fields. */
  readonly delimiter: number;
  /** The byte that ends a row: a line feed, perhaps after a carriage return; or a single carriage return. */
  readonly newline: number;
}

export const QUOTE = 0x22;
export const LINE_FEED = 0x0a;
export const CARRIAGE_RETURN = 0x0d;

/**
 * The end of the last whole row in `bytes`, searched from `start`, which must be the start of a row.
 * @param limit rows that start at or after it do not count.
 * @returns the index after the row's line end, or -1 if no row ends.
 */
export function lastRowEnd(bytes: Buffer, start: number, limit: number, dialect: CsvDialect): number {
  const { newline } = dialect;
  if (bytes.indexOf(QUOTE, start) < 0) {
    // Without quotes every line end ends a row, and `indexOf` finds it fast.
    const last = limit <= bytes.length ? bytes.indexOf(newline, Math.max(start, limit - 1)) : -1;
    if (last >= 0) return last + 1;
    const end = bytes.lastIndexOf(newline);
    return end < start ? -1 : end + 1;
  }
  let rowEnd = -1;
  let row = start;
  while (row < limit) {
    const end = endOfRow(bytes, row, bytes.length, dialect);
    if (end < 0) break;
    rowEnd = end + 1;
    row = rowEnd;
  }
  return rowEnd;
}

/** The index of the byte that ends the row which starts at `start`, or -1 if the row does not end. */
export function endOfRow(bytes: Uint8Array, start: number, end: number, dialect: CsvDialect): number {
  const { delimiter, newline } = dialect;
  let atFieldStart = true;
  for (let index = start; index < end; index++) {
    const byte = bytes[index]!;
    if (byte === newline) return index;
    if (byte === QUOTE && atFieldStart) {
      index = closingQuote(bytes, index, end);
      if (index < 0) return -1;
      atFieldStart = false;
    } else {
      atFieldStart = byte === delimiter;
    }
  }
  return -1;
}

/**
 * Whether text stands behind the closing quote of a field with line ends in it. Then the field was opened by a stray
 * quote and closed by the opening quote of another row, and the rows between them are in it.
 */
export function swallowsRows(bytes: Buffer, start: number, end: number, dialect: CsvDialect): boolean {
  const { delimiter, newline } = dialect;
  const firstLineEnd = bytes.indexOf(newline, start);
  if (firstLineEnd < 0 || firstLineEnd >= end) return false;
  for (let index = start; index < end; index++) {
    if (bytes[index] === QUOTE) {
      const close = closingQuote(bytes, index, end);
      const holdsLineEnd = bytes.subarray(index, close).includes(newline);
      index = close + 1;
      if (holdsLineEnd && index < end && bytes[index] !== delimiter) return true;
    }
    while (index < end && bytes[index] !== delimiter) index++;
  }
  return false;
}

/** The index of the quote that closes the field opened at `open`, or -1. */
export function closingQuote(bytes: Uint8Array, open: number, end: number): number {
  for (let index = open + 1; index < end; index++) {
    if (bytes[index] !== QUOTE) continue;
    if (bytes[index + 1] !== QUOTE || index + 1 >= end) return index;
    index++;
  }
  return -1;
}

/**
 * Finds the fields of one row. `bounds` receives start and end of each field, quotes included, as far as it has room.
 * @returns the number of fields.
 */
export function fieldBounds(
  bytes: Uint8Array,
  start: number,
  end: number,
  delimiter: number,
  bounds: Int32Array,
): number {
  let count = 0;
  let fieldStart = start;
  let index = start;
  for (;;) {
    if (index < end && bytes[index] === QUOTE && index === fieldStart) {
      const close = closingQuote(bytes, index, end);
      index = close < 0 ? end : close + 1;
    }
    while (index < end && bytes[index] !== delimiter) index++;
    if (2 * count + 1 < bounds.length) {
      bounds[2 * count] = fieldStart;
      bounds[2 * count + 1] = index;
    }
    count++;
    if (index >= end) return count;
    index++;
    fieldStart = index;
  }
}

/** The value of a field: without its quotes, and with doubled quotes as one. */
export function unquoted(field: string): string {
  if (field.charCodeAt(0) !== QUOTE) return field;
  const close = closingOf(field);
  const inside = field.slice(1, close);
  const rest = field.slice(close + 1);
  return (inside.includes('""') ? inside.replaceAll('""', '"') : inside) + rest;
}

function closingOf(field: string): number {
  for (let index = 1; index < field.length; index++) {
    if (field.charCodeAt(index) !== QUOTE) continue;
    if (field.charCodeAt(index + 1) !== QUOTE) return index;
    index++;
  }
  return field.length;
}

/** A value as a field, quoted if necessary. */
export function quotedIfNeeded(value: string, delimiter: string): string {
  let plain = true;
  for (let index = 0; index < value.length; index++) {
    const code = value.charCodeAt(index);
    if (code === QUOTE || code === LINE_FEED || code === CARRIAGE_RETURN || value[index] === delimiter) {
      plain = false;
      break;
    }
  }
  return plain ? value : `"${value.replaceAll('"', '""')}"`;
}
