import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { outputFileOf } from '../../files/output-place';
import { refuseDatasetFile } from '../../files/refuse-dataset-file';
import { removeUnfinished, unfinishedBeside } from '../../files/unfinished';
import { GeocoderError } from '../../model/errors';
import { MANIFEST_FILE, type Manifest } from '../../model/manifest';
import {
  A_FUNCTION,
  A_PATH,
  A_SIGNAL,
  A_TEXT,
  checkOptionKinds,
  checkPath,
  required,
} from '../../schema/option-kinds';
import { fileChecksum, flushToDisk } from '../../store/format/file-checksum';
import { CONTENT_FILES } from '../../store/format/manifest-file';
import { verifyDataset } from '../../store/read/verify';
import { asBuildFailure } from '../../store/write/build-failure';
import { SIGNATURE_BYTES, signatureOf } from './keys';
import { GZIP_HEAD, SIGNATURE_FILE } from './layout';
import { TAR_END, tarHeader, tarPadding } from './tar';

export interface PackOptions {
  /** Path of the pack. An existing file is replaced in one step. */
  out: string;
  /** Path of the private key (`signKeys` made it), or its PEM text. */
  privateKey: string;
  /** Called after each chunk with the bytes of the dataset that were read. */
  onProgress?: ((progress: { bytes: number; totalBytes: number }) => void) | undefined;
  /** Stops the work; no file is left behind. */
  signal?: AbortSignal | undefined;
}

export interface PackReport {
  /** The file, as an absolute path. */
  file: string;
  bytes: number;
  /** SHA-256 of the file, in hexadecimal. */
  sha256: string;
  manifest: Manifest;
}

/**
 * Makes one file of a dataset, signed: a gzipped tar of the manifest, its signature (Ed25519 of the manifest, which has
 * the checksum of every other file) and the files. The dataset is read and checked first. Equal datasets and keys give
 * equal bytes.
 * @throws GeocoderError as `Geocoder.verify` does; INVALID_REQUEST for an `out` in a dataset or that is no file; SIGNATURE_INVALID for the
 *   key; BUILD_FAILED if the file cannot be written.
 */
export async function pack(directory: string, written: PackOptions): Promise<PackReport> {
  checkPath('pack', 'directory', directory);
  const options = checkOptionKinds('pack', written, {
    out: required(A_PATH),
    privateKey: required(A_TEXT),
    onProgress: A_FUNCTION,
    signal: A_SIGNAL,
  });
  refuseDatasetFile('out', options.out, [directory]);
  const target = outputFileOf('out', options.out);
  const manifest = verifyDataset(directory);
  const manifestBytes = readFileSync(path.join(directory, MANIFEST_FILE));
  const signature = signatureOf(manifestBytes, options.privateKey);
  const totalBytes = Object.values(manifest.files).reduce((sum, { bytes }) => sum + bytes, 0);
  const unfinished = unfinishedBeside(target, 'packing');
  const tell = (bytes: number): void => options.onProgress?.({ bytes, totalBytes });
  try {
    await pipeline(
      piecesOf(directory, manifest, manifestBytes, signature, tell),
      createGzip(),
      plainGzipHead(),
      createWriteStream(unfinished, { flags: 'wx' }),
      ...(options.signal === undefined ? [] : [{ signal: options.signal }]),
    );
    flushToDisk(unfinished);
    await rename(unfinished, target);
  } catch (error) {
    removeUnfinished(unfinished);
    if (options.signal?.aborted === true)
      throw new GeocoderError('BUILD_FAILED', `${options.out}: packing was stopped by its signal`, {
        cause: error,
      });
    throw asBuildFailure(error, options.out);
  }
  return { file: path.resolve(options.out), ...fileChecksum(options.out), manifest };
}

async function* piecesOf(
  directory: string,
  manifest: Manifest,
  manifestBytes: Buffer,
  signature: Buffer,
  tell: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  yield tarHeader(MANIFEST_FILE, manifestBytes.length);
  yield manifestBytes;
  yield Buffer.alloc(tarPadding(manifestBytes.length));
  yield tarHeader(SIGNATURE_FILE, SIGNATURE_BYTES);
  yield signature;
  yield Buffer.alloc(tarPadding(SIGNATURE_BYTES));
  let read = 0;
  for (const name of CONTENT_FILES) {
    const { bytes } = manifest.files[name]!;
    yield tarHeader(name, bytes);
    for await (const piece of createReadStream(path.join(directory, name)) as AsyncIterable<Buffer>) {
      yield piece;
      read += piece.length;
      tell(read);
    }
    yield Buffer.alloc(tarPadding(bytes));
  }
  yield TAR_END;
}

/** Replaces the gzip header: zlib writes its level and system into it, but packs must be the same on every machine. */
function plainGzipHead(): Transform {
  let isFirst = true;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (isFirst) GZIP_HEAD.copy(piece);
      isFirst = false;
      done(null, piece);
    },
  });
}
