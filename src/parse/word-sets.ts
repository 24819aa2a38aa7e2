import type { WordSet } from './word-set';

/** A list of sets of words of one line, in an array that is used again. */
export class WordSets {
  length = 0;
  readonly #sets: WordSet[] = [];

  clear(): void {
    this.length = 0;
  }

  at(place: number): WordSet {
    return this.#sets[place]!;
  }

  push(words: WordSet): void {
    this.#sets[this.length++] = words;
  }

  /** Leaves the first `count` of them. */
  cut(count: number): void {
    if (count < this.length) this.length = count;
  }

  /** True where one of them has one of the words. */
  touches(words: WordSet): boolean {
    for (let at = 0; at < this.length; at++) if ((this.#sets[at]! & words) !== 0) return true;
    return false;
  }
}
