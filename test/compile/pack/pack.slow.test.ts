import { spawn } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addToCatalogue, get, locatePack, pack, readCatalogue, signKeys } from '../../../src/compile/index';
import { tarHeader, tarSize } from '../../../src/compile/pack/tar';
import { verifyDataset } from '../../../src/store/read/verify';
import { invoke } from '../../cli/invoke';
import { temporaryDirectory } from '../../sample';
import { seeded } from '../seeded';
import { datasetOf, host } from './shelf';

const folder = temporaryDirectory();
const keys = signKeys(path.join(folder, 'release.key'));
const packFile = path.join(folder, 'old.tar.gz');
const newerFile = path.join(folder, 'new.tar.gz');
const otherFile = path.join(folder, 'other.tar.gz');
let dataset: string;
let newer: string;

beforeAll(async () => {
  dataset = await datasetOf(folder, '2026-01-01');
  newer = await datasetOf(folder, '2026-02-01', { seed: 2 });
  const other = await datasetOf(folder, '2026-03-01', { seed: 3, name: 'another' });
  await pack(dataset, { out: packFile, privateKey: keys.privateKey });
  await pack(newer, { out: newerFile, privateKey: keys.privateKey });
  await pack(other, { out: otherFile, privateKey: keys.privateKey });
});

/** A target of its own in a folder of its own, so that what is left beside it shows. */
function target(): { out: string; beside: () => string[] } {
  const own = temporaryDirectory();
  return { out: path.join(own, 'data'), beside: () => readdirSync(own) };
}

/** The contents of a dataset, file by file. */
function filesOf(directory: string): Record<string, string> {
  const names = readdirSync(directory).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(directory, name), 'hex')]));
}

describe('sign-keys', () => {
  it('keeps the private key to its owner, and never writes over a key', () => {
    expect(statSync(keys.privateKey).mode & 0o777).toBe(0o600);
    expect(readFileSync(keys.publicKey, 'utf8')).toContain('BEGIN PUBLIC KEY');
    const before = readFileSync(keys.privateKey);
    expect(() => signKeys(keys.privateKey)).toThrow(/SIGNATURE_INVALID|anew/);
    expect(readFileSync(keys.privateKey)).toEqual(before);
  });
});

describe('pack', () => {
  it('gives the same bytes again, and leaves nothing beside them', async () => {
    const { out, beside } = target();
    const report = await pack(dataset, { out, privateKey: readFileSync(keys.privateKey, 'utf8') });
    expect(readFileSync(out)).toEqual(readFileSync(packFile));
    expect(report).toMatchObject({ bytes: statSync(packFile).size, manifest: { name: 'synthetic' } });
    expect(beside()).toEqual(['data']);
  });

  it('removes what a run left beside it that was killed, and says why a name is too long', async () => {
    const { out, beside } = target();
    writeFileSync(`${out}.99999999.packing`, 'half a file');
    await pack(dataset, { out, privateKey: keys.privateKey });
    expect(beside()).toEqual([path.basename(out)]);
    const long = path.join(path.dirname(out), 'x'.repeat(300));
    await expect(pack(dataset, { out: long, privateKey: keys.privateKey })).rejects.toMatchObject({
      code: 'BUILD_FAILED',
      message: expect.stringContaining('ENAMETOOLONG') as string,
    });
  });

  it('signs the manifest so that any tool can check it', async () => {
    const { out } = target();
    await get(packFile, { out, publicKey: keys.publicKey });
    const { signature } = await addToCatalogue(path.join(folder, 'signature.json'), packFile);
    const key = createPublicKey(readFileSync(keys.publicKey));
    const manifest = readFileSync(path.join(out, 'manifest.json'));
    expect(verify(null, manifest, key, Buffer.from(signature, 'base64'))).toBe(true);
  });

  it('refuses a dataset of which a byte was changed, and keys that are none', async () => {
    const { out, beside } = target();
    const damaged = temporaryDirectory();
    for (const name of readdirSync(dataset)) copyFileSync(path.join(dataset, name), path.join(damaged, name));
    const bytes = readFileSync(path.join(damaged, 'addresses.sqlite'));
    bytes[5000]! ^= 1;
    writeFileSync(path.join(damaged, 'addresses.sqlite'), bytes);
    await expect(pack(damaged, { out, privateKey: keys.privateKey })).rejects.toMatchObject({
      code: 'DATASET_DAMAGED',
    });
    for (const privateKey of [keys.publicKey, path.join(folder, 'none'), '-----BEGIN NOTHING-----'])
      await expect(pack(dataset, { out, privateKey })).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' });
    expect(beside()).toEqual([]);
  });
});

describe('get', () => {
  it('puts the dataset in place, as it was packed', async () => {
    const { out, beside } = target();
    const report = await get(packFile, { out, publicKey: keys.publicKey });
    expect(report).toMatchObject({ directory: out, isNew: true, resumedFrom: 0 });
    for (const name of readdirSync(dataset))
      expect(readFileSync(path.join(out, name))).toEqual(readFileSync(path.join(dataset, name)));
    expect(beside()).toEqual(['data']);
    expect(await get(packFile, { out, publicKey: keys.publicKey })).toMatchObject({ isNew: false });
  });

  // One flip in some 4,000 gives another code of the same bytes, as deflate has several: the checksums agree, rightly.
  it('puts nothing in place but what was packed, whichever byte of the pack was flipped', async () => {
    const { out, beside } = target();
    await get(packFile, { out, publicKey: keys.publicKey });
    const whole = readFileSync(newerFile);
    const random = seeded(5);
    const ends = [
      ...Array.from({ length: 20 }, (_, at) => at),
      ...Array.from({ length: 12 }, (_, at) => whole.length - 1 - at),
    ];
    const inside = Array.from({ length: 30 }, () => Math.floor(random() * whole.length));
    const flipped = path.join(folder, 'flipped.tar.gz');
    for (const place of [...ends, ...inside]) {
      const bytes = Buffer.from(whole);
      bytes[place]! ^= 0xff;
      writeFileSync(flipped, bytes);
      const failure = await get(flipped, { out, publicKey: keys.publicKey }).then(
        () => null,
        ({ code }) => code,
      );
      if (failure === null) {
        expect(filesOf(out), `byte ${place}`).toEqual(filesOf(newer));
        await get(packFile, { out, publicKey: keys.publicKey, allowOlder: true });
      } else expect(failure, `byte ${place}`).toMatch(/^(PACK|SIGNATURE)_INVALID$/);
      expect(filesOf(out), `byte ${place}`).toEqual(filesOf(dataset));
    }
    for (const length of [0, 5, 100, whole.length - 1]) {
      writeFileSync(flipped, whole.subarray(0, length));
      await expect(get(flipped, { out, publicKey: keys.publicKey })).rejects.toMatchObject({
        code: 'PACK_INVALID',
      });
    }
    expect(filesOf(out)).toEqual(filesOf(dataset));
    expect(beside()).toEqual(['data']);
  });

  it('takes no private key for a public one, and pack no public key for a private one', async () => {
    const { out } = target();
    for (const publicKey of [keys.privateKey, readFileSync(keys.privateKey, 'utf8')])
      await expect(get(packFile, { out, publicKey })).rejects.toMatchObject({
        code: 'SIGNATURE_INVALID',
        message: expect.stringMatching(/^expected the public Ed25519 key in .*, got: the private one$/),
      });
    const noKey = get(packFile, { out, publicKey: '-----BEGIN nothing' });
    await expect(noKey).rejects.toThrow(/in the PEM text, got: something that is no key in PEM$/);
    const packed = pack(dataset, { out, privateKey: keys.publicKey });
    await expect(packed).rejects.toThrow(/^expected the private Ed25519 key in .*, got: the public one$/);
  });

  it('takes one of several keys, and no other', async () => {
    const { out, beside } = target();
    const stranger = signKeys(path.join(temporaryDirectory(), 'k')).publicKey;
    await expect(get(packFile, { out, publicKey: stranger })).rejects.toMatchObject({
      code: 'SIGNATURE_INVALID',
      message: expect.stringContaining(packFile),
    });
    await expect(get(packFile, { out, publicKey: [] })).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' });
    expect(beside()).toEqual([]);
    await get(packFile, { out, publicKey: [stranger, readFileSync(keys.publicKey, 'utf8')] });
    verifyDataset(out);
  });

  it('refuses an older dataset and one of another name, unless they are allowed', async () => {
    const { out } = target();
    await get(newerFile, { out, publicKey: keys.publicKey });
    const refused = { code: 'UPDATE_REFUSED' };
    await expect(get(packFile, { out, publicKey: keys.publicKey })).rejects.toMatchObject(refused);
    await expect(get(otherFile, { out, publicKey: keys.publicKey })).rejects.toMatchObject(refused);
    await get(packFile, { out, publicKey: keys.publicKey, allowOlder: true });
    expect(verifyDataset(out).builtAt).toBe('2026-01-01T00:00:00.000Z');
    await get(otherFile, { out, publicKey: keys.publicKey, allowOther: true });
    expect(verifyDataset(out).name).toBe('another');
  });

  it('puts a whole dataset in the place of a damaged one of the same pack', async () => {
    const { out } = target();
    await get(packFile, { out, publicKey: keys.publicKey });
    writeFileSync(path.join(out, 'addresses.flatbush'), 'short');
    expect(await get(packFile, { out, publicKey: keys.publicKey })).toMatchObject({ isNew: true });
    verifyDataset(out);
  });

  it('refuses to write over a directory that is no dataset', async () => {
    const out = temporaryDirectory();
    writeFileSync(path.join(out, 'diary.txt'), 'mine');
    await expect(get(packFile, { out, publicKey: keys.publicKey })).rejects.toMatchObject({
      code: 'BUILD_FAILED',
    });
    expect(readdirSync(out)).toEqual(['diary.txt']);
  });

  it('says what it wants instead of other kinds of sources', async () => {
    const options = { out: target().out, publicKey: keys.publicKey };
    await expect(get('ftp://example.org/x', options)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    await expect(get(path.join(folder, 'nothing'), options)).rejects.toMatchObject({ code: 'PACK_INVALID' });
  });
});

describe('get from a server', () => {
  const etag = '"one"';

  it('goes on where connections break', async () => {
    const bytes = readFileSync(packFile);
    const cutAfter = Math.ceil(bytes.length / 3);
    const served = await host({ pack: { bytes, etag, cutAfter } });
    const { out, beside } = target();
    await get(`${served.url}/pack`, { out, publicKey: keys.publicKey });
    verifyDataset(out);
    expect([...new Set(served.requests)]).toEqual([
      '/pack whole',
      `/pack bytes=${cutAfter}-`,
      `/pack bytes=${2 * cutAfter}-`,
    ]);
    expect(beside()).toEqual(['data']);
  });

  it('goes on where a run was stopped, but not with another file', async () => {
    const bytes = readFileSync(packFile);
    const half = Math.floor(bytes.length / 2);
    const served = await host({ pack: { bytes, etag, cutAfter: half } });
    const { out, beside } = target();
    const stopped = new AbortController();
    const options = { out, publicKey: keys.publicKey };
    const first = get(`${served.url}/pack`, {
      ...options,
      signal: stopped.signal,
      onProgress: ({ bytes: there }) => there >= half && stopped.abort(),
    });
    await expect(first).rejects.toMatchObject({ code: 'FETCH_FAILED' });
    expect(beside()).toEqual(['data.download', 'data.download.origin']);
    served.files.set('pack', { bytes, etag });
    expect(await get(`${served.url}/pack`, options)).toMatchObject({ isNew: true, resumedFrom: half });
    expect(served.requests.at(-1)).toBe(`/pack bytes=${half}-`);
    expect(beside()).toEqual(['data']);

    served.files.set('pack', { bytes: readFileSync(newerFile), etag, cutAfter: half });
    const second = new AbortController();
    const again = get(`${served.url}/pack`, {
      ...options,
      signal: second.signal,
      onProgress: ({ bytes: there }) => there >= half && second.abort(),
    });
    await expect(again).rejects.toMatchObject({ code: 'FETCH_FAILED' });
    served.files.set('pack', { bytes: readFileSync(newerFile), etag: '"two"' });
    await get(`${served.url}/pack`, options);
    expect(verifyDataset(out).builtAt).toBe('2026-02-01T00:00:00.000Z');
  });

  it('begins anew where the server knows no ranges', async () => {
    const bytes = readFileSync(packFile);
    const half = Math.floor(bytes.length / 2);
    const served = await host({ pack: { bytes, etag, cutAfter: half, ignoresRanges: true } });
    const { out } = target();
    const options = { out, publicKey: keys.publicKey };
    const stopped = new AbortController();
    await expect(
      get(`${served.url}/pack`, {
        ...options,
        signal: stopped.signal,
        onProgress: ({ bytes: there }) => there >= half && stopped.abort(),
      }),
    ).rejects.toMatchObject({ code: 'FETCH_FAILED' });
    served.files.set('pack', { bytes, etag, ignoresRanges: true });
    await get(`${served.url}/pack`, options);
    verifyDataset(out);
  });

  it('fetches no more than the beginning of what it refuses or has already', async () => {
    const bytes = Buffer.concat([readFileSync(packFile), Buffer.alloc(50_000_000)]);
    const served = await host({ pack: { bytes, etag } });
    const { out, beside } = target();
    await get(newerFile, { out, publicKey: keys.publicKey });
    let fetched = 0;
    const options = {
      out,
      publicKey: keys.publicKey,
      onProgress: (progress: { bytes: number }) => {
        fetched = progress.bytes;
      },
    };
    await expect(get(`${served.url}/pack`, options)).rejects.toMatchObject({ code: 'UPDATE_REFUSED' });
    expect(fetched).toBeLessThan(5_000_000);
    const stranger = signKeys(path.join(temporaryDirectory(), 'k')).publicKey;
    await expect(get(`${served.url}/pack`, { ...options, publicKey: stranger })).rejects.toMatchObject({
      code: 'SIGNATURE_INVALID',
    });
    expect(fetched).toBeLessThan(5_000_000);
    await get(packFile, { out, publicKey: keys.publicKey, allowOlder: true });
    expect(await get(`${served.url}/pack`, options)).toMatchObject({ isNew: false });
    expect(fetched).toBeLessThan(5_000_000);
    expect(beside()).toEqual(['data']);
  });

  it('tells what the server answered', async () => {
    const gzip = { 'Content-Encoding': 'gzip' };
    const served = await host({
      gone: { bytes: Buffer.alloc(0), status: 410 },
      packed: { bytes: readFileSync(packFile), headers: gzip },
    });
    const options = { out: target().out, publicKey: keys.publicKey };
    for (const [name, message] of [
      ['nothing', /status 404/],
      ['gone', /status 410/],
      ['packed', /Content-Encoding "gzip"/],
    ] as const) {
      await expect(get(`${served.url}/${name}`, options)).rejects.toMatchObject({
        code: 'FETCH_FAILED',
        message: expect.stringMatching(message),
      });
    }
  });

  it('forgets wrong bytes, so that the next run fetches right ones', async () => {
    const bytes = readFileSync(packFile);
    const wrong = Buffer.from(bytes);
    wrong[bytes.length - 100]! ^= 1;
    const served = await host({ pack: { bytes: wrong, etag } });
    const { out, beside } = target();
    const options = { out, publicKey: keys.publicKey };
    await expect(get(`${served.url}/pack`, options)).rejects.toMatchObject({ code: 'PACK_INVALID' });
    expect(beside()).toEqual([]);
    served.files.set('pack', { bytes, etag });
    await get(`${served.url}/pack`, options);
    verifyDataset(out);
  });
});

describe('a catalogue', () => {
  it('names packs, each name once, and leads get to them', async () => {
    const shelf = temporaryDirectory();
    const file = path.join(shelf, 'catalogue.json');
    copyFileSync(packFile, path.join(shelf, 'a b.tar.gz'));
    copyFileSync(otherFile, path.join(shelf, 'other.tar.gz'));
    await addToCatalogue(file, path.join(shelf, 'other.tar.gz'), {
      name: 'another one',
      publicKey: keys.publicKey,
    });
    await addToCatalogue(file, newerFile, { url: 'https://example.org/new.tar.gz' });
    const entry = await addToCatalogue(file, path.join(shelf, 'a b.tar.gz'));
    const { datasets } = await readCatalogue(file);
    expect(datasets.map(({ name }) => name)).toEqual(['another one', 'synthetic']);
    expect(datasets[1]).toEqual(entry);
    expect(entry).toMatchObject({
      url: 'a%20b.tar.gz',
      bytes: statSync(packFile).size,
      builtAt: '2026-01-01T00:00:00.000Z',
      addresses: verifyDataset(dataset).counts.addresses,
      countries: ['NL'],
    });
    expect(await locatePack(file, 'synthetic')).toBe(path.join(shelf, 'a b.tar.gz'));
    await expect(locatePack(file, 'nothing')).rejects.toMatchObject({
      code: 'CATALOGUE_INVALID',
      message: expect.stringContaining('another one, synthetic'),
    });
    const served = await host({
      'shelf/catalogue.json': { bytes: readFileSync(file) },
      'shelf/a%20b.tar.gz': { bytes: readFileSync(packFile) },
    });
    const url = await locatePack(`${served.url}/shelf/catalogue.json`, 'synthetic');
    const { out } = target();
    await get(url, { out, publicKey: keys.publicKey });
    verifyDataset(out);
  });

  it('refuses what is none', async () => {
    const file = path.join(temporaryDirectory(), 'catalogue.json');
    const texts = ['{', '[]', '{"format":"doorplate-catalogue","version":1,"datasets":[{"name":3}]}'];
    for (const text of texts) {
      writeFileSync(file, text);
      await expect(readCatalogue(file)).rejects.toMatchObject({ code: 'CATALOGUE_INVALID' });
      await expect(addToCatalogue(file, packFile)).rejects.toMatchObject({ code: 'CATALOGUE_INVALID' });
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
    const stranger = signKeys(path.join(temporaryDirectory(), 'k')).publicKey;
    const fresh = path.join(temporaryDirectory(), 'catalogue.json');
    await expect(addToCatalogue(fresh, packFile, { publicKey: stranger })).rejects.toMatchObject({
      code: 'SIGNATURE_INVALID',
    });
    expect(existsSync(fresh)).toBe(false);
  });
});

it('headers of tar hold sizes of any length', () => {
  expect(tarSize(tarHeader('a', 0))).toBe(0);
  expect(tarSize(tarHeader('a', 8 ** 11 - 1))).toBe(8 ** 11 - 1);
  const large = tarHeader('a', 8 ** 11);
  expect(large[124]).toBe(0x80);
  expect(large.readBigUInt64BE(128)).toBe(BigInt(8 ** 11));
});

it('a get that is killed is continued by the next one', async () => {
  const bytes = readFileSync(packFile);
  const half = Math.floor(bytes.length / 2);
  // The rest never comes: the child waits, with half of the pack on disk.
  const served = await host({ pack: { bytes, etag: '"one"', cutAfter: half, hangs: true } });
  const { out, beside } = target();
  const script = fileURLToPath(new URL('./dying-get.ts', import.meta.url));
  const child = spawn(process.execPath, [
    '--import',
    'tsx',
    script,
    `${served.url}/pack`,
    out,
    keys.publicKey,
  ]);
  const ended = once(child, 'exit');
  await vi.waitUntil(() => statSync(`${out}.download`, { throwIfNoEntry: false })?.size === half, 30_000);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(beside()).toContain('data.lock');
  served.files.set('pack', { bytes, etag: '"one"' });
  expect(await get(`${served.url}/pack`, { out, publicKey: keys.publicKey })).toMatchObject({
    resumedFrom: half,
  });
  verifyDataset(out);
  expect(beside()).toEqual(['data']);
});

it('the commands: keys, pack, catalogue, get, and their exit status', async () => {
  const shelf = temporaryDirectory();
  const file = (name: string) => path.join(shelf, name);
  expect(await invoke(['sign-keys', '--out', file('k')])).toMatchObject({ status: 0, stdout: '' });
  const packed = await invoke(['pack', dataset, '-o', file('nl.tar.gz'), '--private-key', file('k')]);
  expect(packed).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/nl\.tar\.gz: .* kB, SHA-256 \w{64}/),
  });
  const added = await invoke(['catalogue', 'add', file('catalogue.json'), file('nl.tar.gz')]);
  expect(added).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('holds synthetic of 2026-01-01'),
  });
  const listed = await invoke(['catalogue', 'list', file('catalogue.json')]);
  expect(listed.stdout).toMatch(/^synthetic {2}NL, \d+ addresses, .* kB \(.* kB on disk\), 2026-01-01/);
  const fromShelf = ['--catalogue', file('catalogue.json'), '--out', file('data')];
  const got = await invoke(['get', '--public-key', file('k.pub'), 'synthetic', ...fromShelf]);
  expect(got).toMatchObject({ status: 0, stdout: expect.stringContaining('now synthetic of 2026-01-01') });
  const again = await invoke([
    'get',
    file('nl.tar.gz'),
    '--out',
    file('data'),
    '--public-key',
    file('k.pub'),
  ]);
  expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining('already synthetic') });
  const wrong = await invoke([
    'get',
    file('nl.tar.gz'),
    '--out',
    file('data'),
    '--public-key',
    keys.publicKey,
  ]);
  expect(wrong).toMatchObject({ status: 1, stderr: expect.stringContaining('SIGNATURE_INVALID') });
  const unsigned = await invoke(['get', file('nl.tar.gz'), '--out', file('data')]);
  expect(unsigned).toMatchObject({ status: 2, stderr: expect.stringContaining('--public-key') });
});
