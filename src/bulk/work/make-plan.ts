import { basename } from 'node:path';
import type { SchemaElement } from 'hyparquet';
import { printable, quoted } from '../../model/quote';
import { type Compression, outputCompression } from '../compression';
import { badOption } from '../failure';
import { askOptionsOf, type BulkOptions } from '../options';
import type { PlaceColumn } from '../place/place-columns';
import { columnsOf, positionsOf, unusedColumns } from '../read/column-map';
import { type CsvDialect, LINE_FEED } from '../read/csv-rows';
import type { FieldColumn } from '../read/field-column';
import type { OpenedRows } from '../read/open-rows';
import { checkColumns, ERROR_COLUMN } from '../write/output-columns';
import { outputOf } from '../write/output-places';
import {
  appendedElements,
  type ParquetShape,
  shapeFromParquet,
  shapeFromText,
} from '../write/parquet-output';
import { BULK_MODE_NAMES, type BulkMode } from './modes';
import {
  BULK_INPUT_FORMATS,
  BULK_OUTPUT_FORMATS,
  type BulkInputFormat,
  type BulkOutputFormat,
  type BulkPlan,
  type RowFormat,
} from './plan';

/** Default prefix of appended columns, because the input may have a column of the same name, such as `latitude`. */
export const DEFAULT_PREFIX = 'match_';

/** The plan, and how it was decided. */
export interface MadePlan {
  readonly plan: BulkPlan;
  readonly outputFormat: BulkOutputFormat;
  readonly map: readonly FieldColumn[];
  readonly guessed: boolean;
  /** Columns of the input that no field is read from. */
  readonly unused: readonly string[];
  /** Path of the reject file; null if rejected rows stay in the output. */
  readonly rejects: string | null;
  /** True if the reject file was asked for: it is then written even when it is empty. */
  readonly rejectsAreDue: boolean;
}

/**
 * Decides how rows are read, asked and written.
 * @throws GeocoderError INVALID_REQUEST for options that contradict each other or the input.
 */
export function makePlan(options: BulkOptions, rows: OpenedRows, places: readonly PlaceColumn[]): MadePlan {
  checkMode(options.mode);
  const format = options.outputFormat ?? outputFormatByName(options.output) ?? rows.inputFormat;
  checkGeometry(options.mode, format);
  const rejects = rejectPath(options, rows.format, format);
  const columns = checkColumns(options.mode, options.columns);
  const prefix = options.prefix ?? DEFAULT_PREFIX;
  const appended = [
    ...columns,
    ...places.map(({ name }) => name),
    ...(rejects === null ? [ERROR_COLUMN] : []),
  ];
  const names = appended.map((name) => prefix + name);
  refuseRepeats(names);
  refuseTakenNames(names, rows.header);
  const map = columnsOf(options.mode, options.map, rows.header);
  if (rows.format !== 'ndjson') positionsOf(map, rows.header);
  return {
    map,
    unused: unusedColumns(map, rows.header),
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
        places,
        names,
        keepsRejected: rejects === null,
        compression: compressionOf(options.output, format),
        dialect: dialectOf(options, rows),
        safeCells: safeCellsOf(options, format),
        parquet: format === 'parquet' ? parquetShape(rows, appendedElements(names, columns)) : null,
      },
    },
  };
}

/** The input format by the name of a file; null if the name is not enough: `.json` may be an array or lines. */
export function inputFormatByName(path: string): BulkInputFormat | null {
  const name = path.toLowerCase().replace(/\.(gz|zst)$/, '');
  if (/\.(csv|tsv|txt)$/.test(name)) return 'csv';
  if (/\.(ndjson|jsonl|ldjson)$/.test(name)) return 'ndjson';
  return /\.(parquet|pq)$/.test(name) ? 'parquet' : null;
}

/** Formats of other programs. A CSV file of such a name would not open there. */
const NOT_WRITTEN = /\.(xlsx?|xlsb|ods|numbers|gpkg|shp|kml|kmz|gml|xml|avro|orc|arrow|feather|zip|pdf)$/;

/**
 * The output format by the name of a file; null if the name does not show it.
 * @throws GeocoderError INVALID_REQUEST for the name of a format that bulk does not write.
 */
export function outputFormatByName(path: string): BulkOutputFormat | null {
  const name = path.toLowerCase().replace(/\.(gz|zst)$/, '');
  if (name.endsWith('.json')) return 'json';
  if (name.endsWith('.geojson')) return 'geojson';
  if (/\.(geojsonl|geojsons|geojsonseq|ndgeojson)$/.test(name)) return 'geojsonl';
  if (NOT_WRITTEN.test(name))
    throw badOption(
      `output: expected a name of ${BULK_OUTPUT_FORMATS.join(', ')}, but got ${printable(basename(path))}; ` +
        'outputFormat (--out-format) chooses one whatever the name',
    );
  return inputFormatByName(path);
}

/** @throws GeocoderError INVALID_REQUEST for formats that bulk does not know. */
export function checkFormats({
  inputFormat,
  outputFormat,
}: Pick<BulkOptions, 'inputFormat' | 'outputFormat'>): void {
  checkFormat('input format', inputFormat, BULK_INPUT_FORMATS);
  checkFormat('output format', outputFormat, BULK_OUTPUT_FORMATS);
}

function checkFormat(name: string, format: string | undefined, known: readonly string[]): void {
  if (format === undefined || known.includes(format)) return;
  throw badOption(`${name}: expected ${known.join(', ')}, but got ${quoted(format)}`);
}

/** Refuses GeoJSON in mode `pair`: two compared addresses have no common point. */
function checkGeometry(mode: BulkMode, format: BulkOutputFormat): void {
  if (mode !== 'pair' || !format.startsWith('geojson')) return;
  throw badOption(`output format: expected csv, ndjson, json or parquet in mode pair, but got ${format}`);
}

function safeCellsOf({ safeCells = false }: BulkOptions, format: BulkOutputFormat): boolean {
  if (!safeCells || format === 'csv') return safeCells;
  throw badOption(`safeCells: expected an output in CSV, which spreadsheets open, but got ${format}`);
}

export function checkMode(mode: string): asserts mode is BulkMode {
  if ((BULK_MODE_NAMES as readonly string[]).includes(mode)) return;
  throw badOption(`mode: expected ${BULK_MODE_NAMES.join(', ')}, but got ${quoted(mode)}`);
}

function rejectPath(options: BulkOptions, input: RowFormat, output: BulkOutputFormat): string | null {
  if (input === 'parquet' && output === 'parquet') {
    if (options.rejects === undefined) return null;
    throw badOption(
      'rejects: expected none from Parquet to Parquet, where columns are copied whole: rows that cannot be asked stay, ' +
        `with the reason in ${options.prefix ?? DEFAULT_PREFIX}${ERROR_COLUMN}`,
    );
  }
  if (options.rejects !== undefined) return options.rejects;
  return outputOf('output', options.output).isStream
    ? null
    : `${options.output}.rejects.${input === 'csv' ? 'csv' : 'ndjson'}`;
}

/**
 * Refuses appended columns with equal names: a property of a layer may have the name of another column.
 * @throws GeocoderError INVALID_REQUEST.
 */
export function refuseRepeats(names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  if (repeated === undefined) return;
  throw badOption(
    `layer: expected names that no other column has, but got ${quoted(repeated)} twice; FILE:PROPERTY=NAME names one`,
  );
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

function compressionOf(output: string, format: BulkOutputFormat): Compression {
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
