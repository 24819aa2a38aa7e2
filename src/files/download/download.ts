import type { FileHandle } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { printable, quoted } from '../../model/quote';
import { reopenOwn } from '../own-file';
import { labelOf } from './allowed-url';
import { type BegunFile, begin, begunFile, removeDownload, type ServedState } from './begun-file';
import { DownloadFailure, findingOf, PassingFailure } from './failure';
import { IdleTimer } from './idle-timer';
import { piecesOf, request } from './request';

/** Number of consecutive attempts without any bytes before the download fails. */
const MOST_ATTEMPTS = 4;
const IDLE_MILLISECONDS = 60_000;
const RETRY_MILLISECONDS = 500;
const LONGEST_WAIT_SECONDS = 120;

/** Progress of a download. */
export interface TransferProgress {
  /** Bytes that are here, those of earlier runs included. */
  bytes: number;
  /** Null while the server has not said. */
  totalBytes: number | null;
}

export interface DownloadOptions {
  /** Stops it: what is here stays, for the next run. */
  signal?: AbortSignal | undefined;
  /** Called after each piece. An error that it throws ends the download. */
  onProgress?: ((progress: TransferProgress) => void | Promise<void>) | undefined;
  /** The state of a whole file that is here already: it is not fetched again while it is the same. Default null. */
  known?: Omit<ServedState, 'url'> | null | undefined;
  /** Takes a body that the server compressed for the way, and undoes it. Default false: it is refused. */
  undoesEncoding?: boolean | undefined;
  /** A connection that gives nothing for so long is given up and tried again. Default 60,000. */
  idleMilliseconds?: number | undefined;
  /** The wait before the second attempt; the next ones are longer. Default 500. */
  retryMilliseconds?: number | undefined;
}

export interface Downloaded {
  /** Of the whole file on its server. */
  state: ServedState;
  /** Bytes that an earlier run had brought. */
  resumedFrom: number;
}

/**
 * Fetches a file. What an earlier run left under `path` is continued (HTTP ranges) where the server still has the same
 * file; a lost connection is made again. The bytes are not checked: that is the caller's part.
 * @param path where it goes; `path` and its note are the caller's to remove (`removeDownload`).
 * @returns null if the file in `known` is still the same.
 * @throws DownloadFailure; what the file system throws; what `onProgress` throws.
 */
export async function download(
  url: string,
  path: string,
  options: DownloadOptions = {},
): Promise<Downloaded | null> {
  const { signal, retryMilliseconds = RETRY_MILLISECONDS } = options;
  const resumedFrom = begunFile(url, path)?.bytes ?? 0;
  for (let failures = 0; ; ) {
    const begun = begunFile(url, path);
    try {
      const state = await attempt(url, path, begun, options);
      return state === null ? null : { state, resumedFrom };
    } catch (cause) {
      if (signal?.aborted === true)
        throw new DownloadFailure('stopped', `${labelOf(url)}: stopped by its signal.`, cause);
      if (!(cause instanceof PassingFailure)) throw cause;
      const hasGrown = (begunFile(url, path)?.bytes ?? 0) > (begun?.bytes ?? 0);
      failures = hasGrown ? 1 : failures + 1;
      if (failures >= MOST_ATTEMPTS) {
        const message = `${labelOf(url)}: expected the file, ${findingOf(cause)} (${MOST_ATTEMPTS} attempts); what arrived is kept.`;
        throw new DownloadFailure('gave up', message, cause);
      }
      const asked = cause.waitSeconds === null ? null : cause.waitSeconds * 1000;
      const pause = asked ?? retryMilliseconds * 2 ** (failures - 1);
      // Where the wait is stopped, the next attempt tells so.
      await wait(pause, undefined, { signal }).catch(() => {});
    }
  }
}

/** One request. @returns what the server says of the whole file; null if the known one still is right. */
async function attempt(
  url: string,
  path: string,
  begun: BegunFile | null,
  options: DownloadOptions,
): Promise<ServedState | null> {
  const { known = null, idleMilliseconds = IDLE_MILLISECONDS } = options;
  const idle = new IdleTimer(idleMilliseconds);
  const signals = [idle.signal, ...(options.signal === undefined ? [] : [options.signal])];
  try {
    const response = await request(url, 'GET', conditionsOf(begun, known), AbortSignal.any(signals));
    if (response.status === 304 && known !== null) return null;
    if (begun !== null && response.headers.get('content-range') === `bytes */${begun.bytes}`) {
      await response.body?.cancel();
      return begun;
    }
    if (response.status !== 200 && response.status !== 206) {
      await response.body?.cancel();
      if (response.status === 416) await removeDownload(path);
      throw refusalFor(url, response);
    }
    const { start, totalBytes } = extentOf(url, response, begun?.bytes ?? 0, options);
    const { headers } = response;
    const state = { url, etag: headers.get('etag'), lastModified: headers.get('last-modified') };
    const file = start > 0 ? await reopenOwn(path) : await begin(path, state);
    try {
      await receive(response, file, start, totalBytes, idle, options);
    } finally {
      await file.close();
    }
    return state;
  } finally {
    idle.end();
  }
}

/** Asks for the rest of what is begun, or for the file only where it changed. */
function conditionsOf(
  begun: BegunFile | null,
  known: Omit<ServedState, 'url'> | null,
): Record<string, string> {
  if (begun !== null) return { range: `bytes=${begun.bytes}-`, 'if-range': begun.validator };
  if (known?.etag) return { 'if-none-match': known.etag };
  return known?.lastModified ? { 'if-modified-since': known.lastModified } : {};
}

function refusalFor(url: string, { status, statusText, headers }: Response): Error {
  if (status === 416) return new PassingFailure('got another length than before');
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    const waitSeconds = seconds >= 0 ? Math.min(seconds, LONGEST_WAIT_SECONDS) : null;
    return new PassingFailure(`got status ${status}`, waitSeconds);
  }
  const shown = `${status} ${printable(statusText)}`.trim();
  return new DownloadFailure('refused', `${labelOf(url)}: expected the file, got status ${shown}.`);
}

/** Where the body begins in the file, and how long the file is; null if the server does not say. */
function extentOf(
  url: string,
  { status, headers }: Response,
  asked: number,
  { undoesEncoding = false }: DownloadOptions,
): { start: number; totalBytes: number | null } {
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (encoding !== 'identity' && !undoesEncoding) {
    const message = `${labelOf(url)}: expected the file's own bytes, got Content-Encoding ${quoted(encoding)}.`;
    throw new DownloadFailure('refused', message);
  }
  if (status === 206) {
    const [, start, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '') ?? [];
    if (Number(start) !== asked) throw new PassingFailure('got another range than was asked');
    return { start: asked, totalBytes: total === '*' ? null : Number(total) };
  }
  const length = headers.get('content-length');
  return { start: 0, totalBytes: length === null || encoding !== 'identity' ? null : Number(length) };
}

async function receive(
  response: Response,
  file: FileHandle,
  start: number,
  totalBytes: number | null,
  idle: IdleTimer,
  { onProgress }: DownloadOptions,
): Promise<void> {
  let bytes = start;
  for await (const piece of piecesOf(response)) {
    await file.write(piece, 0, piece.length, bytes);
    bytes += piece.length;
    await onProgress?.({ bytes, totalBytes });
    idle.restart();
  }
  if (totalBytes !== null && bytes !== totalBytes)
    throw new PassingFailure(`got ${bytes} of ${totalBytes} bytes`);
}
