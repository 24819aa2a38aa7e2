/** A service while it runs: a new dataset, a damaged one, new keys, and its end. */

import { spawn } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../src/compile/index';
import { createKey, type LogRecord, serve } from '../../src/http/index';
import { commandLine } from '../command-line';
import { REPOSITORY, SAMPLE_RECIPE, sampleDataset, temporaryDirectory } from '../sample';
import { askerOf } from './running';

const dataset = sampleDataset();
const folder = temporaryDirectory();
/** The sample under another name: another dataset with another id. */
const other = path.join(folder, 'other');
let counter = 0;

beforeAll(async () => {
  const recipe = JSON.parse(readFileSync(SAMPLE_RECIPE, 'utf8')) as { name: string };
  const file = path.join(folder, 'other.json');
  writeFileSync(file, JSON.stringify({ ...recipe, name: 'Another' }));
  await build(file, { out: other, inputRoot: path.dirname(SAMPLE_RECIPE) });
});

function copyOf(source: string): string {
  const target = path.join(folder, `copy-${counter++}`);
  cpSync(source, target, { recursive: true });
  return target;
}

/** Puts a dataset where another is, as a build does: two renames. */
function replace(target: string, source: string): void {
  const old = path.join(folder, `old-${counter++}`);
  renameSync(target, old);
  renameSync(source, target);
  rmSync(old, { recursive: true });
}

async function started(data: string) {
  const keys = path.join(folder, `keys-${counter++}.json`);
  const key = createKey(keys, 'a');
  const log: LogRecord[] = [];
  const service = await serve({
    data,
    keys,
    port: 0,
    requestsPerSecond: 1e9,
    maxDelayMilliseconds: Number.POSITIVE_INFINITY,
    log: (record) => log.push(record),
  });
  const healthy = async () => (await (await fetch(`${service.url}/healthz`)).json()) as { dataset: string };
  return { service, key, log, healthy, ask: askerOf(service.url, key) };
}

/** Requests in flight, asked on a connection that is not kept. */
function inFlight(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest(`${url}/metrics`, { agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve(Number(/^doorplate_http_requests_in_flight (\d+)$/m.exec(text)?.[1])));
    })
      .on('error', reject)
      .end();
  });
}

describe('a new dataset', () => {
  it('answers from the next request on, and no request is lost, again and again', async () => {
    const live = copyOf(dataset);
    const { service, ask, healthy, log } = await started(live);
    const statuses = new Map<number, number>();
    let running = true;
    const asking = Array.from({ length: 8 }, async () => {
      while (running) {
        const { status, json } = await ask('POST', '/geocode/forward', {
          streetname: 'Main Street',
          number: '881',
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(json.number).toBe('881');
      }
    });
    try {
      for (const [source, name] of [
        [other, 'Another'],
        [dataset, 'Sample: addresses in the United States'],
        [other, 'Another'],
      ] as const) {
        replace(live, copyOf(source));
        await expect.poll(async () => (await healthy()).dataset).toBe(name);
      }
      expect(log.filter(({ event }) => event === 'dataset')).toHaveLength(3);
    } finally {
      running = false;
      await Promise.all(asking);
      await service.close();
    }
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(30);
  });

  it('is refused when it is damaged: the old one keeps answering, until a good one comes', async () => {
    const live = copyOf(dataset);
    const { service, ask, healthy, log } = await started(live);
    const body = { streetname: 'Main Street', number: '881' };
    try {
      const damaged = copyOf(other);
      truncateSync(path.join(damaged, 'addresses.sqlite'), 100_000);
      replace(live, damaged);
      await expect
        .poll(() => log.at(-1))
        .toMatchObject({
          event: 'dataset',
          level: 'error',
          code: 'DATASET_DAMAGED',
          refused: expect.stringContaining('addresses.sqlite'),
        });
      expect((await healthy()).dataset).toMatch(/^Sample/);
      expect((await ask('POST', '/geocode/forward', body)).status).toBe(200);
      expect((await ask('GET', '/metrics')).text).toContain(
        'doorplate_dataset_reloads_total{outcome="refused"} 1',
      );
      replace(live, copyOf(other));
      await expect.poll(async () => (await healthy()).dataset).toBe('Another');
      expect((await ask('POST', '/geocode/forward', body)).status).toBe(200);
    } finally {
      await service.close();
    }
  });

  it('is opened once where it is told of before it is noticed', async () => {
    const live = copyOf(dataset);
    const { service, log } = await started(live);
    replace(live, copyOf(other));
    service.reload();
    // Longer than it takes to notice a dataset.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(log.filter(({ event }) => event === 'dataset')).toHaveLength(1);
    await service.close();
  });

  it('may be gone for a while', async () => {
    const live = copyOf(dataset);
    const { service, healthy, log } = await started(live);
    try {
      renameSync(live, `${live}.away`);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect((await healthy()).dataset).toMatch(/^Sample/);
      renameSync(copyOf(other), live);
      await expect.poll(async () => (await healthy()).dataset).toBe('Another');
      expect(log.filter(({ level }) => level === 'error')).toEqual([]);
    } finally {
      await service.close();
    }
  });
});

describe('the end', () => {
  it('answers what is in flight, takes nothing new, and comes at once when nothing is', async () => {
    const { service, key, log } = await started(dataset);
    const { hostname, port } = new URL(service.url);
    const body = JSON.stringify({ streetname: 'Main Street', number: '881' });
    const half = httpRequest({
      hostname,
      port,
      method: 'POST',
      path: '/geocode/forward',
      headers: { 'x-api-key': key, 'content-type': 'application/json', 'content-length': body.length },
    });
    const answered = new Promise<{ status: number; connection: string | undefined; text: string }>(
      (resolve, reject) => {
        half.on('error', reject).on('response', (response) => {
          let text = '';
          response.on('data', (bytes) => {
            text += bytes;
          });
          response.on('end', () => {
            resolve({ status: response.statusCode!, connection: response.headers.connection, text });
          });
        });
      },
    );
    half.write(body.slice(0, 10));
    // Half of it is there. The one that asks is in flight too.
    await expect.poll(() => inFlight(service.url)).toBe(2);
    const closing = service.close();
    const anew = () => inFlight(service.url).catch(({ code }: NodeJS.ErrnoException) => code);
    await expect.poll(anew).toBe('ECONNREFUSED');
    half.end(body.slice(10));
    const { status, connection, text } = await answered;
    expect({ status, connection }).toEqual({ status: 200, connection: 'close' });
    expect(JSON.parse(text).number).toBe('881');
    const from = performance.now();
    await closing;
    // Far from the ten seconds that it would be given.
    expect(performance.now() - from).toBeLessThan(5000);
    expect(log.at(-1)?.event).toBe('stopped');
    await service.close();
  });

  it.each([
    ['', 0],
    [', also when the machine comes late to its timers', 250],
  ])('loses no request on kept connections%s', async (_, lateMilliseconds) => {
    const { service, key, log } = await started(dataset);
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const unknown = `${service.url}/countries/3f2504e0-4f89-51d3-9a0c-0305e82c3301/provinces`;
    const refused: (string | undefined)[] = [];
    let answered = 0;
    const once = () =>
      new Promise<void>((resolve) => {
        httpRequest(unknown, { agent, headers: { 'x-api-key': key } }, (response) => {
          if (response.statusCode === 404) answered++;
          response.resume().on('end', resolve);
        })
          .on('error', ({ code }: NodeJS.ErrnoException) => {
            refused.push(code);
            resolve();
          })
          .end();
      });
    const workers = Array.from({ length: 8 }, async () => {
      while (refused.length < 8) await once();
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const closing = service.close();
    const until = performance.now() + lateMilliseconds;
    while (performance.now() < until);
    await closing;
    await Promise.all(workers);
    agent.destroy();
    // Nothing that was sent was cut off, also what the service had not read yet; what came later found nobody.
    expect(new Set(refused)).toEqual(new Set(['ECONNREFUSED']));
    const seen = log.filter(({ event }) => event === 'request');
    expect(new Set(seen.map((record) => (record as { status: number }).status))).toEqual(new Set([404]));
    expect(seen).toHaveLength(answered);
    expect(answered).toBeGreaterThan(8);
  });

  it('comes anyway when a request never ends', async () => {
    const keys = path.join(folder, `keys-${counter++}.json`);
    createKey(keys, 'a');
    const service = await serve({ data: dataset, keys, port: 0, shutdownMilliseconds: 300 });
    const socket = connect(service.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /geocode/forward HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const from = performance.now();
    await service.close();
    // Far from the ten seconds that the request would be given.
    expect(performance.now() - from).toBeLessThan(5000);
  });

  it('refuses to begin where it cannot, and leaves nothing open', async () => {
    const keys = path.join(folder, `keys-${counter++}.json`);
    await expect(serve({ data: dataset, keys, port: 0 })).rejects.toMatchObject({ code: 'KEYS_INVALID' });
    createKey(keys, 'a');
    await expect(serve({ data: folder, keys, port: 0 })).rejects.toMatchObject({ code: 'DATASET_NOT_FOUND' });
    await expect(serve({ data: dataset, keys, port: 0, maxBodyBytes: -1 })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
    const first = await serve({ data: dataset, keys, port: 0 });
    await expect(serve({ data: dataset, keys, port: first.port })).rejects.toMatchObject({
      code: 'SERVE_FAILED',
    });
    await first.close();
  });
});

describe('doorplate serve', () => {
  it('serves, reloads at SIGHUP, answers, ends with 0 at SIGTERM, and tells no secret', async () => {
    const live = copyOf(dataset);
    const keys = path.join(folder, `keys-${counter++}.json`);
    const cli = (...args: string[]) =>
      spawn(process.execPath, commandLine(...args), {
        cwd: REPOSITORY,
      });
    const output = (child: ReturnType<typeof cli>) => {
      const seen = { stdout: '', stderr: '' };
      child.stdout.on('data', (bytes) => {
        seen.stdout += bytes;
      });
      child.stderr.on('data', (bytes) => {
        seen.stderr += bytes;
      });
      return seen;
    };
    const creating = cli('keys', 'create', '--keys', keys, 'shop');
    const created = output(creating);
    expect(await new Promise((resolve) => creating.on('exit', resolve))).toBe(0);
    const key = created.stdout.trim();
    expect(key).toMatch(/^dp_[\w-]{43}$/);

    const serving = cli('serve', '--data', live, '--keys', keys, '--port', '0');
    const exit = new Promise((resolve) => serving.on('exit', resolve));
    const said = output(serving);
    await expect.poll(() => said.stderr).toContain('"event":"start"');
    const { url } = JSON.parse(said.stderr.split('\n')[0]!) as { url: string };
    const ask = askerOf(url, key);
    const { json } = await ask('POST', '/geocode/forward', { streetname: 'Main Street', number: '881' });
    expect(json.number).toBe('881');
    expect((await ask('POST', '/geocode/forward', {}, { 'x-api-key': 'dp_wrong' })).status).toBe(401);

    // The same manifest again: nothing to notice by itself, so only the signal reloads.
    serving.kill('SIGHUP');
    await expect.poll(() => said.stderr).toContain('"event":"dataset"');
    serving.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(said.stdout).toBe('');
    const lines = said.stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as LogRecord);
    expect(lines.map(({ event }) => event)).toEqual([
      'start',
      'request',
      'request',
      'dataset',
      'stop',
      'stopped',
    ]);
    for (const secret of [key, 'dp_wrong', 'Main Street', '"881"']) expect(said.stderr).not.toContain(secret);
  });
});
