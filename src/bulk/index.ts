/**
 * Rows by the million: files enriched on worker threads, a filter for lines, and the same as an async generator and
 * as a stream.
 */

export { type ErrorCode, GeocoderError } from '../model/errors';
export type { FieldColumn } from './column-map';
export { type EnrichedRow, type EnrichOptions, enrich, enrichStream } from './enrich';
export { BULK_MODE_NAMES, BULK_MODES, type BulkMode } from './modes';
export type { BulkOptions, BulkProgress, BulkReport, PlanNotice } from './options';
export { DEFAULT_COLUMNS, OUTPUT_COLUMNS, type OutputColumn } from './output-columns';
export { BULK_FORMATS, type BulkFormat } from './plan';
export { runBulk } from './run-bulk';
export { type PipeOptions, runPipe } from './run-pipe';
export type { BulkSummary } from './summary';
