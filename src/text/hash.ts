const HIGH_SEED = 0x811c9dc5;
const LOW_SEED = 0xc59d1c81;
const PRIME = 0x01000193;

/**
 * A 48-bit hash of text, as a safe integer: two FNV-1a runs (Fowler, Noll, Vo) of 24 bits each.
 * @param mark text to hash before `text`: `hash48(text, mark)` equals `hash48(mark + text)`, but no string is joined.
 */
export function hash48(text: string, mark = ''): number {
  let high = HIGH_SEED;
  let low = LOW_SEED;
  for (let at = 0; at < mark.length; at++) {
    high = highStep(high, mark.charCodeAt(at));
    low = lowStep(low, mark.charCodeAt(at));
  }
  return continued(high, low, text, 0);
}

/**
 * The hash of text, and of the text without each of its letters from a position on. Of equal letters side by side, only
 * the first is left out, because both leave the same text.
 */
export function hashesOfDeletions(text: string, from: number): number[] {
  const hashes = [continued(HIGH_SEED, LOW_SEED, text, 0)];
  let high = HIGH_SEED;
  let low = LOW_SEED;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isRepeated = at > from && code === text.charCodeAt(at - 1);
    if (at >= from && !isRepeated) hashes.push(continued(high, low, text, at + 1));
    high = highStep(high, code);
    low = lowStep(low, code);
  }
  return hashes;
}

function highStep(high: number, code: number): number {
  return Math.imul(high ^ code, PRIME);
}

function lowStep(low: number, code: number): number {
  return Math.imul(low ^ (code + 0x9e37), PRIME);
}

/** The hash if both runs go on with a text from a position. */
function continued(highBefore: number, lowBefore: number, text: string, from: number): number {
  let high = highBefore;
  let low = lowBefore;
  for (let at = from; at < text.length; at++) {
    high = highStep(high, text.charCodeAt(at));
    low = lowStep(low, text.charCodeAt(at));
  }
  high = Math.imul(high ^ (high >>> 15), 0x2c1b3c6d);
  low = Math.imul(low ^ (low >>> 13), 0x297a2d39);
  return ((high ^ (high >>> 12)) >>> 8) * 2 ** 24 + ((low ^ (low >>> 15)) >>> 8);
}
