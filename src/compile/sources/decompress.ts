import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { GeocoderError } from '../../model/errors';
import { reasonOf } from '../../model/reason-of';
import type { InputFile } from '../intake/input-files';
import { Inflation } from './inflation';
import { MOST_ZSTD_WINDOW } from './limits';
import type { ReadProgress } from './record';
import { zstdChunks } from './zstd-worker';

type Compression = 'none' | 'gzip' | 'zstd';

const CHUNK_BYTES = 1 << 20;

/**
 * The bytes of a file, decompressed if its first bytes show gzip or Zstandard.
 * @throws GeocoderError SOURCE_INVALID for a damaged or truncated stream, and for a name (`.gz`, `.zst`) that does not
 * match the
 *   bytes; SOURCE_NOT_FOUND for a file that cannot be read.
 */
export async function* readBytes(file: InputFile, progress: ReadProgress): AsyncGenerator<Uint8Array> {
  if (file.open !== undefined) {
    yield* /\.gz$/i.test(file.label) ? gunzipped(file.open(), file) : file.open();
    return;
  }
  const compression = compressionOf(file);
  try {
    if (compression === 'zstd') {
      const chunks = zstdChunks(file.path, (bytes) => {
        progress.bytes = bytes;
      });
      yield* counted(chunks, wholeFile(file));
    } else {
      const input = createReadStream(file.path, {
        highWaterMark: compression === 'none' ? CHUNK_BYTES : 1 << 17,
      });
      input.on('data', (chunk) => {
        progress.bytes += chunk.length;
      });
      if (compression === 'none') {
        yield* input as AsyncIterable<Buffer>;
      } else {
        const output = createGunzip({ chunkSize: CHUNK_BYTES });
        input.on('error', (error) => output.destroy(error));
        yield* counted(input.pipe(output) as AsyncIterable<Buffer>, wholeFile(file));
      }
    }
  } catch (cause) {
    if (cause instanceof GeocoderError) throw cause;
    const expected = compression === 'none' ? 'a readable file' : `intact ${compression} data`;
    throw new GeocoderError('SOURCE_INVALID', `${file.label}: expected ${expected}, got ${reason(cause)}.`, {
      cause,
    });
  }
}

/** A gzipped file inside an archive. */
async function* gunzipped(chunks: AsyncGenerator<Uint8Array>, file: InputFile): AsyncGenerator<Uint8Array> {
  const { label } = file;
  const inflation = Inflation.of(file);
  const input = Readable.from(chunks).on('data', (chunk: Uint8Array) => inflation.feed(chunk.length));
  try {
    const output = input.pipe(createGunzip({ chunkSize: CHUNK_BYTES }));
    input.on('error', (error) => output.destroy(error));
    yield* counted(output as AsyncIterable<Buffer>, inflation);
  } catch (cause) {
    if (cause instanceof GeocoderError) throw cause;
    throw new GeocoderError('SOURCE_INVALID', `${label}: expected intact gzip data, got ${reason(cause)}.`, {
      cause,
    });
  }
}

function wholeFile(file: InputFile): Inflation {
  const inflation = Inflation.of(file);
  inflation.feed(file.bytes);
  return inflation;
}

async function* counted(chunks: AsyncIterable<Uint8Array>, inflation: Inflation): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    inflation.add(chunk.length);
    yield chunk;
  }
}

function reason(cause: unknown): string {
  const message = reasonOf(cause);
  return /unexpected (?:end of file|EOF)/i.test(message) ? `a truncated stream (${message})` : message;
}

function compressionOf(file: InputFile): Compression {
  const head = Buffer.alloc(14);
  let length: number;
  try {
    const descriptor = openSync(file.path, 'r');
    length = readSync(descriptor, head, 0, head.length, 0);
    closeSync(descriptor);
  } catch (cause) {
    throw new GeocoderError(
      'SOURCE_NOT_FOUND',
      `${file.label}: expected a readable file, got ${reasonOf(cause)}.`,
      {
        cause,
      },
    );
  }
  const compression = fromMagic(head.subarray(0, length));
  const promised = /\.gz$/i.test(file.path) ? 'gzip' : /\.zst$/i.test(file.path) ? 'zstd' : null;
  if (promised !== null && promised !== compression) {
    const got =
      length === 0 ? 'an empty file' : `bytes ${head.subarray(0, Math.min(4, length)).toString('hex')}`;
    throw new GeocoderError('SOURCE_INVALID', `${file.label}: expected ${promised} data, got ${got}.`);
  }
  if (compression === 'zstd' && zstdWindow(head) > MOST_ZSTD_WINDOW) {
    const message = `${file.label}: expected a Zstandard window of at most ${MOST_ZSTD_WINDOW} bytes, got ${zstdWindow(head)}.`;
    throw new GeocoderError('SOURCE_INVALID', message);
  }
  return compression;
}

/** The compression by the magic numbers of RFC 1952 and RFC 8878. */
function fromMagic(head: Buffer): Compression {
  if (head.length >= 2 && head[0] === 0x1f && head[1] === 0x8b) return 'gzip';
  if (head.length >= 4 && head.readUInt32LE() === 0xfd2fb528) return 'zstd';
  return 'none';
}

/** Window size of the first frame, which the decompressor allocates (RFC 8878, 3.1.1.1). */
function zstdWindow(head: Buffer): number {
  const descriptor = head[4]!;
  const isSingleSegment = (descriptor & 0x20) !== 0;
  if (!isSingleSegment) {
    const base = 2 ** (10 + (head[5]! >> 3));
    return base + (base / 8) * (head[5]! & 7);
  }
  const sizeAt = 5 + [0, 1, 2, 4][descriptor & 3]!;
  const size = head.subarray(sizeAt);
  switch (descriptor >> 6) {
    case 0:
      return size[0]!;
    case 1:
      return size.readUInt16LE(0) + 256;
    case 2:
      return size.readUInt32LE(0);
    default:
      // The size has eight bytes; a dictionary id before it may move the last ones beyond the head that was read.
      return head.length - sizeAt < 8 ? Number.POSITIVE_INFINITY : Number(size.readBigUInt64LE(0));
  }
}
