/**
 * A 48-bit hash of text, as a safe integer: two FNV-1a runs (Fowler, Noll, Vo) of 24 bits each.
 * @param leftOut place of a letter that is passed over, as if the text did not have it.
 * @param mark what is hashed before the text, as if it began with that: `hash48(text, at, mark)` is
 * `hash48(mark + text, at + mark.length)`, and no text is made for it.
 */
export function hash48(text: string, leftOut = -1, mark = ''): number {
  const halves = new Uint32Array(2);
  hashHalves(text, leftOut, mark, halves, 0);
  return halves[0]! * 2 ** 24 + halves[1]!;
}

/**
 * The same as its upper and lower 24 bits, at two places of an array: a function that gives a number above 2^31 allocates it,
 * an element of an array is none.
 */
export function hashHalves(
  text: string,
  leftOut: number,
  mark: string,
  halves: Uint32Array,
  at: number,
): void {
  let high = 0x811c9dc5;
  let low = 0xc59d1c81;
  for (let i = -mark.length; i < text.length; i++) {
    if (i === leftOut && i >= 0) continue;
    const code = i < 0 ? mark.charCodeAt(mark.length + i) : text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ (code + 0x9e37), 0x01000193);
  }
  high ^= high >>> 15;
  high = Math.imul(high, 0x2c1b3c6d);
  low ^= low >>> 13;
  low = Math.imul(low, 0x297a2d39);
  halves[at] = (high ^ (high >>> 12)) >>> 8;
  halves[at + 1] = (low ^ (low >>> 15)) >>> 8;
}
