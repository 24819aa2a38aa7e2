const WORD_BITS = 32;
const ASCII = 128;

/**
 * Tells many keys that lie as bytes in a table whether they are within some edits of one text, without making a string of
 * any. The same bits of a word as `editDistance` (Hyyrö 2003), but what the text holds where is worked out once.
 */
export class NearBytes {
  /** For each letter, the places of the text that hold it. */
  readonly #places = new Int32Array(ASCII);
  readonly #length: number;
  readonly #known: boolean;

  /** @param text what keys are compared with. */
  constructor(text: string) {
    this.#length = text.length;
    this.#known = text.length > 0 && text.length <= WORD_BITS && isAscii(text);
    if (!this.#known) return;
    for (let at = 0; at < text.length; at++) this.#places[text.charCodeAt(at)]! |= 1 << at;
  }

  /**
   * `editDistance(text, key) <= bound` for the key between two positions; true, too, where that is not known: a text
   * beyond 32 letters, a text or key beyond ASCII.
   */
  within(bytes: Uint8Array, start: number, end: number, bound: number): boolean {
    if (!this.#known) return true;
    const length = this.#length;
    if (Math.abs(end - start - length) > bound) {
      // Letters beyond ASCII take several bytes.
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
      // Each letter that is left brings it down by one at most.
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
