import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { build } from '../../src/compile/index';
import { GeocoderError } from '../../src/model/errors';
import { temporaryFolder } from '../compile/sources/fixtures';
import { randomAddresses, storedAddresses, writeCountry } from '../compile/synthetic-country';

const folder = temporaryFolder();
const disk = path.join(folder, 'disk');
mkdirSync(disk);

function mount(kilobytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const mounted = mount(4096);
afterAll(() => {
  if (mounted) execFileSync('umount', ['-l', disk]);
});

describe('a disk that is full', () => {
  it.skipIf(!mounted)(
    'fails the build with a clear error, removes what was written and leaves the old dataset (needs root, to mount a small disk)',
    async () => {
      const inputs = path.join(folder, 'inputs');
      const old = randomAddresses(300, 51);
      const recipe = writeCountry(inputs, old);
      const out = path.join(disk, 'dataset');
      await build(recipe, { inputRoot: inputs, out });
      let before = JSON.stringify(storedAddresses(out));
      writeCountry(inputs, randomAddresses(40_000, 52));
      // With rows in memory it is the database that fills the disk, with rows in files it is they; with 4 KB left or none the
      // build cannot even mark its folder.
      let failures = 0;
      for (const rowMemoryBytes of [undefined, 1]) {
        for (const kilobytesLeft of [1000, 500, 200, 40, 4, 0]) {
          const { bavail, bsize } = statfsSync(disk);
          const filler = bavail * bsize - kilobytesLeft * 1024;
          writeFileSync(path.join(disk, 'filler'), Buffer.alloc(filler, 1));
          const error = await build(recipe, { inputRoot: inputs, out, rowMemoryBytes }).then(
            () => null,
            (thrown: unknown) => thrown,
          );
          rmSync(path.join(disk, 'filler'));
          expect(readdirSync(disk)).toEqual(['dataset']);
          if (error === null) {
            before = JSON.stringify(storedAddresses(out));
            continue;
          }
          failures++;
          expect(error).toBeInstanceOf(GeocoderError);
          expect((error as GeocoderError).code).toBe('BUILD_FAILED');
          expect((error as GeocoderError).message).toMatch(/the disk is full/);
          expect(JSON.stringify(storedAddresses(out)) === before).toBe(true);
        }
      }
      expect(failures).toBe(12);
    },
    120_000,
  );

  it('or an output that cannot be made, is named', async () => {
    const inputs = path.join(folder, 'more-inputs');
    const recipe = writeCountry(inputs, randomAddresses(10, 53));
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(build(recipe, { inputRoot: inputs, out: path.join(file, 'dataset') })).rejects.toThrow(
      expect.objectContaining({ code: 'BUILD_FAILED', message: expect.stringContaining('a-file') }),
    );
    const rejects = path.join(file, 'rejects');
    const out = path.join(folder, 'dataset');
    await expect(build(recipe, { inputRoot: inputs, out, rejects })).rejects.toThrow(
      expect.objectContaining({ code: 'BUILD_FAILED', message: expect.stringContaining(rejects) }),
    );
    expect(readdirSync(folder).sort()).toEqual(['a-file', 'disk', 'inputs', 'more-inputs']);
  });
});
