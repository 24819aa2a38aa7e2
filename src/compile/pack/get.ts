import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import { removeDownload } from '../../files/download/begun-file';
import { download } from '../../files/download/download';
import { DownloadFailure } from '../../files/download/failure';
import { GeocoderError } from '../../model/errors';
import type { Manifest } from '../../model/manifest';
import {
  A_FLAG,
  A_FUNCTION,
  A_PATH,
  A_SIGNAL,
  checkOptionKinds,
  checkPath,
  PATHS,
  required,
} from '../../schema/option-kinds';
import { Dataset } from '../../store/dataset';
import { asBuildFailure } from '../../store/write/build-failure';
import { Publication } from '../../store/write/publish';
import { refuseStranger } from './in-place';
import { trustedKeys } from './keys';
import { type PackHead, readPackHead, unpack } from './unpack';

/** Progress of `get`: bytes of the pack while fetching, bytes of the dataset while unpacking. */
export interface GetProgress {
  phase: 'fetching' | 'unpacking';
  bytes: number;
  /** Null while the size is not known. */
  totalBytes: number | null;
}

export interface GetOptions {
  /** Directory of the dataset. The dataset is written beside it and moved into place in one step. */
  out: string;
  /** Paths of public keys, or their PEM texts: one of them must have signed. */
  publicKey: string | readonly string[];
  /** Take a dataset that is older than the one in place. Default false: UPDATE_REFUSED. */
  allowOlder?: boolean | undefined;
  /** Take a dataset of another name than the one in place. Default false: UPDATE_REFUSED. */
  allowOther?: boolean | undefined;
  /** Called after each chunk. */
  onProgress?: ((progress: GetProgress) => void) | undefined;
  /** Stops the work. The dataset in place stays, and the fetched bytes are kept for the next run. */
  signal?: AbortSignal | undefined;
}

export interface GetReport {
  /** The dataset's directory, as an absolute path. */
  directory: string;
  /** Manifest of the dataset that is in place now. */
  manifest: Manifest;
  /** False if the same dataset was in place already; then only the beginning of the pack was fetched. */
  isNew: boolean;
  /** Bytes from an earlier, stopped run. */
  resumedFrom: number;
}

/** Suffix of the file beside the target with the fetched bytes. */
const DOWNLOAD_SUFFIX = '.download';
/** The head of a pack is first tried to be read at this many bytes. */
const LEAST_HEAD_BYTES = 1024;

/** Thrown to stop fetching, because the same dataset is in place. */
class AlreadyThere extends Error {
  override readonly name = 'AlreadyThere';
  readonly manifest: Manifest;

  constructor(manifest: Manifest) {
    super('the same dataset is in place');
    this.manifest = manifest;
  }
}

/**
 * Puts a packed dataset in place. It fetches the pack (a stopped run is continued), checks every byte against the
 * signed manifest, and publishes in one step, as a build does. On any error the dataset in place stays. Signature and
 * age are checked as soon as the first bytes have arrived.
 * @param source an `https:` or `http:` URL, or the path of a file.
 * @throws GeocoderError FETCH_FAILED, PACK_INVALID, SIGNATURE_INVALID, UPDATE_REFUSED, DATASET_VERSION, BUILD_FAILED.
 */
export async function get(source: string, written: GetOptions): Promise<GetReport> {
  checkPath('get', 'source', source);
  const options = checkOptionKinds('get', written, {
    out: required(A_PATH),
    publicKey: required(PATHS),
    allowOlder: A_FLAG,
    allowOther: A_FLAG,
    onProgress: A_FUNCTION,
    signal: A_SIGNAL,
  });
  const keys = trustedKeys(options.publicKey);
  const url = urlOf(source);
  const publication = Publication.begin(options.out);
  const report = (manifest: Manifest, isNew: boolean, resumedFrom: number): GetReport => ({
    directory: path.resolve(options.out),
    manifest,
    isNew,
    resumedFrom,
  });
  try {
    if (url === null) {
      checkHead(await readPackHead(source, keys), options);
      return report(await publish(source, keys, publication, options), true, 0);
    }
    const fetched = `${path.resolve(options.out)}${DOWNLOAD_SUFFIX}`;
    const resumedFrom = await fetchPack(url, fetched, keys, options);
    const manifest = await publish(fetched, keys, publication, options).catch(async (error: unknown) => {
      // Wrong bytes are removed, so that the next run fetches them again.
      if (error instanceof GeocoderError && error.code !== 'BUILD_FAILED') await removeDownload(fetched);
      throw error;
    });
    await removeDownload(fetched);
    return report(manifest, true, resumedFrom);
  } catch (error) {
    publication.abandon();
    if (error instanceof AlreadyThere) return report(error.manifest, false, 0);
    throw asBuildFailure(error, options.out);
  }
}

/** Null for the path of a file. @throws GeocoderError INVALID_REQUEST for a URL of another kind. */
function urlOf(source: string): URL | null {
  // `C:\packs\nl.pack` is a path.
  if (!/^[a-z][a-z0-9+.-]+:/i.test(source)) return null;
  if (URL.canParse(source)) {
    const url = new URL(source);
    if (url.protocol === 'https:' || url.protocol === 'http:') return url;
  }
  throw new GeocoderError(
    'INVALID_REQUEST',
    `get: expected an https: URL or the path of a file, got ${source}`,
  );
}

async function fetchPack(
  url: URL,
  file: string,
  keys: readonly KeyObject[],
  options: GetOptions,
): Promise<number> {
  let isChecked = false;
  const check = async (bytes: number): Promise<void> => {
    if (isChecked || bytes < LEAST_HEAD_BYTES) return;
    const head = await headIfThere(file, keys);
    if (head === null) return;
    isChecked = true;
    checkHead(head, options);
  };
  try {
    const downloaded = await download(url.href, file, {
      signal: options.signal,
      onProgress: async ({ bytes, totalBytes }) => {
        options.onProgress?.({ phase: 'fetching', bytes, totalBytes });
        await check(bytes);
      },
    });
    return downloaded?.resumedFrom ?? 0;
  } catch (error) {
    if (error instanceof AlreadyThere || error instanceof GeocoderError) await removeDownload(file);
    if (error instanceof DownloadFailure)
      throw new GeocoderError('FETCH_FAILED', error.message, { cause: error });
    throw error;
  }
}

/**
 * Reads the head of a pack; null while too few bytes have arrived.
 * @throws GeocoderError SIGNATURE_INVALID, DATASET_VERSION.
 */
async function headIfThere(file: string, keys: readonly KeyObject[]): Promise<PackHead | null> {
  try {
    return await readPackHead(file, keys);
  } catch (error) {
    // Really invalid bytes are reported later, when all bytes have arrived.
    if (error instanceof GeocoderError && error.code === 'PACK_INVALID') return null;
    throw error;
  }
}

function checkHead({ manifest }: PackHead, options: GetOptions): void {
  if (refuseStranger(options.out, manifest, options) === 'same') throw new AlreadyThere(manifest);
}

async function publish(
  file: string,
  keys: readonly KeyObject[],
  publication: Publication,
  options: GetOptions,
): Promise<Manifest> {
  const head = await unpack(file, publication.directory, keys, (bytes, totalBytes) => {
    if (options.signal?.aborted === true)
      throw new GeocoderError('BUILD_FAILED', `${options.out}: stopped by its signal`);
    options.onProgress?.({ phase: 'unpacking', bytes, totalBytes });
  });
  checkHead(head, options);
  // Files of two datasets may have right checksums in one manifest and still be no dataset.
  Dataset.open(publication.directory).close();
  publication.commit();
  return head.manifest;
}
