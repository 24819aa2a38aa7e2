import Papa from 'papaparse';
import { GeocoderError } from '../../model/errors';
import type { InputFile } from '../intake/input-files';
import type { DelimitedFormat } from '../recipe/recipe';
import { MOST_ELEMENT_SIZE } from './limits';
import { readText } from './read-text';
import type { ReadProgress } from './record';

/** Rows of one chunk of a delimited file, with their lines. */
export interface DelimitedRows {
  rows: string[][];
  /** Line of each row in the file, from 1: a quoted field may hold line ends. */
  lines: number[];
}

/**
 * The rows of a delimited file after its header, chunk by chunk, as RFC 4180 and its dialects write them.
 * papaparse parses them; this function passes it text up to the last whole row.
 * @param onHeader is called once, with the column names, before the first rows.
 * @throws GeocoderError SOURCE_INVALID for an empty file and for a quote that is never closed.
 */
export async function* readDelimitedRows(
  file: InputFile,
  format: DelimitedFormat,
  progress: ReadProgress,
  onHeader: (header: string[]) => void,
): AsyncGenerator<DelimitedRows> {
  let parser: Papa.Parser | null = null;
  let rest = '';
  let line = 1;
  let headerIsDue = true;
  let pieces: string[] = [];
  let unbroken = 0;
  const take = (text: string, last: boolean): DelimitedRows => {
    parser ??= parserFor(text, format);
    const parsed = parser.parse(text, 0, !last) as Papa.ParseResult<string[]>;
    rest = last ? '' : text.slice(parsed.meta.cursor);
    const unclosed = parsed.errors.find((error) => error.code === 'MissingQuotes');
    if (unclosed !== undefined || rest.length > MOST_ELEMENT_SIZE) {
      const start = line + countLines(parsed.data.slice(0, unclosed === undefined ? undefined : -1));
      const message = `${file.label}: line ${start}: expected a closing quote, got ${last ? 'the end of the file' : `none in ${MOST_ELEMENT_SIZE} characters`}.`;
      throw new GeocoderError('SOURCE_INVALID', message);
    }
    const taken: DelimitedRows = { rows: parsed.data, lines: [] };
    const quoted = text.includes('"');
    for (const row of taken.rows) {
      taken.lines.push(line);
      line += quoted ? linesOf(row) : 1;
    }
    if (headerIsDue && taken.rows.length > 0) {
      headerIsDue = false;
      if (format.header === null) {
        onHeader(trimmed(taken.rows.shift()!));
        taken.lines.shift();
      } else {
        onHeader(format.header);
      }
    }
    return taken;
  };
  for await (const chunk of readText(file, format.encoding, progress)) {
    pieces.push(chunk);
    // Without a line end there is no whole row yet. Parsing each time would take quadratic time.
    if (!chunk.includes('\n') && !chunk.includes('\r')) {
      unbroken += chunk.length;
      if (unbroken <= MOST_ELEMENT_SIZE) continue;
      const message = `${file.label}: line ${line}: expected a line end, got none in ${MOST_ELEMENT_SIZE} characters.`;
      throw new GeocoderError('SOURCE_INVALID', message);
    }
    unbroken = 0;
    const text = pieces.length === 1 ? rest + chunk : rest + pieces.join('');
    pieces = [];
    const taken = take(text, false);
    if (taken.rows.length > 0) yield taken;
  }
  const text = rest + pieces.join('');
  if (text !== '') {
    const taken = take(text, true);
    if (taken.rows.length > 0) yield taken;
  }
  if (headerIsDue) {
    throw new GeocoderError('SOURCE_INVALID', `${file.label}: expected a header line, got an empty file.`);
  }
}

function parserFor(text: string, format: DelimitedFormat): Papa.Parser {
  const end = text.search(/[\r\n]/);
  const header = end < 0 ? text : text.slice(0, end);
  const newline = end < 0 || text[end] === '\n' ? '\n' : text[end + 1] === '\n' ? '\r\n' : '\r';
  return new Papa.Parser({ delimiter: format.delimiter ?? likelyDelimiter(header), newline });
}

/** The most frequent delimiter of the header. */
function likelyDelimiter(header: string): string {
  let best = ',';
  let most = 0;
  for (const delimiter of [',', ';', '\t', '|']) {
    const count = header.split(delimiter).length - 1;
    if (count > most) {
      most = count;
      best = delimiter;
    }
  }
  return best;
}

function trimmed(header: string[]): string[] {
  return header.map((name) => name.trim());
}

function countLines(rows: readonly string[][]): number {
  let count = 0;
  for (const row of rows) count += linesOf(row);
  return count;
}

function linesOf(row: readonly string[]): number {
  let count = 1;
  for (const field of row) {
    for (let at = field.indexOf('\n'); at >= 0; at = field.indexOf('\n', at + 1)) count++;
  }
  return count;
}
