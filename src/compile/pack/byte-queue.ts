import { GeocoderError } from '../../model/errors';

/** Reads a stream of bytes by length. */
export class ByteQueue {
  readonly #pieces: AsyncIterator<Buffer>;
  #left: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#pieces = stream[Symbol.asyncIterator]();
  }

  /** Yields the next `bytes` bytes in chunks. @throws GeocoderError PACK_INVALID if the stream ends before. */
  async *pieces(bytes: number): AsyncGenerator<Buffer> {
    for (let wanted = bytes; wanted > 0; ) {
      if (this.#left.length === 0 && !(await this.#more()))
        throw new GeocoderError('PACK_INVALID', `expected ${wanted} more bytes, got the end of the file`);
      const piece = this.#left.subarray(0, wanted);
      this.#left = this.#left.subarray(piece.length);
      wanted -= piece.length;
      yield piece;
    }
  }

  /** Reads the next `bytes` bytes. @throws GeocoderError PACK_INVALID if the stream ends before. */
  async take(bytes: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    for await (const piece of this.pieces(bytes)) taken.push(piece);
    return Buffer.concat(taken);
  }

  /** Whether the stream has ended. */
  async atEnd(): Promise<boolean> {
    return this.#left.length === 0 && !(await this.#more());
  }

  async #more(): Promise<boolean> {
    while (this.#left.length === 0) {
      const { done, value } = await this.#pieces.next();
      if (done === true) return false;
      this.#left = value;
    }
    return true;
  }
}
