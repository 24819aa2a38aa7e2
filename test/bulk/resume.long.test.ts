import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type BulkOptions, runBulk } from '../../src/bulk/index';
import { sampleDataset, temporaryDirectory } from '../sample';
import { csvOf, customerRows } from './rows-of';

const script = fileURLToPath(new URL('./dying-run.ts', import.meta.url));
const data = sampleDataset();
const folder = temporaryDirectory();

interface Ended {
  signal: string | null;
  output: string;
}

function runChild(options: BulkOptions, fatal: number): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(options), String(fatal)]);
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  return new Promise((resolve) => child.on('close', (_, signal) => resolve({ signal, output })));
}

/** Rows of which every eleventh cannot be asked. */
function someBad(): string {
  return csvOf(
    customerRows(data).map((row, index) => (index % 11 === 3 ? { ...row, street: '', postcode: '' } : row)),
  );
}

function setting(name: string): BulkOptions & { directory: string } {
  const directory = mkdtempSync(path.join(folder, 'run-'));
  const input = path.join(directory, 'in.csv');
  writeFileSync(input, someBad());
  return {
    directory,
    data,
    mode: 'forward',
    input,
    output: path.join(directory, name),
    threads: 2,
    chunkBytes: 8000,
    // A checkpoint after each chunk: every order of writing and recording occurs.
    checkpointSeconds: 0,
  };
}

/** The outputs; not the checkpoint, which says after a resumed run that it is finished. */
function filesOf(directory: string): Record<string, string> {
  const others = /^in\.csv$|^summary\.json$|\.checkpoint$/;
  const names = readdirSync(directory).filter((name) => !others.test(name));
  return Object.fromEntries(
    names.map((name) => {
      const bytes = readFileSync(path.join(directory, name));
      return [name, name.endsWith('.gz') ? gunzipSync(bytes).toString() : bytes.toString()];
    }),
  );
}

describe('a run that was killed', () => {
  it.each(['out.csv', 'out.csv.gz', 'out.ndjson'])(
    'ends in the same bytes when it is resumed, whenever it died: %s',
    async (name) => {
      const { directory: whole, ...options } = setting(name);
      const { output } = await runChild(options, 0);
      const calls = Number(output.trim().split('\n').pop());
      expect(calls).toBeGreaterThan(40);
      const expected = filesOf(whole);
      expect(Object.keys(expected).sort()).toEqual([name, `${name}.rejects.csv`]);
      // Places all over the run, and its last steps, where the files get their names.
      const middle = Math.floor(calls / 2) + name.length;
      const places = name === 'out.csv' ? [3, middle, calls - 3, calls - 1, calls] : [middle, calls - 1];
      for (const fatal of places) {
        const { directory, ...dying } = setting(name);
        expect(await runChild(dying, fatal)).toMatchObject({ signal: 'SIGKILL' });
        const report = await runBulk({ ...dying, threads: 1, resume: true });
        expect(filesOf(directory)).toEqual(expected);
        expect(report.summary.rows).toBe(customerRows(data).length);
      }
    },
    240_000,
  );

  it.each([undefined, { index: 2, count: 3 }])(
    'begins at its first row when it died before its second checkpoint, not at the header: part %o',
    async (shard) => {
      const { directory: whole, ...options } = { ...setting('out.csv'), shard };
      const { summary } = await runBulk(options);
      const { directory, ...dying } = { ...setting('out.csv'), shard };
      const died = runBulk({
        ...dying,
        checkpointSeconds: 1000,
        onProgress: () => {
          throw new TypeError('gone');
        },
      });
      await expect(died).rejects.toThrow('gone');
      expect(readdirSync(directory)).toContain('out.csv.checkpoint');
      const resumed = await runBulk({ ...dying, resume: true });
      expect(resumed.summary).toEqual(summary);
      expect(filesOf(directory)).toEqual(filesOf(whole));
    },
  );

  it('takes up where it was, not at the beginning', async () => {
    const { directory: _, ...options } = setting('out.csv');
    const stop = new AbortController();
    let rows = 0;
    const stopped = runBulk({
      ...options,
      signal: stop.signal,
      onProgress: (progress) => {
        rows = progress.rows;
        if (rows > 500) stop.abort(new Error('enough'));
      },
    });
    await expect(stopped).rejects.toThrow('enough');
    let resumed = 0;
    const report = await runBulk({
      ...options,
      resume: true,
      onPlan: (notice) => {
        resumed = notice.resumedRows;
      },
    });
    expect(resumed).toBe(rows);
    expect(report.freshRows).toBe(report.summary.rows - rows);
  });

  it('ends in the middle of its chunks, and continues without a lost or doubled row', async () => {
    const { directory: whole, ...options } = setting('out.csv');
    const { summary } = await runBulk(options);
    const { directory, ...stopped } = setting('out.csv');
    let stops = 0;
    for (let milliseconds = 1; ; milliseconds += 40) {
      const stop = new AbortController();
      const timed = { onPlan: () => setTimeout(() => stop.abort(new Error('enough')), milliseconds) };
      try {
        const report = await runBulk({ ...stopped, ...timed, signal: stop.signal, resume: true });
        expect(report.summary).toEqual(summary);
        break;
      } catch (error) {
        expect(error).toMatchObject({ message: 'enough' });
        stops++;
      }
    }
    expect(stops).toBeGreaterThan(2);
    expect(filesOf(directory)).toEqual(filesOf(whole));
  });

  it('is not continued as other work', async () => {
    const { directory: _, ...options } = setting('out.csv');
    const stop = new AbortController();
    const stopped = runBulk({
      ...options,
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('enough')),
    });
    await expect(stopped).rejects.toThrow('enough');
    for (const other of [
      { columns: ['id'] as const },
      { mode: 'search' as const, map: 'text=street' },
      { chunkBytes: 9000 },
      { fallback: false },
    ]) {
      await expect(runBulk({ ...options, ...other, resume: true })).rejects.toMatchObject({
        code: 'BULK_OUTPUT',
      });
    }
    writeFileSync(options.input, `${someBad()}\n`);
    await expect(runBulk({ ...options, resume: true })).rejects.toThrow(/checkpoint of this work/);
    // Without resume it starts anew.
    const report = await runBulk(options);
    expect(report.freshRows).toBe(report.summary.rows);
    expect(readdirSync(path.dirname(options.output)).sort()).toEqual([
      'in.csv',
      'out.csv',
      'out.csv.rejects.csv',
    ]);
  });

  it('is not continued from what is no checkpoint, nor on standard output', async () => {
    const { directory: _, ...options } = setting('out.csv');
    writeFileSync(`${options.output}.checkpoint`, '{"torn');
    await expect(runBulk({ ...options, resume: true })).rejects.toThrow(/expected a checkpoint/);
    await expect(runBulk({ ...options, output: '-', resume: true })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
  });

  it('starts at the beginning where nothing was begun', async () => {
    const { directory: _, ...options } = setting('out.csv');
    const report = await runBulk({ ...options, resume: true });
    expect(report.freshRows).toBe(report.summary.rows);
  });
});
