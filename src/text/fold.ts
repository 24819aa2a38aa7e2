import anyAscii from 'any-ascii';

/** Most text: nothing to transliterate, and the two tests below cost more than all the rest. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII, control characters and all.
const ASCII = /^[\u0000-\u007f]*$/;
const PLAIN = /^[a-z0-9 ]*$/;
/** What is folded already: words and the spaces between them. */
const FOLDED = /^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;
/** Scripts in which a transliteration says less than the sign itself (any-ascii runs pinyin together). */
const KEPT_SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Text as it is compared: lower-case words of letters and digits, Latin letters without marks (any-ascii),
 * one space between words. `'s-Gravenhage` gives `s gravenhage`, `Þórðargata` gives `thordargata`.
 */
export function fold(text: string): string {
  const latin = ASCII.test(text) ? text : KEPT_SCRIPTS.test(text) ? text.normalize('NFKC') : anyAscii(text);
  const lower = latin.toLowerCase();
  if (FOLDED.test(lower)) return lower;
  return (PLAIN.test(lower) ? lower.replace(/ {2,}/g, ' ') : lower.replace(SEPARATORS, ' ')).trim();
}

/** Folded text without its spaces: `Prins Hendrik straat` and `Prins-Hendrikstraat` give the same. */
export function squash(folded: string): string {
  return folded.includes(' ') ? folded.replaceAll(' ', '') : folded;
}

/** Where the word of folded text that begins at a place ends. */
export function endOfWord(folded: string, start: number): number {
  const space = folded.indexOf(' ', start);
  return space < 0 ? folded.length : space;
}

/** The words of folded text; none for the empty text. */
export function wordsOf(folded: string): string[] {
  if (folded === '') return [];
  return folded.includes(' ') ? folded.split(' ') : [folded];
}
