import type { LineWord } from '../words/line-word';

/**
 * Four digits at least, behind a few letters: a road has fewer (`N366`, `D 1075`), and a house number
 * follows its street. `no1535` is a house number with its word.
 */
const CODE = /^(?!n[ro]?\.?\d+$)(?:\p{IDS}{1,6}[-._]?){1,3}\d{4,}$/u;
const LETTER = /\p{IDS}/u;

/**
 * The words without the codes of an owner for his objects: `ABC-1234 Tolweg 5`, `Tolweg - Q.005678`. All words if
 * no name would remain.
 */
export function withoutCodes(words: readonly LineWord[]): readonly LineWord[] {
  const kept = words.filter(({ raw }) => !CODE.test(raw));
  return kept.some(({ raw }) => LETTER.test(raw)) ? kept : words;
}
