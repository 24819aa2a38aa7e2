import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { GeocoderError } from '../../../model/errors';

/** A stretch of a file that is a ZIP archive: the whole file, or one that is stored inside another. */
export interface ZipWindow {
  path: string;
  /** What messages call it: `lvbag-extract-nl.zip/9999NUM08112026.zip`. */
  label: string;
  start: number;
  end: number;
}

/** One file of an archive, as its central directory describes it. */
export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  compressedBytes: number;
  bytes: number;
  crc: number;
  /** Where its local header is, from the start of the archive. */
  headerAt: number;
  encrypted: boolean;
}

const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_HEAD = 46;
/** A directory of the Dutch register takes kilobytes; one of this size is damage. */
const MOST_DIRECTORY_BYTES = 256 * 2 ** 20;

/** The window of a whole file. @throws GeocoderError SOURCE_NOT_FOUND. */
export function wholeFile(path: string, label: string): ZipWindow {
  try {
    return { path, label, start: 0, end: statSync(path).size };
  } catch (cause) {
    throw new GeocoderError('SOURCE_NOT_FOUND', `${label}: expected a readable file, got ${String(cause)}.`, {
      cause,
    });
  }
}

/**
 * The entries of an archive, from its central directory (PKWARE APPNOTE 6.3.10, sections 4.3.12 to 4.3.16, with
 * ZIP64). Folders are left out.
 * @throws GeocoderError SOURCE_INVALID where there is none or it is damaged.
 */
export function readDirectory(window: ZipWindow): ZipEntry[] {
  const file = openSync(window.path, 'r');
  try {
    const { at, bytes, count } = findDirectory(file, window);
    const size = window.end - window.start;
    if (bytes > MOST_DIRECTORY_BYTES || at + bytes > size || count * ENTRY_HEAD > bytes) {
      throw damagedZip(window, `${count} entries in ${bytes} bytes at ${at} of ${size}`);
    }
    return parseDirectory(readAt(file, window, at, bytes), count, window);
  } catch (cause) {
    if (cause instanceof RangeError) throw damagedZip(window, 'a directory that ends too early', cause);
    throw cause;
  } finally {
    closeSync(file);
  }
}

export function damagedZip(window: { label: string }, got: string, cause?: unknown): GeocoderError {
  return new GeocoderError('SOURCE_INVALID', `${window.label}: expected an intact ZIP archive, got ${got}.`, {
    cause,
  });
}

/** Bytes at an offset from the start of the window. @throws GeocoderError where they are not all there. */
export function readAt(file: number, window: ZipWindow, at: number, length: number): Buffer {
  const buffer = Buffer.allocUnsafe(length);
  if (at < 0 || window.start + at + length > window.end) throw damagedZip(window, 'an end too early');
  let filled = 0;
  while (filled < length) {
    const count = readSync(file, buffer, filled, length - filled, window.start + at + filled);
    if (count === 0) throw damagedZip(window, 'an end too early');
    filled += count;
  }
  return buffer;
}

function findDirectory(file: number, window: ZipWindow): { at: number; bytes: number; count: number } {
  const size = window.end - window.start;
  const tailBytes = Math.min(size, END_BYTES + LONGEST_COMMENT);
  const tail = readAt(file, window, size - tailBytes, tailBytes);
  let end = tail.length - END_BYTES;
  while (end >= 0 && tail.readUInt32LE(end) !== 0x06054b50) end--;
  if (end < 0) throw damagedZip(window, 'no end of a central directory');
  const count = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const at = tail.readUInt32LE(end + 16);
  if (count !== 0xffff && bytes !== 0xffffffff && at !== 0xffffffff) return { at, bytes, count };
  const locatorAt = size - tailBytes + end - 20;
  if (locatorAt < 0) return { at, bytes, count };
  const locator = readAt(file, window, locatorAt, 20);
  if (locator.readUInt32LE(0) !== 0x07064b50) return { at, bytes, count };
  const record = readAt(file, window, safe(locator.readBigUInt64LE(8)), 56);
  if (record.readUInt32LE(0) !== 0x06064b50) throw damagedZip(window, 'no ZIP64 end of its directory');
  return {
    count: safe(record.readBigUInt64LE(32)),
    bytes: safe(record.readBigUInt64LE(40)),
    at: safe(record.readBigUInt64LE(48)),
  };
}

function parseDirectory(directory: Buffer, count: number, window: ZipWindow): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (directory.readUInt32LE(at) !== 0x02014b50) throw damagedZip(window, `no entry ${index + 1} at ${at}`);
    const flags = directory.readUInt16LE(at + 8);
    const nameBytes = directory.readUInt16LE(at + 28);
    const extraBytes = directory.readUInt16LE(at + 30);
    const nameAt = at + ENTRY_HEAD;
    const next = nameAt + nameBytes + extraBytes + directory.readUInt16LE(at + 32);
    if (next > directory.length) throw damagedZip(window, `an entry ${index + 1} that ends too late`);
    const name = directory.toString((flags & 0x800) !== 0 ? 'utf8' : 'latin1', nameAt, nameAt + nameBytes);
    const entry: ZipEntry = {
      name: name.replaceAll('\\', '/'),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      compressedBytes: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      headerAt: directory.readUInt32LE(at + 42),
      encrypted: (flags & 1) !== 0,
    };
    widen(entry, directory.subarray(nameAt + nameBytes, nameAt + nameBytes + extraBytes));
    if (!entry.name.endsWith('/')) entries.push(entry);
    at = next;
  }
  return entries;
}

/** Takes the 64-bit sizes of the extra field 0x0001 where the 32-bit ones are all ones (APPNOTE 4.5.3). */
function widen(entry: ZipEntry, extra: Buffer): void {
  for (let at = 0; at + 4 <= extra.length; ) {
    const bytes = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === 1) {
      let field = at + 4;
      const next = (): number => {
        field += 8;
        return safe(extra.readBigUInt64LE(field - 8));
      };
      if (entry.bytes === 0xffffffff) entry.bytes = next();
      if (entry.compressedBytes === 0xffffffff) entry.compressedBytes = next();
      if (entry.headerAt === 0xffffffff) entry.headerAt = next();
      return;
    }
    at += 4 + bytes;
  }
}

function safe(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('a size beyond every file');
  return Number(value);
}
