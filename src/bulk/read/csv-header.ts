import { badInput } from '../failure';
import type { ByteWindow } from './byte-window';
import { LONGEST_ROW_BYTES } from './byte-window';
import {
  CARRIAGE_RETURN,
  type CsvDialect,
  closingQuote,
  endOfRow,
  fieldBounds,
  LINE_FEED,
  QUOTE,
  unquoted,
} from './csv-rows';
import { refuseUnclosedQuote } from './unclosed-quote';

/** The first row of a CSV file, and the dialect of the file. */
export interface CsvHeader {
  readonly dialect: CsvDialect;
  readonly names: readonly string[];
  /** The original bytes, with a byte order mark and a line `sep=;`, without the line end. */
  readonly bytes: Uint8Array;
  readonly lineEnd: Uint8Array;
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** The possible delimiters. The comma wins if no other one is more frequent. */
const DELIMITERS = [',', ';', '\t', '|'];
/** A first line that tells a spreadsheet the delimiter: `sep=;`. */
const NAMES_DELIMITER = /^"?sep=([^\r\n])"?\r?\n/i;
const LONGEST_SEP_LINE = 16;

/**
 * Takes the header row from the window.
 * @param delimiter one character, or null for the most frequent one in the header.
 * @throws GeocoderError BULK_INPUT for an empty input, a header that does not end and a quote that is not closed.
 */
export async function takeCsvHeader(
  window: ByteWindow,
  name: string,
  delimiter: string | null,
): Promise<CsvHeader> {
  for (let size = 1 << 16; ; size *= 2) {
    // One more byte shows whether a line feed follows a carriage return.
    await window.fill(size + 1);
    const view = window.view(size + 1);
    if (view.length === 0) throw badInput(`${name}: expected a header row, got an empty input`);
    const begin = BYTE_ORDER_MARK.every((byte, index) => view[index] === byte) ? BYTE_ORDER_MARK.length : 0;
    const [line = '', named = null] =
      NAMES_DELIMITER.exec(view.toString('latin1', begin, begin + LONGEST_SEP_LINE)) ?? [];
    const mark = begin + line.length;
    const newline = newlineOf(view, mark);
    const dialect = {
      newline,
      delimiter: (delimiter ?? named ?? likelyDelimiter(view.subarray(mark), newline)).charCodeAt(0),
    };
    const found = endOfRow(view, mark, view.length, dialect);
    if (found < 0 && window.ended) refuseUnclosedQuote(window, view, mark, dialect);
    if (found >= 0 || window.ended) {
      const end = found < 0 ? view.length : found;
      const endsInTwo = newline === LINE_FEED && found > mark && view[found - 1] === CARRIAGE_RETURN;
      return cut(window, dialect, mark, endsInTwo ? end - 1 : end, found < 0 ? end : found + 1);
    }
    if (size > LONGEST_ROW_BYTES) throw badInput(`${name}: expected a header row, got no line end`);
  }
}

function cut(window: ByteWindow, dialect: CsvDialect, start: number, end: number, next: number): CsvHeader {
  const view = window.view(next);
  const count = fieldBounds(view, start, end, dialect.delimiter, new Int32Array(0));
  const bounds = new Int32Array(2 * count);
  fieldBounds(view, start, end, dialect.delimiter, bounds);
  const names = Array.from({ length: count }, (_, index) =>
    unquoted(view.toString('utf8', bounds[2 * index]!, bounds[2 * index + 1]!)).trim(),
  );
  const bytes = Uint8Array.from(view.subarray(0, end));
  const lineEnd = Uint8Array.from(view.subarray(end, next));
  window.drop(next);
  return { dialect, names, bytes, lineEnd };
}

/** The byte that ends rows: a carriage return only if the first line end outside quotes is a single one. */
function newlineOf(view: Buffer, start: number): number {
  for (let index = start; index < view.length; index++) {
    const byte = view[index]!;
    if (byte === LINE_FEED) return LINE_FEED;
    if (byte === CARRIAGE_RETURN) {
      return view[index + 1] === LINE_FEED || index + 1 === view.length ? LINE_FEED : CARRIAGE_RETURN;
    }
    if (byte === QUOTE) {
      index = closingQuote(view, index, view.length);
      if (index < 0) return LINE_FEED;
    }
  }
  return LINE_FEED;
}

function likelyDelimiter(view: Buffer, newline: number): string {
  // Quoted fields are removed first, because they may contain delimiters and line ends.
  const bare = view.toString('latin1').replace(/"(?:[^"]|"")*"/g, '');
  const end = bare.indexOf(String.fromCharCode(newline));
  const header = end < 0 ? bare : bare.slice(0, end);
  let best = ',';
  let most = 0;
  for (const delimiter of DELIMITERS) {
    const count = header.split(delimiter).length - 1;
    if (count > most) {
      most = count;
      best = delimiter;
    }
  }
  return best;
}
