import { GeocoderError } from '../../model/errors';
import type { InputFile } from '../intake/input-files';
import { readBytes } from './decompress';
import { MOST_DOCUMENT_SIZE } from './limits';
import type { ReadProgress } from './record';

/** Replaces invalid bytes in text (Unicode's replacement character). */
export const INVALID_BYTES = '\uFFFD';

/**
 * The text of a file in chunks of about a megabyte, without a byte order mark. Invalid bytes become U+FFFD, so that
 * their records can be counted and shown with their lines.
 * @throws GeocoderError SOURCE_INVALID as `readBytes`, and for UTF-16 if UTF-8 was expected.
 */
export async function* readText(
  file: InputFile,
  encoding: string,
  progress: ReadProgress,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let first = true;
  for await (const chunk of readBytes(file, progress)) {
    if (first && encoding === 'utf-8' && (startsWith(chunk, 0xff, 0xfe) || startsWith(chunk, 0xfe, 0xff))) {
      const message = `${file.label}: expected UTF-8 text, got UTF-16 (say so with "encoding": "utf-16le").`;
      throw new GeocoderError('SOURCE_INVALID', message);
    }
    first = false;
    const text = decoder.decode(chunk, { stream: true });
    progress.characters = (progress.characters ?? 0) + text.length;
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** A whole file as text, for formats that cannot be read in pieces. */
export async function readWholeText(file: InputFile, progress: ReadProgress): Promise<string> {
  const chunks: string[] = [];
  let length = 0;
  for await (const chunk of readText(file, 'utf-8', progress)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MOST_DOCUMENT_SIZE) {
      const message = `${file.label}: expected at most ${MOST_DOCUMENT_SIZE} characters of JSON in one document, got more; use a format with one feature a line.`;
      throw new GeocoderError('SOURCE_INVALID', message);
    }
  }
  return chunks.join('');
}

function startsWith(chunk: Uint8Array, first: number, second: number): boolean {
  return chunk[0] === first && chunk[1] === second;
}
