/** Bytes that are written one after the other into memory that grows and is used again. */
export class ByteSink {
  #bytes = Buffer.allocUnsafeSlow(1 << 16);
  #length = 0;

  /** Forgets what was written. @param expected bytes that are about to come. */
  reset(expected: number): void {
    this.#length = 0;
    this.#reserve(expected);
  }

  copy(source: Buffer, start: number, end: number): void {
    this.#reserve(end - start);
    source.copy(this.#bytes, this.#length, start, end);
    this.#length += end - start;
  }

  text(text: string): void {
    // No character of UTF-16 takes more than three bytes of UTF-8.
    this.#reserve(text.length * 3);
    this.#length += this.#bytes.write(text, this.#length, 'utf8');
  }

  byte(byte: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = byte;
  }

  /** What was written; valid until the next `reset`. */
  view(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  #reserve(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(grown, 0, 0, this.#length);
    this.#bytes = grown;
  }
}
