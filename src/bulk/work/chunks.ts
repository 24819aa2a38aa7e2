import { badInput } from '../failure';
import { type ByteWindow, LONGEST_ROW_BYTES } from '../read/byte-window';
import { type CsvDialect, LINE_FEED, lastRowEnd } from '../read/csv-rows';
import { refuseUnclosedQuote } from '../read/unclosed-quote';

/** Some whole rows of the input. */
export interface Chunk {
  readonly bytes: Uint8Array;
  /** Its end in the (decompressed) input, where the next chunk begins. */
  readonly end: number;
}

export interface CutOptions {
  /** Approximate size of a chunk, bytes. */
  readonly targetBytes: number;
  /** Rows that start at or after this offset of the input are not read. */
  readonly stopAt: number;
  /** For CSV; null for lines. */
  readonly dialect: CsvDialect | null;
}

/**
 * Cuts the rows of a window into chunks. The end of a chunk depends only on the bytes, not on how they arrive or on the
 * number of threads. Therefore a resumed run gives the same bytes as an uninterrupted one.
 * @throws GeocoderError BULK_INPUT (the step) for a row that does not end, and for a quote that is not closed.
 */
export async function* cutChunks(window: ByteWindow, options: CutOptions): AsyncGenerator<Chunk> {
  const { targetBytes, stopAt } = options;
  let size = targetBytes;
  while (window.offset < stopAt) {
    await window.fill(size);
    if (window.length === 0) return;
    const isRest = window.ended && window.length <= size;
    const view = window.view(size);
    const limit = stopAt - window.offset;
    let end = rowEnd(view, limit, options.dialect);
    // The last row of a file need not have a line end.
    if (isRest && (end < 0 || end < Math.min(view.length, limit))) {
      if (options.dialect !== null) refuseUnclosedQuote(window, view, Math.max(0, end), options.dialect);
      end = view.length;
    }
    if (end < 0) {
      if (size > LONGEST_ROW_BYTES) throw endless(window, options.dialect);
      size *= 2;
      continue;
    }
    size = targetBytes;
    const bytes = window.take(end);
    yield { bytes, end: window.offset };
  }
}

/**
 * Whole lines as soon as they arrive, for a filter between two programs: a program that writes one line gets its answer
 * without writing more.
 */
export async function* cutLinesAsTheyCome(window: ByteWindow): AsyncGenerator<Chunk> {
  for (;;) {
    const end = window.view().lastIndexOf(LINE_FEED) + 1;
    if (end > 0) {
      const bytes = window.take(end);
      yield { bytes, end: window.offset };
    } else if (window.ended) {
      if (window.length === 0) return;
      const bytes = window.take(window.length);
      yield { bytes, end: window.offset };
    } else {
      if (window.length > LONGEST_ROW_BYTES) throw endless(window, null);
      await window.more();
    }
  }
}

function rowEnd(view: Buffer, limit: number, dialect: CsvDialect | null): number {
  if (dialect !== null) return lastRowEnd(view, 0, limit, dialect);
  const last = limit <= view.length ? view.indexOf(LINE_FEED, limit - 1) : -1;
  const end = last >= 0 ? last : view.lastIndexOf(LINE_FEED);
  return end < 0 ? -1 : end + 1;
}

function endless({ name, offset }: ByteWindow, dialect: CsvDialect | null): Error {
  const expected = dialect === null ? 'line end' : 'line end and no closing quote';
  return badInput(
    `${name}: byte ${offset}: expected the row that starts here to end within ${LONGEST_ROW_BYTES} bytes, got no ${expected}`,
  );
}
