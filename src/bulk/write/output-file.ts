import { once } from 'node:events';
import { type FileHandle, lstat, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { createOwn, reopenOwn } from '../../files/own-file';
import { badOutput, reasonOf } from '../failure';

/** Where rows go. */
export interface OutputSink {
  /** Bytes that were written. */
  readonly length: number;
  write(bytes: Uint8Array): Promise<void>;
  /** Makes what was written outlast a power failure. */
  sync(): Promise<void>;
  /** Closes it without finishing: it can be continued. */
  close(): Promise<void>;
}

/** While it grows, an output file has this at the end of its name: a finished name is a finished file. */
export const PARTIAL = '.part';

/** A file that is written beside its target and takes its name when it is whole. */
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
   * @param keep bytes of an earlier run to continue after; what came later is cut off. Null starts anew.
   * @throws GeocoderError BULK_OUTPUT where it cannot be written, or holds less than it should.
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
 * Gives a finished file its name. Once more is harmless: a run may die right after it.
 * @param length bytes that the finished file has.
 * @param overwrite whether a file that has the name already is replaced.
 * @throws GeocoderError BULK_OUTPUT where the finished file is gone or is another, and where the name is taken.
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
    if (!overwrite) await refuseExisting(path, `; the finished rows are in ${path}${PARTIAL}`);
    await rename(path + PARTIAL, path);
  } catch (cause) {
    throw asOutputError(cause, path);
  }
}

/** @throws GeocoderError BULK_OUTPUT where there is something by that name. */
export async function refuseExisting(path: string, also = ''): Promise<void> {
  if ((await statOf(path)) === null) return;
  throw badOutput(
    `${path}: expected no file there yet, but there is one; choose another name, or replace it with overwrite (--overwrite)${also}`,
  );
}

/**
 * Removes a file that turned out not to be needed.
 * @param overwrite whether that of an earlier run goes too: it would mislead.
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

/** A stream, such as standard output, that cannot be continued. */
export class OutputStream implements OutputSink {
  readonly #stream: Writable;
  #length = 0;

  constructor(stream: Writable) {
    this.#stream = stream;
  }

  get length(): number {
    return this.#length;
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#length += bytes.length;
    // A reader that is slower than we are holds us back.
    if (bytes.length > 0 && !this.#stream.write(bytes)) await once(this.#stream, 'drain');
  }

  async sync(): Promise<void> {}

  async close(): Promise<void> {}
}

export function isAbsent(cause: unknown): boolean {
  return (cause as NodeJS.ErrnoException | null)?.code === 'ENOENT';
}

export function asOutputError(cause: unknown, path: string): Error {
  if (cause instanceof Error && cause.name === 'GeocoderError') return cause;
  return badOutput(`${path}: expected to write it, got ${reasonOf(cause)}`, cause);
}
