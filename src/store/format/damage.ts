import { join } from 'node:path';
import { GeocoderError } from '../../model/errors';

/** Bytes that the format does not allow. A decoder throws it, and `reportDamage` reports it to the user. */
export class CorruptBytes extends Error {
  override readonly name = 'CorruptBytes';
  /** The file of the dataset that holds them. */
  readonly file: string;

  /**
   * @param file name within the directory of the dataset.
   * @param finding what is wrong there.
   */
  constructor(file: string, finding: string, options?: { cause?: unknown }) {
    super(finding, options);
    this.file = file;
  }
}

/**
 * SQLite's errors for a file that is not the one that was built. Our statements are fixed and run on every intact
 * dataset, so SQLITE_ERROR means that a table or column is missing.
 */
const SQLITE_FINDING = /^SQLITE_(CORRUPT|NOTADB|FORMAT|IOERR|TOOBIG|SCHEMA|ERROR)/;
/** Error codes of the operating system for a file that cannot be opened. */
const UNREADABLE = new Set(['ENOENT', 'EACCES', 'EPERM', 'ENOTDIR', 'EISDIR', 'ELOOP', 'SQLITE_CANTOPEN']);

/**
 * Runs code that reads a dataset. Only this function turns findings into errors for users. Corrupt bytes, found by our
 * decoders or by SQLite, become DATASET_DAMAGED. A file that cannot be opened becomes DATASET_NOT_FOUND. Other errors,
 * such as a TypeError of our own, are thrown as they are.
 */
export function reportDamage<Answer>(directory: string, read: () => Answer): Answer {
  try {
    return read();
  } catch (error) {
    throw reported(error, directory);
  }
}

function reported(error: unknown, directory: string): unknown {
  if (error instanceof CorruptBytes) return damaged(join(directory, error.file), error.message, error);
  const code = codeOf(error);
  if (code === null) return error;
  const { message } = error as Error;
  if (SQLITE_FINDING.test(code) || code === 'EIO')
    return damaged(directory, `expected readable rows, got: ${message}`, error);
  if (!UNREADABLE.has(code)) return error;
  return new GeocoderError('DATASET_NOT_FOUND', `expected a dataset in ${directory}, but got: ${message}`, {
    cause: error,
  });
}

function damaged(path: string, finding: string, cause: unknown): GeocoderError {
  const message = `${path}: ${finding}; the dataset must be built or copied again`;
  return new GeocoderError('DATASET_DAMAGED', message, { cause });
}

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof GeocoderError) return null;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : null;
}
