import type { CountryProfile } from '../country/index';
import { WordList } from './word-list';
import { firstOf, lastOf, type WordSet, withoutFirst } from './word-set';

/**
 * What the data knows of several words, as the keys (`CountryProfile.key`) of the first `count`, which together are one:
 * parse asks, whoever calls it answers.
 */
export interface Vocabulary {
  isStreet(keys: readonly string[], count: number): boolean;
  isPlace(keys: readonly string[], count: number): boolean;
}

const NOTHING_KNOWN: Vocabulary = { isStreet: () => false, isPlace: () => false };
const STARTS_WITH_DIGIT = /^\d/;
const DIGIT = /\d/;
const TWO_LETTERS = /\p{L}{2}/u;

/** The words of a line, and what sets of them are. Used again: see `begin`. */
export class WordLine {
  /** Words that begin with a digit, hold one, hold two letters side by side. */
  numeric: WordSet = 0;
  withDigit: WordSet = 0;
  withLetters: WordSet = 0;
  #words = new WordList();
  #vocabulary: Vocabulary = NOTHING_KNOWN;
  readonly #keys: string[] = [];
  readonly #asked: string[] = [];
  /** What was asked of words that stand side by side: 1 known, -1 not. */
  #streets = new Int8Array(0);
  #places = new Int8Array(0);

  begin(profile: CountryProfile, vocabulary: Vocabulary, words: WordList): void {
    this.#words = words;
    this.#vocabulary = vocabulary;
    const runs = words.length ** 2;
    if (this.#streets.length < runs) {
      this.#streets = new Int8Array(runs);
      this.#places = new Int8Array(runs);
    } else {
      this.#streets.fill(0, 0, runs);
      this.#places.fill(0, 0, runs);
    }
    let numeric = 0;
    let withDigit = 0;
    let withLetters = 0;
    for (let at = 0; at < words.length; at++) {
      const { raw, folded } = words.at(at);
      this.#keys[at] = profile.keyOf(folded);
      if (STARTS_WITH_DIGIT.test(raw)) numeric |= 1 << at;
      if (DIGIT.test(raw)) withDigit |= 1 << at;
      if (TWO_LETTERS.test(raw)) withLetters |= 1 << at;
    }
    this.numeric = numeric;
    this.withDigit = withDigit;
    this.withLetters = withLetters;
  }

  get length(): number {
    return this.#words.length;
  }

  /** The comma-separated part that a word stands in. */
  part(word: number): number {
    return this.#words.at(word).part;
  }

  /** The words of a set that stand in the part of its first word. */
  firstPart(words: WordSet): WordSet {
    const part = this.part(firstOf(words));
    let rest = words;
    while (rest !== 0 && this.part(firstOf(rest)) === part) rest = withoutFirst(rest);
    return words & ~rest;
  }

  /** True where one of the words stands in a part. */
  touches(words: WordSet, part: number): boolean {
    for (let rest = words; rest !== 0; rest = withoutFirst(rest))
      if (this.part(firstOf(rest)) === part) return true;
    return false;
  }

  /** Words as they were written. */
  text(words: WordSet): string {
    let text = '';
    for (let rest = words; rest !== 0; rest = withoutFirst(rest)) {
      const { raw } = this.#words.at(firstOf(rest));
      text = text === '' ? raw : `${text} ${raw}`;
    }
    return text;
  }

  isStreet(words: WordSet): boolean {
    return this.#isKnown(words, 'isStreet', this.#streets);
  }

  isPlace(words: WordSet): boolean {
    return this.#isKnown(words, 'isPlace', this.#places);
  }

  #isKnown(words: WordSet, asked: keyof Vocabulary, answers: Int8Array): boolean {
    const at = this.#sideBySide(words);
    let answer = answers[at] ?? 0;
    if (answer === 0) {
      answer = this.#vocabulary[asked](this.#asked, this.#takeKeys(words)) ? 1 : -1;
      if (at >= 0) answers[at] = answer;
    }
    return answer === 1;
  }

  /** Takes the keys of words to ask for them, and tells how many they are. */
  #takeKeys(words: WordSet): number {
    let count = 0;
    for (let rest = words; rest !== 0; rest = withoutFirst(rest))
      this.#asked[count++] = this.#keys[firstOf(rest)]!;
    return count;
  }

  /** A number for each run of words without a gap; -1 for others. */
  #sideBySide(words: WordSet): number {
    const first = firstOf(words);
    const last = lastOf(words);
    return words === (1 << (last + 1)) - (1 << first) ? first * this.#words.length + last : -1;
  }
}
