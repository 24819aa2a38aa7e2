import { renameSync, rmSync, utimesSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { createOwn, reopenOwn } from '../../files/own-file';
import { GeocoderError } from '../../model/errors';
import { type Checksum, hashFile } from './checksum';
import { labelOf } from './download-url';
import { Passing, reason, request } from './http';
import { type DownloadRecord, type PartRecord, readPart, sizeOf, writePart, writeRecord } from './record';

export interface TransferOptions {
  /** Told how much of the file is here. */
  onBytes: (bytes: number) => void;
  signal: AbortSignal;
  /** A connection that gives nothing for so long is given up. */
  stallMilliseconds: number;
  /** The first wait before another attempt; the next ones are longer. */
  retryMilliseconds: number;
}

/** Attempts that bring nothing, one after the other, before it is an error. */
const MOST_ATTEMPTS = 4;
const LONGEST_WAIT_SECONDS = 120;

/**
 * Brings a file here: what arrived before is kept and continued, what is still the same is not fetched again, and the
 * file takes its name only when it is whole and its checksum is right.
 * @param known the record of the file that is there already; null for none.
 * @returns the record of the file; the one known where nothing changed.
 * @throws GeocoderError SOURCE_NOT_FOUND where the server does not give it, SOURCE_INVALID for a wrong checksum.
 */
export async function transfer(
  url: string,
  file: string,
  known: DownloadRecord | null,
  expected: Checksum | null,
  options: TransferOptions,
): Promise<DownloadRecord> {
  const part = `${file}.part`;
  let failures = 0;
  for (;;) {
    const before = sizeOf(part);
    try {
      const headers = await attempt(url, part, known, options);
      if (headers === null) return known!;
      return await finish(url, file, part, headers, expected);
    } catch (cause) {
      if (options.signal.aborted)
        throw new GeocoderError('BUILD_FAILED', 'The download was stopped by its signal.');
      if (!(cause instanceof Passing)) throw cause;
      failures = sizeOf(part) > before ? 1 : failures + 1;
      if (failures >= MOST_ATTEMPTS) {
        const message = `${labelOf(url)}: expected the file, ${reason(cause)} (${MOST_ATTEMPTS} attempts); what arrived is kept.`;
        throw new GeocoderError('SOURCE_NOT_FOUND', message, { cause });
      }
      const wait =
        cause.waitSeconds === null
          ? options.retryMilliseconds * 2 ** (failures - 1)
          : cause.waitSeconds * 1000;
      await pause(wait, options.signal);
    }
  }
}

/** One request. @returns what the server says of the whole file; null where the known one still is right. */
async function attempt(
  url: string,
  part: string,
  known: DownloadRecord | null,
  options: TransferOptions,
): Promise<PartRecord | null> {
  const stall = new Stall(options);
  try {
    const begun = begunOf(part, url);
    const response = await request(url, 'GET', conditions(begun, known), stall.signal);
    const { status, headers } = response;
    if (status === 304 && known !== null) return null;
    if (status === 416 && begun !== null) {
      rmSync(part, { force: true });
      throw new Passing('got another length than before');
    }
    if (status === 429 || status === 408 || status >= 500)
      throw new Passing(`got status ${status}`, retryAfter(headers));
    if (status !== 200 && status !== 206) {
      const message = `${labelOf(url)}: expected the file, got status ${status}.`;
      throw new GeocoderError('SOURCE_NOT_FOUND', message);
    }
    const [start, total] = extentOf(response, begun?.bytes ?? 0);
    const record = { url, etag: headers.get('etag'), lastModified: headers.get('last-modified') };
    if (start === 0) await writePart(part, record);
    const handle = await (start === 0 ? createOwn(part) : reopenOwn(part));
    try {
      await receive(response, handle, start, total, stall, options.onBytes);
    } finally {
      await handle.close();
    }
    return record;
  } finally {
    stall.end();
  }
}

/** What arrived before, if it can be continued: a server must be able to say that the file is still the same. */
function begunOf(part: string, url: string): { bytes: number; validator: string } | null {
  const record = readPart(part);
  const bytes = sizeOf(part);
  if (record === null || record.url !== url || bytes === 0) return null;
  const strong = record.etag === null || record.etag.startsWith('W/') ? null : record.etag;
  const validator = strong ?? record.lastModified;
  return validator === null ? null : { bytes, validator };
}

function conditions(
  begun: { bytes: number; validator: string } | null,
  known: DownloadRecord | null,
): Record<string, string> {
  if (begun !== null) return { range: `bytes=${begun.bytes}-`, 'if-range': begun.validator };
  const headers: Record<string, string> = {};
  if (known?.etag) headers['if-none-match'] = known.etag;
  else if (known?.lastModified) headers['if-modified-since'] = known.lastModified;
  return headers;
}

/** Where the body begins in the file, and how long the file is; null where the server does not say. */
function extentOf(response: Response, asked: number): [number, number | null] {
  if (response.status === 206) {
    const [, start, total] =
      /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(response.headers.get('content-range') ?? '') ?? [];
    if (Number(start) !== asked) throw new Passing('got another range than was asked');
    return [asked, total === '*' ? null : Number(total)];
  }
  const length = response.headers.get('content-length');
  const isEncoded = (response.headers.get('content-encoding') ?? 'identity') !== 'identity';
  return [0, length === null || isEncoded ? null : Number(length)];
}

async function receive(
  response: Response,
  handle: FileHandle,
  start: number,
  total: number | null,
  stall: Stall,
  onBytes: (bytes: number) => void,
): Promise<void> {
  let at = start;
  try {
    for await (const chunk of response.body ?? []) {
      stall.moved();
      await handle.write(chunk, 0, chunk.length, at);
      at += chunk.length;
      onBytes(at);
    }
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC') throw cause;
    throw new Passing(reason(cause));
  }
  if (total !== null && at !== total) throw new Passing(`got ${at} of ${total} bytes`);
}

async function finish(
  url: string,
  file: string,
  part: string,
  headers: PartRecord,
  expected: Checksum | null,
): Promise<DownloadRecord> {
  const sha256 = await hashFile(part, 'sha256');
  if (expected !== null) {
    const { algorithm, hex } = expected;
    const found = algorithm === 'sha256' ? sha256 : await hashFile(part, algorithm);
    if (found !== hex) {
      for (const name of [part, `${part}.json`]) rmSync(name, { force: true });
      const message = `${labelOf(url)}: expected ${algorithm} ${hex}, got ${found}; what arrived was removed.`;
      throw new GeocoderError('SOURCE_INVALID', message);
    }
  }
  const record: DownloadRecord = {
    ...headers,
    bytes: sizeOf(part),
    sha256,
    checked: expected === null ? null : `${expected.algorithm}:${expected.hex}`,
  };
  // A build takes its time from its inputs: the publisher's, not ours.
  const modified = Date.parse(headers.lastModified ?? '');
  if (Number.isFinite(modified)) utimesSync(part, modified / 1000, modified / 1000);
  renameSync(part, file);
  rmSync(`${part}.json`, { force: true });
  await writeRecord(file, record);
  return record;
}

function retryAfter(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, LONGEST_WAIT_SECONDS) : null;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => [clearTimeout(timer), resolve()], { once: true });
  });
}

/** Ends a request of which nothing arrives any more. */
class Stall {
  readonly #controller = new AbortController();
  readonly #milliseconds: number;
  readonly #outer: AbortSignal;
  readonly #stop = () => this.#controller.abort(new Error('stopped'));
  #timer: NodeJS.Timeout;

  constructor({ signal, stallMilliseconds }: TransferOptions) {
    this.#milliseconds = stallMilliseconds;
    this.#outer = signal;
    signal.addEventListener('abort', this.#stop);
    if (signal.aborted) this.#stop();
    this.#timer = this.#start();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  moved(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#start();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#outer.removeEventListener('abort', this.#stop);
  }

  #start(): NodeJS.Timeout {
    const seconds = this.#milliseconds / 1000;
    return setTimeout(
      () => this.#controller.abort(new Error(`nothing for ${seconds} seconds`)),
      this.#milliseconds,
    );
  }
}
