import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { workerFile } from '../../src/pool/worker-file';
import { sampleDataset } from '../sample';

const workerData = { directory: sampleDataset(), options: {}, shared: [] };

/** Runs a program in a thread as piscina does, by `require`. @returns the files that it required. */
function requiredBy(filename: string): Promise<string[]> {
  const program = `
    const { parentPort } = require('node:worker_threads');
    require(${JSON.stringify(filename)});
    parentPort.postMessage(Object.keys(require.cache));`;
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, { eval: true, workerData });
    thread.on('message', resolve).on('error', reject);
  });
}

it('a thread that is ended while it starts leaves the process alone: it requires no ES module', async () => {
  const { filename, execArgv } = workerFile('ask-worker', 'ask-worker');
  expect(execArgv).toEqual([]);
  const own = (await requiredBy(filename)).filter((file) => !file.includes('node_modules'));
  expect(own).toContain(filename);
  expect(own.filter((file) => !file.endsWith('.cjs'))).toEqual([]);
  expect(workerFile('bulk-worker', '').filename).toMatch(/dist.bulk-worker\.cjs$/);
});
