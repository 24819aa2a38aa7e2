import { GeocoderError } from '../../model/errors';

/** The error for bytes that are not the ones that were built: what is wrong, and in which file. */
export function damaged(file: string, what: string, cause?: unknown): GeocoderError {
  return new GeocoderError(
    'DATASET_DAMAGED',
    `${file}: ${what}; the dataset must be built or copied again`,
    cause === undefined ? undefined : { cause },
  );
}

/**
 * Whatever was thrown while reading a dataset, as a GeocoderError: SQLite's own finding of corruption and the
 * RangeError or TypeError of a decoder that ran into impossible bytes alike become DATASET_DAMAGED.
 */
export function asDamage(error: unknown, file: string): GeocoderError {
  if (error instanceof GeocoderError) return error;
  return damaged(
    file,
    `expected readable rows, got: ${error instanceof Error ? error.message : String(error)}`,
    error,
  );
}
