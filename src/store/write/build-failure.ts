import { whyNotWritten } from '../../files/why-not-written';
import { GeocoderError } from '../../model/errors';

/**
 * Turns any error of writing a dataset into a GeocoderError BUILD_FAILED with the path and the reason. A GeocoderError
 * stays as it is.
 */
export function asBuildFailure(error: unknown, path: string): GeocoderError {
  if (error instanceof GeocoderError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const hint =
    code === 'ENOSPC' || code === 'SQLITE_FULL'
      ? ' (the disk is full)'
      : code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'SQLITE_CANTOPEN'
        ? ' (no permission to write there)'
        : '';
  return new GeocoderError(
    'BUILD_FAILED',
    `expected to write the dataset ${path}, but ${whyNotWritten(path, error)}${hint}`,
    {
      cause: error,
    },
  );
}
