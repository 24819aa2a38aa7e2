import { once } from 'node:events';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { OutputPlace } from '../../files/output-place';
import { STANDARD_STREAM } from '../read/open-input';
import { asOutputError, OutputFile, type OutputSink } from './output-file';

/**
 * Opens an output: a file beside its name, or what takes the bytes as they come.
 * @param keep number of bytes of an earlier run to keep in a file; null starts a new one.
 * @throws GeocoderError BULK_OUTPUT.
 */
export function openOutput({ path, isStream }: OutputPlace, keep: number | null): Promise<OutputSink> {
  if (!isStream) return OutputFile.open(path, keep);
  return path === STANDARD_STREAM
    ? Promise.resolve(new OutputStream(process.stdout))
    : OutputDevice.open(path);
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
    // Wait for a slow reader.
    if (bytes.length > 0 && !this.#stream.write(bytes)) await once(this.#stream, 'drain');
  }

  async sync(): Promise<void> {}

  async close(): Promise<void> {}
}

/** A pipe or a device by its name. It cannot be continued either. */
class OutputDevice implements OutputSink {
  readonly #path: string;
  readonly #device: FileHandle;
  #length = 0;

  private constructor(path: string, device: FileHandle) {
    this.#path = path;
    this.#device = device;
  }

  static async open(path: string): Promise<OutputDevice> {
    try {
      // Neither made nor cut off: it is no file.
      return new OutputDevice(path, await open(path, constants.O_WRONLY));
    } catch (cause) {
      throw asOutputError(cause, path);
    }
  }

  get length(): number {
    return this.#length;
  }

  async write(bytes: Uint8Array): Promise<void> {
    try {
      await this.#device.writeFile(bytes);
      this.#length += bytes.length;
    } catch (cause) {
      throw asOutputError(cause, this.#path);
    }
  }

  async sync(): Promise<void> {}

  close(): Promise<void> {
    return this.#device.close();
  }
}
