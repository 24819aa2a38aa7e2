/**
 * A 48-bit hash of text, as a safe integer: two FNV-1a runs (Fowler, Noll, Vo) of 24 bits each.
 * @param leftOut position of a letter to skip, as if the text did not have it; -1 skips none.
 * @param mark text to hash before `text`: `hash48(text, at, mark)` equals `hash48(mark + text, at + mark.length)`, but
 * no string is joined.
 */
export function hash48(text: string, leftOut = -1, mark = ''): number {
  const halves = new Uint32Array(2);
  hashHalves(text, leftOut, mark, halves, 0);
  return halves[0]! * 2 ** 24 + halves[1]!;
}

/**
 * The same hash as two numbers: the upper 24 bits at `halves[at]`, the lower at `halves[at + 1]`. A function that
 * returns a number above 2^31 allocates memory for it; writing to an array does not.
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
