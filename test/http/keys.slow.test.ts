import { spawn } from 'node:child_process';
import { timingSafeEqual } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createKey, listKeys, revokeKey } from '../../src/http/index';
import { KeyRing } from '../../src/http/keys/key-ring';
import { REPOSITORY, temporaryDirectory } from '../sample';

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  return { ...crypto, timingSafeEqual: vi.fn(crypto.timingSafeEqual) };
});

const folder = temporaryDirectory();
let counter = 0;
const newFile = () => path.join(folder, `keys-${counter++}.json`);

describe('the file of keys', () => {
  it('holds names and hashes, never a key, for its owner only', () => {
    const file = newFile();
    const key = createKey(file, 'shop');
    expect(key).toMatch(/^dp_[\w-]{43}$/);
    const text = readFileSync(file, 'utf8');
    expect(text).not.toContain(key.slice(3, 20));
    expect(JSON.parse(text)).toMatchObject({
      format: 'doorplate-keys',
      version: 1,
      keys: [{ name: 'shop' }],
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(listKeys(file)).toEqual([{ name: 'shop', createdAt: expect.stringMatching(/^\d{4}-.*Z$/) }]);
  });

  it('gives each name once, and another key each time', () => {
    const file = newFile();
    const keys = new Set(Array.from({ length: 20 }, (_, index) => createKey(file, `key ${index}`)));
    expect(keys.size).toBe(20);
    expect(() => createKey(file, 'key 3')).toThrow(/has a key "key 3"/);
    expect(listKeys(file).map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, index) => `key ${index}`),
    );
  });

  it('forgets a revoked key, and says which there are for a name that is not there', () => {
    const file = newFile();
    createKey(file, 'a');
    createKey(file, 'b', 5);
    revokeKey(file, 'a');
    expect(listKeys(file)).toEqual([{ name: 'b', createdAt: expect.any(String), requestsPerSecond: 5 }]);
    expect(() => revokeKey(file, 'a')).toThrow(/\(b\), but got "a"/);
    revokeKey(file, 'b');
    expect(listKeys(file)).toEqual([]);
  });

  it.each([
    ['', /name/],
    ['a\nb', /name/],
    ['x'.repeat(65), /name/],
    [' a', /name/],
  ])('refuses the name %j', (name, message) => {
    const file = newFile();
    expect(() => createKey(file, name)).toThrow(message);
    expect(existsSync(file)).toBe(false);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d requests a second', (rate) => {
    expect(() => createKey(newFile(), 'a', rate)).toThrow(/above 0/);
  });

  it('keeps a link a link', () => {
    const file = newFile();
    createKey(file, 'a');
    const link = newFile();
    symlinkSync(file, link);
    createKey(link, 'b');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(listKeys(file)).toHaveLength(2);
  });

  it.each([
    ['{', /JSON/],
    ['null', /"format"/],
    ['[]', /"format"/],
    ['{"format":"doorplate-keys","version":2,"keys":[]}', /"version": 1/],
    ['{"format":"doorplate-keys","version":1}', /list "keys"/],
    ['{"format":"doorplate-keys","version":1,"keys":[null]}', /keys\[0\]/],
    ['{"format":"doorplate-keys","version":1,"keys":[{"name":"a","sha256":"00","createdAt":""}]}', /sha256/],
    [
      `{"format":"doorplate-keys","version":1,"keys":[{"name":1,"sha256":"${'0'.repeat(64)}"}]}`,
      /keys\[0\].name/,
    ],
  ])('refuses %s', (text, message) => {
    const file = newFile();
    writeFileSync(file, text, { mode: 0o600 });
    for (const use of [() => listKeys(file), () => createKey(file, 'x'), () => KeyRing.watching(file)]) {
      expect(use).toThrow(message);
      expect(use).toThrow(expect.objectContaining({ code: 'KEYS_INVALID' }));
    }
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('refuses a file that others can write, and one that is not there', () => {
    const file = newFile();
    createKey(file, 'a');
    chmodSync(file, 0o620);
    expect(() => listKeys(file)).toThrow(/chmod 600/);
    chmodSync(file, 0o600);
    expect(() => listKeys(`${file}.not`)).toThrow(/there is none.*doorplate keys create/);
    expect(() => createKey(path.join(folder, 'no', 'where.json'), 'a')).toThrow(/folder/);
  });

  it('refuses a file in a folder that others can write, but not in one where only owners replace files', () => {
    const directory = mkdtempSync(path.join(folder, 'shared-'));
    const file = path.join(directory, 'keys.json');
    createKey(file, 'a');
    chmodSync(directory, 0o777);
    for (const use of [() => listKeys(file), () => createKey(file, 'b'), () => KeyRing.watching(file)]) {
      expect(use).toThrow(/chmod go-w/);
      expect(use).toThrow(expect.objectContaining({ code: 'KEYS_INVALID' }));
    }
    chmodSync(directory, 0o1777);
    expect(listKeys(file)).toHaveLength(1);
  });

  it.skipIf(process.geteuid?.() !== 0)('refuses a file of another owner (as root only)', () => {
    const file = newFile();
    createKey(file, 'a');
    chownSync(file, 12_345, 12_345);
    expect(() => listKeys(file)).toThrow(/belong to you or to root, but user 12345 owns it/);
    const directory = mkdtempSync(path.join(folder, 'theirs-'));
    const inside = path.join(directory, 'keys.json');
    createKey(inside, 'a');
    chownSync(directory, 12_345, 12_345);
    expect(() => listKeys(inside)).toThrow(/the folder .* user 12345 owns it/);
  });

  it('does not quote a file that is none of keys', () => {
    const file = newFile();
    writeFileSync(file, 'root:secret:1', { mode: 0o600 });
    expect(() => listKeys(file)).toThrow(/JSON/);
    expect(() => listKeys(file)).not.toThrow(/root|secret/);
  });

  it('loses no key when many processes write at once', async () => {
    const file = newFile();
    const program =
      `import { createKey } from ${JSON.stringify(path.join(REPOSITORY, 'src/http/keys/key-file.ts'))};` +
      'for (let index = 0; index < 10; index++) createKey(process.argv[1], process.argv[2] + index);';
    const one = (name: string) =>
      new Promise<number | null>((resolve) => {
        const child = spawn(
          process.execPath,
          ['--import', 'tsx', '--input-type=module', '-e', program, file, name],
          {
            cwd: REPOSITORY,
            stdio: 'inherit',
          },
        );
        child.on('exit', resolve);
      });
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(one))).toEqual([0, 0, 0, 0]);
    expect(new Set(listKeys(file).map(({ name }) => name)).size).toBe(40);
  });
});

describe('the ring of keys', () => {
  it('knows each key and nobody else', () => {
    const file = newFile();
    const keys = Array.from({ length: 50 }, (_, index) => createKey(file, `k${index}`));
    const ring = KeyRing.watching(file);
    try {
      for (const [index, key] of keys.entries()) expect(ring.identify(key)?.name).toBe(`k${index}`);
      for (const wrong of [
        '',
        'dp_',
        keys[0]!.slice(0, -1),
        `${keys[0]}x`,
        keys[0]!.toLowerCase(),
        'x'.repeat(10_000),
      ])
        expect(ring.identify(wrong)).toBeNull();
    } finally {
      ring.close();
    }
  });

  it('tells keys apart whose hashes begin alike', () => {
    const file = newFile();
    const key = createKey(file, 'real');
    const [stored] = JSON.parse(readFileSync(file, 'utf8')).keys;
    // The first four bytes choose the slot: another hash with the same ones must not be taken for it.
    const twin = { ...stored, name: 'twin', sha256: stored.sha256.slice(0, 8) + '0'.repeat(56) };
    expect(new KeyRing([twin, stored]).identify(key)?.name).toBe('real');
    expect(new KeyRing([stored, twin]).identify(key)?.name).toBe('real');
    expect(new KeyRing([twin]).identify(key)).toBeNull();
  });

  it('notices new, revoked, damaged and missing keys by itself', async () => {
    const file = newFile();
    const first = createKey(file, 'first');
    const told: [number, string | null][] = [];
    const ring = KeyRing.watching(file, (count, refusal) => told.push([count, refusal?.code ?? null]));
    try {
      const second = createKey(file, 'second');
      await expect.poll(() => ring.identify(second)?.name).toBe('second');
      revokeKey(file, 'first');
      await expect.poll(() => ring.identify(first)).toBeNull();
      expect(ring.identify(second)?.name).toBe('second');

      const good = readFileSync(file, 'utf8');
      writeFileSync(file, good.slice(0, 40));
      await expect.poll(() => told.at(-1)).toEqual([1, 'KEYS_INVALID']);
      expect(ring.identify(second)?.name).toBe('second');

      rmSync(file);
      await expect.poll(() => ring.identify(second)).toBeNull();
      expect(told.at(-1)).toEqual([0, 'KEYS_INVALID']);

      writeFileSync(file, good, { mode: 0o600 });
      await expect.poll(() => ring.identify(second)?.name).toBe('second');
    } finally {
      ring.close();
    }
  });

  it('compares as much for a wrong key, and one that begins like a right one, as for a right one', async () => {
    // Another file may have loaded the ring with the comparison that is not watched.
    vi.resetModules();
    const { KeyRing } = await import('../../src/http/keys/key-ring');
    const file = newFile();
    const right = createKey(file, 'a');
    for (let index = 0; index < 20; index++) createKey(file, `k${index}`);
    const ring = KeyRing.watching(file);
    // Times are told by scripts/bench-http.ts: a test of them failed wherever the machine was busy.
    const compared = (key: string) => {
      vi.mocked(timingSafeEqual).mockClear();
      const known = ring.identify(key);
      return {
        known: known?.name,
        lengths: vi.mocked(timingSafeEqual).mock.calls.map(([a]) => a.byteLength),
      };
    };
    try {
      expect(compared(right)).toEqual({ known: 'a', lengths: [32] });
      for (const wrong of [`${right.slice(0, -1)}_`, `dp_${'A'.repeat(43)}`, ''])
        expect(compared(wrong)).toEqual({ known: undefined, lengths: [32] });
    } finally {
      ring.close();
    }
  });
});
