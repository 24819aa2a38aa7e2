import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { quoted } from '../../model/quote';
import { badInput, badOption } from '../failure';
import { loadParquetReading } from '../parquet-packages';
import type { ReadPart } from '../work/checkpoint';
import { cutChunks } from '../work/chunks';
import type { BulkFormat, ChunkTask, InputPlan } from '../work/plan';
import { type ColumnType, PARQUET_MAGIC } from '../write/parquet-output';
import { ByteWindow } from './byte-window';
import { type CsvHeader, takeCsvHeader } from './csv-header';
import { LINE_FEED } from './csv-rows';
import { headOfFile, type InputBytes, openInput, STANDARD_STREAM } from './open-input';
import { footerDigest, hashRowGroup } from './parquet-content';
import { openParquet, type ParquetFile, slicesOf } from './parquet-input';

/** A chunk to be done, and what was read when it ends. */
export interface PlacedTask {
  readonly task: ChunkTask;
  readonly read: ReadPart;
}

export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** An input whose columns are known. */
export interface OpenedRows {
  readonly format: BulkFormat;
  /** Names of the columns; of NDJSON, the keys of its first rows. */
  readonly header: readonly string[];
  /** Of NDJSON: what its first rows hold under each key. */
  readonly types: readonly ColumnType[] | null;
  readonly csv: CsvHeader | null;
  readonly parquet: ParquetFile | null;
  /** How a run that writes `output` reads it. */
  plan(output: BulkFormat): InputPlan;
  /** What tells this input from another before its rows are read: its size and its columns. */
  readonly identity: readonly unknown[];
  /**
   * The chunks from a position on.
   * @param from what an earlier run has read; null for the beginning.
   * @throws GeocoderError BULK_INPUT (the step) where the input does not begin with what the earlier run read.
   */
  tasks(from: ReadPart | null, chunkBytes: number, shard: Shard | undefined): AsyncGenerator<PlacedTask>;
  /** How much of the input lies before a position that a task ended at, 0 to 1; null where nobody knows. */
  done(end: number): number | null;
  close(): Promise<void>;
}

/** Rows of a chunk that is read from Parquet; row groups are mostly a multiple of it. */
const ROWS_A_SLICE = 65_536;
/** Bytes of NDJSON that tell its columns. */
const SAMPLE_BYTES = 1 << 18;

/**
 * Opens an input and learns its columns.
 * @throws GeocoderError BULK_INPUT; PACKAGE_MISSING for Parquet without its packages.
 */
export async function openRows(
  path: string,
  format: BulkFormat | null,
  delimiter: string | undefined,
  stdin?: Readable,
): Promise<OpenedRows> {
  if (delimiter !== undefined && !/^[\x20-\x7e\t]$/.test(delimiter)) {
    throw badOption(`delimiter: expected one ASCII character, but got ${quoted(delimiter)}`);
  }
  const isParquet =
    format === 'parquet' ||
    (format === null && path !== STANDARD_STREAM && headOfFile(path, 4).equals(PARQUET_MAGIC));
  if (isParquet) {
    if (path !== STANDARD_STREAM) return parquetRows(path);
    throw badInput(
      'standard input: expected CSV or NDJSON; Parquet is read from its end, so it must be a file',
    );
  }
  const input = await openInput(path, stdin);
  const window = new ByteWindow(input.open(0));
  const known = format ?? ((await looksLikeJson(window)) ? 'ndjson' : 'csv');
  return known === 'csv'
    ? csvRows(input, window, await takeCsvHeader(window, input.name, delimiter ?? null))
    : ndjsonRows(input, window, await sampleKeys(window));
}

async function looksLikeJson(window: ByteWindow): Promise<boolean> {
  await window.fill(64);
  return /^\uFEFF?\s*\{/.test(window.view(64).toString('utf8'));
}

function csvRows(input: InputBytes, window: ByteWindow, csv: CsvHeader): OpenedRows {
  const text = new TextTasks(input, window, csv.dialect);
  return {
    format: 'csv',
    header: csv.names,
    types: null,
    csv,
    parquet: null,
    plan: () => ({ format: 'csv', dialect: csv.dialect, header: csv.names }),
    identity: [input.size, csv.names],
    tasks: (from, chunkBytes, shard) => text.tasks(from, chunkBytes, shard),
    done: (end) => text.done(end),
    close: () => text.close(),
  };
}

function ndjsonRows(input: InputBytes, window: ByteWindow, keys: SampledKeys): OpenedRows {
  const text = new TextTasks(input, window, null);
  const { header, types } = keys;
  return {
    format: 'ndjson',
    header,
    types,
    csv: null,
    parquet: null,
    // Objects keep whatever keys they have, unless the output has columns.
    plan: (output) => ({
      format: 'ndjson',
      header: output === 'ndjson' ? null : header,
      types: output === 'parquet' ? types : null,
    }),
    identity: [input.size, header],
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
      // Columns are copied by the row group; otherwise smaller pieces keep memory small.
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

/** The chunks of a text. */
class TextTasks {
  readonly #input: InputBytes;
  readonly #dialect: CsvHeader['dialect'] | null;
  #window: ByteWindow;

  constructor(input: InputBytes, window: ByteWindow, dialect: CsvHeader['dialect'] | null) {
    this.#input = input;
    this.#window = window;
    this.#dialect = dialect;
  }

  async *tasks(
    from: ReadPart | null,
    chunkBytes: number,
    shard: Shard | undefined,
  ): AsyncGenerator<PlacedTask> {
    const { start, stop } = this.#partOf(shard);
    const hash = createHash('sha256');
    if (from !== null) await this.#passOver(from, hash);
    else if (start > this.#window.offset) await this.#goToRow(start);
    const first = from?.start ?? this.#window.offset;
    const options = { targetBytes: chunkBytes, stopAt: stop, dialect: this.#dialect };
    for await (const { bytes, end } of cutChunks(this.#window, options)) {
      hash.update(bytes);
      yield { task: { bytes }, read: { start: first, end, sha256: digestSoFar(hash) } };
    }
  }

  done(end: number): number | null {
    const { size, compression } = this.#input;
    if (size === null) return null;
    // Of a compressed file only what was read is known, and that runs ahead of what is done.
    return (compression === 'none' ? end : this.#input.bytesRead()) / size;
  }

  close(): Promise<void> {
    return this.#window.close();
  }

  /** Rows belong to the part in which they start. */
  #partOf(shard: Shard | undefined): { start: number; stop: number } {
    if (shard === undefined) return { start: 0, stop: Number.MAX_SAFE_INTEGER };
    const { size, compression, name } = this.#input;
    if (size === null || compression !== 'none') {
      throw badOption(
        `shard: expected a file that is not compressed, whose parts can be found by position, but got ${name}`,
      );
    }
    const at = (part: number) => Math.floor((size * part) / shard.count);
    return {
      start: at(shard.index - 1),
      stop: shard.index === shard.count ? Number.MAX_SAFE_INTEGER : at(shard.index),
    };
  }

  /** Reads again what an earlier run has read: only so is it known to be the same. */
  async #passOver(read: ReadPart, hash: Hash): Promise<void> {
    await this.#goTo(read.start);
    await this.#window.skip(read.end - read.start, (piece) => hash.update(piece));
    refuseOtherContent(this.#input.name, read, digestSoFar(hash));
  }

  async #goTo(offset: number): Promise<void> {
    if (this.#input.compression === 'none' && this.#input.size !== null) {
      await this.#window.close();
      this.#window = new ByteWindow(this.#input.open(offset), offset);
    } else {
      await this.#window.skip(offset - this.#window.offset);
    }
  }

  /** To the first row that starts at an offset or after it. */
  async #goToRow(offset: number): Promise<void> {
    if (this.#dialect === null) {
      // A line feed is always a row's end here, so there is no need to read what comes before.
      await this.#goTo(offset - 1);
      for (;;) {
        await this.#window.fill(1);
        const newline = this.#window.view().indexOf(LINE_FEED);
        if (newline >= 0) return this.#window.drop(newline + 1);
        if (this.#window.ended) return this.#window.drop(this.#window.length);
        this.#window.drop(this.#window.length);
      }
    }
    // Only from the beginning can quotes be told apart: passing over rows is far cheaper than asking for them.
    const options = { targetBytes: 1 << 20, stopAt: offset, dialect: this.#dialect };
    for await (const _ of cutChunks(this.#window, options));
  }
}

/** The digest of what was hashed, which may go on. */
function digestSoFar(hash: Hash): string {
  return hash.copy().digest('hex');
}

function refuseOtherContent(name: string, { start, end, sha256 }: ReadPart, found: string): void {
  if (found === sha256) return;
  throw badInput(
    `${name}: expected what the run that is resumed has read (${start} to ${end}), but the content has changed; ` +
      'run without resume to start anew',
  );
}

interface SampledKeys {
  readonly header: string[];
  readonly types: ColumnType[];
}

/** The keys of the first rows in the order in which they come, and what each of them holds. */
async function sampleKeys(window: ByteWindow): Promise<SampledKeys> {
  await window.fill(SAMPLE_BYTES);
  const view = window.view(SAMPLE_BYTES);
  const isWhole = window.ended && window.length <= SAMPLE_BYTES;
  const lines = view
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split('\n');
  // The last line may go on.
  if (!isWhole) lines.pop();
  const types = new Map<string, ColumnType | null>();
  for (const line of lines) {
    for (const [key, value] of Object.entries(parsedObject(line))) {
      const known = types.get(key) ?? null;
      const type = typeOf(value);
      types.set(key, known === null || type === null || known === type ? (known ?? type) : 'text');
    }
  }
  return { header: [...types.keys()], types: [...types.values()].map((type) => type ?? 'text') };
}

function parsedObject(line: string): object {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : {};
  } catch {
    // A torn line is rejected when its turn comes; here it tells nothing.
    return {};
  }
}

function typeOf(value: unknown): ColumnType | null {
  if (value === null) return null;
  return typeof value === 'number' || typeof value === 'boolean' ? (typeof value as ColumnType) : 'text';
}
