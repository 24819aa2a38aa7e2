import { quoted } from '../../model/quote';
import { reasonOf } from '../../model/reason-of';
import { badInput, badOption } from '../failure';
import type { ByteWindow } from './byte-window';

/** Text in UTF-8 needs no decoding. */
export const UTF_8 = 'utf-8';

/**
 * The name of an encoding in TextDecoder; null for UTF-8.
 * @throws GeocoderError INVALID_REQUEST for an unknown encoding.
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

/** The encoding of a byte order mark; null for UTF-8 and if there is none. */
export function markedEncoding(head: Buffer): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

/** The bytes of a window and of its stream, piece by piece. The window is consumed and closed. */
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
 * Converts text of another encoding to UTF-8, without a byte order mark.
 * @throws GeocoderError BULK_INPUT (the step) for bytes that are invalid in the encoding.
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
