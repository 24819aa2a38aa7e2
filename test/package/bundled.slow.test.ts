/** What becomes of the library inside somebody's bundle: esbuild's, which webpack, Vite and Next.js resemble. */

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { GeocoderPool } from '../../src/pool/index';
import { REPOSITORY, sampleDataset } from '../sample';

const run = promisify(execFile);
const dataset = sampleDataset();
const LINE = '881 main street, manchester';

describe('a bundle', () => {
  /** Inside the repository: what is external is found in its node_modules. */
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(REPOSITORY, 'node_modules/.bundle-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Bundles a program over the sources, and runs it. */
  async function bundled(program: string): Promise<{ status: number; stdout: string; stderr: string }> {
    const entry = path.join(folder, 'entry.ts');
    const outfile = path.join(folder, 'out.mjs');
    writeFileSync(entry, program);
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      external: ['better-sqlite3', 'piscina'],
      logLevel: 'error',
    });
    return run(process.execPath, [outfile], { timeout: 60_000 }).then(
      ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({ ...error, status: error.code }),
    );
  }

  it('answers, with better-sqlite3 outside of it', async () => {
    const { status, stdout } = await bundled(`
      import { Geocoder } from '${REPOSITORY}src/geocoder';
      const geocoder = Geocoder.open(${JSON.stringify(dataset)});
      console.log(geocoder.search(${JSON.stringify(LINE)})[0].label);
      geocoder.close();
    `);
    const geocoder = Geocoder.open(dataset);
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${geocoder.search(LINE)[0]!.label}\n` });
    geocoder.close();
  });

  it('refuses worker threads aloud: it ended without a word once', async () => {
    const { status, stderr } = await bundled(`
      import { GeocoderPool } from '${REPOSITORY}src/pool/index';
      const pool = await GeocoderPool.open(${JSON.stringify(dataset)});
      console.log(await pool.search(${JSON.stringify(LINE)}));
    `);
    expect(status).toBe(1);
    expect(stderr).toContain('WORKER_FAILED');
    expect(stderr).toContain('Keep doorplate and better-sqlite3 out of the bundle');
  });
});

describe('new from JavaScript', () => {
  it('says how it is opened instead', () => {
    for (const [open, words] of [
      [Geocoder, /expected Geocoder\.open\(directory\), but got new Geocoder\(\)/],
      [GeocoderPool, /expected await GeocoderPool\.open\(directory\)/],
    ] as const) {
      const Plain = open as unknown as new (...args: unknown[]) => unknown;
      expect(() => new Plain(dataset)).toThrow(words);
      expect(() => new Plain()).toThrow(words);
    }
  });
});
