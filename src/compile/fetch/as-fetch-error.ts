import { DownloadFailure, type FailureKind } from '../../files/download/failure';
import { type ErrorCode, GeocoderError } from '../../model/errors';

const CODES: Record<FailureKind, ErrorCode> = {
  refused: 'FETCH_FAILED',
  astray: 'SOURCE_INVALID',
  'gave up': 'FETCH_FAILED',
  stopped: 'BUILD_FAILED',
};

/** Turns a failed download of an input into a GeocoderError; other errors stay as they are. */
export function asFetchError(error: unknown): unknown {
  if (!(error instanceof DownloadFailure)) return error;
  return new GeocoderError(CODES[error.kind], error.message, { cause: error });
}
