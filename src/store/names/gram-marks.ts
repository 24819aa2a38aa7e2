/**
 * One bit of 32 for each three neighbouring letters (a superimposed code: Roberts 1979). A text without a bit of a
 * fragment does not contain the fragment.
 */
export function gramBits(bytes: Uint8Array, start: number, end: number): number {
  let bits = 0;
  for (let at = start; at + 2 < end; at++) {
    const gram = (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;
    // The upper bits of a multiplicative hash (Knuth, The Art of Computer Programming 3, 6.4).
    bits |= 1 << (Math.imul(gram, 0x9e3779b1) >>> 27);
  }
  return bits;
}
