import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { build } from '../src/build/index';

export const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
export const SAMPLE_RECIPE = path.join(REPOSITORY, 'data/recipes/sample.json');

/** A temporary directory for the tests of this file, removed after them. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'doorplate-test-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** The embedded sample, compiled before the tests of this file run; gives where it will lie. */
export function sampleDataset(): string {
  const directory = path.join(temporaryDirectory(), 'sample');
  beforeAll(async () => {
    await build(SAMPLE_RECIPE, { out: directory });
  });
  return directory;
}
