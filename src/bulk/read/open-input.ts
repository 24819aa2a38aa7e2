import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { type Duplex, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Decompress } from 'fzstd';
import { statOf } from '../../files/output-place';
import { reasonOf } from '../../model/reason-of';
import { type Compression, inputCompression, nativeUnzstd } from '../compression';
import { badInput } from '../failure';
import { piecesUntil } from './pieces-until';

/** The bytes of a file or of a stream. */
export interface InputBytes {
  /** Name for messages. */
  readonly name: string;
  readonly compression: Compression;
  /** True for a file that can be read from any position: `open` then takes an offset. */
  readonly isSeekable: boolean;
  /** Size of the file on disk, bytes; null for a stream. */
  readonly size: number | null;
  /** Bytes of the file that were read, before decompression. */
  bytesRead(): number;
  /** Decompressed bytes from the beginning; from `offset` if the file is not compressed. */
  open(offset: number): AsyncIterable<Uint8Array>;
}

export const STANDARD_STREAM = '-';
const PIECE_BYTES = 1 << 18;

/**
 * Opens an input: checks that it exists, and how it is compressed.
 * @param path of a file or a pipe, or `-` for standard input.
 * @param signal ends a stream, which may be silent for ever; the reading then throws.
 * @throws GeocoderError BULK_INPUT for a file that cannot be read.
 */
export async function openInput(
  path: string,
  { stdin = process.stdin, signal }: { stdin?: Readable | undefined; signal?: AbortSignal | undefined } = {},
): Promise<InputBytes> {
  if (path !== STANDARD_STREAM && !isStream(path)) return fromFile(path);
  const stream = path === STANDARD_STREAM ? stdin : createReadStream(path);
  const pieces = piecesUntil(stream, signal);
  if (path === STANDARD_STREAM) return fromPieces(pieces, 'standard input');
  return fromPieces(pieces, path).catch((cause: unknown) => {
    throw badInput(`${path}: expected a readable file, got ${reasonOf(cause)}`, cause);
  });
}

/** True for standard input and for what can be read only once, from its beginning: a named pipe, a process substitution. */
export function isStream(path: string): boolean {
  if (path === STANDARD_STREAM) return true;
  const found = statOf(path);
  return found !== null && (found.isFIFO() || found.isCharacterDevice() || found.isSocket());
}

/** The first bytes of a file, at most `count`. @throws GeocoderError BULK_INPUT. */
export function headOfFile(path: string, count: number): Buffer {
  const head = Buffer.alloc(count);
  try {
    const file = openSync(path, 'r');
    try {
      return head.subarray(0, readSync(file, head, 0, count, 0));
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    throw badInput(`${path}: expected a readable file, got ${reasonOf(cause)}`, cause);
  }
}

function fromFile(path: string): InputBytes {
  const compression = inputCompression(headOfFile(path, 4));
  const { size } = statSync(path);
  let bytesRead = 0;
  return {
    name: path,
    compression,
    isSeekable: compression === 'none',
    size,
    bytesRead: () => bytesRead,
    open(offset) {
      const isPlain = compression === 'none';
      bytesRead = isPlain ? offset : 0;
      const file = createReadStream(path, { highWaterMark: PIECE_BYTES, start: isPlain ? offset : 0 });
      file.on('data', (piece) => {
        bytesRead += piece.length;
      });
      return decompressed(file, compression, path);
    },
  };
}

async function fromPieces(pieces: AsyncIterator<Buffer>, name: string): Promise<InputBytes> {
  // The first bytes show the compression; they are put back at the beginning of the stream.
  const first: Buffer[] = [];
  let length = 0;
  let ended = false;
  while (length < 4 && !ended) {
    const step = await pieces.next();
    if (step.done) ended = true;
    else {
      first.push(step.value);
      length += step.value.length;
    }
  }
  const head = Buffer.concat(first);
  const compression = inputCompression(head);
  let bytesRead = 0;
  async function* whole(): AsyncGenerator<Buffer> {
    bytesRead += head.length;
    if (head.length > 0) yield head;
    while (!ended) {
      const step = await pieces.next();
      if (step.done) return;
      bytesRead += step.value.length;
      yield step.value;
    }
  }
  return {
    name,
    compression,
    isSeekable: false,
    size: null,
    bytesRead: () => bytesRead,
    open: () => decompressed(Readable.from(whole(), { objectMode: false }), compression, name),
  };
}

async function* decompressed(
  source: Readable,
  compression: Compression,
  name: string,
): AsyncGenerator<Uint8Array> {
  try {
    if (compression === 'none') {
      yield* source as AsyncIterable<Buffer>;
    } else if (compression === 'gzip') {
      yield* through(source, createGunzip({ chunkSize: PIECE_BYTES }));
    } else {
      const native = nativeUnzstd(PIECE_BYTES);
      yield* native === null ? unzstd(source) : through(source, native);
    }
  } catch (cause) {
    const expected = compression === 'none' ? 'readable bytes' : `intact ${compression} data`;
    throw badInput(`${name}: expected ${expected}, got ${reasonOf(cause)}`, cause);
  } finally {
    source.destroy();
  }
}

function through(source: Readable, decompress: Duplex): AsyncIterable<Buffer> {
  source.on('error', (error) => decompress.destroy(error));
  return source.pipe(decompress) as unknown as AsyncIterable<Buffer>;
}

/** Zstandard in JavaScript, for versions of Node whose zlib does not have it. */
async function* unzstd(source: Readable): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  const stream = new Decompress((part) => {
    if (part.length > 0) parts.push(part);
  });
  for await (const piece of source as AsyncIterable<Buffer>) {
    // A copy: fzstd keeps the piece, and the stream may reuse its memory.
    stream.push(Uint8Array.from(piece));
    yield* parts;
    parts = [];
  }
  stream.push(new Uint8Array(0), true);
  yield* parts;
}
