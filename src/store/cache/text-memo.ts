import { textBetween } from '../format/varint';

/** Texts remembered, one in each place. */
const PLACES = 1024;
const ASCII = 128;

/**
 * Gives the same string for the same bytes: the streets that are listed or weighed together mostly share a name, and a
 * string takes more time and memory than comparing its letters. What is not ASCII is made anew.
 */
export class TextMemo {
  readonly #texts = new Array<string>(PLACES).fill('');

  /** UTF-8 text between two positions. */
  between(bytes: Buffer, start: number, stop: number): string {
    let hash = stop - start;
    let all = 0;
    for (let at = start; at < stop; at++) {
      const byte = bytes[at]!;
      all |= byte;
      hash = Math.imul(hash ^ byte, 0x01000193);
    }
    if (all >= ASCII) return textBetween(bytes, start, stop);
    const place = (hash ^ (hash >>> 15)) & (PLACES - 1);
    const kept = this.#texts[place]!;
    if (isOf(kept, bytes, start, stop)) return kept;
    const text = bytes.toString('latin1', start, stop);
    this.#texts[place] = text;
    return text;
  }
}

function isOf(text: string, bytes: Buffer, start: number, stop: number): boolean {
  if (text.length !== stop - start) return false;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) !== bytes[start + at]) return false;
  return true;
}
