/**
 * A set of the words of one line, a bit a word, the first word the lowest bit: a line is cut to fewer words than a
 * small integer has bits. Readings of a line are told apart by which words stand where, many times as often as a text is
 * needed: slices of words, and texts of each, took half of what `search` allocated.
 */
export type WordSet = number;

/** The words from one to before another. */
export function wordsFrom(from: number, end: number): WordSet {
  return ((1 << end) - 1) & ~((1 << from) - 1);
}

/** Where the first word stands; of no words, -1. */
export function firstOf(words: WordSet): number {
  return 31 - Math.clz32(words & -words);
}

/** Where the last word stands; of no words, -1. */
export function lastOf(words: WordSet): number {
  return 31 - Math.clz32(words);
}

export function withoutFirst(words: WordSet): WordSet {
  return words & (words - 1);
}

export function countOf(words: WordSet): number {
  let count = 0;
  for (let rest = words; rest !== 0; rest = withoutFirst(rest)) count++;
  return count;
}
