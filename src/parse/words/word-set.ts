/**
 * A set of words of one line: one bit for each word, the lowest bit for the first word. A line is cut to fewer words
 * than a small integer has bits. Readings are compared by their words far more often than a text is needed; arrays of
 * words and their texts were half of what `search` allocated.
 */
export type WordSet = number;

/** Most words of a line that are read. */
export const MAX_WORDS = 24;

/** The words from one position to another, the end excluded. */
export function wordsFrom(from: number, end: number): WordSet {
  return ((1 << end) - 1) & ~((1 << from) - 1);
}

/** Position of the first word; -1 for the empty set. */
export function firstOf(words: WordSet): number {
  return 31 - Math.clz32(words & -words);
}

/** Position of the last word; -1 for the empty set. */
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
