/** `POST /batch`: many questions in one request, one on each line. */

import type { MatchOptions } from '../../model/options';
import { OPERATIONS } from '../../operations';
import { readQuery } from '../routes/query-parameters';

export const BATCH_PATH = '/batch';
export const NDJSON_TYPE = 'application/x-ndjson; charset=utf-8';
const NDJSON_TYPES = ['application/x-ndjson', 'application/ndjson', 'application/jsonl'];

const { limit, country, minConfidence } = OPERATIONS.candidates.options.properties;
/** Options of every row. */
export const BATCH_FIELDS = new Map(Object.entries({ limit, country, minConfidence }));
/** Most batches need only the best match. */
const STANDARD: MatchOptions = { limit: 1 };

/** @throws GeocoderError INVALID_REQUEST for a parameter that is unknown or wrong. */
export function batchOptions(query: string): MatchOptions {
  return { ...STANDARD, ...readQuery('batch', query, BATCH_FIELDS) };
}

export function isNdjsonType(contentType: string | undefined): boolean {
  return NDJSON_TYPES.includes((contentType ?? '').split(';')[0]!.trim().toLowerCase());
}
