import { quoted } from '../../model/quote';
import { badInput } from '../failure';
import type { ByteWindow } from './byte-window';
import { type CsvDialect, closingQuote, QUOTE } from './csv-rows';

/**
 * Refuses a quoted field that does not close before the input ends: all rows behind its quote would be in it.
 * @param bytes the end of the input, which begins at the offset; its last row begins at `start`.
 * @throws GeocoderError BULK_INPUT.
 */
export function refuseUnclosedQuote(
  { name, offset }: Pick<ByteWindow, 'name' | 'offset'>,
  bytes: Buffer,
  start: number,
  dialect: CsvDialect,
): void {
  const open = unclosedQuote(bytes, start, dialect);
  if (open < 0) return;
  const lineEnd = bytes.indexOf(dialect.newline, open);
  const line = bytes.toString('utf8', start, lineEnd < 0 ? bytes.length : lineEnd).trimEnd();
  throw badInput(
    `${name}: byte ${offset + open}: expected the quote that opens a field here to be closed before the input ends, got none; ` +
      `the row begins with ${quoted(line)}`,
  );
}

/** The index of the quote that opens a field without end; -1 if every field closes. */
function unclosedQuote(bytes: Buffer, start: number, { delimiter, newline }: CsvDialect): number {
  let atFieldStart = true;
  for (let index = start; index < bytes.length; index++) {
    const byte = bytes[index]!;
    if (byte === QUOTE && atFieldStart) {
      const close = closingQuote(bytes, index, bytes.length);
      if (close < 0) return index;
      index = close;
      atFieldStart = false;
    } else {
      atFieldStart = byte === delimiter || byte === newline;
    }
  }
  return -1;
}
