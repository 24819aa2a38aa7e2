import { GeocoderError } from '../../model/errors';

/** Takes from a stream of bytes as many as are wanted. */
export class ByteQueue {
  readonly #pieces: AsyncIterator<Buffer>;
  #left: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#pieces = stream[Symbol.asyncIterator]();
  }

  /** So many bytes, in pieces as they come. @throws GeocoderError PACK_INVALID where the stream ends before. */
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

  /** So many bytes at once. @throws GeocoderError PACK_INVALID where the stream ends before. */
  async take(bytes: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    for await (const piece of this.pieces(bytes)) taken.push(piece);
    return Buffer.concat(taken);
  }

  /** Whether nothing is left. */
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
