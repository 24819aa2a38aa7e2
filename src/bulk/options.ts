import { MOST_THREADS } from '../model/most-threads';
import type { OpenOptions } from '../model/options';
import { badOption } from './failure';
import type { PlaceOptions } from './place/place-options';
import type { ColumnMap } from './read/column-map';
import type { FieldColumn } from './read/field-column';
import type { BulkSummary } from './summary';
import type { AskOptions } from './work/asking';
import type { BulkMode } from './work/modes';
import type { BulkInputFormat, BulkOutputFormat } from './work/plan';
import type { ChosenColumns } from './write/output-columns';

/** Options of a bulk run. */
export interface BulkOptions extends AskOptions, PlaceOptions, Pick<OpenOptions, 'memory' | 'overlay'> {
  /** Directory of the dataset; several directories answer as one dataset. */
  data: string | readonly string[];
  mode: BulkMode;
  /** Path of the rows, or `-` for standard input. Gzip and Zstandard are recognised by their first bytes. */
  input: string;
  /**
   * Path of the enriched rows, or `-` for standard output. A file named `.gz` or `.zst` is compressed. A pipe or a
   * device is written to as it is; of a link, the file behind it is written.
   */
  output: string;
  /** Default: by the name of the input, else by its first bytes. */
  inputFormat?: BulkInputFormat | undefined;
  /** Default: by the name of the output, else as the input. */
  outputFormat?: BulkOutputFormat | undefined;
  /**
   * Field → column, or `field=column,field=column`. A field may be made of several columns:
   * `suffix=huisletter+huisnummertoevoeging`. Default: guessed from the names of the columns.
   */
  map?: ColumnMap | undefined;
  /** Columns to append; `['all']` for every one. */
  columns?: ChosenColumns | undefined;
  /** Prefix of the names of appended columns. Default `match_`. */
  prefix?: string | undefined;
  /** Delimiter of CSV, one character. Default: the most frequent one in the header. */
  delimiter?: string | undefined;
  /**
   * Encoding of a text input: a label of the WHATWG Encoding Standard, such as `windows-1252`, `latin1` or `utf-16le`.
   * Default: UTF-8, or UTF-16 if a byte order mark shows it. The output is UTF-8.
   */
  encoding?: string | undefined;
  /**
   * For CSV output: an apostrophe is put before a cell that begins with `=`, `+`, `-` or `@` and is no number, so that
   * no spreadsheet runs it as a formula; also in columns of the input. Default false: the bytes of the input are kept.
   */
  safeCells?: boolean | undefined;
  /**
   * Worker threads, 1 to 1,024. Default: one for every 2 MB of input, at most one a core. The output is the same for any
   * number.
   */
  threads?: number | undefined;
  /** Continue where an earlier run with the same options stopped. */
  resume?: boolean | undefined;
  /** Replace existing files of output, rejects and summary. Default false: they give BULK_OUTPUT. */
  overwrite?: boolean | undefined;
  /**
   * Path for the rows that cannot be asked, with the reason. Default: `<output>.rejects.<csv|ndjson>`, written only if
   * there are any. With standard output, and from Parquet to Parquet, they stay in the output instead, with the reason
   * in an appended column `error`.
   */
  rejects?: string | undefined;
  /** Path for the summary as JSON. Default: none. */
  summary?: string | undefined;
  /** Only one part of the rows, by position: part `index` (from 1) of `count`. */
  shard?: { readonly index: number; readonly count: number } | undefined;
  /** Stops the run between two chunks, at a checkpoint. */
  signal?: AbortSignal | undefined;
  /** Called once with how the rows will be read and written. */
  onPlan?: ((plan: PlanNotice) => void) | undefined;
  /** Called after each chunk with the progress. */
  onProgress?: ((progress: BulkProgress) => void) | undefined;
  /** Size of a chunk of rows, bytes. For tests; keep the default. */
  chunkBytes?: number | undefined;
  /** Seconds between two checkpoints. Default 1. */
  checkpointSeconds?: number | undefined;
}

/** How a run reads and writes, to show to a person. */
export interface PlanNotice {
  readonly inputFormat: BulkInputFormat;
  readonly outputFormat: BulkOutputFormat;
  readonly map: readonly FieldColumn[];
  /** True if the map was guessed. */
  readonly guessed: boolean;
  /** Columns of the input that no field is read from. The output keeps them too. */
  readonly unused: readonly string[];
  /** Names of the appended columns. */
  readonly columns: readonly string[];
  readonly threads: number;
  /** Rows that an earlier run has done; 0 for a new run. */
  readonly resumedRows: number;
  readonly rejects: string | null;
}

export interface BulkProgress {
  readonly rows: number;
  readonly matched: number;
  readonly rejected: number;
  /** Rows of this run, without those of an earlier run that it continues. */
  readonly freshRows: number;
  /** Share of the input that is done, 0 to 1; null if the size of the input is unknown. */
  readonly done: number | null;
  readonly seconds: number;
}

export interface BulkReport {
  readonly summary: BulkSummary;
  readonly output: string;
  /** Path of the rejected rows; null if there are none or they stayed in the output. */
  readonly rejects: string | null;
  readonly seconds: number;
  readonly freshRows: number;
  readonly threads: number;
}

/** The options of a run that belong to the operations. */
export function askOptionsOf({
  country,
  fallback,
  minConfidence,
  maxDistanceMeters,
  longTexts,
}: AskOptions): AskOptions {
  return {
    ...(country === undefined ? {} : { country }),
    ...(fallback === undefined ? {} : { fallback }),
    ...(minConfidence === undefined ? {} : { minConfidence }),
    ...(maxDistanceMeters === undefined ? {} : { maxDistanceMeters }),
    ...(longTexts === undefined ? {} : { longTexts }),
  };
}

/** @throws GeocoderError INVALID_REQUEST for anything but a whole number from 1 up. */
export function checkCount(name: string, value: number): number {
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw badOption(`${name}: expected a whole number from 1 up, but got ${String(value)}`);
}

/** @throws GeocoderError INVALID_REQUEST for a number of threads that nobody can mean. */
export function checkThreads(threads: number): number {
  if (checkCount('threads', threads) <= MOST_THREADS) return threads;
  throw badOption(`threads: expected a whole number from 1 to ${MOST_THREADS}, but got ${threads}`);
}

/** @throws GeocoderError INVALID_REQUEST for a part that does not exist. */
export function checkShard(shard: { index: number; count: number } | undefined): void {
  if (shard === undefined) return;
  checkCount('shard', shard.count);
  if (Number.isSafeInteger(shard.index) && shard.index >= 1 && shard.index <= shard.count) return;
  throw badOption(`shard: expected i/n with i from 1 to n, but got ${shard.index}/${shard.count}`);
}

/** The options with which each thread opens the dataset. */
export function openOptionsOf({ memory, overlay }: Pick<OpenOptions, 'memory' | 'overlay'>): OpenOptions {
  return { ...(memory === undefined ? {} : { memory }), ...(overlay === undefined ? {} : { overlay }) };
}
