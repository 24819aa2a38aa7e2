import { join } from 'node:path';
import { GeocoderError } from '../../model/errors';

/** Bytes that the format does not allow, as a decoder finds them. `reportDamage` tells the user of them. */
export class CorruptBytes extends Error {
  override readonly name = 'CorruptBytes';
  /** The file of the dataset that holds them. */
  readonly file: string;

  /**
   * @param file name within the dataset's directory.
   * @param finding what is wrong there.
   */
  constructor(file: string, finding: string, options?: { cause?: unknown }) {
    super(finding, options);
    this.file = file;
  }
}

/**
 * What SQLite says when the file is not the one that was built. Our statements are fixed and run on every intact
 * dataset, so an error in one (SQLITE_ERROR) means that a table or column is missing.
 */
const SQLITE_FINDING = /^SQLITE_(CORRUPT|NOTADB|FORMAT|IOERR|TOOBIG|SCHEMA|ERROR)/;
/** Error codes of the operating system for a file that cannot be opened. */
const UNREADABLE = new Set(['ENOENT', 'EACCES', 'EPERM', 'ENOTDIR', 'EISDIR', 'ELOOP', 'SQLITE_CANTOPEN']);

/**
 * Runs what reads a dataset. This is the one place where findings become errors for users: corrupt bytes, by our
 * decoders or by SQLite, give DATASET_DAMAGED; a file that cannot be opened gives DATASET_NOT_FOUND. Everything else,
 * such as a TypeError of ours, is thrown as it is.
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
