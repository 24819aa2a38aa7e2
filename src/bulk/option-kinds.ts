/** The kinds of the options of bulk work. Their ranges are checked where they are used. */

import {
  A_FLAG,
  A_FUNCTION,
  A_NUMBER,
  A_PATH,
  A_SIGNAL,
  A_TEXT,
  AN_OBJECT,
  kind,
  PATHS,
  required,
  TEXTS,
} from '../schema/option-kinds';

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrTexts = (value: unknown): boolean =>
  isText(value) || (Array.isArray(value) && value.every(isText));
const isFieldColumn = (value: unknown): boolean => {
  const { field, column } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return isText(field) && isText(column);
};

const A_MAP = kind('"field=column,…", or an object of fields and their columns', (value) => {
  if (Array.isArray(value)) return value.every(isFieldColumn);
  return isText(value) || (AN_OBJECT.fits(value) && Object.values(value as object).every(isTextOrTexts));
});
const A_SHARD = kind('an object with the numbers index and count', (value) => {
  const { index, count } = value as Readonly<Record<string, unknown>>;
  return typeof index === 'number' && typeof count === 'number';
});
const A_STREAM = kind('a stream', (value) => typeof (value as NodeJS.EventEmitter).on === 'function');

const ASKING = {
  mode: required(A_TEXT),
  map: A_MAP,
  columns: TEXTS,
  prefix: A_TEXT,
  country: A_TEXT,
  fallback: A_FLAG,
  minConfidence: A_NUMBER,
  maxDistanceMeters: A_NUMBER,
  longTexts: A_TEXT,
  layers: TEXTS,
  h3: A_NUMBER,
  plusCode: A_FLAG,
  geohash: A_NUMBER,
};

export const ENRICH_KINDS = {
  ...ASKING,
  data: required(PATHS),
  memory: A_TEXT,
  overlay: A_PATH,
  threads: A_NUMBER,
  signal: A_SIGNAL,
};

export const PIPE_KINDS = { ...ASKING, input: A_STREAM, output: A_STREAM, onPlan: A_FUNCTION };

export const BULK_KINDS = {
  ...ENRICH_KINDS,
  input: required(A_PATH),
  output: required(A_PATH),
  inputFormat: A_TEXT,
  outputFormat: A_TEXT,
  delimiter: A_TEXT,
  encoding: A_TEXT,
  safeCells: A_FLAG,
  resume: A_FLAG,
  overwrite: A_FLAG,
  rejects: A_PATH,
  summary: A_PATH,
  shard: A_SHARD,
  onPlan: A_FUNCTION,
  onProgress: A_FUNCTION,
  chunkBytes: A_NUMBER,
  checkpointSeconds: A_NUMBER,
};
