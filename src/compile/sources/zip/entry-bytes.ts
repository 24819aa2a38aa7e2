import { createReadStream } from 'node:fs';
import { crc32, createInflateRaw } from 'node:zlib';
import { GeocoderError } from '../../../model/errors';
import { printable } from '../../../model/quote';
import type { Inflation } from '../inflation';
import type { ReadProgress } from '../record';
import { damagedZip, type ZipDirectory, type ZipEntry, type ZipWindow } from './directory';

const CHUNK_BYTES = 1 << 18;

/**
 * The bytes of one entry, inflated, read in place. Size and checksum are compared at the end; yauzl itself
 * compares only the size.
 * @throws GeocoderError SOURCE_INVALID for damage, encryption and compressions other than deflate.
 */
export async function* entryBytes(
  directory: ZipDirectory,
  entry: ZipEntry,
  progress: ReadProgress | null,
  inflation: Inflation,
): AsyncGenerator<Uint8Array> {
  const data = await dataWindow(directory, entry);
  const { compressionMethod: method } = entry.header;
  if (method !== 0 && method !== 8) {
    throw damagedZip(data, `compression method ${method} (stored and deflated are read)`);
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
    const output = method === 0 ? input : input.pipe(createInflateRaw({ chunkSize: CHUNK_BYTES }));
    if (output !== input) input.on('error', (error) => output.destroy(error));
    for await (const chunk of output as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      inflation.add(chunk.length);
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

/** The range of an entry's data in the file, for archives that are stored inside this one. */
export async function dataWindow({ window, archive }: ZipDirectory, entry: ZipEntry): Promise<ZipWindow> {
  const label = `${window.label}/${printable(entry.name)}`;
  if (entry.header.isEncrypted()) throw damagedZip({ label }, 'encrypted data');
  try {
    const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry.header, { minimal: true });
    const start = window.start + fileDataStart;
    return { path: window.path, label, start, end: start + entry.header.compressedSize };
  } catch (cause) {
    throw damagedZip({ label }, (cause as Error).message, cause);
  }
}

function checkEnd(data: ZipWindow, { header }: ZipEntry, bytes: number, crc: number): void {
  if (bytes !== header.uncompressedSize) {
    throw damagedZip(data, `${bytes} bytes where its directory says ${header.uncompressedSize}`);
  }
  if (crc !== header.crc32) throw damagedZip(data, 'bytes whose checksum differs');
}
