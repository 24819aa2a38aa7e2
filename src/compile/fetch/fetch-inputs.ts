import { mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { labelOf } from '../../files/download/allowed-url';
import { begunFile } from '../../files/download/begun-file';
import type { DownloadOptions } from '../../files/download/download';
import { downloadText } from '../../files/download/download-text';
import { PassingFailure } from '../../files/download/failure';
import { request } from '../../files/download/request';
import { takeLock } from '../../files/lock-file';
import { GeocoderError } from '../../model/errors';
import { reasonOf } from '../../model/reason-of';
import { describe } from '../../schema/describe';
import {
  A_COUNT,
  A_FLAG,
  A_FUNCTION,
  A_PATH,
  A_SIGNAL,
  checkOptionKinds,
  checkPath,
} from '../../schema/option-kinds';
import { parseRecipe, readRecipeFile } from '../recipe/parse-recipe';
import type { Download, Recipe } from '../recipe/recipe';
import { asFetchError } from './as-fetch-error';
import { checkedDownload } from './checked-download';
import { type Checksum, checksumIn, checksumOf } from './checksum';
import { defaultDownloads, downloadPath, isUrl } from './download-url';
import { type FetchProgress, Meter, type PlannedDownload } from './meter';
import { type DownloadRecord, partOf, readRecord } from './record';

/** Most downloads at once. */
const AT_ONCE = 2;
/** The wait before the second attempt: servers are often busy for a moment. */
const RETRY_MILLISECONDS = 1000;
/** Most bytes of a checksum file, which is read into memory. */
const MOST_CHECKSUM_BYTES = 4_000_000;

export interface FetchOptions {
  /** Folder of the downloads. Default: `doorplate/downloads` in the user's folder for caches. */
  into?: string | undefined;
  /**
   * True: the licences of the recipe were read and accepted. Default false: files with such a licence are not fetched.
   */
  acceptLicences?: boolean | undefined;
  /** True: only makes the plan and downloads nothing. Default false. */
  planOnly?: boolean | undefined;
  /** Called once, before the first download. */
  onPlan?: ((plan: readonly PlannedDownload[]) => void) | undefined;
  onProgress?: ((progress: FetchProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** A connection without data for this time is closed and tried again. Default 60,000. */
  stallMilliseconds?: number | undefined;
  /** The wait before the second attempt; the next ones are longer. Default 1000. */
  retryMilliseconds?: number | undefined;
}

export interface FetchedFile {
  url: string;
  file: string;
  bytes: number;
  sha256: string;
  /** False if the file was here already and has not changed. */
  isNew: boolean;
}

interface Wanted {
  url: string;
  download: Download | null;
}

/**
 * Downloads the files that a recipe names by URL, at most two at once. A stopped download is continued, the file is
 * checked against the checksum of the recipe, and an unchanged file is not fetched again. `build` reads the files with
 * the same folder as `downloads`.
 * @param recipe path of a recipe file, or a recipe in its JSON form.
 * @throws GeocoderError RECIPE_INVALID, SOURCE_NOT_FOUND for the recipe, FETCH_FAILED, SOURCE_INVALID for a wrong checksum, INVALID_REQUEST if a
 *   licence must be accepted first, BUILD_FAILED if the disk is full or another process downloads the same file.
 */
export async function fetchInputs(
  recipe: string | object,
  written: FetchOptions = {},
): Promise<FetchedFile[]> {
  const options = checkOptionKinds('fetchInputs', written, {
    into: A_PATH,
    acceptLicences: A_FLAG,
    planOnly: A_FLAG,
    onPlan: A_FUNCTION,
    onProgress: A_FUNCTION,
    signal: A_SIGNAL,
    stallMilliseconds: A_COUNT,
    retryMilliseconds: A_COUNT,
  });
  const parsed = typeof recipe === 'string' ? readRecipeFile(recipe) : parseRecipe(recipe);
  const wanted = downloadsOf(parsed);
  refuseLicences(wanted, options.acceptLicences ?? false);
  const into = path.resolve(options.into ?? defaultDownloads());
  const signal = options.signal ?? new AbortController().signal;
  const jobs: Job[] = [];
  for (const each of wanted) jobs.push(await prepare(each, into, signal));
  const plan = jobs.map((job) => job.plan);
  options.onPlan?.(plan);
  if (options.planOnly === true) return [];
  if (jobs.some((job) => !job.plan.isCurrent)) checkSpace(into, plan);
  const meter = new Meter(plan, options.onProgress);
  const settings = {
    signal,
    idleMilliseconds: options.stallMilliseconds,
    retryMilliseconds: options.retryMilliseconds ?? RETRY_MILLISECONDS,
  };
  const found: FetchedFile[] = [];
  const queue = jobs.entries();
  const work = async (): Promise<void> => {
    for (const [index, job] of queue)
      found[index] = await bring(job, settings, (bytes) => meter.update(job.plan.url, bytes));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

/**
 * Downloads a recipe itself.
 * @returns the path of the copy. Build it with strict paths, because somebody else wrote it.
 * @throws GeocoderError FETCH_FAILED, SOURCE_INVALID.
 */
export async function fetchRecipe(url: string, into = defaultDownloads()): Promise<string> {
  if (typeof url !== 'string' || !URL.canParse(url))
    throw new GeocoderError(
      'INVALID_REQUEST',
      `fetchRecipe: expected "url" to be a URL, but got ${describe(url)}`,
    );
  checkPath('fetchRecipe', 'into', into);
  const job = await prepare({ url, download: null }, path.resolve(into), new AbortController().signal);
  const { file } = await bring(job, { retryMilliseconds: RETRY_MILLISECONDS }, () => {});
  return file;
}

/** The files that a recipe names by URL, each once. */
function downloadsOf({ areas, addresses }: Recipe): Wanted[] {
  const named: Wanted[] = [
    ...[...areas, ...addresses].map(({ path: url, download }) => ({ url, download })),
    ...addresses.flatMap(({ streetNames }) =>
      streetNames === null ? [] : [{ url: streetNames.path, download: null }],
    ),
  ];
  const byUrl = new Map<string, Wanted>();
  for (const each of named) if (isUrl(each.url) && !byUrl.get(each.url)?.download) byUrl.set(each.url, each);
  return [...byUrl.values()];
}

function refuseLicences(wanted: readonly Wanted[], accepted: boolean): void {
  const pages = new Set(wanted.flatMap(({ download }) => download?.licencePage ?? []));
  if (accepted || pages.size === 0) return;
  const message = `Expected that you accept the licence at ${[...pages].join(' and ')} first: read it, then say --accept-licences (option acceptLicences).`;
  throw new GeocoderError('INVALID_REQUEST', message);
}

interface Job {
  plan: PlannedDownload;
  known: DownloadRecord | null;
  expected: Checksum | null;
}

async function prepare({ url, download }: Wanted, into: string, signal: AbortSignal): Promise<Job> {
  const file = path.join(into, downloadPath(url));
  const expected = await expectedChecksum(url, download, signal);
  const record = readRecord(file);
  const known = record?.url === url ? record : null;
  const checked = expected === null ? null : `${expected.algorithm}:${expected.hex}`;
  // A file with the right checksum cannot have changed, so the server is not asked.
  if (known !== null && checked !== null && known.checked === checked)
    return {
      plan: { url, file, bytes: known.bytes, bytesHere: known.bytes, isCurrent: true },
      known,
      expected,
    };
  const head = await headOf(url, known, signal);
  const isCurrent = known !== null && expected === null && head === 'unchanged';
  const told = typeof head === 'number' ? head : null;
  const recipeSays = download?.megabytes == null ? null : download.megabytes * 1e6;
  const bytes = isCurrent ? known.bytes : (told ?? recipeSays);
  const part = begunFile(url, partOf(file))?.bytes ?? 0;
  return {
    plan: { url, file, bytes, bytesHere: isCurrent ? known.bytes : part, isCurrent },
    known: expected === null ? known : null,
    expected,
  };
}

async function expectedChecksum(
  url: string,
  download: Download | null,
  signal: AbortSignal,
): Promise<Checksum | null> {
  if (download === null) return null;
  if (download.sha256 !== null) return checksumOf(download.sha256);
  if (download.checksumFile === null) return null;
  const text = await downloadText(download.checksumFile, MOST_CHECKSUM_BYTES, signal).catch(
    (error: unknown) => {
      throw asFetchError(error);
    },
  );
  return checksumIn(text, url, download.checksumFile);
}

/** The size of a file, by a HEAD request; null if the server does not send it. */
async function headOf(
  url: string,
  known: DownloadRecord | null,
  signal: AbortSignal,
): Promise<number | 'unchanged' | null> {
  const conditions: Record<string, string> = {};
  if (known?.etag) conditions['if-none-match'] = known.etag;
  else if (known?.lastModified) conditions['if-modified-since'] = known.lastModified;
  try {
    const response = await request(
      url,
      'HEAD',
      conditions,
      AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
    );
    if (response.status === 304) return 'unchanged';
    const length = response.headers.get('content-length');
    return response.status === 200 && length !== null ? Number(length) : null;
  } catch (cause) {
    // The download itself tries again and reports the error.
    if (cause instanceof PassingFailure) return null;
    throw asFetchError(cause);
  }
}

function checkSpace(into: string, plan: readonly PlannedDownload[]): void {
  mkdirSync(into, { recursive: true });
  const needed = plan.reduce((sum, { bytes, bytesHere }) => sum + Math.max(0, (bytes ?? 0) - bytesHere), 0);
  const { bavail, bsize } = statfsSync(into);
  if (needed <= bavail * bsize) return;
  const message = `Expected ${needed} bytes of room in ${into} for the downloads, got ${bavail * bsize}.`;
  throw new GeocoderError('BUILD_FAILED', message);
}

async function bring(
  { plan, known, expected }: Job,
  options: Pick<DownloadOptions, 'signal' | 'idleMilliseconds' | 'retryMilliseconds'>,
  onBytes: (bytes: number) => void,
): Promise<FetchedFile> {
  const { url, file } = plan;
  if (plan.isCurrent && known !== null) {
    onBytes(known.bytes);
    return { url, file, bytes: known.bytes, sha256: known.sha256, isNew: false };
  }
  mkdirSync(path.dirname(file), { recursive: true });
  const unlock = takeLock(`${file}.lock`, (holder) => {
    const message = `${labelOf(url)}: expected no other download to ${file}, got one by process ${holder ?? 'unknown'}.`;
    return new GeocoderError('BUILD_FAILED', message);
  });
  try {
    const onProgress = ({ bytes }: { bytes: number }) => onBytes(bytes);
    const record = await checkedDownload(url, file, known, expected, { ...options, onProgress });
    onBytes(record.bytes);
    return { url, file, bytes: record.bytes, sha256: record.sha256, isNew: record !== known };
  } catch (cause) {
    if (cause instanceof GeocoderError) throw cause;
    const message = `${labelOf(url)}: expected to write ${file}, got ${reasonOf(cause)}.`;
    throw new GeocoderError('BUILD_FAILED', message, { cause });
  } finally {
    unlock();
  }
}
