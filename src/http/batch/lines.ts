const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Cuts the chunks of a stream into lines. Too long lines are dropped. */
export class Lines {
  readonly #most: number;
  #begun: Buffer[] = [];
  #length = 0;

  /** @param most longest line, bytes. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The lines that end in a chunk, without line ends; null for a line that was too long. */
  *cut(piece: Buffer): Generator<Buffer | null> {
    let from = 0;
    for (let end = piece.indexOf(LINE_FEED); end >= 0; end = piece.indexOf(LINE_FEED, from)) {
      this.#keep(piece.subarray(from, end));
      from = end + 1;
      yield* this.#line();
    }
    this.#keep(piece.subarray(from));
  }

  /** The last line, if no end follows it. */
  *end(): Generator<Buffer | null> {
    if (this.#length > 0) yield* this.#line();
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > this.#most) this.#begun = [];
    else if (part.length > 0) this.#begun.push(part);
  }

  /** The collected line. A blank one is a line too: its answer keeps those of the others in step. */
  *#line(): Generator<Buffer | null> {
    const isLong = this.#length > this.#most;
    const line = this.#begun.length === 1 ? this.#begun[0]! : Buffer.concat(this.#begun);
    this.#begun = [];
    this.#length = 0;
    if (isLong) {
      yield null;
      return;
    }
    yield line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line;
  }
}
