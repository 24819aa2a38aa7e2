import type { CountryProfile } from '../country/index';
import type { LineWord, WordList } from './word-list';

/** A run of words that may be the house number with its suffix. */
export interface NumberSpan {
  readonly start: number;
  /** Where the number itself begins: behind a word that only says that it is one. */
  readonly number: number;
  readonly end: number;
  /** The comma-separated part it stands in. */
  readonly part: number;
}

const STARTS_WITH_DIGIT = /^#?\d/u;
const NUMBER_WORDS = new Set(['nr', 'no', 'nummer', 'huisnummer', 'huisnr', 'number', 'num', 'n']);
const LETTER_DOOR = /^(?:\p{Lu}|[IVX]{2,4})$/u;
const SHORT_SUFFIX = /^(?:\p{L}{1,2}|\d{1,4}|[ivx]{1,4}|(?=\p{L}*\d)[\p{L}\d]{2,6})$/u;
/** The last word before a comma may be a suffix of letters: `43 NUON, Boazum`. */
const WORD_SUFFIX = /^\p{L}{3,6}$/u;
const MAX_SPANS = 10;

/**
 * Every run of words that could be the number: a word that begins with a digit, alone and with the one or two
 * words after it that look like a suffix (`12 a 3`, `12 bis`, `12 - 3`). Longer runs come first. Used again: see `find`.
 */
export class NumberSpans {
  /** Of very many, the last ones count. */
  first = 0;
  length = 0;
  readonly #spans: { start: number; number: number; end: number; part: number }[] = [];

  at(place: number): NumberSpan {
    return this.#spans[place]!;
  }

  /** Finds those of a line. */
  find(profile: CountryProfile, words: WordList): void {
    this.length = 0;
    const hasDigits = someStartWithDigit(words);
    for (let index = 0; index < words.length; index++) {
      const word = words.at(index);
      if (!hasDigits && isLetterDoor(words, index)) this.#add(index, index, index + 1, word.part);
      if (!startsWithDigit(word)) continue;
      const start = index > 0 && NUMBER_WORDS.has(words.at(index - 1).folded) ? index - 1 : index;
      for (let end = suffixEnd(profile, words, index); end > index; end--)
        this.#add(start, index, end, word.part);
    }
    this.first = Math.max(0, this.length - MAX_SPANS);
  }

  #add(start: number, number: number, end: number, part: number): void {
    const span = this.#spans[this.length++];
    if (span === undefined) {
      this.#spans.push({ start, number, end, part });
      return;
    }
    span.start = start;
    span.number = number;
    span.end = end;
    span.part = part;
  }
}

function someStartWithDigit(words: WordList): boolean {
  for (let at = 0; at < words.length; at++) if (startsWithDigit(words.at(at))) return true;
  return false;
}

function startsWithDigit({ raw }: LineWord): boolean {
  return STARTS_WITH_DIGIT.test(raw);
}

/** Some houses have a letter and no number: the last word before a comma (`Klettholt A, Hella`). */
function isLetterDoor(words: WordList, index: number): boolean {
  return (
    index > 0 &&
    LETTER_DOOR.test(words.at(index).raw) &&
    words.at(index - 1).part === words.at(index).part &&
    isLastOfPart(words, index)
  );
}

function isLastOfPart(words: WordList, index: number): boolean {
  return index + 1 === words.length || words.at(index + 1).part !== words.at(index).part;
}

/** Where a number that begins at a word may end at the latest: after the words that continue it, else right after itself. */
function suffixEnd(profile: CountryProfile, words: WordList, index: number): number {
  let end = index + 1;
  for (let next = index + 1; next < words.length && next <= index + 3; next++) {
    const word = words.at(next);
    if (word.part !== words.at(index).part) break;
    const known = profile.suffixKey(word.folded) !== word.folded || profile.isSuffixWord(word.folded);
    const last = isLastOfPart(words, next);
    if (!(known || SHORT_SUFFIX.test(word.folded) || (last && WORD_SUFFIX.test(word.folded)))) break;
    end = next + 1;
  }
  return end;
}
