import { type FileHandle, lstat, rename, rm } from 'node:fs/promises';
import { createOwn, reopenOwn } from '../../files/own-file';
import { whyNotWritten } from '../../files/why-not-written';
import { badOutput } from '../failure';

/** The destination of rows. */
export interface OutputSink {
  /** Number of written bytes. */
  readonly length: number;
  write(bytes: Uint8Array): Promise<void>;
  /** Syncs the written bytes to disk. */
  sync(): Promise<void>;
  /** Closes it without completing it: it can be continued. */
  close(): Promise<void>;
}

/** Suffix of the name of an incomplete output file. A file without it is complete. */
export const PARTIAL = '.part';

/** A file that is written beside its target and renamed when it is complete. */
export class OutputFile implements OutputSink {
  readonly path: string;
  readonly #file: FileHandle;
  #length: number;

  private constructor(path: string, file: FileHandle, length: number) {
    this.path = path;
    this.#file = file;
    this.#length = length;
  }

  /**
   * @param keep number of bytes of an earlier run to keep; later bytes are cut off. Null starts a new file.
   * @throws GeocoderError BULK_OUTPUT if it cannot be written, or holds less than it should.
   */
  static async open(path: string, keep: number | null): Promise<OutputFile> {
    let file: FileHandle | null = null;
    try {
      file = await (keep === null ? createOwn : reopenOwn)(path + PARTIAL);
      if (keep !== null) {
        const { size } = await file.stat();
        if (size < keep)
          throw badOutput(
            `${path}${PARTIAL}: expected at least ${keep} bytes to continue after, got ${size}`,
          );
        await file.truncate(keep);
      }
      return new OutputFile(path, file, keep ?? 0);
    } catch (cause) {
      await file?.close();
      throw asOutputError(cause, path + PARTIAL);
    }
  }

  get length(): number {
    return this.#length;
  }

  async write(bytes: Uint8Array): Promise<void> {
    try {
      for (let from = 0; from < bytes.length; ) {
        const { bytesWritten } = await this.#file.write(bytes, from, bytes.length - from, this.#length);
        from += bytesWritten;
        this.#length += bytesWritten;
      }
    } catch (cause) {
      throw asOutputError(cause, this.path + PARTIAL);
    }
  }

  async sync(): Promise<void> {
    try {
      await this.#file.sync();
    } catch (cause) {
      throw asOutputError(cause, this.path + PARTIAL);
    }
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

/**
 * Gives a complete file its final name. It may be repeated: a run may die right after it.
 * @param length size of the complete file, bytes.
 * @param overwrite whether an existing file is replaced.
 * @throws GeocoderError BULK_OUTPUT if the complete file is missing or has another size, and if the name is
 * taken.
 */
export async function publish(path: string, length: number, overwrite: boolean): Promise<void> {
  try {
    const finished = await statOf(path + PARTIAL);
    if (finished === null) {
      if ((await statOf(path))?.size === length) return;
      throw badOutput(`${path}${PARTIAL}: expected the finished rows to be there, but they are gone`);
    }
    if (!finished.isFile() || finished.size !== length) {
      throw badOutput(
        `${path}${PARTIAL}: expected the ${length} bytes that were written, but found another file`,
      );
    }
    if (!overwrite)
      await refuseExisting(path, `${REPLACE_ADVICE}; the finished rows are in ${path}${PARTIAL}`);
    await rename(path + PARTIAL, path);
  } catch (cause) {
    throw asOutputError(cause, path);
  }
}

export const REPLACE_ADVICE = '; choose another name, or replace it with overwrite (--overwrite)';

/** @throws GeocoderError BULK_OUTPUT if the file exists. */
export async function refuseExisting(path: string, advice: string): Promise<void> {
  if ((await statOf(path)) === null) return;
  throw badOutput(`${path}: expected no file there yet, but there is one${advice}`);
}

/**
 * Removes a file that is not needed.
 * @param overwrite whether the same file of an earlier run is removed too: it would mislead.
 */
export async function discard(path: string, overwrite: boolean): Promise<void> {
  await rm(path + PARTIAL, { force: true });
  if (overwrite) await rm(path, { force: true });
}

async function statOf(path: string) {
  try {
    return await lstat(path);
  } catch (cause) {
    if (isAbsent(cause)) return null;
    throw cause;
  }
}

export function isAbsent(cause: unknown): boolean {
  return (cause as NodeJS.ErrnoException | null)?.code === 'ENOENT';
}

export function asOutputError(cause: unknown, path: string): Error {
  if (cause instanceof Error && cause.name === 'GeocoderError') return cause;
  return badOutput(`${path}: expected to write it, but ${whyNotWritten(path, cause)}`, cause);
}
