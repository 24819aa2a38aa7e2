import { GeocoderError } from '../model/errors';

/** The rows cannot be read. */
export function badInput(message: string, cause?: unknown): GeocoderError {
  return new GeocoderError('BULK_INPUT', message, cause === undefined ? undefined : { cause });
}

/** The output cannot be written or continued. */
export function badOutput(message: string, cause?: unknown): GeocoderError {
  return new GeocoderError('BULK_OUTPUT', message, cause === undefined ? undefined : { cause });
}

/** An option is wrong. */
export function badOption(message: string): GeocoderError {
  return new GeocoderError('INVALID_REQUEST', message);
}
