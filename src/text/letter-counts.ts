/**
 * The letters of a text as two words of bits: those that it has, and those that it has more than once. Several letters may
 * share a bit. Texts whose letters differ much are many edits apart: of the street names of a register that are about as
 * long as a name, one in forty has similar letters.
 */

/** This bit says that a text has letters beyond ASCII. Then its bytes tell nothing about edits. */
const BEYOND_ASCII = 1 << 31;

/** Writes the letters of a text in UTF-8 into two places of an array. */
export function writeLetters(
  bytes: Uint8Array,
  start: number,
  end: number,
  letters: Int32Array,
  place: number,
): void {
  let once = 0;
  let twice = 0;
  for (let at = start; at < end; at++) {
    const letter = bytes[at]!;
    const bit = letter < 128 ? 1 << (letter & 31) : BEYOND_ASCII;
    twice |= once & bit;
    once |= bit;
  }
  letters[place] = once;
  letters[place + 1] = twice;
}

export function isBeyondAscii(once: number): boolean {
  return (once & BEYOND_ASCII) !== 0;
}

/** Number of letters that one text has and another lacks, each counted at most twice. */
export function lettersBeyond(once: number, twice: number, otherOnce: number, otherTwice: number): number {
  return bitsIn(once & ~otherOnce) + bitsIn(twice & ~otherTwice);
}

/** Number of bits that are set (Warren, Hacker's Delight, 5-1). */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
