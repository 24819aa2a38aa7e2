/**
 * Geocoding of millions of rows: files on worker threads, a filter for lines, an async generator and a stream.
 *
 * @module doorplate/bulk
 */

export { type ErrorCode, GeocoderError } from '../model/errors';
export { type EnrichedRow, type EnrichOptions, enrich, enrichStream } from './enrich';
export type { BulkOptions, BulkProgress, BulkReport, PlanNotice } from './options';
export type { ColumnMap } from './read/column-map';
export type { FieldColumn } from './read/field-column';
export { runBulk } from './run-bulk';
export { type PipeOptions, runPipe } from './run-pipe';
export type { BulkSummary } from './summary';
export { keptRows } from './work/checkpoint';
export { BULK_MODE_NAMES, BULK_MODES, type BulkMode } from './work/modes';
export {
  BULK_INPUT_FORMATS,
  BULK_OUTPUT_FORMATS,
  type BulkInputFormat,
  type BulkOutputFormat,
} from './work/plan';
export {
  type CellOf,
  type ChosenColumns,
  DEFAULT_COLUMNS,
  OUTPUT_COLUMNS,
  type OutputColumn,
} from './write/output-columns';
