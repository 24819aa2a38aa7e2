import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of an archive that is written. */
export interface ZipPart {
  name: string;
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** Stored when false. Default: true. */
  deflate?: boolean;
  /**
   * Sizes behind the data, as streaming writers do, instead of before: then the bytes need not fit in memory.
   * Default: true.
   */
  descriptor?: boolean;
  /** 64-bit sizes although they are not needed. Default: false. */
  wide?: boolean;
}

/** The same bytes on every day. */
const WRITTEN = new Date(2026, 0, 1);

/** Writes a ZIP archive of any size: what the reader's tests and measurements need. */
export async function writeZip(path: string, parts: readonly ZipPart[]): Promise<void> {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path));
  for (const { name, bytes, deflate = true, descriptor = true, wide = false } of parts) {
    const options = { compressionLevel: deflate ? 1 : 0, forceZip64Format: wide, mtime: WRITTEN };
    if (descriptor) {
      // yazl writes one file after the other; a stream that is not asked for reads nothing.
      zip.addReadStream(Readable.from(bytes, { objectMode: false }), name, options);
    } else {
      const chunks: Uint8Array[] = [];
      for await (const chunk of bytes) chunks.push(chunk);
      zip.addBuffer(Buffer.concat(chunks), name, options);
    }
  }
  zip.end({ forceZip64Format: parts.some(({ wide }) => wide), comment: '' });
  await written;
}
