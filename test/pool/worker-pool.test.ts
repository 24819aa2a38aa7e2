import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { WorkerPool } from '../../src/pool/worker-pool';

const filename = fileURLToPath(new URL('./moody-worker.cjs', import.meta.url));
const deaths = new Int32Array(new SharedArrayBuffer(4));
const pool = new WorkerPool<{ word: string; deadly: number }, string>(
  { filename, execArgv: [] },
  { threads: 2, start: deaths },
);
afterAll(() => pool.close());

describe('a pool of threads', () => {
  it('answers, and hands errors on with their code', async () => {
    expect(await pool.run({ word: 'hello', deadly: 0 })).toBe('HELLO');
    await expect(pool.run({ word: 'refuse', deadly: 0 })).rejects.toMatchObject({
      name: 'GeocoderError',
      code: 'INVALID_REQUEST',
      message: 'no such word',
    });
    await expect(pool.run({ word: 'stumble', deadly: 0 })).rejects.toMatchObject({
      code: 'WORKER_FAILED',
      cause: expect.objectContaining({ message: 'stumbled' }),
    });
  });

  it('does a task once more whose thread died, and others are not harmed', async () => {
    Atomics.store(deaths, 0, 0);
    const all = await Promise.all([
      pool.run({ word: 'one', deadly: 1 }),
      ...Array.from({ length: 20 }, (_, index) => pool.run({ word: `word${index}`, deadly: 0 })),
    ]);
    expect(all).toEqual(['ONE', ...Array.from({ length: 20 }, (_, index) => `WORD${index}`)]);
    expect(Atomics.load(deaths, 0)).toBe(1);
  });

  it('refuses a task that two threads died of', async () => {
    Atomics.store(deaths, 0, 0);
    await expect(pool.run({ word: 'two', deadly: 9 })).rejects.toMatchObject({
      code: 'WORKER_FAILED',
      message: expect.stringContaining('died twice over the same work'),
    });
    expect(Atomics.load(deaths, 0)).toBe(2);
    expect(await pool.run({ word: 'after', deadly: 0 })).toBe('AFTER');
  });
});
