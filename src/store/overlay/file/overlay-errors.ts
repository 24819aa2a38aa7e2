import { GeocoderError } from '../../../model/errors';
import { CorruptBytes } from '../../format/damage';

/** What is thrown for an error of SQLite or a damaged snapshot; other errors stay as they are. */
export function refused(path: string, error: unknown): unknown {
  if (error instanceof CorruptBytes)
    return new GeocoderError(
      'OVERLAY_INVALID',
      `${path}: ${error.message}; take a copy of it that is whole, or what "overlay export" wrote`,
      { cause: error },
    );
  const code = (error as { code?: unknown }).code;
  if (typeof code !== 'string' || !code.startsWith('SQLITE_')) return error;
  return unusable(path, error as Error);
}

export function unusable(path: string, cause: Error): GeocoderError {
  return new GeocoderError(
    'OVERLAY_INVALID',
    `expected an overlay in ${path} that can be read and written, but got: ${cause.message}`,
    { cause },
  );
}
