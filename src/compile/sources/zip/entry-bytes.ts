import { closeSync, createReadStream, openSync } from 'node:fs';
import { crc32, createInflateRaw } from 'node:zlib';
import { GeocoderError } from '../../../model/errors';
import type { ReadProgress } from '../record';
import { damagedZip, readAt, type ZipEntry, type ZipWindow } from './directory';

const CHUNK_BYTES = 1 << 18;
const LOCAL_HEAD = 30;

/**
 * The bytes of one entry, inflated, read in place. Size and checksum are compared at the end, so that nothing is
 * missing unnoticed.
 * @throws GeocoderError SOURCE_INVALID for damage, encryption and compressions other than deflate.
 */
export async function* entryBytes(
  window: ZipWindow,
  entry: ZipEntry,
  progress: ReadProgress | null,
): AsyncGenerator<Uint8Array> {
  const data = dataWindow(window, entry);
  if (entry.method !== 0 && entry.method !== 8) {
    throw damagedZip(data, `compression method ${entry.method} (stored and deflated are read)`);
  }
  if (data.end === data.start) return checkEnd(data, entry, 0, 0);
  const input = createReadStream(data.path, {
    start: data.start,
    end: data.end - 1,
    highWaterMark: CHUNK_BYTES,
  });
  if (progress !== null) {
    input.on('data', (chunk) => {
      progress.bytes += chunk.length;
    });
  }
  let bytes = 0;
  let crc = 0;
  try {
    const output = entry.method === 0 ? input : input.pipe(createInflateRaw({ chunkSize: CHUNK_BYTES }));
    if (output !== input) input.on('error', (error) => output.destroy(error));
    for await (const chunk of output as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (cause) {
    if (cause instanceof GeocoderError) throw cause;
    throw damagedZip(data, (cause as Error).message, cause);
  } finally {
    input.destroy();
  }
  checkEnd(data, entry, bytes, crc);
}

/** Where the data of an entry lie in the file: for archives that are stored inside this one. */
export function dataWindow(window: ZipWindow, entry: ZipEntry): ZipWindow {
  const label = `${window.label}/${entry.name}`;
  if (entry.encrypted) throw damagedZip({ label }, 'encrypted data');
  const file = openSync(window.path, 'r');
  try {
    const head = readAt(file, window, entry.headerAt, LOCAL_HEAD);
    if (head.readUInt32LE(0) !== 0x04034b50) throw damagedZip({ label }, 'no local header');
    const start = window.start + entry.headerAt + LOCAL_HEAD + head.readUInt16LE(26) + head.readUInt16LE(28);
    const end = start + entry.compressedBytes;
    if (end > window.end) throw damagedZip({ label }, 'an end beyond that of the archive');
    return { path: window.path, label, start, end };
  } finally {
    closeSync(file);
  }
}

function checkEnd(data: ZipWindow, entry: ZipEntry, bytes: number, crc: number): void {
  if (bytes !== entry.bytes) throw damagedZip(data, `${bytes} bytes where its directory says ${entry.bytes}`);
  if (crc !== entry.crc) throw damagedZip(data, 'bytes whose checksum differs');
}
