/**
 * A 48-bit hash of text, as a safe integer: two FNV-1a runs (Fowler, Noll, Vo) of 24 bits each.
 * @param leftOut place of a letter that is passed over, as if the text did not have it.
 */
export function hash48(text: string, leftOut = -1): number {
  let high = 0x811c9dc5;
  let low = 0xc59d1c81;
  for (let i = 0; i < text.length; i++) {
    if (i === leftOut) continue;
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ (code + 0x9e37), 0x01000193);
  }
  high ^= high >>> 15;
  high = Math.imul(high, 0x2c1b3c6d);
  low ^= low >>> 13;
  low = Math.imul(low, 0x297a2d39);
  return ((high ^ (high >>> 12)) >>> 8) * 0x1000000 + ((low ^ (low >>> 15)) >>> 8);
}
