import { badInput } from '../failure';

/** A longer row has an unclosed quote, or the input is no text. */
export const LONGEST_ROW_BYTES = 1 << 24;

/**
 * Looks ahead into a stream of bytes: it keeps the bytes that were read and not taken yet. It hides the sizes of the
 * pieces of the stream, so that a file and a pipe are cut into the same chunks.
 */
export class ByteWindow {
  /** Name of the input, for messages. */
  readonly name: string;
  readonly #pieces: AsyncIterator<Uint8Array>;
  #held = Buffer.allocUnsafeSlow(1 << 16);
  #start = 0;
  #end = 0;
  #ended = false;
  /** Offset of the window in the stream. */
  #offset: number;

  /** @param offset of the first byte of `pieces` in the whole input. */
  constructor(pieces: AsyncIterable<Uint8Array>, name: string, offset = 0) {
    this.name = name;
    this.#pieces = pieces[Symbol.asyncIterator]();
    this.#offset = offset;
  }

  get offset(): number {
    return this.#offset;
  }

  /** Number of bytes in the window. */
  get length(): number {
    return this.#end - this.#start;
  }

  /** True when no bytes come after those in the window. */
  get ended(): boolean {
    return this.#ended;
  }

  /** The first `count` bytes of the window, or all. Not a copy: valid until the next call. */
  view(count = this.length): Buffer {
    return this.#held.subarray(this.#start, this.#start + Math.min(count, this.length));
  }

  /** Reads until at least `count` bytes are held or the stream ends. */
  async fill(count: number): Promise<void> {
    while (this.length < count && !this.#ended) await this.more();
  }

  /** Reads one piece. */
  async more(): Promise<void> {
    const step = await this.#pieces.next();
    if (step.done) this.#ended = true;
    else this.#append(step.value);
  }

  /** Takes bytes out of the window, as a copy that can be transferred to another thread. */
  take(count: number): Uint8Array<ArrayBuffer> {
    const taken = new Uint8Array(count);
    taken.set(this.view(count));
    this.drop(count);
    return taken;
  }

  drop(count: number): void {
    this.#start += count;
    this.#offset += count;
  }

  /**
   * Skips bytes, reading as far as needed.
   * @param see is called with each skipped piece, which is valid during the call.
   * @throws GeocoderError BULK_INPUT if the stream is too short.
   */
  async skip(count: number, see?: (piece: Buffer) => void): Promise<void> {
    let left = count;
    while (left > 0) {
      if (this.length === 0) await this.fill(1);
      if (this.length === 0) {
        throw badInput(
          `${this.name}: expected at least ${count} bytes of input, got ${count - left}: it has become shorter`,
        );
      }
      const step = Math.min(left, this.length);
      see?.(this.view(step));
      this.drop(step);
      left -= step;
    }
  }

  /** Ends the stream, also if it was not read to its end. */
  async close(): Promise<void> {
    await this.#pieces.return?.();
  }

  #append(piece: Uint8Array): void {
    const length = this.length;
    if (this.#end + piece.length > this.#held.length) {
      const room = length + piece.length;
      const target = room > this.#held.length ? Buffer.allocUnsafeSlow(room * 2) : this.#held;
      this.#held.copy(target, 0, this.#start, this.#end);
      this.#held = target;
      this.#start = 0;
      this.#end = length;
    }
    this.#held.set(piece, this.#end);
    this.#end += piece.length;
  }
}
