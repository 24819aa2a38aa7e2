import { fold, wordsOf } from '../../text/fold';

/** A set of phrases of a language, found by the folded words of a line. */
export class Phrases {
  /** Number of words of the longest phrase. */
  readonly mostWords: number;
  readonly #phrases: ReadonlySet<string>;
  readonly #firstWords: ReadonlySet<string>;

  /** @param phrases as people write them: `vis-à-vis`, `t.h.v.`. */
  constructor(phrases: readonly string[]) {
    const folded = phrases.map(fold).filter((phrase) => phrase !== '');
    this.#phrases = new Set(folded);
    this.#firstWords = new Set(folded.map((phrase) => wordsOf(phrase)[0]!));
    this.mostWords = Math.max(0, ...folded.map((phrase) => wordsOf(phrase).length));
  }

  has(folded: string): boolean {
    return this.#phrases.has(folded);
  }

  /** False if no phrase begins with the first word of the text. */
  mayBegin(folded: string): boolean {
    const space = folded.indexOf(' ');
    return this.#firstWords.has(space < 0 ? folded : folded.slice(0, space));
  }

  /** True if a phrase begins with one of some folded words, and goes on with the next ones. */
  isIn(words: readonly string[]): boolean {
    return words.some((word, at) => this.mayBegin(word) && this.#begins(words.slice(at)));
  }

  #begins(words: readonly string[]): boolean {
    let text = '';
    return words.slice(0, this.mostWords).some((word) => {
      text = text === '' ? word : `${text} ${word}`;
      return this.#phrases.has(text);
    });
  }
}
