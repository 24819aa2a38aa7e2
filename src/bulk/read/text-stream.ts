import { quoted } from '../../model/quote';
import { badInput, badOption, reasonOf } from '../failure';
import type { ByteWindow } from './byte-window';

/** Text in UTF-8 needs no decoding. */
export const UTF_8 = 'utf-8';

/**
 * The name of an encoding as TextDecoder has it; null for UTF-8.
 * @throws GeocoderError INVALID_REQUEST for one that it does not know.
 */
export function checkEncoding(label: string | undefined): string | null {
  if (label === undefined) return null;
  try {
    const { encoding } = new TextDecoder(label);
    return encoding === UTF_8 ? null : encoding;
  } catch {
    throw badOption(
      `encoding: expected one of the WHATWG Encoding Standard, such as utf-8, windows-1252, latin1, utf-16le, ` +
        `but got ${quoted(label)}`,
    );
  }
}

/** The encoding that a byte order mark tells; null for UTF-8, and where there is none. */
export function markedEncoding(head: Buffer): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

/** What a window holds and what comes after it, piece by piece. The window is used up and closed. */
export async function* restOf(window: ByteWindow): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      if (window.length === 0) {
        if (window.ended) return;
        await window.more();
      } else {
        yield window.take(window.length);
      }
    }
  } finally {
    await window.close();
  }
}

/**
 * Text in UTF-8, from another encoding. The byte order mark goes.
 * @throws GeocoderError BULK_INPUT (the step) for bytes that the encoding does not have.
 */
export async function* toUtf8(
  pieces: AsyncIterable<Uint8Array>,
  encoding: string,
  name: string,
): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (piece?: Uint8Array) => {
    try {
      return Buffer.from(decoder.decode(piece, { stream: piece !== undefined }));
    } catch (cause) {
      throw badInput(`${name}: expected text in ${encoding}, got other bytes (${reasonOf(cause)})`, cause);
    }
  };
  for await (const piece of pieces) yield decode(piece);
  yield decode();
}
