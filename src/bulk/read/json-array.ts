import { badInput } from '../failure';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const SPACE = 0x20;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const WHITE = new Set([SPACE, 0x09, LINE_FEED, 0x0d]);
const BYTE_ORDER_MARK = new Set([0xef, 0xbb, 0xbf]);

/** True if a text begins as a JSON array does. */
export function looksLikeArray(head: string): boolean {
  return /^\uFEFF?\s*\[/.test(head);
}

/**
 * Turns the elements of a JSON array into lines, without keeping the array in memory. It follows only strings and
 * nesting; the reader of the lines checks that an element is valid JSON.
 * @throws GeocoderError BULK_INPUT (the step) for a text that is no array, continues after its end, or does not end.
 */
export async function* arrayLines(
  pieces: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<Uint8Array> {
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  let offset = 0;
  let ended = false;
  for await (const piece of pieces) {
    const out = Buffer.allocUnsafeSlow(piece.length);
    let length = 0;
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at]!;
      if (inString) {
        out[length++] = byte;
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) inString = false;
      } else if (WHITE.has(byte)) {
        // A line end inside an element becomes a space, because each element must be one line.
        if (depth > 1) out[length++] = SPACE;
      } else if (depth === 0) {
        if (offset + at < 3 && BYTE_ORDER_MARK.has(byte)) continue;
        if (ended || byte !== OPENING_BRACKET) throw unexpected(name, offset + at, ended);
        depth = 1;
      } else if (depth === 1 && byte === CLOSING_BRACKET) {
        out[length++] = LINE_FEED;
        depth = 0;
        ended = true;
      } else {
        inString = byte === QUOTE;
        if (OPENING.has(byte)) depth++;
        else if (CLOSING.has(byte)) depth = Math.max(1, depth - 1);
        out[length++] = depth === 1 && byte === COMMA ? LINE_FEED : byte;
      }
    }
    offset += piece.length;
    yield out.subarray(0, length);
  }
  if (!ended)
    throw badInput(`${name}: expected the array to end with "]", but the text ends at byte ${offset}`);
}

function unexpected(name: string, offset: number, ended: boolean): Error {
  const expected = ended ? 'nothing after the array' : 'an array of objects';
  return badInput(`${name}: expected ${expected}, but got something else at byte ${offset}`);
}
