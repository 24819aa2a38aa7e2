/** A word of a line, as written, with the comma-separated part it stands in. */
export interface LineWord {
  readonly raw: string;
  readonly folded: string;
  readonly part: number;
}

/** Words of a line in the order they stand, in objects that are used again. */
export class WordList {
  length = 0;
  readonly #words: { raw: string; folded: string; part: number }[] = [];

  clear(): void {
    this.length = 0;
  }

  at(place: number): LineWord {
    return this.#words[place]!;
  }

  add(raw: string, folded: string, part: number): void {
    const word = this.#words[this.length++];
    if (word === undefined) {
      this.#words.push({ raw, folded, part });
      return;
    }
    word.raw = raw;
    word.folded = folded;
    word.part = part;
  }

  /** Leaves the first `count` words. */
  cut(count: number): void {
    if (count < this.length) this.length = count;
  }

  /** Drops the first `count` words. */
  dropFirst(count: number): void {
    const words = this.#words;
    for (let at = count; at < this.length; at++) {
      const dropped = words[at - count]!;
      words[at - count] = words[at]!;
      words[at] = dropped;
    }
    this.length -= count;
  }

  /** The words from one to before another as they were written. */
  text(from: number, end: number): string {
    if (from >= end) return '';
    let text = this.#words[from]!.raw;
    for (let at = from + 1; at < end; at++) text += ` ${this.#words[at]!.raw}`;
    return text;
  }
}
