import { bitCount } from '../bits';

/** A growing set of small numbers, one bit each. Most questions only ask whether an overlay has an entry at all. */
export class Marked {
  #words = new Int32Array(0);

  add(number: number): void {
    const word = number >>> 5;
    if (word >= this.#words.length) {
      const grown = new Int32Array(Math.max(32, 2 * word));
      grown.set(this.#words);
      this.#words = grown;
    }
    // The shift uses only the last five bits of the number.
    this.#words[word]! |= 1 << number;
  }

  delete(number: number): void {
    if (this.has(number)) this.#words[number >>> 5]! &= ~(1 << number);
  }

  has(number: number): boolean {
    const word = number >>> 5;
    return word < this.#words.length && (this.#words[word]! & (1 << number)) !== 0;
  }
}

/**
 * The position of each number in an ascending list. It stores one bit for each number, and for every 32 bits the count
 * of those before.
 */
export class RankedNumbers {
  readonly #words: Int32Array;
  readonly #before: Uint32Array;

  constructor(ascending: Int32Array) {
    const words = new Int32Array(((ascending.at(-1) ?? -1) >> 5) + 1);
    for (const number of ascending) words[number >>> 5]! |= 1 << number;
    const before = new Uint32Array(words.length);
    for (let word = 1; word < words.length; word++)
      before[word] = before[word - 1]! + bitCount(words[word - 1]!);
    this.#words = words;
    this.#before = before;
  }

  /** -1 for a number that is not in the list. */
  placeOf(number: number): number {
    const word = number >>> 5;
    if (word >= this.#words.length) return -1;
    const bits = this.#words[word]!;
    const bit = 1 << number;
    return (bits & bit) === 0 ? -1 : this.#before[word]! + bitCount(bits & (bit - 1));
  }
}
