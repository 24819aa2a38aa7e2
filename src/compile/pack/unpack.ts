import { createHash, type KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { GeocoderError } from '../../model/errors';
import { MANIFEST_FILE, type Manifest } from '../../model/manifest';
import { printablePath } from '../../model/quote';
import { reasonOf } from '../../model/reason-of';
import { reportDamage } from '../../store/format/damage';
import { flushToDisk, writeDurably } from '../../store/format/file-checksum';
import { CONTENT_FILES, parseManifest } from '../../store/format/manifest-file';
import { ByteQueue } from './byte-queue';
import { isSigned, SIGNATURE_BYTES } from './keys';
import { GZIP_HEAD, MOST_MANIFEST_BYTES, SIGNATURE_FILE } from './layout';
import { TAR_BLOCK_BYTES, TAR_END, tarHeader, tarPadding, tarSize } from './tar';

/** The beginning of a pack: enough to decide whether to read the rest. */
export interface PackHead {
  manifest: Manifest;
  manifestBytes: Buffer;
  signature: Buffer;
}

/**
 * Reads the head of a pack and checks its signature.
 * @param keys public keys, one of which must have signed; null to skip the check.
 * @throws GeocoderError PACK_INVALID, SIGNATURE_INVALID, DATASET_VERSION.
 */
export function readPackHead(file: string, keys: readonly KeyObject[] | null): Promise<PackHead> {
  return withPack(file, (bytes) => takeHead(bytes, file, keys));
}

/**
 * Writes the files of a pack into an empty directory, durably, each checked against the signed manifest.
 * @param onBytes is called after each chunk with the number of written bytes. An error that it throws ends the work.
 * @throws GeocoderError PACK_INVALID, SIGNATURE_INVALID, DATASET_VERSION; what the file system throws.
 */
export function unpack(
  file: string,
  directory: string,
  keys: readonly KeyObject[] | null,
  onBytes: (bytes: number, totalBytes: number) => void,
): Promise<PackHead> {
  return readPack(file, keys, onBytes, directory);
}

/** Reads and checks a whole pack without writing files. @throws GeocoderError as `unpack` does. */
export function checkPack(file: string, keys: readonly KeyObject[] | null): Promise<PackHead> {
  return readPack(file, keys, () => {}, null);
}

function readPack(
  file: string,
  keys: readonly KeyObject[] | null,
  onBytes: (bytes: number, totalBytes: number) => void,
  directory: string | null,
): Promise<PackHead> {
  return withPack(file, async (bytes) => {
    const head = await takeHead(bytes, file, keys);
    const totalBytes = Object.values(head.manifest.files).reduce((sum, file) => sum + file.bytes, 0);
    let done = 0;
    const tell = (count: number): void => {
      done += count;
      onBytes(done, totalBytes);
    };
    for (const name of CONTENT_FILES) await takeFile(bytes, name, head.manifest, directory, tell);
    if (!(await bytes.take(TAR_END.length)).equals(TAR_END) || !(await bytes.atEnd()))
      throw invalid('expected the end of the archive');
    if (directory !== null) {
      writeDurably(path.join(directory, MANIFEST_FILE), head.manifestBytes);
      flushToDisk(directory);
    }
    return head;
  });
}

/** Opens the file, passes its decompressed bytes to `read`, and adds the file name to its errors. */
async function withPack<Result>(file: string, read: (bytes: ByteQueue) => Promise<Result>): Promise<Result> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.once('error', (error) => gunzip.destroy(error));
  source.pipe(checkedGzipHead().once('error', (error) => gunzip.destroy(error))).pipe(gunzip);
  try {
    return await read(new ByteQueue(gunzip));
  } catch (error) {
    if (error instanceof GeocoderError && error.code === 'PACK_INVALID')
      throw new GeocoderError('PACK_INVALID', `${printablePath(file)}: ${error.message}`, { cause: error });
    if (!isOfBytes(error)) throw error;
    throw new GeocoderError(
      'PACK_INVALID',
      `${printablePath(file)}: expected a pack, got: ${reasonOf(error)}`,
      {
        cause: error,
      },
    );
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

function checkedGzipHead(): Transform {
  let head: Buffer | null = Buffer.alloc(0);
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (head === null) {
        done(null, piece);
        return;
      }
      head = Buffer.concat([head, piece]);
      const length = Math.min(head.length, GZIP_HEAD.length);
      if (!head.subarray(0, length).equals(GZIP_HEAD.subarray(0, length))) {
        done(invalid('expected the first bytes of a pack'));
        return;
      }
      if (length < GZIP_HEAD.length) {
        done();
        return;
      }
      const whole = head;
      head = null;
      done(null, whole);
    },
  });
}

/** Whether zlib refused the bytes, or the file is missing. */
function isOfBytes(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^Z_|^ENOENT$|^EISDIR$|^EACCES$/.test(code);
}

async function takeHead(
  bytes: ByteQueue,
  file: string,
  keys: readonly KeyObject[] | null,
): Promise<PackHead> {
  const header = await bytes.take(TAR_BLOCK_BYTES);
  const size = tarSize(header);
  if (!(size <= MOST_MANIFEST_BYTES) || !header.equals(tarHeader(MANIFEST_FILE, size)))
    throw invalid(`expected ${MANIFEST_FILE} first`);
  const manifestBytes = await bytes.take(size);
  await takePadding(bytes, size);
  await takeHeader(bytes, SIGNATURE_FILE, SIGNATURE_BYTES);
  const signature = await bytes.take(SIGNATURE_BYTES);
  await takePadding(bytes, SIGNATURE_BYTES);
  if (keys !== null && !isSigned(manifestBytes, signature, keys)) {
    throw new GeocoderError(
      'SIGNATURE_INVALID',
      `${printablePath(file)}: expected a signature of ${keys.length === 1 ? 'the public key' : 'one of the public keys'}` +
        ', got one of another key or other bytes',
    );
  }
  const manifest = reportDamage(file, () => parseManifest(manifestBytes, file));
  return { manifest, manifestBytes, signature };
}

async function takeFile(
  bytes: ByteQueue,
  name: string,
  manifest: Manifest,
  directory: string | null,
  tell: (bytes: number) => void,
): Promise<void> {
  const expected = manifest.files[name]!;
  await takeHeader(bytes, name, expected.bytes);
  const hash = createHash('sha256');
  const file = directory === null ? null : await open(path.join(directory, name), 'wx');
  try {
    for await (const piece of bytes.pieces(expected.bytes)) {
      hash.update(piece);
      await file?.writeFile(piece);
      tell(piece.length);
    }
    await file?.sync();
  } finally {
    await file?.close();
  }
  if (hash.digest('hex') !== expected.sha256) throw invalid(`${name} is not the one that was packed`);
  await takePadding(bytes, expected.bytes);
}

async function takeHeader(bytes: ByteQueue, name: string, size: number): Promise<void> {
  if (!(await bytes.take(TAR_BLOCK_BYTES)).equals(tarHeader(name, size)))
    throw invalid(`expected ${name} of ${size} bytes`);
}

async function takePadding(bytes: ByteQueue, size: number): Promise<void> {
  const padding = await bytes.take(tarPadding(size));
  if (padding.some((byte) => byte !== 0)) throw invalid('expected zeros between files');
}

function invalid(message: string): GeocoderError {
  return new GeocoderError('PACK_INVALID', message);
}
