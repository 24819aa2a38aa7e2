import { type ErrorCode, GeocoderError } from '../model/errors';

/** An error as plain data, to send between threads: structured cloning loses its class and code. */
export interface Failure {
  readonly code: ErrorCode | null;
  readonly message: string;
  readonly stack: string | null;
}

export function toFailure(error: unknown): Failure {
  if (error instanceof GeocoderError) return { code: error.code, message: error.message, stack: null };
  const known = error instanceof Error ? error : new TypeError(String(error));
  return { code: null, message: known.message, stack: known.stack ?? null };
}

/** The error from its plain data. An error without a code is a bug of Doorplate and keeps its stack. */
export function fromFailure({ code, message, stack }: Failure): Error {
  if (code !== null) return new GeocoderError(code, message);
  const cause = new TypeError(message);
  if (stack !== null) cause.stack = stack;
  return new GeocoderError('WORKER_FAILED', `expected an answer from a worker thread, got ${message}`, {
    cause,
  });
}
