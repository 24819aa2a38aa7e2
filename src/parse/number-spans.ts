import type { CountryProfile } from '../country/index';
import type { LineWord } from './line-words';

/** A run of words that may be the house number with its suffix. */
export interface NumberSpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The comma-separated part it stands in. */
  readonly part: number;
}

const STARTS_WITH_DIGIT = /^#?\d/u;
const NUMBER_WORDS = new Set(['nr', 'no', 'nummer', 'huisnummer', 'huisnr', 'number', 'num', 'n']);
const SHORT_SUFFIX = /^(?:\p{L}{1,2}|\d{1,4}|[ivx]{1,4}|(?=\p{L}*\d)[\p{L}\d]{2,6})$/u;
/** The last word before a comma may be a suffix of letters: `43 NUON, Boazum`. */
const WORD_SUFFIX = /^\p{L}{3,6}$/u;
const MAX_SPANS = 10;

/**
 * Every run of words that could be the number: a word that begins with a digit, alone and with the one or two
 * words after it that look like a suffix (`12 a 3`, `12 bis`, `12 - 3`). Longer runs come first.
 */
export function numberSpans(profile: CountryProfile, words: readonly LineWord[]): NumberSpan[] {
  const spans: NumberSpan[] = [];
  const hasDigits = words.some(({ raw }) => STARTS_WITH_DIGIT.test(raw));
  for (const [index, word] of words.entries()) {
    if (!hasDigits && isLetterDoor(words, index))
      spans.push({ start: index, end: index + 1, text: word.raw, part: word.part });
    if (!STARTS_WITH_DIGIT.test(word.raw)) continue;
    const start = index > 0 && NUMBER_WORDS.has(words[index - 1]!.folded) ? index - 1 : index;
    for (const end of suffixEnds(profile, words, index)) {
      const text = words
        .slice(index, end)
        .map(({ raw }) => raw)
        .join(' ');
      spans.push({ start, end, text, part: word.part });
    }
  }
  return spans.slice(-MAX_SPANS);
}

/** Some houses have a letter and no number: the last word before a comma (`Klettholt A, Hella`). */
function isLetterDoor(words: readonly LineWord[], index: number): boolean {
  const { raw, part } = words[index]!;
  return (
    /^(?:\p{Lu}|[IVX]{2,4})$/u.test(raw) && words[index - 1]?.part === part && words[index + 1]?.part !== part
  );
}

/** Where a number that begins at a word may end: after each word that continues it, and right after itself. */
function suffixEnds(profile: CountryProfile, words: readonly LineWord[], index: number): number[] {
  const ends = [index + 1];
  for (let next = index + 1; next < words.length && next <= index + 3; next++) {
    const word = words[next]!;
    const known = profile.suffixKey(word.folded) !== word.folded || profile.isSuffixWord(word.folded);
    if (word.part !== words[index]!.part) break;
    const last = words[next + 1]?.part !== word.part;
    if (!(known || SHORT_SUFFIX.test(word.folded) || (last && WORD_SUFFIX.test(word.folded)))) break;
    ends.unshift(next + 1);
  }
  return ends;
}
