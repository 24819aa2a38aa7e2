/**
 * Every error code Doorplate can throw, with what it means. The codes are part of the public
 * interface: they never change meaning, and the README lists the same table (a test compares them).
 */
export const ERROR_CODES = {
  INVALID_REQUEST: 'A request field or option is missing, of the wrong type, out of range or unknown.',
  GEOCODER_CLOSED: 'The geocoder was used after close().',
  DATASET_NOT_FOUND: 'The directory is not a dataset: it or one of its files is missing.',
  DATASET_DAMAGED: 'The bytes of the dataset are not the ones that were built.',
  DATASET_VERSION: 'The dataset was built for another version of the format.',
  RECIPE_INVALID: 'The recipe has an unknown key, a missing one or a wrong value.',
  SOURCE_NOT_FOUND: 'An input file that the recipe names does not exist or cannot be read.',
  SOURCE_INVALID:
    'An input file is not what the recipe says: wrong columns, broken compression, broken geometry.',
  BUILD_FAILED: 'The dataset could not be written: disk full, no permission, another build running.',
  BUILD_REFUSED: 'The new dataset holds much less than the one it would replace; `force` publishes it.',
  FETCH_FAILED:
    'A file could not be fetched: no connection, or an answer of the server that is not the file.',
  PACK_INVALID: 'The file is not a packed dataset, or its bytes are not the ones that were packed.',
  SIGNATURE_INVALID: 'A key file cannot be used, or the signature was not made by the key that is trusted.',
  UPDATE_REFUSED:
    'What came is older than the dataset in place, or another dataset; `allowOlder`, `allowOther` take it.',
  PATCH_INVALID: 'The file is not a patch, or its bytes are not the ones that were made.',
  PATCH_REFUSED: 'The patch was made for another dataset, or did not give the dataset that it was made of.',
  CATALOGUE_INVALID: 'The catalogue is not one, cannot be written, or has no dataset of that name.',
  BULK_INPUT:
    'The rows of a bulk run, an evaluation or an import cannot be read: no such file, wrong columns, an unclosed quote, broken compression.',
  BULK_OUTPUT:
    'The output of a bulk run, an evaluation or a diff cannot be written or continued: disk full, no permission, a checkpoint of other work.',
  POOL_FULL: 'More calls wait for the worker threads than the pool allows.',
  WORKER_FAILED: 'A worker thread could not start, or died twice over the same work.',
  KEYS_INVALID: 'The file of API keys is missing, damaged, writable by others or cannot be written.',
  SERVE_FAILED: 'The HTTP service could not start: its address is taken or not allowed.',
  REQUEST_REFUSED: 'The HTTP service answered with a problem, or could not be reached.',
  OVERLAY_INVALID: 'The file of an overlay is missing, something else, damaged, or cannot be written.',
  PACKAGE_MISSING:
    'A package that is needed for this is not installed, or its native module cannot be loaded.',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** The one class of error that Doorplate throws. `message` says what was expected and what came. */
export class GeocoderError extends Error {
  override readonly name = 'GeocoderError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
