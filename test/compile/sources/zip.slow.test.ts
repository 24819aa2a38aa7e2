import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeZip } from '../../../scripts/formats/zip-writer';
import { Archive } from '../../../src/compile/sources/zip/archive';
import { GeocoderError } from '../../../src/model/errors';
import { seeded } from '../seeded';
import { describeFile } from './contract-binary';
import { temporaryFolder } from './fixtures';

const folder = temporaryFolder();
const KADASTER = path.resolve(
  import.meta.dirname,
  '../../../../shared/data/nl-bag-xml-samples/bag2/data/lv/BAGNLDL-15092020-small.zip',
);

function* chunksOf(bytes: Buffer): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 70_000) yield bytes.subarray(at, at + 70_000);
}

async function contents(file: string, accept = (_: string) => true): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const archive = await Archive.open(describeFile(file), null);
  for await (const entry of archive.files(accept)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry.bytes()) chunks.push(chunk);
    found[entry.label.slice(path.basename(file).length + 1)] = Buffer.concat(chunks).toString('latin1');
  }
  return found;
}

const random = seeded(7);
const LARGE = Buffer.from(Array.from({ length: 300_000 }, () => Math.floor(random() * 64)));
const FILES: Record<string, Buffer> = {
  'a.txt': Buffer.from('first'),
  'folder/b.bin': LARGE,
  'empty.txt': Buffer.alloc(0),
};
const EXPECTED = Object.fromEntries(
  Object.entries(FILES).map(([name, bytes]) => [name, bytes.toString('latin1')]),
);

function write(
  file: string,
  options: { deflate: boolean; descriptor?: boolean; wide?: boolean },
  files = FILES,
): Promise<void> {
  const parts = Object.entries(files).map(([name, bytes]) => ({ name, bytes: chunksOf(bytes), ...options }));
  return writeZip(file, parts);
}

const FORMS = [true, false].flatMap((deflate) =>
  [true, false].flatMap((descriptor) => [true, false].map((wide) => ({ deflate, descriptor, wide }))),
);

describe('ZIP archives', () => {
  it.each(FORMS)('come back byte for byte: %o', async (form) => {
    const file = path.join(folder, 'plain.zip');
    await write(file, form);
    expect(await contents(file)).toEqual(EXPECTED);
  });

  it.each(FORMS)('come back out of a stored and out of a deflated archive: %o', async (form) => {
    const inner = path.join(folder, 'inner.zip');
    // Stored data whose size follows them cannot be told apart from it while they pass.
    await write(inner, form);
    for (const deflate of [false, true]) {
      const file = path.join(folder, 'outer.zip');
      await write(file, { deflate, wide: form.wide }, { 'x/inner.zip': readFileSync(inner) });
      const readable = !(deflate && !form.deflate && form.descriptor);
      const read = contents(file);
      if (!readable) {
        await expect(read).rejects.toThrow(/stored without its size/);
        continue;
      }
      const expected = Object.entries(EXPECTED).map(([name, text]) => [`x/inner.zip/${name}`, text]);
      expect(await read).toEqual(Object.fromEntries(expected));
    }
  });

  it('skip what is not accepted, and what desktop systems leave', async () => {
    const file = path.join(folder, 'litter.zip');
    await write(
      file,
      { deflate: true },
      {
        '__MACOSX/._a': Buffer.from('x'),
        '.DS_Store': Buffer.from('x'),
        'a.txt': Buffer.from('a'),
        'b.txt': Buffer.from('b'),
      },
    );
    expect(await contents(file, (name) => name !== 'b.txt')).toEqual({ 'a.txt': 'a' });
  });

  it('that streaming writers made with 64-bit sizes in their local headers', async () => {
    // What Python's zipfile and Info-ZIP write into a pipe: the extra field 0x0001 of a local header, without sizes.
    const packed = deflateRawSync(LARGE);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 6);
    head.writeUInt16LE(8, 8);
    head.fill(0xff, 18, 26);
    head.writeUInt16LE(1, 26);
    head.writeUInt16LE(20, 28);
    const extra = Buffer.alloc(20);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(16, 2);
    const sizes = Buffer.alloc(24);
    sizes.writeUInt32LE(0x08074b50, 0);
    sizes.writeUInt32LE(crc32(LARGE), 4);
    sizes.writeBigUInt64LE(BigInt(packed.length), 8);
    sizes.writeBigUInt64LE(BigInt(LARGE.length), 16);
    const end = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
    const inner = Buffer.concat([head, Buffer.from('a'), extra, packed, sizes, end]);
    const file = path.join(folder, 'wide.zip');
    await write(file, { deflate: true }, { 'inner.zip': inner });
    expect(await contents(file)).toEqual({ 'inner.zip/a': LARGE.toString('latin1') });
  });

  it.skipIf(!existsSync(KADASTER))('of Kadaster are read as delivered', async () => {
    const found = await contents(KADASTER);
    expect(Object.keys(found).length).toBeGreaterThan(25);
    expect(found['9999NUM15092020.zip/0221NUM15092020-000001.xml']).toHaveLength(29_523);
    expect(found['GEM-WPL-RELATIE-15092020.zip/GEM-WPL-RELATIE-15092020-000001.xml']).toHaveLength(5_064_191);
  });

  it('tell every damage: bytes, sizes, ends', async () => {
    const file = path.join(folder, 'damaged.zip');
    const inner = path.join(folder, 'damaged-inner.zip');
    const small = { 'a.txt': LARGE.subarray(0, 3000), 'b.txt': LARGE.subarray(3000, 5000) };
    let refused = 0;
    for (let round = 0; round < 120; round++) {
      const deflate = round % 2 === 0;
      await write(inner, { deflate, descriptor: deflate && round % 3 === 0 }, small);
      if (round % 4 < 2)
        await write(file, { deflate: round % 4 === 0 }, { 'inner.zip': readFileSync(inner) });
      else writeFileSync(file, readFileSync(inner));
      const expected = await contents(file);
      const bytes = readFileSync(file);
      const cut = random() < 0.2 ? Math.floor(random() * bytes.length) : bytes.length;
      bytes[Math.floor(random() * bytes.length)]! ^= 1 << Math.floor(random() * 8);
      writeFileSync(file, bytes.subarray(0, cut));
      try {
        // What is read is what was written: a name may be another, bytes may not.
        const texts = Object.values(expected);
        for (const text of Object.values(await contents(file))) expect(texts).toContain(text);
      } catch (error) {
        if (!(error instanceof GeocoderError)) throw error;
        expect(error.code).toBe('SOURCE_INVALID');
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(60);
  });
});
