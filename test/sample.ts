import { mkdtempSync } from 'node:fs';
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

/** The embedded sample, compiled before the tests of this file run; gives where it will lie. */
export function sampleDataset(): string {
  const directory = path.join(temporaryDirectory(), 'sample');
  beforeAll(async () => {
    await build(SAMPLE_RECIPE, { out: directory });
  });
  return directory;
}
