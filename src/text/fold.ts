import anyAscii from 'any-ascii';

/** Most text is ASCII. It needs no transliteration, and the test for `KEPT_SCRIPTS` is slow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII, control characters and all.
const ASCII = /^[\u0000-\u007f]*$/;
/**
 * ASCII, Latin letters and the curved apostrophe. Each becomes at most two ASCII signs (`ß`, `æ`, `ŉ`). Signs such as
 * `½` become more, so they are left out.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range begins with ASCII.
const LATIN = /^[\u0000-\u007f\u00c0-\u024f\u2019]*$/;
/** The most letters that one character becomes (U+1FAF0). */
const MOST_LETTERS_A_SIGN = 40;
const SPACE = 32;
const SEPARATORS = /[^\p{IDS}\p{N}\p{Script=Thai}]+/gu;
const ASCII_SEPARATORS = /[^a-z0-9]+/g;
/**
 * Scripts that are not transliterated, because that loses information: any-ascii joins pinyin syllables and drops
 * alefs.
 */
export const KEPT_SCRIPTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;
const FOREIGN_DIGITS = /(?![0-9])\p{Nd}/gu;
/**
 * Vowel points of Arabic and Hebrew, which are rarely written. Vowel marks of Thai are kept: there they are letters.
 */
const VOWEL_POINTS = /[\u0591-\u05c7\u064b-\u065f\u0670]/g;
/** The marks of Hebrew abbreviations and foreign sounds, which people leave out: `ת"א`, `ג'ורג'`. */
const HEBREW_MARKS = /(?<=[\u05d0-\u05ea])(?:["״׳'’]|'')+(?=[\u05d0-\u05ea])/g;
/** People write the degree sign instead of the ordinal sign: `n° 12`, `1° Maggio`. */
const DEGREES = /°/g;

/**
 * Folds text for comparison: lower-case words of letters and digits, Latin letters without marks (any-ascii),
 * one space between words. `'s-Gravenhage` gives `s gravenhage`, `Þórðargata` gives `thordargata`.
 */
export function fold(text: string): string {
  if (areWords(text)) return text.toLowerCase();
  if (ASCII.test(text)) return wordsOfAscii(text);
  if (LATIN.test(text)) return wordsOfAscii(anyAscii(text));
  const latin = KEPT_SCRIPTS.test(text) ? inItsScript(text) : anyAscii(text.replace(DEGREES, 'º'));
  return latin.toLowerCase().replace(SEPARATORS, ' ').trim();
}

function wordsOfAscii(text: string): string {
  return text.toLowerCase().replace(ASCII_SEPARATORS, ' ').trim();
}

/** `臺北市` is `台北市`: people write the shorter form of the sign in all names. */
function inItsScript(text: string): string {
  return text
    .normalize('NFKC')
    .replace(VOWEL_POINTS, '')
    .replace(HEBREW_MARKS, '')
    .replace(FOREIGN_DIGITS, anyAscii)
    .replaceAll('臺', '台');
}

/** Length of the folded text if it is more than `most`; otherwise 0. Most texts need no folding to tell. */
export function foldedLengthBeyond(text: string, most: number): number {
  if (text.length * MOST_LETTERS_A_SIGN <= most) return 0;
  if (text.length * 2 <= most && LATIN.test(text)) return 0;
  const { length } = fold(text);
  return length > most ? length : 0;
}

/**
 * True for words of ASCII letters and digits with single spaces between them. Nine names in ten are such; this loop is
 * faster than a regular expression.
 */
function areWords(text: string): boolean {
  let wasSpace = text !== '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === SPACE ? wasSpace : !isLetterOrDigit(code)) return false;
    wasSpace = code === SPACE;
  }
  return !wasSpace;
}

function isLetterOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

/** Folded text without its spaces: `Prins Hendrik straat` and `Prins-Hendrikstraat` give the same. */
export function squash(folded: string): string {
  return folded.includes(' ') ? folded.replaceAll(' ', '') : folded;
}

/** The end position of the word that begins at `start`. */
export function endOfWord(folded: string, start: number): number {
  const space = folded.indexOf(' ', start);
  return space < 0 ? folded.length : space;
}

/** The words of folded text; none for the empty text. */
export function wordsOf(folded: string): string[] {
  if (folded === '') return [];
  return folded.includes(' ') ? folded.split(' ') : [folded];
}
