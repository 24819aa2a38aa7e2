import { closeSync, openSync, writeSync } from 'node:fs';
import { constants, crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntryOptions {
  /** Stored when false. */
  deflate: boolean;
  /** Sizes behind the data, as streaming writers do, instead of before. */
  descriptor?: boolean;
  /** 64-bit sizes although they are not needed. */
  wide?: boolean;
}

interface Written {
  name: Buffer;
  method: number;
  flags: number;
  crc: number;
  compressed: number;
  bytes: number;
  headerAt: number;
  wide: boolean;
}

/** Writes ZIP archives of any size (PKWARE APPNOTE 6.3.10): what the reader's tests and measurements need. */
export class ZipWriter {
  readonly #file: number;
  readonly #entries: Written[] = [];
  #at = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  add(
    name: string,
    chunks: Iterable<Uint8Array>,
    { deflate, descriptor = false, wide = false }: ZipEntryOptions,
  ): void {
    const packed = deflate ? deflated(chunks) : plain(chunks);
    const entry: Written = {
      name: Buffer.from(name),
      method: deflate ? 8 : 0,
      flags: 0x800 | (descriptor ? 8 : 0),
      crc: 0,
      compressed: 0,
      bytes: 0,
      headerAt: this.#at,
      wide,
    };
    this.#write(localHeader(entry));
    for (const { part, crc, bytes } of packed) {
      entry.crc = crc;
      entry.bytes = bytes;
      entry.compressed += part.length;
      this.#write(part);
    }
    if (descriptor) {
      const sizes = Buffer.alloc(wide ? 24 : 16);
      sizes.writeUInt32LE(0x08074b50, 0);
      sizes.writeUInt32LE(entry.crc, 4);
      if (wide) {
        sizes.writeBigUInt64LE(BigInt(entry.compressed), 8);
        sizes.writeBigUInt64LE(BigInt(entry.bytes), 16);
      } else {
        sizes.writeUInt32LE(entry.compressed, 8);
        sizes.writeUInt32LE(entry.bytes, 12);
      }
      this.#write(sizes);
    } else {
      // Sizes are known now: the header is written again.
      writeSync(this.#file, localHeader(entry), 0, null, entry.headerAt);
    }
    this.#entries.push(entry);
  }

  close(): void {
    const start = this.#at;
    for (const entry of this.#entries) this.#write(centralHeader(entry));
    const bytes = this.#at - start;
    const count = this.#entries.length;
    const isWide = start > 0xfffffffe || count > 0xfffe || this.#entries.some((entry) => entry.wide);
    if (isWide) {
      const recordAt = this.#at;
      const record = Buffer.alloc(76);
      record.writeUInt32LE(0x06064b50, 0);
      record.writeBigUInt64LE(44n, 4);
      record.writeUInt16LE(45, 12);
      record.writeUInt16LE(45, 14);
      record.writeBigUInt64LE(BigInt(count), 24);
      record.writeBigUInt64LE(BigInt(count), 32);
      record.writeBigUInt64LE(BigInt(bytes), 40);
      record.writeBigUInt64LE(BigInt(start), 48);
      record.writeUInt32LE(0x07064b50, 56);
      record.writeBigUInt64LE(BigInt(recordAt), 64);
      record.writeUInt32LE(1, 72);
      this.#write(record);
    }
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(isWide ? 0xffff : count, 8);
    end.writeUInt16LE(isWide ? 0xffff : count, 10);
    end.writeUInt32LE(isWide ? 0xffffffff : bytes, 12);
    end.writeUInt32LE(isWide ? 0xffffffff : start, 16);
    this.#write(end);
    closeSync(this.#file);
  }

  #write(bytes: Uint8Array): void {
    let written = 0;
    while (written < bytes.length)
      written += writeSync(this.#file, bytes, written, bytes.length - written, this.#at + written);
    this.#at += bytes.length;
  }
}

interface Part {
  part: Uint8Array;
  crc: number;
  bytes: number;
}

function* plain(chunks: Iterable<Uint8Array>): Generator<Part> {
  let [crc, bytes] = [0, 0];
  for (const part of chunks) {
    crc = crc32(part, crc);
    bytes += part.length;
    yield { part, crc, bytes };
  }
}

/** Chunk after chunk, each ended by a flush: together one deflate stream. */
function* deflated(chunks: Iterable<Uint8Array>): Generator<Part> {
  let [crc, bytes] = [0, 0];
  for (const chunk of chunks) {
    crc = crc32(chunk, crc);
    bytes += chunk.length;
    yield { part: deflateRawSync(chunk, { level: 1, finishFlush: constants.Z_SYNC_FLUSH }), crc, bytes };
  }
  yield { part: deflateRawSync(Buffer.alloc(0)), crc, bytes };
}

function localHeader({ name, method, flags, crc, compressed, bytes, wide }: Written): Buffer {
  const streamed = (flags & 8) !== 0;
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(45, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(streamed ? 0 : crc, 14);
  header.writeUInt32LE(wide ? 0xffffffff : streamed ? 0 : compressed, 18);
  header.writeUInt32LE(wide ? 0xffffffff : streamed ? 0 : bytes, 22);
  header.writeUInt16LE(name.length, 26);
  const extra = Buffer.alloc(wide ? 20 : 0);
  if (wide) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(16, 2);
    extra.writeBigUInt64LE(BigInt(streamed ? 0 : bytes), 4);
    extra.writeBigUInt64LE(BigInt(streamed ? 0 : compressed), 12);
  }
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, name, extra]);
}

function centralHeader({ name, method, flags, crc, compressed, bytes, headerAt, wide }: Written): Buffer {
  const isWide = wide || headerAt > 0xfffffffe || bytes > 0xfffffffe;
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(45, 4);
  header.writeUInt16LE(45, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(isWide ? 0xffffffff : compressed, 20);
  header.writeUInt32LE(isWide ? 0xffffffff : bytes, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(isWide ? 0xffffffff : headerAt, 42);
  const extra = Buffer.alloc(isWide ? 28 : 0);
  if (isWide) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    extra.writeBigUInt64LE(BigInt(bytes), 4);
    extra.writeBigUInt64LE(BigInt(compressed), 12);
    extra.writeBigUInt64LE(BigInt(headerAt), 20);
  }
  header.writeUInt16LE(extra.length, 30);
  return Buffer.concat([header, name, extra]);
}
