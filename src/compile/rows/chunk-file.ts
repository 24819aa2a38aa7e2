import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { CHUNK_INTEGERS, RowChunk } from './row-chunk';

/** A temporary file of row chunks. Each is written as its length in integers, then its integers. */
export class ChunkFile {
  readonly #path: string;
  readonly #head = new Int32Array(1);
  #descriptor: number;

  constructor(path: string) {
    this.#path = path;
    this.#descriptor = openSync(path, 'w+');
  }

  append(chunk: RowChunk): void {
    this.#head[0] = chunk.used;
    writeWhole(this.#descriptor, Buffer.from(this.#head.buffer));
    writeWhole(this.#descriptor, chunk.bytes.subarray(0, 4 * chunk.used));
  }

  /** The chunks in the order of writing, each in memory of its own. */
  *chunks(): Generator<RowChunk> {
    const head = Buffer.from(this.#head.buffer);
    let position = 0;
    while (readSync(this.#descriptor, head, 0, 4, position) === 4) {
      const chunk = new RowChunk(Math.max(this.#head[0]!, 1));
      chunk.used = this.#head[0]!;
      position += 4;
      const bytes = 4 * chunk.used;
      for (let at = 0; at < bytes; ) {
        const count = readSync(this.#descriptor, chunk.bytes, at, bytes - at, position + at);
        if (count === 0) throw new Error(`${this.#path} is shorter than what was written to it`);
        at += count;
      }
      position += bytes;
      yield chunk;
    }
  }

  /** Closes and deletes the file. */
  remove(): void {
    if (this.#descriptor < 0) return;
    closeSync(this.#descriptor);
    this.#descriptor = -1;
    rmSync(this.#path, { force: true });
  }
}

function writeWhole(descriptor: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at, bytes.length - at);
}

/** Bytes of a full chunk. */
export const CHUNK_BYTES = 4 * CHUNK_INTEGERS;
