import type { CountryProfile } from '../country/index';
import type { LineWord } from './split-words';

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
  const hasDigits = words.some(startsWithDigit);
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (!hasDigits && isLetterDoor(words, index))
      spans.push({ start: index, end: index + 1, text: word.raw, part: word.part });
    if (!startsWithDigit(word)) continue;
    const start = index > 0 && NUMBER_WORDS.has(words[index - 1]!.folded) ? index - 1 : index;
    for (let end = suffixEnd(profile, words, index); end > index; end--)
      spans.push({ start, end, text: textBetween(words, index, end), part: word.part });
  }
  return spans.length > MAX_SPANS ? spans.slice(-MAX_SPANS) : spans;
}

function startsWithDigit({ raw }: LineWord): boolean {
  return STARTS_WITH_DIGIT.test(raw);
}

function textBetween(words: readonly LineWord[], from: number, end: number): string {
  let text = words[from]!.raw;
  for (let at = from + 1; at < end; at++) text += ` ${words[at]!.raw}`;
  return text;
}

/** Some houses have a letter and no number: the last word before a comma (`Klettholt A, Hella`). */
function isLetterDoor(words: readonly LineWord[], index: number): boolean {
  const { raw, part } = words[index]!;
  return (
    /^(?:\p{Lu}|[IVX]{2,4})$/u.test(raw) && words[index - 1]?.part === part && words[index + 1]?.part !== part
  );
}

/** Where a number that begins at a word may end at the latest: after the words that continue it, else right after itself. */
function suffixEnd(profile: CountryProfile, words: readonly LineWord[], index: number): number {
  let end = index + 1;
  for (let next = index + 1; next < words.length && next <= index + 3; next++) {
    const word = words[next]!;
    if (word.part !== words[index]!.part) break;
    const known = profile.suffixKey(word.folded) !== word.folded || profile.isSuffixWord(word.folded);
    const last = words[next + 1]?.part !== word.part;
    if (!(known || SHORT_SUFFIX.test(word.folded) || (last && WORD_SUFFIX.test(word.folded)))) break;
    end = next + 1;
  }
  return end;
}
