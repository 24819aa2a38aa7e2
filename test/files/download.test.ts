import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../../src/files/download/allowed-url';
import { begunFile, removeDownload } from '../../src/files/download/begun-file';
import { type DownloadOptions, download } from '../../src/files/download/download';
import { downloadText } from '../../src/files/download/download-text';
import { findingOf } from '../../src/files/download/failure';
import { LoopbackServer } from '../compile/fetch/loopback-server';
import { temporaryDirectory } from '../sample';

const server = new LoopbackServer();
const body = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 251));
let file: string;

beforeEach(() => {
  file = path.join(temporaryDirectory(), 'file');
  server.files.clear();
  server.forget();
});

const fetched = (options: DownloadOptions = {}) =>
  download(`${server.origin}/file`, file, { retryMilliseconds: 2, ...options });
const asked = () => server.gets('/file').map(({ headers, status }) => [headers.range ?? 'whole', status]);

describe('a download', () => {
  it('that an earlier run finished is not fetched again', async () => {
    server.files.set('/file', { body });
    const first = await fetched();
    expect(await fetched()).toMatchObject({ resumedFrom: body.length, state: first!.state });
    expect(readFileSync(file).equals(body)).toBe(true);
    expect(asked()).toEqual([
      ['whole', 200],
      [`bytes=${body.length}-`, 416],
    ]);
  });

  it('of a file that is shorter now begins anew', async () => {
    const served = { body, etag: '"same"' };
    server.files.set('/file', served);
    await fetched();
    served.body = body.subarray(0, 10);
    await fetched();
    expect(readFileSync(file).equals(body.subarray(0, 10))).toBe(true);
  });

  it('without ETag and date is not continued', async () => {
    server.files.set('/file', { body, breaks: 1, etag: null });
    await fetched();
    expect(readFileSync(file).equals(body)).toBe(true);
    expect(asked().map(([range]) => range)).toEqual(['whole', 'whole']);
  });

  it('does not continue bytes of which nobody knows whence they came', async () => {
    server.files.set('/file', { body });
    writeFileSync(file, 'something else');
    expect(begunFile(`${server.origin}/file`, file)).toBeNull();
    await fetched();
    expect(readFileSync(file).equals(body)).toBe(true);
    await removeDownload(file);
    expect(begunFile(`${server.origin}/file`, file)).toBeNull();
  });

  it('ends with what its listener throws, and keeps what arrived', async () => {
    server.files.set('/file', { body });
    const refusal = new RangeError('enough');
    const onProgress = () => {
      throw refusal;
    };
    await expect(fetched({ onProgress })).rejects.toBe(refusal);
    expect(asked().length).toBe(1);
    expect(begunFile(`${server.origin}/file`, file)!.bytes).toBeGreaterThan(0);
  });

  it('that nobody answers says so, with the address', async () => {
    const none = { retryMilliseconds: 1 };
    const refused = /expected the file, got connect ECONNREFUSED 127\.0\.0\.1:9876 \(4 attempts\)/;
    await expect(download('http://127.0.0.1:9876/file', file, none)).rejects.toThrow(refused);
    const signal = AbortSignal.timeout(10_000);
    await expect(downloadText('http://127.0.0.1:9876/file', 10, signal)).rejects.toThrow(
      /got connect ECONNREFUSED 127\.0\.0\.1:9876\.$/,
    );
    const both = new AggregateError([new Error('connect ECONNREFUSED ::1:80'), new Error('no route')]);
    expect(findingOf(new TypeError('fetch failed', { cause: both }))).toBe(
      'got connect ECONNREFUSED ::1:80; no route',
    );
  });

  it('is stopped in a pause between two attempts', async () => {
    server.files.set('/file', { body, refusals: [{ status: 503 }] });
    const stop = new AbortController();
    const stopped = fetched({ signal: stop.signal, retryMilliseconds: 1e6 });
    while (asked().length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ kind: 'stopped' });
  });
});

it('a text that is larger than allowed is not read whole', async () => {
  server.files.set('/text', { body });
  const signal = AbortSignal.timeout(10_000);
  expect((await downloadText(`${server.origin}/text`, body.length, signal)).length).toBeGreaterThan(0);
  await expect(downloadText(`${server.origin}/text`, body.length - 1, signal)).rejects.toThrow(
    /expected at most 99999 bytes, got more/,
  );
});

it.each([
  ['https://example.org/a', 'https://example.org/b', true],
  ['https://example.org/a', 'http://example.org/b', false],
  ['https://example.org/a', 'https://localhost/b', false],
  ['https://example.org/a', 'file:///etc/passwd', false],
  ['http://example.org/a', 'http://example.org/b', true],
  ['http://example.org/a', 'https://example.org/b', true],
  ['http://example.org/a', 'http://127.0.0.1/b', false],
  ['http://127.0.0.1/a', 'http://127.0.0.1/b', true],
  ['http://127.0.0.1/a', 'http://example.org/b', false],
])('a redirect from %s to %s: %s', (from, to, isAllowed) => {
  expect(refusalOf(to, from) === null).toBe(isAllowed);
});
