import { textBetween } from '../format/varint';

/** Texts of so many bytes fit, with their length, in a small integer. */
const LONGEST = 3;
/** All that were kept are forgotten when there are more: a nation has some thousands. */
const MOST_KEPT = 8192;

/** Texts of a few letters, each made once: the suffixes of a house of flats are those of every other. */
export class ShortTexts {
  readonly #texts = new Map<number, string>();

  /** UTF-8 text between two positions. */
  between(bytes: Buffer, start: number, stop: number): string {
    if (stop - start > LONGEST) return textBetween(bytes, start, stop);
    let code = 1;
    for (let at = start; at < stop; at++) code = (code << 8) | bytes[at]!;
    let text = this.#texts.get(code);
    if (text === undefined) {
      text = textBetween(bytes, start, stop);
      if (this.#texts.size === MOST_KEPT) this.#texts.clear();
      this.#texts.set(code, text);
    }
    return text;
  }
}
