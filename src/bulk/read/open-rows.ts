import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { quoted } from '../../model/quote';
import { badInput, badOption } from '../failure';
import { loadParquetReading } from '../parquet-packages';
import type { ReadPart } from '../work/checkpoint';
import type { BulkInputFormat, BulkOutputFormat, InputPlan, RowFormat } from '../work/plan';
import { type ColumnType, PARQUET_MAGIC } from '../write/parquet-output';
import { ByteWindow } from './byte-window';
import { type CsvHeader, takeCsvHeader } from './csv-header';
import { arrayLines, looksLikeArray } from './json-array';
import { headOfFile, type InputBytes, isStream, openInput, STANDARD_STREAM } from './open-input';
import { footerDigest, hashRowGroup } from './parquet-content';
import { openParquet, type ParquetFile, slicesOf } from './parquet-input';
import type { PlacedTask, Shard } from './placed-task';
import { digestSoFar, refuseOtherContent } from './read-content';
import {
  HEAD_BYTES,
  refuseBinary,
  refuseGeojson,
  refuseNoNames,
  refuseOtherEncoding,
  refuseUnmarkedUtf16,
  refuseUtf32,
} from './refuse-other-text';
import { type SampledKeys, sampleKeys } from './sample-keys';
import { checkEncoding, markedEncoding, restOf, toUtf8, UTF_8 } from './text-stream';
import { TextTasks } from './text-tasks';

/** An input whose columns are known. */
export interface OpenedRows {
  readonly format: RowFormat;
  /** The format of the input, and the default format of the output. */
  readonly inputFormat: BulkInputFormat;
  /** Names of the columns; of NDJSON, the keys of its first rows. */
  readonly header: readonly string[];
  /** For NDJSON: the type of each key in the first rows. */
  readonly types: readonly ColumnType[] | null;
  readonly csv: CsvHeader | null;
  readonly parquet: ParquetFile | null;
  /** The input plan of a run with this output format. */
  plan(output: BulkOutputFormat): InputPlan;
  /** Values that differ between inputs, known before rows are read: size and columns. */
  readonly identity: readonly unknown[];
  /**
   * The chunks from a position on.
   * @param from what an earlier run has read; null for the beginning.
   * @throws GeocoderError BULK_INPUT (the step) if the input does not begin with what the earlier run read.
   */
  tasks(from: ReadPart | null, chunkBytes: number, shard: Shard | undefined): AsyncGenerator<PlacedTask>;
  /** Share of the input before the end of a task, 0 to 1; null if the size is unknown. */
  done(end: number): number | null;
  close(): Promise<void>;
}

/** Rows of a chunk from Parquet; row groups usually have a multiple of it. */
const ROWS_A_SLICE = 65_536;

export interface ReadOptions {
  /** Null: decided by the first bytes. */
  readonly format: BulkInputFormat | null;
  /** Delimiter of CSV; default the most frequent one in the header. */
  readonly delimiter?: string | undefined;
  /** Encoding of text; default UTF-8, or UTF-16 if a byte order mark shows it. */
  readonly encoding?: string | undefined;
  readonly stdin?: Readable;
  /** Ends the wait for a stream that is silent. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Opens an input and finds its columns.
 * @throws GeocoderError BULK_INPUT; INVALID_REQUEST for an invalid delimiter or encoding; PACKAGE_MISSING for
 *   Parquet without its packages.
 */
export async function openRows(path: string, options: ReadOptions): Promise<OpenedRows> {
  const { format, delimiter } = options;
  if (delimiter !== undefined && !/^[\x20-\x7e\t]$/.test(delimiter)) {
    throw badOption(`delimiter: expected one ASCII character, but got ${quoted(delimiter)}`);
  }
  const chosen = checkEncoding(options.encoding);
  const isParquet =
    format === 'parquet' || (format === null && !isStream(path) && headOfFile(path, 4).equals(PARQUET_MAGIC));
  if (isParquet) {
    if (!isStream(path)) return parquetRows(path);
    throw badInput(
      `${path === STANDARD_STREAM ? 'standard input' : path}: expected CSV or NDJSON; Parquet is read from its end, so it must be a file`,
    );
  }
  const input = await openInput(path, options);
  const text = await textOf(input, options.encoding === undefined ? null : (chosen ?? UTF_8));
  await text.window.fill(HEAD_BYTES);
  const head = text.window.view(HEAD_BYTES);
  refuseBinary(head, input.name);
  if (text.encoding === null) refuseUnmarkedUtf16(head, input.name);
  refuseGeojson(head, input.name);
  const known = format ?? (await formatOf(text.window));
  if (known === 'csv') {
    const header = await takeCsvHeader(text.window, input.name, delimiter ?? null);
    if (options.encoding === undefined) refuseOtherEncoding(header.bytes, input.name);
    refuseNoNames(header.names, input.name);
    return csvRows(text, header);
  }
  const isArray = known === 'json' && looksLikeArray(await headOf(text.window));
  const lines = isArray ? changed(text, (pieces) => arrayLines(pieces, input.name)) : text;
  return ndjsonRows(lines, await sampleKeys(lines.window), isArray ? 'json' : 'ndjson');
}

/** An open text in UTF-8. */
interface OpenedText {
  readonly input: InputBytes;
  readonly window: ByteWindow;
  readonly encoding: string | null;
}

/** @param chosen encoding; null for UTF-8, unless a byte order mark shows another. */
async function textOf(input: InputBytes, chosen: string | null): Promise<OpenedText> {
  const window = new ByteWindow(input.open(0), input.name);
  await window.fill(4);
  refuseUtf32(window.view(4), input.name);
  const encoding = chosen ?? markedEncoding(window.view(2));
  const text = { input, window, encoding };
  if (encoding === null || encoding === UTF_8) return text;
  return changed(text, (pieces) => toUtf8(pieces, encoding, input.name));
}

/** A converted text: its positions are not those of the file, so it is not seekable. */
function changed(
  text: OpenedText,
  change: (pieces: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>,
): OpenedText {
  const input = { ...text.input, isSeekable: false };
  return { ...text, input, window: new ByteWindow(change(restOf(text.window)), input.name) };
}

async function formatOf(window: ByteWindow): Promise<'csv' | 'ndjson' | 'json'> {
  const head = await headOf(window);
  if (looksLikeArray(head)) return 'json';
  return /^\uFEFF?\s*\{/.test(head) ? 'ndjson' : 'csv';
}

async function headOf(window: ByteWindow): Promise<string> {
  await window.fill(64);
  return window.view(64).toString('utf8');
}

function csvRows({ input, window, encoding }: OpenedText, csv: CsvHeader): OpenedRows {
  const text = new TextTasks(input, window, csv.dialect);
  return {
    format: 'csv',
    inputFormat: 'csv',
    header: csv.names,
    types: null,
    csv,
    parquet: null,
    plan: () => ({ format: 'csv', dialect: csv.dialect, header: csv.names }),
    identity: [input.size, encoding, csv.names],
    tasks: (from, chunkBytes, shard) => text.tasks(from, chunkBytes, shard),
    done: (end) => text.done(end),
    close: () => text.close(),
  };
}

function ndjsonRows(
  { input, window, encoding }: OpenedText,
  keys: SampledKeys,
  inputFormat: 'ndjson' | 'json',
): OpenedRows {
  const text = new TextTasks(input, window, null);
  const { header, types } = keys;
  return {
    format: 'ndjson',
    inputFormat,
    header,
    types,
    csv: null,
    parquet: null,
    // Any key is allowed, unless the output has fixed columns.
    plan: (output) => ({
      format: 'ndjson',
      header: output === 'csv' || output === 'parquet' ? header : null,
      types: output === 'parquet' ? types : null,
    }),
    identity: [input.size, encoding, header],
    tasks: (from, chunkBytes, shard) => text.tasks(from, chunkBytes, shard),
    done: (end) => text.done(end),
    close: () => text.close(),
  };
}

async function parquetRows(path: string): Promise<OpenedRows> {
  const parquet = await openParquet(path, await loadParquetReading());
  let copies = false;
  return {
    format: 'parquet',
    inputFormat: 'parquet',
    header: parquet.header,
    types: null,
    csv: null,
    parquet,
    plan: (output) => {
      copies = output === 'parquet';
      return { format: 'parquet', path, header: parquet.header };
    },
    identity: [parquet.buffer.byteLength, parquet.rows, parquet.header, footerDigest(parquet)],
    async *tasks(from, _, shard) {
      const groups = parquet.metadata.row_groups.length;
      const first = shard === undefined ? 0 : Math.floor((groups * (shard.index - 1)) / shard.count);
      const last = shard === undefined ? groups : Math.floor((groups * shard.index) / shard.count);
      // Copied columns need whole row groups; otherwise smaller slices save memory.
      const most = copies ? Number.MAX_SAFE_INTEGER : ROWS_A_SLICE;
      const hash = createHash('sha256');
      let start: number | null = null;
      let hashed = first;
      for (const slice of slicesOf(parquet.metadata, most, first, last)) {
        start ??= slice.rowStart;
        for (; hashed <= slice.rowGroup; hashed++) hashRowGroup(parquet, hashed, hash);
        const read = { start, end: slice.rowEnd, sha256: digestSoFar(hash) };
        if (from !== null && slice.rowEnd <= from.end) {
          if (slice.rowEnd === from.end) refuseOtherContent(path, from, read.sha256);
          continue;
        }
        yield { task: slice, read };
      }
    },
    done: (end) => end / parquet.rows,
    close: async () => parquet.close(),
  };
}
