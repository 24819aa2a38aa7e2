import type { RowGroup } from 'hyparquet';
import type { Compression } from '../compression';
import type { PlaceColumn } from '../place/place-columns';
import type { CsvDialect } from '../read/csv-rows';
import type { Cell, OutputColumn } from '../write/output-columns';
import type { ColumnType, ParquetShape } from '../write/parquet-output';
import type { Answer, AskOptions } from './asking';
import type { BulkMode } from './modes';

/** What can be read. `json` is an array of objects. */
export const BULK_INPUT_FORMATS = ['csv', 'ndjson', 'json', 'parquet'] as const;
export type BulkInputFormat = (typeof BULK_INPUT_FORMATS)[number];

/** What can be written. `geojson` is a FeatureCollection, `geojsonl` has a Feature a line. */
export const BULK_OUTPUT_FORMATS = ['csv', 'ndjson', 'json', 'geojson', 'geojsonl', 'parquet'] as const;
export type BulkOutputFormat = (typeof BULK_OUTPUT_FORMATS)[number];

/** What rows are once they are read: an array's elements are lines by then. */
export type RowFormat = 'csv' | 'ndjson' | 'parquet';

/** How rows are read. */
export type InputPlan =
  | { readonly format: 'csv'; readonly dialect: CsvDialect; readonly header: readonly string[] }
  /** `header`: keys that rows may have, and what they hold, where the output needs columns; null where any will do. */
  | {
      readonly format: 'ndjson';
      readonly header: readonly string[] | null;
      readonly types: readonly ColumnType[] | null;
    }
  | { readonly format: 'parquet'; readonly path: string; readonly header: readonly string[] }
  /** Rows that are objects of the program: only their fields travel. */
  | { readonly format: 'values'; readonly header: readonly string[] };

/** How rows are written. */
export interface OutputPlan {
  /** `cells`: only what is appended, as JSON. */
  readonly format: BulkOutputFormat | 'cells';
  readonly columns: readonly OutputColumn[];
  /** Appended after them. */
  readonly places: readonly PlaceColumn[];
  /** Names of the appended columns, the error column included where there is one. */
  readonly names: readonly string[];
  /**
   * Rejected rows stay in the output, with the reason in the last appended column; otherwise they are left out and
   * handed over apart.
   */
  readonly keepsRejected: boolean;
  readonly compression: Compression;
  /** For CSV. */
  readonly dialect: CsvDialect;
  /** For CSV: no cell is one that a spreadsheet would run. */
  readonly safeCells: boolean;
  /** For Parquet; null for the others. */
  readonly parquet: ParquetShape | null;
}

/** Everything that decides what becomes of a row; the same for all chunks and threads of a run. */
export interface BulkPlan {
  readonly mode: BulkMode;
  readonly ask: AskOptions;
  /** The fields of the mode that rows bring, in the order of `columns`. */
  readonly fields: readonly string[];
  /** Column of each field. Several columns of `text` make several entries. */
  readonly fieldColumns: readonly string[];
  readonly input: InputPlan;
  readonly output: OutputPlan;
}

/** What a worker is asked: rows as bytes, their fields alone, or where in the input file they are. */
export type ChunkTask =
  | { readonly bytes: Uint8Array }
  | { readonly values: readonly (readonly string[])[] }
  | { readonly rowGroup: number; readonly rowStart: number; readonly rowEnd: number };

/** A row that could not be asked. */
export interface Reject {
  /** Position within the chunk, from 0. */
  readonly row: number;
  readonly reason: string;
  /** The row as it stood, without its line end. */
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

/** One row while it is read. */
export interface RowReader {
  /** Goes to the next row. */
  next(): boolean;
  /** True for an empty line, which is no row. */
  readonly blank: boolean;
  /** Why the row cannot be asked; null where it can. */
  readonly fault: string | null;
  /** Values of the plan's fields; `''` for an absent one. Reused. */
  readonly values: string[];
  /** The text it stands in, with the row at `start` to `end` and its line end up to `next`; null for Parquet. */
  readonly bytes: Buffer | null;
  readonly start: number;
  readonly end: number;
  readonly lineEnd: number;
  /** Every column of the row, by the input's header. */
  cells(): unknown[];
  /** The row for the reject file. */
  line(): Uint8Array;
}

/** Takes the rows of one chunk and makes its bytes of the output. */
export interface RowWriter {
  /** A line that is no row, as it is. */
  blank(row: RowReader): void;
  row(row: RowReader, cells: readonly Cell[], found: Answer | null): void;
  /** Called once, after the last row. */
  finish(): WrittenChunk;
}

export interface WrittenChunk {
  readonly bytes: Uint8Array;
  /** For Parquet: the row group that the bytes are, with offsets from their start; null where the chunk had no rows. */
  readonly rowGroup?: RowGroup | null;
}
