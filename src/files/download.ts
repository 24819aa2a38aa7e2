import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { GeocoderError } from '../model/errors';
import { printable, printablePath, quoted } from '../model/quote';
import { createOwn, reopenOwn } from './own-file';

/** A connection that gives nothing for so long is dropped and made again. */
const IDLE_MILLISECONDS = 30_000;
/** Tries that bring nothing before it is given up. */
const TRIES = 5;
const FIRST_PAUSE_MILLISECONDS = 500;
/** Answers that may be others a moment later. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);
/** Beside an unfinished file: what it is the beginning of. */
const ORIGIN_SUFFIX = '.origin';

/** How far a download is. */
export interface TransferProgress {
  /** Bytes that are there, those of earlier runs included. */
  bytes: number;
  /** Null while the server has not said. */
  totalBytes: number | null;
}

export interface DownloadOptions {
  /** Stops it: what is there stays, for the next run. */
  signal?: AbortSignal | undefined;
  /** Told after each piece. What it throws ends the download. */
  onProgress?: ((progress: TransferProgress) => void | Promise<void>) | undefined;
}

/** What a file is the beginning of: a URL, and the state in which the server gave it. */
interface Origin {
  url: string;
  /** A strong ETag or a date, for `If-Range`; null where the server gives neither: then it begins anew. */
  validator: string | null;
}

/**
 * Fetches a file. What an earlier run left under `path` is continued (HTTP ranges) where the server still has the same
 * file; a lost connection is made again. The bytes are not checked: that is the caller's part.
 * @param path where it goes; `path` and `path.origin` are the caller's to remove.
 * @returns how many bytes there were before.
 * @throws GeocoderError FETCH_FAILED.
 */
export async function download(url: URL, path: string, options: DownloadOptions = {}): Promise<number> {
  const resumedFrom = await bytesToContinue(url, path);
  let bytes = resumedFrom;
  for (let failures = 0; ; ) {
    try {
      await fetchRest(url, path, bytes, options);
      return resumedFrom;
    } catch (error) {
      if (!(error instanceof PassingFailure)) throw error;
      if (options.signal?.aborted === true) throw failed(url, 'stopped by its signal', error);
      const found = await bytesToContinue(url, path);
      failures = found > bytes ? 0 : failures + 1;
      bytes = found;
      if (failures === TRIES) throw failed(url, `${error.message}, ${TRIES} times`, error);
      await wait(FIRST_PAUSE_MILLISECONDS * 2 ** failures, undefined, { signal: options.signal }).catch(
        () => {},
      );
    }
  }
}

/** Removes what `download` wrote. */
export async function removeDownload(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(path + ORIGIN_SUFFIX, { force: true });
}

/** Something that may go well the next time. */
class PassingFailure extends Error {
  override readonly name = 'PassingFailure';
}

/** Bytes that an earlier run left and that can be gone on from. */
async function bytesToContinue(url: URL, path: string): Promise<number> {
  const origin = await readOrigin(path);
  if (origin?.url !== url.href || origin.validator === null) return 0;
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? found.size : 0;
}

async function fetchRest(url: URL, path: string, from: number, options: DownloadOptions): Promise<void> {
  const idle = new AbortController();
  const signals = [idle.signal, ...(options.signal === undefined ? [] : [options.signal])];
  let timer = setTimeout(() => idle.abort(), IDLE_MILLISECONDS);
  try {
    const response = await ask(url, path, from, AbortSignal.any(signals));
    if (response === null) return;
    const start = response.status === 206 ? from : 0;
    const totalBytes = totalOf(response, start);
    const file = start > 0 ? await reopenOwn(path) : await begin(url, path, response);
    let bytes = start;
    try {
      await file.truncate(start);
      await options.onProgress?.({ bytes, totalBytes });
      for await (const piece of piecesOf(response)) {
        clearTimeout(timer);
        await file.write(piece, 0, piece.length, bytes);
        bytes += piece.length;
        await options.onProgress?.({ bytes, totalBytes });
        timer = setTimeout(() => idle.abort(), IDLE_MILLISECONDS);
      }
    } finally {
      await file.close();
    }
    if (totalBytes !== null && bytes !== totalBytes)
      throw new PassingFailure(`the connection ended after ${bytes} of ${totalBytes} bytes`);
  } finally {
    clearTimeout(timer);
  }
}

/** Null where everything is there already. */
async function ask(url: URL, path: string, from: number, signal: AbortSignal): Promise<Response | null> {
  const headers: Record<string, string> = { 'Accept-Encoding': 'identity' };
  if (from > 0) {
    headers.Range = `bytes=${from}-`;
    headers['If-Range'] = (await readOrigin(path))!.validator!;
  }
  const response = await fetch(url, { headers, signal }).catch((error: unknown) => {
    throw new PassingFailure(reasonOf(error), { cause: error });
  });
  const encoding = response.headers.get('content-encoding') ?? 'identity';
  const isRight = response.status === 200 || (response.status === 206 && startOf(response) === from);
  if (isRight && encoding === 'identity') return response;
  await response.body?.cancel();
  if (response.status === 416 && response.headers.get('content-range') === `bytes */${from}`) return null;
  if (response.status === 416) await removeDownload(path);
  if (response.status === 416 || PASSING.has(response.status))
    throw new PassingFailure(`got status ${response.status}`);
  const got = isRight
    ? `Content-Encoding ${quoted(encoding)}`
    : `status ${response.status} ${printable(response.statusText)}`.trim();
  throw failed(url, `expected the file's own bytes, got ${got}`);
}

async function begin(url: URL, path: string, response: Response) {
  const etag = response.headers.get('etag');
  const validator = etag?.startsWith('"') ? etag : response.headers.get('last-modified');
  const file = await createOwn(path);
  await rm(path + ORIGIN_SUFFIX, { force: true });
  const origin: Origin = { url: url.href, validator };
  await writeFile(path + ORIGIN_SUFFIX, JSON.stringify(origin), { flag: 'wx' });
  return file;
}

async function readOrigin(path: string): Promise<Origin | null> {
  try {
    const { url, validator } = JSON.parse(await readFile(path + ORIGIN_SUFFIX, 'utf8')) as Partial<Origin>;
    return typeof url === 'string' ? { url, validator: validator ?? null } : null;
  } catch {
    return null;
  }
}

/** The body in pieces; a connection that breaks is a passing failure. */
async function* piecesOf(response: Response): AsyncGenerator<Uint8Array> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw new PassingFailure(reasonOf(error), { cause: error });
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function startOf(response: Response): number {
  return Number(/^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1] ?? Number.NaN);
}

function totalOf(response: Response, start: number): number | null {
  const length = response.headers.get('content-length');
  return length === null ? null : start + Number(length);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') return `nothing came for ${IDLE_MILLISECONDS / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function failed(url: URL, finding: string, cause?: unknown): GeocoderError {
  // A password in a URL is nobody's to read in a log.
  const shown = printablePath(`${url.origin}${url.pathname}`);
  return new GeocoderError('FETCH_FAILED', `${shown}: ${finding}`, { cause });
}
