/**
 * Trigrams of a key, as small integers. The key gets a space on each side, so that a gram also shows where a name
 * begins and ends (Zamora, Mendonça, Hook 1995).
 */

const RADIX = 128;

/** One gram: three letters of seven bits each. Letters outside ASCII are hashed to seven bits. */
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
