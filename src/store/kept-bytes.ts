/** What was read is kept in pieces of this size: a large one grows the process by no more than it holds. */
const PIECE_BYTES = 1 << 20;
/** Before each byte string stands its length: beside it, not in an array of its own, which is one more miss of the cache. */
const LENGTH_BYTES = 3;

/**
 * Keeps byte strings by number, those that came last: a log in pieces of 1 MB. Where a budget is given and used up, the
 * oldest piece is forgotten, and then written over: first in, first out, which needs no note of who was used when.
 */
export class KeptBytes {
  /** Where what was found last lies: as it was until `begun` has grown by two. */
  bytes: Buffer = Buffer.alloc(0);
  start = 0;
  end = 0;

  /** Where in the endless log each lies, plus one; 0 for what never came. */
  readonly #places: Float64Array;
  readonly #pieces: Buffer[] = [];
  readonly #mostPieces: number;
  #begun = 0;
  /** How much of the last piece is filled. */
  #filled = PIECE_BYTES + 1;

  /**
   * @param count numbers are below this.
   * @param budgetBytes room, in whole megabytes; infinite for all that comes.
   */
  constructor(count: number, budgetBytes: number) {
    this.#places = new Float64Array(count);
    this.#mostPieces = Math.max(2, Math.floor(budgetBytes / PIECE_BYTES));
  }

  /** Pieces begun so far. */
  get begun(): number {
    return this.#begun;
  }

  /** Finds a byte string; false where it is not kept. */
  find(id: number): boolean {
    const place = this.#places[id];
    if (place === undefined || place === 0) return false;
    const piece = Math.floor((place - 1) / PIECE_BYTES);
    if (piece <= this.#begun - this.#mostPieces) return false;
    const bytes = this.#pieces[this.#slot(piece)]!;
    const start = (place - 1) % PIECE_BYTES;
    this.bytes = bytes;
    this.start = start;
    this.end = start + (bytes[start - 3]! | (bytes[start - 2]! << 8) | (bytes[start - 1]! << 16));
    return true;
  }

  /** Keeps a byte string; one that is longer than a piece, or whose number is out of range, is not kept. */
  keep(id: number, bytes: Uint8Array): void {
    const length = LENGTH_BYTES + bytes.length;
    if (length > PIECE_BYTES || !(id >= 0 && id < this.#places.length)) return;
    if (this.#filled + length > PIECE_BYTES) this.#begin();
    const last = this.#begun - 1;
    const piece = this.#pieces[this.#slot(last)]!;
    const start = this.#filled + LENGTH_BYTES;
    piece.writeUIntLE(bytes.length, this.#filled, LENGTH_BYTES);
    piece.set(bytes, start);
    this.#places[id] = last * PIECE_BYTES + start + 1;
    this.#filled += length;
  }

  #begin(): void {
    if (this.#begun < this.#mostPieces) this.#pieces.push(Buffer.allocUnsafeSlow(PIECE_BYTES));
    this.#begun++;
    this.#filled = 0;
  }

  #slot(piece: number): number {
    return this.#mostPieces === Number.POSITIVE_INFINITY ? piece : piece % this.#mostPieces;
  }
}
