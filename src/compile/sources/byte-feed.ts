/** Reads a stream of bytes by length. */
export class ByteFeed {
  readonly #chunks: AsyncGenerator<Uint8Array>;
  readonly #tooShort: () => Error;
  #current: Buffer = Buffer.alloc(0);
  #at = 0;

  /** @param tooShort makes the error for a stream that ends too early. */
  constructor(chunks: AsyncGenerator<Uint8Array>, tooShort: () => Error) {
    this.#chunks = chunks;
    this.#tooShort = tooShort;
  }

  /** The next little-endian number, without consuming it; 0 at the end. */
  async peek(length: number): Promise<number> {
    if (!(await this.#have(length))) return 0;
    return this.#current.readUInt32LE(this.#at);
  }

  async take(length: number): Promise<Buffer> {
    if (!(await this.#have(length))) throw this.#tooShort();
    this.#at += length;
    return Buffer.from(this.#current.subarray(this.#at - length, this.#at));
  }

  /** The next bytes that are available, at least one and at most `most`. */
  async chunk(most: number): Promise<Buffer> {
    if (!(await this.#have(1))) throw this.#tooShort();
    const end = Math.min(this.#current.length, this.#at + most);
    const chunk = this.#current.subarray(this.#at, end);
    this.#at = end;
    return chunk;
  }

  /** Puts back the last bytes of the chunk that was taken last. */
  unread(length: number): void {
    this.#at -= length;
  }

  async *run(length: number): AsyncGenerator<Uint8Array> {
    for (let left = length; left > 0; ) {
      const chunk = await this.chunk(left);
      left -= chunk.length;
      yield chunk;
    }
  }

  async #have(length: number): Promise<boolean> {
    while (this.#current.length - this.#at < length) {
      const { value, done } = await this.#chunks.next();
      if (done) return false;
      const rest = this.#current.subarray(this.#at);
      this.#current = rest.length === 0 ? Buffer.from(value) : Buffer.concat([rest, value]);
      this.#at = 0;
    }
    return true;
  }
}
