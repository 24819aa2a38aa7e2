import { once } from 'node:events';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
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
    try {
      const file = await open(path + PARTIAL, keep === null ? 'w' : 'r+');
      if (keep !== null) {
        const { size } = await file.stat();
        if (size < keep) {
          await file.close();
          throw badOutput(
            `${path}${PARTIAL}: expected at least ${keep} bytes to continue after, got ${size}`,
          );
        }
        await file.truncate(keep);
      }
      return new OutputFile(path, file, keep ?? 0);
    } catch (cause) {
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

/** Gives a finished file its name. Once more is harmless: a run may die right after it. */
export async function publish(path: string): Promise<void> {
  try {
    await rename(path + PARTIAL, path);
  } catch (cause) {
    if (!isAbsent(cause)) throw asOutputError(cause, path);
  }
}

/** Removes a file that turned out not to be needed, and that of an earlier run, which would mislead. */
export async function discard(path: string): Promise<void> {
  await rm(path + PARTIAL, { force: true });
  await rm(path, { force: true });
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

function asOutputError(cause: unknown, path: string): Error {
  if (cause instanceof Error && cause.name === 'GeocoderError') return cause;
  return badOutput(`${path}: expected to write it, got ${reasonOf(cause)}`, cause);
}
