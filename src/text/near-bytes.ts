import { isBeyondAscii, lettersBeyond } from './letter-counts';

const WORD_BITS = 32;
const ASCII = 128;
/** It is copied for each text, which is quicker than to make a typed array. */
const NO_PLACES: readonly number[] = new Array<number>(ASCII).fill(0);

/**
 * Tests whether keys, stored as bytes in a table, are within some edits of one text. It makes no string of a key. The
 * method is that of `editDistance` (Hyyrö 2003), but the letter positions of the text are computed only once.
 */
export class NearBytes {
  /** For each ASCII letter, a bit for every position of the text that holds it. */
  readonly #places = NO_PLACES.slice();
  readonly #length: number;
  /** False if the text is empty, longer than 32 letters or not ASCII: then distances cannot be computed here. */
  readonly #known: boolean;
  /** The letters of the text: see `letter-counts.ts`. */
  readonly #once: number = 0;
  readonly #twice: number = 0;

  /** @param text the text that keys are compared with. */
  constructor(text: string) {
    this.#length = text.length;
    this.#known = text.length > 0 && text.length <= WORD_BITS && isAscii(text);
    if (!this.#known) return;
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at);
      this.#places[letter]! |= 1 << at;
      const bit = 1 << (letter & 31);
      this.#twice |= this.#once & bit;
      this.#once |= bit;
    }
  }

  /**
   * False if a key is surely more edits away. An edit adds one letter at most, and removes one at most; those that make the
   * key longer remove none.
   * @param length of the key in bytes.
   * @param once, twice its letters: see `letter-counts.ts`.
   */
  mayBeWithin(length: number, once: number, twice: number, bound: number): boolean {
    if (!this.#known || isBeyondAscii(once)) return true;
    const longer = length - this.#length;
    if (lettersBeyond(this.#once, this.#twice, once, twice) + Math.max(0, longer) > bound) return false;
    return lettersBeyond(once, twice, this.#once, this.#twice) + Math.max(0, -longer) <= bound;
  }

  /**
   * `editDistance(text, key) <= bound`, for the key at `start` to `end` of the bytes. Also true if that is not known:
   * the text is longer than 32 letters, or the text or the key is not ASCII.
   */
  within(bytes: Uint8Array, start: number, end: number, bound: number): boolean {
    if (!this.#known) return true;
    const length = this.#length;
    if (Math.abs(end - start - length) > bound) {
      // A letter outside ASCII takes several bytes, so the key may have fewer letters than bytes.
      return end - start > length && !isPlain(bytes, start, end);
    }
    const places = this.#places;
    const last = 1 << (length - 1);
    let plus = -1;
    let minus = 0;
    let diagonal = 0;
    let matchedBefore = 0;
    let distance = length;
    for (let at = start; at < end; at++) {
      const letter = bytes[at]!;
      if (letter >= ASCII) return true;
      const matched = places[letter]!;
      const swapped = ((~diagonal & matched) << 1) & matchedBefore;
      diagonal = ((((matched & plus) + plus) | 0) ^ plus) | matched | minus | swapped;
      let across = minus | ~(diagonal | plus);
      let down = diagonal & plus;
      if ((across & last) !== 0) distance++;
      else if ((down & last) !== 0) distance--;
      across = (across << 1) | 1;
      down <<= 1;
      plus = down | ~(diagonal | across);
      minus = across & diagonal;
      matchedBefore = matched;
      // Each remaining letter lowers the distance by at most one.
      if (distance - (end - 1 - at) > bound) return false;
    }
    return distance <= bound;
  }
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= ASCII) return false;
  return true;
}

function isPlain(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (bytes[at]! >= ASCII) return false;
  return true;
}
