import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Dataset } from '../../../src/store/dataset';
import { temporaryDirectory } from '../../sample';
import { writePlan } from '../synthetic';

/** Some hundreds of openings, each between or beside renames. */
const OPENING_MILLISECONDS = 2000;
const folder = temporaryDirectory();
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Two datasets of different sizes in a folder of their own. */
function two(): { out: string; next: string } {
  const directory = mkdtempSync(path.join(folder, 'two-'));
  const [out, next] = [path.join(directory, 'out'), path.join(directory, 'next')];
  for (const [index, where] of [out, next].entries()) {
    const made = mkdtempSync(path.join(folder, 'made-'));
    writePlan(made, { seed: index, streets: 10 + 30 * index });
    cpSync(made, where, { recursive: true });
  }
  return { out, next };
}

/** Replaces the dataset over and over, in a process of its own. */
function replacing(out: string, next: string, aside: string, pause: number): void {
  const program = `
    import { renameSync } from 'node:fs';
    const [out, next, aside, pause] = process.argv.slice(1);
    const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(pause));
    for (;;) { renameSync(out, aside); wait(); renameSync(next, out); wait(); renameSync(aside, next); wait(); }
  `;
  children.push(
    spawn(process.execPath, ['--input-type=module', '-e', program, out, next, aside, String(pause)], {
      stdio: 'inherit',
    }),
  );
}

describe('a dataset that is opened while it is replaced', () => {
  it.each([
    ['by a build, without a pause', '.previous', 0],
    ['by a build, with pauses', '.previous', 3],
    ['by two plain renames', '.old', 1],
  ])('%s, can be opened and is complete each time', (_, suffix, pause) => {
    const { out, next } = two();
    replacing(out, next, out + suffix, pause);
    const ids = new Map<string, number>();
    const until = performance.now() + OPENING_MILLISECONDS;
    // On a busy machine few openings succeed in that time, all of one dataset: it goes on until both were seen.
    while (performance.now() < until || ids.size < 2) {
      const dataset = Dataset.open(out);
      ids.set(dataset.manifest.datasetId, (ids.get(dataset.manifest.datasetId) ?? 0) + 1);
      expect(dataset.street(0).name).toContain('Straat');
      dataset.close();
    }
    expect(ids.size).toBe(2);
  });

  it('is refused within moments if it stays damaged', () => {
    // A busy machine may be late once, not three times.
    const took = [1, 2, 3].map(() => {
      const { out } = two();
      writeFileSync(path.join(out, 'manifest.json'), '{}');
      const started = performance.now();
      expect(() => Dataset.open(out)).toThrow(expect.objectContaining({ code: 'DATASET_DAMAGED' }));
      rmSync(out, { recursive: true });
      expect(() => Dataset.open(out)).toThrow(expect.objectContaining({ code: 'DATASET_NOT_FOUND' }));
      return performance.now() - started;
    });
    expect(Math.min(...took)).toBeLessThan(1500);
  });
});
