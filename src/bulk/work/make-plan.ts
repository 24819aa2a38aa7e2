import type { SchemaElement } from 'hyparquet';
import { quoted } from '../../model/quote';
import { type Compression, outputCompression } from '../compression';
import { badOption } from '../failure';
import { askOptionsOf, type BulkOptions } from '../options';
import {
  checkColumnMap,
  type FieldColumn,
  guessColumns,
  parseColumnMap,
  positionsOf,
} from '../read/column-map';
import { type CsvDialect, LINE_FEED } from '../read/csv-rows';
import type { OpenedRows } from '../read/open-rows';
import { checkColumns, DEFAULT_COLUMNS, ERROR_COLUMN } from '../write/output-columns';
import {
  appendedElements,
  type ParquetShape,
  shapeFromParquet,
  shapeFromText,
} from '../write/parquet-output';
import { BULK_MODE_NAMES, type BulkMode } from './modes';
import { BULK_FORMATS, type BulkFormat, type BulkPlan } from './plan';

/** Put before the name of each appended column: the input's own `latitude` is another. */
export const DEFAULT_PREFIX = 'match_';

/** The plan, and what a person wants to know of how it came about. */
export interface MadePlan {
  readonly plan: BulkPlan;
  readonly outputFormat: BulkFormat;
  readonly map: readonly FieldColumn[];
  readonly guessed: boolean;
  /** Path of the reject file; null where rejected rows stay in the output. */
  readonly rejects: string | null;
  /** True where the reject file was asked for: then it is written also when it is empty. */
  readonly rejectsAreDue: boolean;
}

/**
 * Decides how rows are read, asked and written.
 * @throws GeocoderError INVALID_REQUEST for options that do not fit each other or the input.
 */
export function makePlan(options: BulkOptions, rows: OpenedRows): MadePlan {
  checkMode(options.mode);
  const format = options.outputFormat ?? formatByName(options.output) ?? rows.format;
  const rejects = rejectPath(options, rows.format, format);
  const columns = checkColumns(options.columns ?? DEFAULT_COLUMNS);
  const prefix = options.prefix ?? DEFAULT_PREFIX;
  const names = [...columns, ...(rejects === null ? [ERROR_COLUMN] : [])].map((name) => prefix + name);
  refuseTakenNames(names, rows.header);
  const map = mapOf(options, rows.header);
  if (rows.format !== 'ndjson') positionsOf(map, rows.header);
  return {
    map,
    outputFormat: format,
    guessed: options.map === undefined,
    rejects,
    rejectsAreDue: options.rejects !== undefined,
    plan: {
      mode: options.mode,
      ask: askOptionsOf(options),
      fields: map.map(({ field }) => field),
      fieldColumns: map.map(({ column }) => column),
      input: rows.plan(format),
      output: {
        format,
        columns,
        names,
        keepsRejected: rejects === null,
        compression: compressionOf(options.output, format),
        dialect: dialectOf(options, rows),
        parquet: format === 'parquet' ? parquetShape(rows, appendedElements(names, columns)) : null,
      },
    },
  };
}

/** A format by a file's name; null where it does not tell. */
export function formatByName(path: string): BulkFormat | null {
  const name = path.toLowerCase().replace(/\.(gz|zst)$/, '');
  if (/\.(csv|tsv|txt)$/.test(name)) return 'csv';
  if (/\.(ndjson|jsonl|ldjson)$/.test(name)) return 'ndjson';
  return name.endsWith('.parquet') || name.endsWith('.pq') ? 'parquet' : null;
}

export function checkFormat(name: string, format: string | undefined): void {
  if (format === undefined || (BULK_FORMATS as readonly string[]).includes(format)) return;
  throw badOption(`${name}: expected ${BULK_FORMATS.join(', ')}, but got ${quoted(format)}`);
}

export function checkMode(mode: string): asserts mode is BulkMode {
  if ((BULK_MODE_NAMES as readonly string[]).includes(mode)) return;
  throw badOption(`mode: expected ${BULK_MODE_NAMES.join(', ')}, but got ${quoted(mode)}`);
}

/** @throws GeocoderError INVALID_REQUEST as `checkColumnMap`. */
export function mapOf(
  { mode, map }: Pick<BulkOptions, 'mode' | 'map'>,
  header: readonly string[],
): FieldColumn[] {
  if (map === undefined) return guessColumns(mode, header);
  if (typeof map === 'string') return parseColumnMap(mode, map);
  if (Array.isArray(map)) return checkColumnMap(mode, map as readonly FieldColumn[]);
  return checkColumnMap(
    mode,
    Object.entries(map).map(([field, column]) => ({ field, column: String(column) })),
  );
}

function rejectPath(options: BulkOptions, input: BulkFormat, output: BulkFormat): string | null {
  if (input === 'parquet' && output === 'parquet') {
    if (options.rejects === undefined) return null;
    throw badOption(
      'rejects: expected none from Parquet to Parquet, where columns are copied whole: rows that cannot be asked stay, ' +
        `with the reason in ${options.prefix ?? DEFAULT_PREFIX}${ERROR_COLUMN}`,
    );
  }
  if (options.rejects !== undefined) return options.rejects;
  return options.output === '-' ? null : `${options.output}.rejects.${input === 'csv' ? 'csv' : 'ndjson'}`;
}

function refuseTakenNames(names: readonly string[], header: readonly string[]): void {
  const taken = names.find((name) => header.includes(name));
  if (taken === undefined) return;
  throw badOption(
    `columns: expected names that the input does not have, but it has ${quoted(taken)} already; choose another --prefix`,
  );
}

function dialectOf({ delimiter, output }: BulkOptions, rows: OpenedRows): CsvDialect {
  if (rows.csv !== null) return rows.csv.dialect;
  const byName = /\.tsv(\.gz|\.zst)?$/i.test(output) ? '\t' : ',';
  return { delimiter: (delimiter ?? byName).charCodeAt(0), newline: LINE_FEED };
}

function compressionOf(output: string, format: BulkFormat): Compression {
  const compression = outputCompression(output);
  if (format !== 'parquet' || compression === 'none') return compression;
  throw badOption(
    `output: expected a name without .gz or .zst for Parquet, which compresses itself, but got ${output}`,
  );
}

function parquetShape(rows: OpenedRows, appended: readonly SchemaElement[]): ParquetShape {
  return rows.parquet === null
    ? shapeFromText(rows.header, rows.types ?? [], appended)
    : shapeFromParquet(rows.parquet, appended);
}
