import { fold, wordsOf } from '../text/fold';

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
}
