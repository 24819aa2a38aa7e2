import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { LogWriter } from '../../src/cli/terminal/log-writer';
import { createKey } from '../../src/http/index';
import { commandLine } from '../command-line';
import { REPOSITORY, sampleDataset, temporaryDirectory } from '../sample';

const dataset = sampleDataset();
const folder = temporaryDirectory();
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly ended: Promise<{ status: number | null; signal: string | null }>;
}

async function start(stdout: number | 'pipe', stderr: number | 'pipe'): Promise<Started> {
  const keys = path.join(folder, `keys-${Math.random()}.json`);
  createKey(keys, 'test');
  const port = await freePort();
  const args = ['serve', '--data', dataset, '--keys', keys, '--port', String(port)];
  const child = spawn(process.execPath, commandLine(...args), {
    cwd: REPOSITORY,
    stdio: ['ignore', stdout, stderr],
  });
  children.push(child);
  const ended = new Promise<{ status: number | null; signal: string | null }>((resolve) =>
    child.on('exit', (status, signal) => resolve({ status, signal })),
  );
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 120_000 },
    )
    .toBe(200);
  return { child, url, ended };
}

async function dropped(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^doorplate_log_lines_dropped_total (\d+)$/m.exec(text)?.[1]);
}

/** Asks until lines are counted as dropped; every answer must come. */
async function askUntilDropped(url: string): Promise<void> {
  await expect
    .poll(
      async () => {
        for (let round = 0; round < 50; round++)
          expect((await fetch(`${url}/no/such/path`)).status).toBe(404);
        return dropped(url);
      },
      { timeout: 120_000, interval: 150 },
    )
    .toBeGreaterThan(0);
}

describe('a service whose log cannot be written', () => {
  it.skipIf(!existsSync('/dev/full'))(
    'goes on when the disk is full, and ends by a signal with 0',
    async () => {
      const full = openSync('/dev/full', 'w');
      const { child, url, ended } = await start(full, full);
      await askUntilDropped(url);
      child.kill('SIGTERM');
      expect(await ended).toEqual({ status: 0, signal: null });
    },
  );

  it('goes on when the readers of its log and of its output are gone', async () => {
    const { child, url, ended } = await start('pipe', 'pipe');
    child.stdout!.destroy();
    child.stderr!.destroy();
    await askUntilDropped(url);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ status: 0, signal: null });
  });

  it('goes on when the reader of its log does not read, and ends by a signal all the same', async () => {
    const { child, url, ended } = await start('pipe', 'pipe');
    child.stderr!.pause();
    // A pipe holds 64 kB, the writer a megabyte: longer than this test asks. What counts is that nobody waits.
    for (let round = 0; round < 1500; round++) expect((await fetch(`${url}/no/such/path`)).status).toBe(404);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ status: 0, signal: null });
  });
});

describe('the log writer', () => {
  it('drops lines beyond a megabyte while nobody reads, and counts them', async () => {
    const stalled = new Writable({ highWaterMark: 1, write: () => {} });
    const log = new LogWriter(stalled);
    const line = { text: 'x'.repeat(1000) };
    for (let count = 0; count < 3000; count++) log.write(line);
    expect(log.droppedLines).toBeGreaterThan(1800);
    expect(log.droppedLines).toBeLessThan(2000);
  });

  it('writes whole lines again once it can', async () => {
    let text = '';
    let broken = true;
    // Like the streams of the process, which an error does not end.
    const flaky = Object.assign(new Writable(), {
      write(chunk: string, done: (error?: Error) => void) {
        text += broken ? chunk.slice(0, 5) : chunk;
        setImmediate(done, broken ? new TypeError('no space left') : undefined);
        return true;
      },
    });
    const log = new LogWriter(flaky as Writable);
    log.write({ line: 1 });
    log.flush();
    await expect.poll(() => log.droppedLines).toBe(1);
    broken = false;
    log.write({ line: 2 });
    log.flush();
    await expect.poll(() => text).toBe('{"lin\n{"line":2}\n');
    expect(log.droppedLines).toBe(1);
  });
});
