import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { makePatch, pack, signKeys } from '../../src/compile/index';
import { datasetOf, host } from '../compile/pack/shelf';
import { REPOSITORY, sampleDataset, temporaryDirectory } from '../sample';
import { ELECTRON } from './stand-in-electron';

const dataset = sampleDataset();
const built = existsSync(path.join(REPOSITORY, 'dist/index.js'));

/** A project that has installed Doorplate and Express, and an `electron` that records what it is told. */
const project = temporaryDirectory();
cpSync(path.join(REPOSITORY, 'examples'), path.join(project, 'examples'), { recursive: true });
mkdirSync(path.join(project, 'node_modules/electron'), { recursive: true });
symlinkSync(REPOSITORY, path.join(project, 'node_modules/doorplate'));
symlinkSync(path.join(REPOSITORY, 'node_modules/express'), path.join(project, 'node_modules/express'));
writeFileSync(
  path.join(project, 'node_modules/electron/package.json'),
  JSON.stringify({ name: 'electron', type: 'module', exports: './electron.js' }),
);
writeFileSync(path.join(project, 'node_modules/electron/electron.js'), ELECTRON);

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function start(file: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(project, 'examples', file), ...args], {
    env: { ...process.env, ...env },
  });
  running.push(child);
  child.stderr.pipe(process.stderr, { end: false });
  return child;
}

/** The address that a service prints when it listens. */
async function addressOf(child: ReturnType<typeof start>): Promise<string> {
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  return String(line).trim();
}

async function end(child: ChildProcess): Promise<unknown> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  return (await exit)[0];
}

it('are all tried here, or where their programs are', () => {
  expect(readdirSync(path.join(REPOSITORY, 'examples')).sort()).toEqual([
    // test/docs/shipping.test.ts reads it: there is no Docker here.
    'Dockerfile',
    'README.md',
    // test/bulk/machines.long.test.ts runs these two.
    'bulk-parallel.sh',
    'bulk-pipeline.mjs',
    'bulk-spark.py',
    // test/docs/python.slow.test.ts runs these two.
    'duckdb',
    'electron',
    'express.mjs',
    // test/package/frameworks.long.test.ts runs these six.
    'fastify.mjs',
    'jest',
    'nest',
    'next',
    'node-service.mjs',
    'publish-dataset.yml',
    'python',
    'vitest',
    'webpack',
  ]);
});

describe.skipIf(!built)(`the examples${built ? '' : ' (skipped: npm run build first)'}`, () => {
  it('node-service.mjs answers, and refuses what is no text', async () => {
    const child = start('node-service.mjs', [dataset, '0']);
    const url = await addressOf(child);
    const ask = async (path: string) => {
      const answer = await fetch(url + path);
      return [answer.status, await answer.json()];
    };
    expect(await ask('/where?q=881+main+st,+manchester')).toEqual([
      200,
      expect.objectContaining({ level: 'address', label: '881 Main Street, Manchester, Connecticut 06040' }),
    ]);
    expect(await ask('/where?q=qqxz')).toEqual([404, { best: null }]);
    expect(await ask('/where')).toEqual([400, { error: expect.stringContaining('text') }]);
    expect(await ask('/')).toEqual([404, { error: 'expected /where?q=…' }]);
    expect(await end(child)).toBe(0);
  });

  it('express.mjs serves Doorplate behind the login of the application', async () => {
    const child = start('express.mjs', [dataset, '0']);
    const url = await addressOf(child);
    const question = '/geocoding/search?limit=1&q=881%20main%20st,%20manchester';
    expect(await (await fetch(url)).text()).toBe('an application');
    expect((await fetch(url + question)).status).toBe(401);
    const answer = await fetch(url + question, { headers: { authorization: 'Bearer secret' } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject([{ level: 'address', number: '881', city: 'Manchester' }]);
    const forward = await fetch(`${url}/geocoding/geocode/forward`, {
      method: 'POST',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
      body: JSON.stringify({ streetname: 'Main Street', number: '881' }),
    });
    expect(await forward.json()).toMatchObject({ number: '881', postcode: '06040' });
    expect(await end(child)).toBe(0);
  });

  it('bulk-pipeline.mjs parts what is sure from what is not', async () => {
    const doubtful = path.join(project, 'doubtful.ndjson');
    const child = start('bulk-pipeline.mjs', [dataset, doubtful]);
    const rows = [
      { customer: 1, street: 'Main St', nr: '881', town: 'Manchester' },
      { customer: 2, street: 'Main St', nr: '99998', town: 'Manchester' },
      { customer: 3, street: 'old sewrad hwy', nr: '4516', town: 'anchorage' },
    ];
    child.stdin.end(rows.map((row) => `${JSON.stringify(row)}\n\n`).join(''));
    const read = (lines: string) =>
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    const found = read(await text(child.stdout));
    expect(found).toMatchObject([
      { customer: 1, match_level: 'address', match_latitude: 41.770074 },
      { customer: 3, match_level: 'address', match_latitude: 61.179643 },
    ]);
    expect(read(readFileSync(doubtful, 'utf8'))).toMatchObject([{ customer: 2 }]);
  });

  it('bulk-pipeline.mjs ends without a word when its reader goes away', async () => {
    const child = start('bulk-pipeline.mjs', [dataset, path.join(project, 'unread.ndjson')]);
    child.stdout.destroy();
    child.stdin.end(`${JSON.stringify({ street: 'Main St', nr: '881', town: 'Manchester' })}\n`);
    const [status, said] = await Promise.all([once(child, 'close'), text(child.stderr)]);
    expect([status[0], said]).toEqual([0, '']);
  });

  it('electron/main.mjs answers its windows, errors too', async () => {
    const child = start('electron/main.mjs', [], { DATASET: dataset });
    const asked = [
      ['geocoding:suggest', '881 main st', { latitude: 41.77, longitude: -72.52 }],
      ['geocoding:search', '4516 old seward hwy, anchorage'],
      ['geocoding:reverse', { latitude: 41.770074, longitude: -72.52034 }],
      ['geocoding:reverse', { latitude: 91, longitude: 0 }],
    ];
    child.stdin.end(asked.map((question) => `${JSON.stringify(question)}\n`).join(''));
    const lines = (await text(child.stdout)).trim().split('\n');
    const [suggested, searched, near, refused] = lines.map((line) => JSON.parse(line));
    expect(suggested.answer[0]).toMatchObject({ streetname: 'Main Street', number: '881' });
    expect(searched.answer[0]).toMatchObject({ level: 'address', city: 'Anchorage' });
    expect(near.answer).toMatchObject({ level: 'address', number: '881' });
    expect(refused).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(0);
  });

  it('electron/update.mjs takes the patch for what is there, else the whole dataset', async () => {
    const folder = temporaryDirectory();
    const keys = signKeys(path.join(folder, 'release.key'));
    const [older, newer] = [
      await datasetOf(folder, '2026-01-01'),
      await datasetOf(folder, '2026-02-01', { seed: 2 }),
    ];
    const file = path.join(folder, 'file');
    await makePatch(older, newer, { out: file, privateKey: keys.privateKey });
    const patch = { bytes: readFileSync(file) };
    await pack(newer, { out: file, privateKey: keys.privateKey });
    const { checksum } = JSON.parse(readFileSync(path.join(older, 'manifest.json'), 'utf8'));
    const shelf = await host({ 'dataset.tar.gz': { bytes: readFileSync(file) } });
    const into = path.join(folder, 'userData', 'dataset');
    const run = async () => {
      const child = start('electron/update.mjs', [older, into, shelf.url, keys.publicKey]);
      return (await text(child.stdout)).trim();
    };
    expect(await run()).toBe('whole: 2026-02-01T00:00:00.000Z');
    shelf.files.set(`${checksum}.patch`, patch);
    expect(await run()).toBe('patched: 2026-02-01T00:00:00.000Z');
    expect(readFileSync(path.join(into, 'manifest.json'))).toEqual(
      readFileSync(path.join(newer, 'manifest.json')),
    );
  });
});
