import type { InputFile } from '../intake/input-files';
import { readBytes } from '../sources/decompress';

/** The guessed encoding of a text. */
export interface GuessedEncoding {
  /** Its name in a recipe. */
  encoding: string;
  /** A note for a person; null for none. */
  note: string | null;
}

const MOST_BYTES = 1 << 19;
const CONTROL_SIGN = /[^\P{Cc}\r\n\t]/u;
/** Multi-byte encodings, tried in this order: each refuses most texts of the others. */
const SEVERAL_BYTES = ['shift_jis', 'euc-jp', 'euc-kr', 'gb18030'] as const;

/** Guesses the encoding by a byte order mark, by zero bytes between letters, and by bytes that are not UTF-8. */
export async function guessEncoding(file: InputFile): Promise<GuessedEncoding> {
  const bytes = await beginningOf(file);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return { encoding: 'utf-8', note: 'UTF-8 with a byte order mark, which is not read as text' };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return said('utf-16le', 'UTF-16, by its byte order mark');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return said('utf-16be', 'UTF-16, by its byte order mark');
  const unmarked = (['utf-16le', 'utf-16be'] as const).find((encoding) => isText(bytes, encoding));
  if (unmarked !== undefined) return said(unmarked, 'UTF-16 without a byte order mark');
  if (decodes(bytes, 'utf-8')) return { encoding: 'utf-8', note: null };
  return guessLegacy(bytes);
}

function guessLegacy(bytes: Uint8Array): GuessedEncoding {
  let high = 0;
  let runs = 0;
  let isWindows = false;
  for (const [index, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    high++;
    if (index === 0 || bytes[index - 1]! < 0x80) runs++;
    if (byte < 0xa0) isWindows = true;
  }
  // In single-byte encodings, accented letters are usually isolated; in multi-byte encodings, high bytes come in
  // groups.
  if (high / runs >= 1.8) {
    const found = SEVERAL_BYTES.find((encoding) => decodes(bytes, encoding));
    if (found !== undefined) return said(found, `not UTF-8; ${found} by its bytes`);
  }
  return isWindows
    ? said('windows-1252', 'not UTF-8; Windows-1252 by its bytes')
    : said('iso-8859-1', 'not UTF-8; Latin-1 (ISO 8859-1) by its bytes');
}

function said(encoding: string, what: string): GuessedEncoding {
  return { encoding, note: `${what}: the draft says "encoding": "${encoding}"` };
}

/** True for UTF-16 text: every other byte of Latin letters is zero, and there are no control characters. */
function isText(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): boolean {
  const noughts = bytes.filter(
    (byte, index) => byte === 0 && (index % 2 === 1) === (encoding === 'utf-16le'),
  ).length;
  if (noughts < bytes.length / 4 || !decodes(bytes, encoding)) return false;
  const text = new TextDecoder(encoding).decode(bytes, { stream: true });
  return text.includes('\n') && !CONTROL_SIGN.test(text);
}

function decodes(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

async function beginningOf(file: InputFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of readBytes(file, { bytes: 0 })) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= MOST_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES);
}
