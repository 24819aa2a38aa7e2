import { existsSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll } from 'vitest';
import { build } from '../src/compile/index';

export const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
export const SAMPLE_RECIPE = path.join(REPOSITORY, 'data/recipes/sample.json');

/** A temporary directory of its own, gone when the run ends (temporary-files.ts). */
export function temporaryDirectory(): string {
  return mkdtempSync(path.join(tmpdir(), 'doorplate-test-'));
}

/**
 * The embedded sample, compiled before the tests of this file run; gives where it lies. One for the whole run: who
 * wants to change it copies it.
 */
export function sampleDataset(): string {
  const directory = path.join(tmpdir(), 'doorplate-sample');
  beforeAll(async () => {
    if (existsSync(directory)) return;
    const own = path.join(temporaryDirectory(), 'sample');
    await build(SAMPLE_RECIPE, { out: own });
    try {
      renameSync(own, directory);
    } catch (error) {
      // Another worker was quicker: its dataset is the same, byte for byte.
      if (!existsSync(directory)) throw error;
    }
  });
  return directory;
}
