import type { RowGroup } from 'hyparquet';
import type { Compression } from '../compression';
import type { PlaceColumn } from '../place/place-columns';
import type { CsvDialect } from '../read/csv-rows';
import type { Cell, OutputColumn } from '../write/output-columns';
import type { ColumnType, ParquetShape } from '../write/parquet-output';
import type { Answer, AskOptions } from './asking';
import type { BulkMode } from './modes';

/** The input formats. `json` is an array of objects. */
export const BULK_INPUT_FORMATS = ['csv', 'ndjson', 'json', 'parquet'] as const;
export type BulkInputFormat = (typeof BULK_INPUT_FORMATS)[number];

/** The output formats. `geojson` is a FeatureCollection, `geojsonl` has a Feature on each line. */
export const BULK_OUTPUT_FORMATS = ['csv', 'ndjson', 'json', 'geojson', 'geojsonl', 'parquet'] as const;
export type BulkOutputFormat = (typeof BULK_OUTPUT_FORMATS)[number];

/** The format of rows inside a run: the elements of a JSON array are turned into lines first. */
export type RowFormat = 'csv' | 'ndjson' | 'parquet';

/** How rows are read. */
export type InputPlan =
  | { readonly format: 'csv'; readonly dialect: CsvDialect; readonly header: readonly string[] }
  /**
   * `header`: the keys that rows may have, and their types, if the output needs columns; null if any key is
   * allowed.
   */
  | {
      readonly format: 'ndjson';
      readonly header: readonly string[] | null;
      readonly types: readonly ColumnType[] | null;
    }
  | { readonly format: 'parquet'; readonly path: string; readonly header: readonly string[] }
  /** Rows that are objects of the calling program: only their fields are sent to threads. */
  | { readonly format: 'values'; readonly header: readonly string[] };

/** How rows are written. */
export interface OutputPlan {
  /** `cells`: only the appended cells, as JSON. */
  readonly format: BulkOutputFormat | 'cells';
  readonly columns: readonly OutputColumn[];
  /** Appended after them. */
  readonly places: readonly PlaceColumn[];
  /** Names of the appended columns, the error column included if there is one. */
  readonly names: readonly string[];
  /**
   * True: rejected rows stay in the output, with the reason in the last appended column. False: they are left out and
   * returned separately.
   */
  readonly keepsRejected: boolean;
  readonly compression: Compression;
  /** For CSV. */
  readonly dialect: CsvDialect;
  /** For CSV: cells that a spreadsheet would run as formulas are made safe. */
  readonly safeCells: boolean;
  /** For Parquet; null for the others. */
  readonly parquet: ParquetShape | null;
}

/** How rows are read, asked and written; the same for all chunks and threads of a run. */
export interface BulkPlan {
  readonly mode: BulkMode;
  readonly ask: AskOptions;
  /** The field of each entry of `fieldColumns`. */
  readonly fields: readonly string[];
  /** Column of each field. Several columns of `text` make several entries. */
  readonly fieldColumns: readonly string[];
  readonly input: InputPlan;
  readonly output: OutputPlan;
}

/** A task for a worker: rows as bytes, only their fields, or their position in the input file. */
export type ChunkTask =
  | { readonly bytes: Uint8Array }
  | { readonly values: readonly (readonly string[])[] }
  | { readonly rowGroup: number; readonly rowStart: number; readonly rowEnd: number };

/** A row that could not be asked. */
export interface Reject {
  /** Position within the chunk, from 0. */
  readonly row: number;
  readonly reason: string;
  /** The original row, without its line end. */
  readonly line: Uint8Array;
}

export interface ChunkAnswer {
  readonly output: Uint8Array;
  readonly rows: number;
  readonly rejects: readonly Reject[];
  /** Rejected rows, also those that stayed in the output. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly notFound: number;
  readonly levels: Readonly<Record<string, number>>;
  readonly advice: Readonly<Record<string, number>>;
  /** Matches by tenth of confidence: 0…0.1, …, 0.9…1. */
  readonly tenths: readonly number[];
  /** For Parquet: the row group that `output` is, with offsets from its start. */
  readonly rowGroup?: RowGroup | null;
}

/** A cursor over the rows of a chunk. */
export interface RowReader {
  /** Goes to the next row. */
  next(): boolean;
  /** True for an empty line, which is no row. */
  readonly blank: boolean;
  /** Why the row cannot be asked; null if it can. */
  readonly fault: string | null;
  /** Values of the plan's fields; `''` for an absent one. Reused. */
  readonly values: string[];
  /** The bytes of the chunk: the row is from `start` to `end`, its line end up to `next`. Null for Parquet. */
  readonly bytes: Buffer | null;
  readonly start: number;
  readonly end: number;
  readonly lineEnd: number;
  /** Every column of the row, by the input's header. */
  cells(): unknown[];
  /** The row for the reject file. */
  line(): Uint8Array;
}

/** Makes the output bytes of the rows of one chunk. */
export interface RowWriter {
  /** Writes an empty line unchanged, where the output has the format of the input. */
  blank(row: RowReader): void;
  row(row: RowReader, cells: readonly Cell[], found: Answer | null): void;
  /** Called once, after the last row. */
  finish(): WrittenChunk;
}

export interface WrittenChunk {
  readonly bytes: Uint8Array;
  /** For Parquet: the row group that the bytes are, with offsets from their start; null if the chunk had no rows. */
  readonly rowGroup?: RowGroup | null;
}
