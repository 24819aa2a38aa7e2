import { crc32, createInflateRaw } from 'node:zlib';
import { printable } from '../../../model/quote';
import { ByteFeed } from '../byte-feed';
import type { Inflation } from '../inflation';
import { damagedZip } from './directory';

/** One file of an archive that is read as a stream. Read its bytes before the next file. */
export interface StreamedEntry {
  name: string;
  bytes: AsyncGenerator<Uint8Array>;
}

const LOCAL_HEAD = 30;
/** Bytes that are inflated at once. Their output, at most a thousand times as much, is in memory until it is read. */
const PIECE_BYTES = 16 * 1024;
const LOCAL_SIGNATURE = 0x04034b50;
/** Signatures that may follow a file: another file, the central directory, and the end of an empty directory. */
const HEADERS: ReadonlySet<number> = new Set([LOCAL_SIGNATURE, 0x02014b50, 0x06054b50, 0x06064b50]);

/**
 * The files of an archive whose bytes arrive in order, by their local headers (PKWARE APPNOTE 4.3.7 to 4.3.9): for
 * an archive that is compressed inside another, whose directory cannot be read first.
 * @throws GeocoderError SOURCE_INVALID for damage, encryption and compressions other than deflate.
 */
export async function* streamedEntries(
  chunks: AsyncGenerator<Uint8Array>,
  label: string,
  inflation: Inflation,
): AsyncGenerator<StreamedEntry> {
  const feed = new ByteFeed(chunks, () => damagedZip({ label }, 'an end too early'));
  try {
    for (;;) {
      const signature = await feed.peek(4);
      if (!HEADERS.has(signature)) throw damagedZip({ label }, 'no local header where one is due');
      // The central directory, or the end of one that is empty: no more files.
      if (signature !== LOCAL_SIGNATURE) return;
      const head = await feed.take(LOCAL_HEAD);
      const names = await feed.take(head.readUInt16LE(26) + head.readUInt16LE(28));
      const flags = head.readUInt16LE(6);
      const name = names
        .toString((flags & 0x800) !== 0 ? 'utf8' : 'latin1', 0, head.readUInt16LE(26))
        .replaceAll('\\', '/');
      const where = `${label}/${printable(name)}`;
      if ((flags & 1) !== 0) throw damagedZip({ label: where }, 'encrypted data');
      const bytes = entryOf(feed, head, names.subarray(head.readUInt16LE(26)), where, inflation);
      if (!name.endsWith('/')) yield { name, bytes };
      // Bytes that the reader left are skipped and checked.
      for await (const _ of bytes);
    }
  } finally {
    await chunks.return(undefined);
  }
}

async function* entryOf(
  feed: ByteFeed,
  head: Buffer,
  extra: Buffer,
  label: string,
  inflation: Inflation,
): AsyncGenerator<Uint8Array> {
  const method = head.readUInt16LE(8);
  const sizeFollows = (head.readUInt16LE(6) & 8) !== 0;
  let expectedCrc = head.readUInt32LE(14);
  let compressed = head.readUInt32LE(18);
  let expectedBytes = head.readUInt32LE(22);
  const wide = extra.length >= 20 && extra.readUInt16LE(0) === 1;
  if (wide && compressed === 0xffffffff) {
    expectedBytes = Number(extra.readBigUInt64LE(4));
    compressed = Number(extra.readBigUInt64LE(12));
  }
  let crc = 0;
  let bytes = 0;
  const parts =
    method === 8
      ? inflated(feed, sizeFollows ? null : compressed, label)
      : method === 0 && !sizeFollows
        ? feed.run(compressed)
        : null;
  if (parts === null) throw damagedZip({ label }, `compression method ${method}, or stored without its size`);
  for await (const part of parts) {
    crc = crc32(part, crc);
    bytes += part.length;
    inflation.add(part.length);
    yield part;
  }
  if (sizeFollows) {
    // The signature before the checksum is optional; sizes are of 4 or, in ZIP64, 8 bytes.
    if ((await feed.peek(4)) === 0x08074b50) await feed.take(4);
    expectedCrc = (await feed.take(4)).readUInt32LE(0);
    expectedBytes = await sizeAfter(feed, wide || bytes > 0xffffffff);
  }
  if (bytes !== expectedBytes || crc !== expectedCrc) {
    throw damagedZip({ label }, `${bytes} bytes whose size or checksum differs`);
  }
}

/**
 * The size in a data descriptor. Some writers (yazl) use 64 bits without saying so in the local header: then no header
 * follows sizes of 32 bits.
 */
async function sizeAfter(feed: ByteFeed, isWide: boolean): Promise<number> {
  const narrow = await feed.take(8);
  if (!isWide && HEADERS.has(await feed.peek(4))) return narrow.readUInt32LE(4);
  return Number((await feed.take(8)).readBigUInt64LE(0));
}

/** Inflates to the end of the deflated data: after a known number of bytes, or at the end marker in the data. */
async function* inflated(
  feed: ByteFeed,
  compressed: number | null,
  label: string,
): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw();
  let parts: Buffer[] = [];
  let ended = false;
  let failure: Error | null = null;
  // A failed write never calls its callback; only the `error` event comes.
  let settle = (): void => {};
  inflate.on('data', (part: Buffer) => parts.push(part));
  inflate.on('end', () => {
    ended = true;
  });
  inflate.on('error', (error) => {
    failure = error;
    settle();
  });
  let fed = 0;
  try {
    while (!ended && failure === null && (compressed === null || fed < compressed)) {
      const chunk = await feed.chunk(
        Math.min(PIECE_BYTES, compressed === null ? PIECE_BYTES : compressed - fed),
      );
      fed += chunk.length;
      await new Promise<void>((resolve) => {
        settle = resolve;
        inflate.write(chunk, () => resolve());
      });
      // The `end` event comes in a later turn of the event loop.
      await new Promise<void>((resolve) => setImmediate(resolve));
      yield* parts;
      parts = [];
    }
    if (failure === null && !ended) {
      await new Promise<void>((resolve) => {
        inflate.once('close', resolve);
        inflate.end();
      });
    }
    yield* parts;
    if (failure !== null) throw damagedZip({ label }, (failure as Error).message, failure);
    if (compressed === null) feed.unread(fed - inflate.bytesWritten);
  } finally {
    inflate.destroy();
  }
}
