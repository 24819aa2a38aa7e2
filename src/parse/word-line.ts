import type { CountryProfile } from '../country/index';
import type { LineWord } from './line-word';
import { firstOf, lastOf, type WordSet, withoutFirst, wordsFrom } from './word-set';

/** What the data knows of a key (`CountryProfile.key`): parse asks, whoever calls it answers. */
export interface Vocabulary {
  isStreet(key: string): boolean;
  isPlace(key: string): boolean;
}

const STARTS_WITH_DIGIT = /^\d/;
const DIGIT = /\d/;
const TWO_LETTERS = /\p{L}{2}/u;

/** The words of a line, and what sets of them are. */
export class WordLine {
  /** Words that begin with a digit, hold one, hold two letters side by side. */
  readonly numeric: WordSet;
  readonly withDigit: WordSet;
  readonly withLetters: WordSet;
  readonly length: number;
  readonly numberFirst: boolean;
  readonly #words: readonly LineWord[];
  /** The keys of all words, one after the other, and where that of each word begins. */
  readonly #key: string;
  readonly #keyStarts: readonly number[];
  readonly #vocabulary: Vocabulary;
  /** What was asked of sets of words: drafts share most of theirs. */
  readonly #streets = new Map<WordSet, boolean>();
  readonly #places = new Map<WordSet, boolean>();

  constructor(profile: CountryProfile, vocabulary: Vocabulary, words: readonly LineWord[]) {
    this.#words = words;
    this.#vocabulary = vocabulary;
    this.length = words.length;
    this.numberFirst = profile.conventions.numberFirst;
    const keyStarts = [0];
    let key = '';
    for (const { folded } of words) {
      key += profile.keyOf(folded);
      keyStarts.push(key.length);
    }
    this.#key = key;
    this.#keyStarts = keyStarts;
    this.numeric = wordsWith(words, STARTS_WITH_DIGIT);
    this.withDigit = wordsWith(words, DIGIT);
    this.withLetters = wordsWith(words, TWO_LETTERS);
  }

  /** The comma-separated part that a word stands in. */
  part(word: number): number {
    return this.#words[word]!.part;
  }

  /** Those of some words that stand in the same part as one of them. */
  partWith(word: number, words: WordSet): WordSet {
    const part = this.part(word);
    let found: WordSet = 0;
    for (let rest = words; rest !== 0; rest = withoutFirst(rest))
      if (this.part(firstOf(rest)) === part) found |= rest & -rest;
    return found;
  }

  /** True where one of the words stands in a part. */
  touches(words: WordSet, part: number): boolean {
    for (let rest = words; rest !== 0; rest = withoutFirst(rest))
      if (this.part(firstOf(rest)) === part) return true;
    return false;
  }

  /** True where the words stand in several parts. */
  crossesParts(words: WordSet): boolean {
    return words !== 0 && this.part(firstOf(words)) !== this.part(lastOf(words));
  }

  /** Words as they were written. */
  text(words: WordSet): string {
    let text = '';
    for (let rest = words; rest !== 0; rest = withoutFirst(rest)) {
      const { raw } = this.#words[firstOf(rest)]!;
      text = text === '' ? raw : `${text} ${raw}`;
    }
    return text;
  }

  isStreet(words: WordSet): boolean {
    let answer = this.#streets.get(words);
    if (answer === undefined) {
      answer = this.#vocabulary.isStreet(this.#keyOf(words));
      this.#streets.set(words, answer);
    }
    return answer;
  }

  isPlace(words: WordSet): boolean {
    let answer = this.#places.get(words);
    if (answer === undefined) {
      answer = this.#vocabulary.isPlace(this.#keyOf(words));
      this.#places.set(words, answer);
    }
    return answer;
  }

  #keyOf(words: WordSet): string {
    const first = firstOf(words);
    const last = lastOf(words);
    if (words === wordsFrom(first, last + 1))
      return this.#key.slice(this.#keyStarts[first]!, this.#keyStarts[last + 1]!);
    let key = '';
    for (let rest = words; rest !== 0; rest = withoutFirst(rest)) key += this.#keyOf(rest & -rest);
    return key;
  }
}

function wordsWith(words: readonly LineWord[], pattern: RegExp): WordSet {
  let found: WordSet = 0;
  for (const [at, { raw }] of words.entries()) if (pattern.test(raw)) found |= 1 << at;
  return found;
}
