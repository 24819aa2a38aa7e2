/** Parts of expressions that patterns of all kinds share. */

export const NOT_IN_WORD = '(?<![\\p{IDS}\\p{N}])';
/** `Four`, `L'Isle`. */
export const NAME_BEGINS = "\\p{IDS}['’]?\\p{IDS}";
export const WORD_ENDS = '(?![\\p{IDS}\\p{N}])';
/** Finds nothing: what stands for a list without words. */
export const NEVER = '(?!)';

/** A shorter word is often the beginning of another, or an initial. */
export const LONG_WORD = /^\p{IDS}{4,}$/u;

const MARKS = /\p{M}/gu;
const MAY_HAVE_MARK = /[aceiou]/g;
const WITH_MARKS: Readonly<Record<string, string>> = {
  a: '[aàâä]',
  c: '[cç]',
  e: '[eéèêë]',
  i: '[iîï]',
  o: '[oô]',
  u: '[uùûü]',
};

/** An expression of folded words that finds them with accents as well. */
export function withAnyMarks(expression: string): string {
  return expression.replace(MAY_HAVE_MARK, (letter) => WITH_MARKS[letter]!);
}

/** `boite` for `boîte`, because people often leave accents out. */
function withoutMarks(word: string): string {
  return word.normalize('NFD').replace(MARKS, '').normalize('NFC');
}

/** An expression for any of some words, with or without accents, the longest first; null for no words. */
export function anyOf(words: readonly string[]): string | null {
  const escaped = [...new Set(words.flatMap((word) => [word, withoutMarks(word)]))]
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\.?\\s?'));
  return escaped.length === 0 ? null : escaped.join('|');
}

/** No word of an expression stands here; empty for no words. */
export function noneOf(words: string | null): string {
  return words === null ? '' : `(?!(?:${words})${WORD_ENDS})`;
}
