import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import { removeDownload } from '../../files/download/begun-file';
import { download } from '../../files/download/download';
import { DownloadFailure } from '../../files/download/failure';
import { GeocoderError } from '../../model/errors';
import type { Manifest } from '../../model/manifest';
import { Dataset } from '../../store/dataset';
import { asBuildFailure } from '../../store/write/build-failure';
import { Publication } from '../../store/write/publish';
import { refuseStranger } from './in-place';
import { trustedKeys } from './keys';
import { type PackHead, readPackHead, unpack } from './unpack';

/** What `get` is doing: bytes of the pack while it fetches, of the dataset while it unpacks. */
export interface GetProgress {
  phase: 'fetching' | 'unpacking';
  bytes: number;
  /** Null while the server has not said. */
  totalBytes: number | null;
}

export interface GetOptions {
  /** Directory of the dataset. It is written beside it and moved into place in one step. */
  out: string;
  /** Paths of public keys, or their PEM texts: one of them must have signed. */
  publicKey: string | readonly string[];
  /** Take a dataset that is older than the one in place. Default false: UPDATE_REFUSED. */
  allowOlder?: boolean | undefined;
  /** Take a dataset of another name than the one in place. Default false: UPDATE_REFUSED. */
  allowOther?: boolean | undefined;
  /** Told after each piece. */
  onProgress?: ((progress: GetProgress) => void) | undefined;
  /** Stops it: the dataset in place stays, and what was fetched waits for the next run. */
  signal?: AbortSignal | undefined;
}

export interface GetReport {
  /** The dataset's directory, as an absolute path. */
  directory: string;
  /** Of the dataset that is in place now. */
  manifest: Manifest;
  /** False where the same dataset was in place already: then only the beginning of the pack was fetched. */
  isNew: boolean;
  /** Bytes that an earlier, stopped run had fetched. */
  resumedFrom: number;
}

/** Beside its target, what is fetched of a pack. */
const DOWNLOAD_SUFFIX = '.download';
/** From so many bytes on, the head of a pack should be there. */
const LEAST_HEAD_BYTES = 1024;

/** The same dataset is in place: no more need be fetched. */
class AlreadyThere extends Error {
  override readonly name = 'AlreadyThere';
  readonly manifest: Manifest;

  constructor(manifest: Manifest) {
    super('the same dataset is in place');
    this.manifest = manifest;
  }
}

/**
 * Puts a packed dataset in place: fetched (a stopped run is continued), checked byte for byte against its signed
 * manifest, published in one step as a build does. Whatever goes wrong, the dataset in place stays. Signature and age are
 * checked as soon as the first bytes are there.
 * @param source an `https:` or `http:` URL, or the path of a file.
 * @throws GeocoderError FETCH_FAILED, PACK_INVALID, SIGNATURE_INVALID, UPDATE_REFUSED, DATASET_VERSION, BUILD_FAILED.
 */
export async function get(source: string, options: GetOptions): Promise<GetReport> {
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
      // Bytes that are wrong stay wrong: the next run fetches them again.
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

/** Null while too little of it is there. @throws GeocoderError SIGNATURE_INVALID, DATASET_VERSION. */
async function headIfThere(file: string, keys: readonly KeyObject[]): Promise<PackHead | null> {
  try {
    return await readPackHead(file, keys);
  } catch (error) {
    // What is really wrong with the bytes is found, and told, once all are there.
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
  // Files of two datasets in one pack have right checksums and are no dataset.
  Dataset.open(publication.directory).close();
  publication.commit();
  return head.manifest;
}
