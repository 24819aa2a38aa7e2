import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlannedDownload } from '../../../src/compile/fetch/meter';
import { type FetchOptions, fetchInputs } from '../../../src/compile/index';
import { takeLock } from '../../../src/files/lock-file';
import { GeocoderError } from '../../../src/model/errors';
import { temporaryDirectory } from '../../sample';
import { LoopbackServer } from './loopback-server';

const server = new LoopbackServer();
const body = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251));
const sha256 = createHash('sha256').update(body).digest('hex');
const md5 = createHash('md5').update(body).digest('hex');
let into: string;

beforeEach(() => {
  into = temporaryDirectory();
  server.files.clear();
  server.forget();
});

const columns = { streetname: 's', number: 'n', latitude: 'y', longitude: 'x' };
const sourceOf = (url: string, download?: object) => ({
  name: 'a',
  path: url.startsWith('/') ? server.origin + url : url,
  format: 'delimited',
  columns,
  ...(download === undefined ? {} : { download }),
});
const recipeOf = (...sources: object[]) => ({
  name: 'Test',
  country: { code: 'NL', name: 'Nederland' },
  addresses: sources,
});
/** A busy machine is no connection that says nothing. */
const QUICK = { stallMilliseconds: 10_000, retryMilliseconds: 5 };
const fetched = (recipe: object, options: FetchOptions = {}) =>
  fetchInputs(recipe, { into, ...QUICK, ...options });
const leftOver = () =>
  readdirSync(into, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:part|lock|new)/.test(name));
const fails = async (work: Promise<unknown>): Promise<GeocoderError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(GeocoderError);
  return error as GeocoderError;
};

describe('a download', () => {
  it('is told before it begins, comes whole, and takes the time of its publisher', async () => {
    const lastModified = 'Tue, 15 Sep 2026 08:00:00 GMT';
    server.files.set('/bag/a.csv', { body, lastModified });
    let planned: readonly PlannedDownload[] = [];
    const [found] = await fetched(recipeOf(sourceOf('/bag/a.csv')), {
      onPlan: (plan) => {
        planned = plan;
        expect(server.gets('/bag/a.csv')).toEqual([]);
      },
    });
    expect(planned).toMatchObject([{ bytes: body.length, bytesHere: 0, isCurrent: false }]);
    expect(found).toMatchObject({ bytes: body.length, sha256, isNew: true });
    expect(readFileSync(found!.file).equals(body)).toBe(true);
    expect(statSync(found!.file).mtime.toUTCString()).toBe(lastModified);
    expect(leftOver()).toEqual([]);
  });

  it('is not made again while the file is the same, and is when it changed', async () => {
    const file = { body };
    server.files.set('/a.csv', file);
    const recipe = recipeOf(sourceOf('/a.csv'));
    await fetched(recipe);
    server.forget();
    expect(await fetched(recipe)).toMatchObject([{ isNew: false, sha256 }]);
    expect(server.asked.map(({ method, status }) => [method, status])).toEqual([['HEAD', 304]]);
    file.body = Buffer.from('changed');
    const [found] = await fetched(recipe);
    expect(found).toMatchObject({ isNew: true, bytes: 7 });
    expect(readFileSync(found!.file, 'utf8')).toBe('changed');
  });

  it('asks by GET where HEAD is not allowed, and by date where there is no ETag', async () => {
    server.files.set('/a.csv', {
      body,
      noHead: true,
      etag: null,
      lastModified: 'Tue, 15 Sep 2026 08:00:00 GMT',
    });
    const recipe = recipeOf(sourceOf('/a.csv', { megabytes: 0.2 }));
    let planned: readonly PlannedDownload[] = [];
    await fetched(recipe, { onPlan: (plan) => (planned = plan) });
    expect(planned[0]!.bytes).toBe(200_000);
    server.forget();
    expect(await fetched(recipe)).toMatchObject([{ isNew: false }]);
    expect(server.gets('/a.csv').map(({ status }) => status)).toEqual([304]);
  });

  it('goes on where the connection broke', async () => {
    server.files.set('/a.csv', { body, breaks: 2 });
    const [found] = await fetched(recipeOf(sourceOf('/a.csv')));
    expect(found!.sha256).toBe(sha256);
    const ranges = server.gets('/a.csv').map(({ headers, status }) => [headers.range, status]);
    expect(ranges).toEqual([
      [undefined, 200],
      [`bytes=${body.length / 2}-`, 206],
      [`bytes=${(body.length / 4) * 3}-`, 206],
    ]);
  });

  it('goes on where another process stopped', async () => {
    server.files.set('/a.csv', { body, stalls: 1 });
    const stop = new AbortController();
    const recipe = recipeOf(sourceOf('/a.csv'));
    const stopped = fetched(recipe, { signal: stop.signal });
    const arrived = () => leftOver().filter((name) => name.endsWith('.part'));
    while (!arrived().some((name) => statSync(path.join(into, name)).size >= body.length / 2))
      await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort();
    expect((await fails(stopped)).message).toContain('stopped by its signal');
    let planned: readonly PlannedDownload[] = [];
    const [found] = await fetched(recipe, { onPlan: (plan) => (planned = plan) });
    expect(planned[0]!.bytesHere).toBe(body.length / 2);
    expect(found!.sha256).toBe(sha256);
    expect(server.gets('/a.csv')[1]).toMatchObject({ status: 206 });
  });

  it('begins anew where the file changed meanwhile, or the server knows no ranges', async () => {
    const file = { body: Buffer.alloc(200_000, 1), breaks: 1, noRanges: false };
    server.files.set('/a.csv', file);
    const changed = fetched(recipeOf(sourceOf('/a.csv')), { retryMilliseconds: 60 });
    while (file.breaks > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    file.body = body;
    expect((await changed)[0]!.sha256).toBe(sha256);
    server.files.set('/b.csv', { body, breaks: 1, noRanges: true });
    expect((await fetched(recipeOf(sourceOf('/b.csv'))))[0]!.sha256).toBe(sha256);
  });

  it('gives up a connection that says nothing, and tries again after errors that may pass', async () => {
    server.files.set('/a.csv', {
      body,
      stalls: 1,
      refusals: [{ status: 200 }, { status: 503, headers: { 'retry-after': '0' } }, { status: 502 }],
    });
    const [found] = await fetched(recipeOf(sourceOf('/a.csv')), { stallMilliseconds: 1000 });
    expect(found!.sha256).toBe(sha256);
    expect(server.gets('/a.csv').map(({ status }) => status)).toEqual([503, 502, 200, 206]);
  });

  it('ends with the reason after four attempts, and keeps what arrived', async () => {
    server.files.set('/b.csv', { body, refusals: Array.from({ length: 9 }, () => ({ status: 500 })) });
    const error = await fails(fetched(recipeOf(sourceOf('/b.csv'))));
    expect(error.code).toBe('FETCH_FAILED');
    expect(error.message).toMatch(/\/b\.csv: expected the file, got status 500 \(4 attempts\)/);
    const missing = await fails(fetched(recipeOf(sourceOf('/none.csv'))));
    expect(missing.message).toMatch(/expected the file, got status 404/);
    expect(missing.code).toBe('FETCH_FAILED');
    expect(server.gets('/none.csv').length).toBe(1);
  });
});

describe('several downloads', () => {
  it('are at most two at once, each once, with the sum of their sizes', async () => {
    const urls = ['/1.csv', '/2.csv', '/3.csv', '/4.csv', '/5.csv'];
    for (const url of urls) server.files.set(url, { body, slowlyMilliseconds: 40 });
    const seen: (number | null)[] = [];
    const found = await fetched(recipeOf(...[...urls, '/1.csv'].map((url) => sourceOf(url))), {
      onProgress: ({ bytesTotal }) => seen.push(bytesTotal),
    });
    expect(found.length).toBe(5);
    expect(server.mostAtOnce).toBe(2);
    expect(new Set(seen)).toEqual(new Set([5 * body.length]));
  });

  it('with another query are other files, and a query appears in no label', async () => {
    server.files.set('/data?format=csv&key=secret', { body });
    server.files.set('/data?format=json', { body: Buffer.from('x') });
    const found = await fetched(
      recipeOf(sourceOf('/data?format=csv&key=secret'), sourceOf('/data?format=json')),
    );
    expect(found.map(({ bytes }) => bytes)).toEqual([body.length, 1]);
    expect(found[0]!.file).not.toBe(found[1]!.file);
    expect(found[0]!.file).not.toContain('secret');
    const error = await fails(fetched(recipeOf(sourceOf('/none?key=secret'))));
    expect(error.message).not.toContain('secret');
  });
});

describe('checksums', () => {
  it('that fit let a file stay without asking anybody', async () => {
    server.files.set('/a.csv', { body });
    const recipe = recipeOf(sourceOf('/a.csv', { sha256: sha256.toUpperCase() }));
    await fetched(recipe);
    server.forget();
    expect(await fetched(recipe)).toMatchObject([{ isNew: false }]);
    expect(server.asked).toEqual([]);
  });

  it('that do not fit remove what arrived; the file that was there stays', async () => {
    const file = { body };
    server.files.set('/a.csv', file);
    const [before] = await fetched(recipeOf(sourceOf('/a.csv')));
    const wrong = recipeOf(sourceOf('/a.csv', { sha256: '0'.repeat(64) }));
    const error = await fails(fetched(wrong));
    expect(error.code).toBe('SOURCE_INVALID');
    expect(error.message).toContain(`expected sha256 ${'0'.repeat(64)}, got ${sha256}`);
    expect(leftOver()).toEqual([]);
    expect(readFileSync(before!.file).equals(body)).toBe(true);
  });

  it.each([
    ['md5sum', `${md5}  a.csv\n`],
    ['several files', `${'1'.repeat(64)} *b.csv\n${sha256} *dir/a.csv\n`],
    ['BSD', `SHA256 (a.csv) = ${sha256}\n`],
    ['a bare sum', `${sha256}\n`],
  ])('are read from a checksum file: %s', async (_name, text) => {
    server.files.set('/a.csv', { body });
    server.files.set('/sums', { body: Buffer.from(text) });
    const recipe = recipeOf(sourceOf('/a.csv', { checksumFile: `${server.origin}/sums` }));
    expect((await fetched(recipe))[0]!.sha256).toBe(sha256);
    server.files.set('/sums', { body: Buffer.from(text.replaceAll(/[0-9a-f]{32}/g, 'f'.repeat(32))) });
    expect((await fails(fetched(recipe))).message).toMatch(/expected (?:md5|sha256) f+, got/);
  });

  it('that name another file are an error', async () => {
    server.files.set('/a.csv', { body });
    server.files.set('/sums', { body: Buffer.from(`${md5}  b.csv\n${md5}  c.csv\n`) });
    const recipe = recipeOf(sourceOf('/a.csv', { checksumFile: `${server.origin}/sums` }));
    expect((await fails(fetched(recipe))).message).toMatch(/expected the checksum of a\.csv, got those of/);
  });
});

describe('what is refused', () => {
  it.each([
    ['http://example.org/a.csv', /expected https:\/\/ \(http:\/\/ only for this machine\)/],
    ['ftp://example.org/a.csv', /expected https:\/\//],
    ['file:///etc/passwd', /expected https:\/\//],
    [
      'https://name:password@example.org/a.csv',
      /without a name and password, got one with them for example\.org/,
    ],
    ['http://127.0.0.1.example.org/a.csv', /expected https:\/\//],
  ])('a recipe that names %s', async (url, message) => {
    const error = await fails(fetched(recipeOf(sourceOf(url))));
    expect(error.code).toBe('RECIPE_INVALID');
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('name:password');
  });

  it('redirects that lead astray or in a circle; others are followed', async () => {
    const to = (location: string) => [0, 1, 2, 3].map(() => ({ status: 302, headers: { location } }));
    server.files.set('/good', { body, refusals: to('/a.csv') });
    server.files.set('/a.csv', { body });
    server.files.set('/plain', { body, refusals: to('http://example.org/') });
    server.files.set('/file', { body, refusals: to('file:///etc/passwd') });
    server.files.set('/circle', { body, refusals: [...to('/circle'), ...to('/circle'), ...to('/circle')] });
    expect((await fetched(recipeOf(sourceOf('/good'))))[0]!.sha256).toBe(sha256);
    for (const url of ['/plain', '/file', '/circle']) {
      const error = await fails(fetched(recipeOf(sourceOf(url))));
      expect([url, error.code]).toEqual([url, 'SOURCE_INVALID']);
      expect(error.message).toMatch(/expected https:|expected at most 5 redirects/);
    }
  });

  it('a file whose licence nobody accepted, by the name of its page', async () => {
    server.files.set('/a.csv', { body });
    const recipe = recipeOf(sourceOf('/a.csv', { licencePage: 'https://example.org/terms' }));
    const error = await fails(fetched(recipe));
    expect(error.code).toBe('INVALID_REQUEST');
    expect(error.message).toContain('https://example.org/terms');
    expect(server.asked).toEqual([]);
    expect(await fetched(recipe, { acceptLicences: true })).toMatchObject([{ isNew: true }]);
  });

  it('a second process that downloads the same file', async () => {
    server.files.set('/a.csv', { body });
    const recipe = recipeOf(sourceOf('/a.csv'));
    const [found] = await fetched(recipe);
    server.files.set('/a.csv', { body: Buffer.from('new') });
    const unlock = takeLock(`${found!.file}.lock`, () => new GeocoderError('BUILD_FAILED', 'locked'));
    const error = await fails(fetched(recipe));
    expect(error.message).toMatch(/expected no other download to .*a\.csv, got one by process \d+/);
    unlock();
    expect(await fetched(recipe)).toMatchObject([{ isNew: true }]);
  });

  it('more than the disk has room for', async () => {
    server.files.set('/a.csv', { body, noHead: true });
    const recipe = recipeOf(sourceOf('/a.csv', { megabytes: 1e9 }));
    const error = await fails(fetched(recipe));
    expect([error.code, server.gets('/a.csv')]).toEqual(['BUILD_FAILED', []]);
    expect(error.message).toMatch(/^Expected 1000000000000000 bytes of room in /);
  });
});

it('asks for nothing where nothing is named by URL, and plans without downloading', async () => {
  writeFileSync(path.join(into, 'x.csv'), 's,n,y,x\n');
  expect(await fetched(recipeOf(sourceOf('x.csv')))).toEqual([]);
  server.files.set('/a.csv', { body });
  expect(await fetched(recipeOf(sourceOf('/a.csv')), { planOnly: true })).toEqual([]);
  expect(server.gets('/a.csv')).toEqual([]);
});
