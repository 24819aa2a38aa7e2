/** The cache grows by pieces of this size, so a large cache takes no more memory than its contents. */
const PIECE_BITS = 20;
const PIECE_BYTES = 1 << PIECE_BITS;
/** The length of a byte string is stored before it. In a separate array it would cost one more cache miss. */
const LENGTH_BYTES = 3;
/** Piece numbers start again after this many, so that a position in the log fits an integer of 32 bits. */
const PIECE_NUMBERS = 1 << (32 - PIECE_BITS);
/** Entries of overwritten pieces are removed this often, before a piece number is used again. */
const SWEEP_PIECES = PIECE_NUMBERS / 2;

/**
 * Keeps the byte strings that came last, by number, in a log of pieces of 1 MB. If the budget is used up, the oldest
 * piece is overwritten: first in, first out. So the cache need not track which strings were used when.
 */
export class RingCache {
  /** The string that was found last. The next `find` or `keep` changes it, so that nothing is copied. */
  bytes: Buffer = Buffer.alloc(0);
  start = 0;
  end = 0;

  /** For each number: the number of its piece and the position in it, plus one; 0 if it never came. */
  readonly #places: Uint32Array;
  readonly #pieces: Buffer[] = [];
  readonly #mostPieces: number;
  #begun = 0;
  /** Number of bytes used in the last piece. */
  #filled = PIECE_BYTES + 1;

  /**
   * @param count all numbers are smaller than this.
   * @param budgetBytes size in whole megabytes, at most 2 GB; infinite to keep everything.
   */
  constructor(count: number, budgetBytes: number) {
    this.#places = new Uint32Array(count);
    this.#mostPieces = Math.min(SWEEP_PIECES, Math.max(2, Math.floor(budgetBytes / PIECE_BYTES)));
  }

  /** Finds a byte string; false if it is not cached. */
  find(id: number): boolean {
    const place = this.#places[id];
    if (place === undefined || place === 0) return false;
    const age = this.#ageOf(place);
    // The oldest piece is overwritten next.
    if (age >= this.#mostPieces - 1) return false;
    const bytes = this.#pieces[this.#slot(this.#begun - 1 - age)]!;
    const start = (place & (PIECE_BYTES - 1)) - 1 + LENGTH_BYTES;
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
    piece.writeUIntLE(bytes.length, this.#filled, LENGTH_BYTES);
    piece.set(bytes, this.#filled + LENGTH_BYTES);
    this.#places[id] = (last % PIECE_NUMBERS) * PIECE_BYTES + this.#filled + 1;
    this.#filled += length;
  }

  #begin(): void {
    if (this.#begun < this.#mostPieces) this.#pieces.push(Buffer.allocUnsafeSlow(PIECE_BYTES));
    this.#begun++;
    this.#filled = 0;
    if (this.#begun % SWEEP_PIECES === 0) this.#sweep();
  }

  #sweep(): void {
    const places = this.#places;
    for (let id = 0; id < places.length; id++)
      if (this.#ageOf(places[id]!) >= this.#mostPieces) places[id] = 0;
  }

  /** Number of pieces that were begun after the piece of a position. */
  #ageOf(place: number): number {
    return (this.#begun - 1 - (place >>> PIECE_BITS)) & (PIECE_NUMBERS - 1);
  }

  #slot(piece: number): number {
    return piece % this.#mostPieces;
  }
}
