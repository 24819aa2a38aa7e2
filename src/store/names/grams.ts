/**
 * Trigrams of a key, as small integers. The key is framed by a space on each side, so that a gram tells
 * where a name begins and ends (Zamora, Mendonça, Hook 1995).
 */

const RADIX = 128;

/** One gram: three letters of seven bits; letters outside ASCII are hashed into the same room. */
export function gramOf(first: number, second: number, third: number): number {
  return ((first % RADIX) * RADIX + (second % RADIX)) * RADIX + (third % RADIX);
}

/** The distinct grams of a key, in order of first appearance. */
export function gramsOf(key: string): number[] {
  const grams: number[] = [];
  let first = 32;
  let second = key.charCodeAt(0);
  for (let i = 1; i <= key.length; i++) {
    const third = i < key.length ? key.charCodeAt(i) : 32;
    const gram = gramOf(first, second, third);
    if (!grams.includes(gram)) grams.push(gram);
    first = second;
    second = third;
  }
  return grams;
}
