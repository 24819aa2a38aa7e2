/**
 * `npx tsx scripts/bench-http.ts [--data DIR] [--soak N] [--seconds S] [--only NAME,…]` after `npm run build`: the HTTP service beside
 * a bare Fastify route with the same schemas that answers a constant, each operation and the bare route in turns in one
 * run; its latency at half load; and a soak of mixed and hostile requests. Servers are processes of their own, the load
 * generator is this one.
 */

import { type ChildProcess, fork, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fastify } from 'fastify';
import { build } from '../src/compile/index';
import { createKey } from '../src/http/index';
import { KeyRing } from '../src/http/keys/key-ring';
import { type ExportedAddress, Geocoder } from '../src/index';
import { OPERATIONS } from '../src/operations';
import type { Shot } from './bench/connection';
import { load } from './bench/load';
import { mulberry32 } from './quality/random';

const CONNECTIONS = 20;
const ROUNDS = 5;
const SAMPLES = 2000;

/** A server, and how much processor time it has used. */
interface Target {
  url: string;
  cpu(): Promise<number>;
}

/** Requests a second, and the processor time of one: on a busy machine the better measure. */
interface Rate {
  perSecond: number;
  cpuMicroseconds: number;
}

/** An operation's rate, and the bare route's just before it: the machine's speed changes from minute to minute. */
interface Turn {
  ours: Rate;
  bare: Rate;
}

if (process.argv[2] === 'bare') await serveBare();
else await measure();

/** What Fastify alone can do: the same routes and schemas, an answer that is always the same. */
async function serveBare(): Promise<void> {
  const app = fastify();
  const example = JSON.parse(process.argv[3]!) as object;
  app.post(
    '/geocode/forward',
    {
      schema: {
        body: JSON.parse(JSON.stringify(OPERATIONS.forwardGeocode.request)),
        response: { 200: JSON.parse(JSON.stringify(OPERATIONS.forwardGeocode.answer.anyOf[0])) },
      },
    },
    () => example,
  );
  process.on('message', () => process.send!(cpuSeconds(process.cpuUsage())));
  process.send!(await app.listen({ port: 0 }));
}

async function measure(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      soak: { type: 'string', default: '0' },
      seconds: { type: 'string', default: '2' },
      only: { type: 'string' },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'doorplate-bench-'));
  const servers: ChildProcess[] = [];
  try {
    const data = values.data ?? (await sample(folder));
    const seconds = Number(values.seconds);
    const geocoder = Geocoder.open(data);
    const addresses = sampled(geocoder);
    const keysFile = join(folder, 'keys.json');
    const key = createKey(keysFile, 'bench', 1e9);
    const every = shotsOf(addresses, geocoder);
    const chosen = values.only?.split(',') ?? Object.keys(every);
    const shots = Object.fromEntries(Object.entries(every).filter(([name]) => chosen.includes(name)));
    const bare = await startBare(servers, geocoder, addresses);
    const ours = await startOurs(servers, data, keysFile, [
      ...['--no-request-log', '--explore', '--compat', 'nominatim,photon'],
    ]);
    console.log(
      `${geocoder.manifest.name}, ${geocoder.manifest.counts.addresses} addresses; ${CONNECTIONS} connections, ${ROUNDS} rounds of ${seconds} s each, in turns`,
    );

    const turns = new Map(Object.keys(shots).map((name) => [name, [] as Turn[]]));
    // The first round is for the compilers of both.
    for (let round = -1; round < ROUNDS; round++) {
      for (const [name, list] of Object.entries(shots)) {
        const turn = {
          bare: await rate(bare, every.forward!, seconds, key),
          ours: await rate(ours, list, seconds, key),
        };
        if (round >= 0) turns.get(name)!.push(turn);
      }
    }
    console.log(
      `bare Fastify route      ${told(middle([...turns.values()].flat().map((turn) => turn.bare)))}`,
    );
    for (const [name, list] of turns) {
      const share = median(list.map((turn) => turn.ours.perSecond / turn.bare.perSecond));
      const cpuShare = median(list.map((turn) => turn.bare.cpuMicroseconds / turn.ours.cpuMicroseconds));
      const mine = middle(list.map((turn) => turn.ours));
      console.log(
        `${name.padEnd(22)}  ${told(mine)}: ${percent(share)} of the bare route, ${percent(cpuShare)} by processor time`,
      );
    }
    if (shots.mixed !== undefined) {
      const half = Math.round(median(turns.get('mixed')!.map((turn) => turn.ours.perSecond)) / 2);
      const paced = shots.mixed!.map((shot) => ({ ...shot, headers: headersOf(shot, key) }));
      // Once for the generator to get going: it has no time to lose at this pace.
      const pace = { perSecond: half, connections: CONNECTIONS };
      await load(ours.url, paced, { ...pace, seconds });
      const { p50, p99, most } = await load(ours.url, paced, { ...pace, seconds: seconds * 2 });
      console.log(
        `mixed at half load (${count(half)}/s): p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, most ${most.toFixed(1)} ms`,
      );
    }
    keyTimes(keysFile, key);
    if (Number(values.soak) > 0) await soak(ours.url, every.mixed!, key, Number(values.soak));
    geocoder.close();
  } finally {
    for (const server of servers) server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sample(folder: string): Promise<string> {
  const out = join(folder, 'sample');
  await build(fileURLToPath(new URL('../data/recipes/sample.json', import.meta.url)), { out });
  return out;
}

/** Addresses from all over the dataset, by chance and the same in each run. */
function sampled(geocoder: Geocoder): ExportedAddress[] {
  const random = mulberry32(6);
  const chance = SAMPLES / geocoder.manifest.counts.addresses;
  const chosen: ExportedAddress[] = [];
  for (const address of geocoder.addresses()) if (random() < chance) chosen.push(address);
  return chosen;
}

function shotsOf(addresses: readonly ExportedAddress[], geocoder: Geocoder): Record<string, Shot[]> {
  const post = (path: string, body: object): Shot => ({ method: 'POST', path, body: JSON.stringify(body) });
  const numbered = addresses.filter(({ streetname, number }) => streetname && number);
  const forward = numbered.map(({ streetname, number, suffix, city }) =>
    post('/geocode/forward', {
      streetname,
      number,
      ...(suffix ? { suffix } : {}),
      ...(city ? { suburb: city } : {}),
    }),
  );
  const postcode = numbered
    .filter((address) => address.postcode)
    .map((address) => post('/lookup/postcode', { postcode: address.postcode, number: address.number }));
  const reverse = addresses.map(({ latitude, longitude }) =>
    post('/geocode/reverse', { latitude, longitude }),
  );
  const byId = addresses.map(({ id }): Shot => ({ method: 'GET', path: `/addresses/${id}` }));
  const country = geocoder.listCountries()[0]!.id;
  const provinces = geocoder.listProvinces(country).map(
    ({ id, name }): Shot => ({
      method: 'GET',
      path: `/provinces/${id}/municipalities?name=${encodeURIComponent(name.slice(0, 4))}`,
    }),
  );
  const lines = numbered.map(({ streetname, number, suffix, city }) =>
    encodeURIComponent(`${streetname} ${number}${suffix ?? ''}, ${city ?? ''}`),
  );
  const line = lines.map((text): Shot => ({ method: 'GET', path: `/search?limit=10&q=${text}` }));
  const nominatim = lines.map((text): Shot => ({ method: 'GET', path: `/nominatim/search?q=${text}` }));
  const nominatimReverse = addresses.map(
    ({ latitude, longitude }): Shot => ({
      method: 'GET',
      path: `/nominatim/reverse?format=jsonv2&lat=${latitude}&lon=${longitude}`,
    }),
  );
  const photon = lines.map((text): Shot => ({ method: 'GET', path: `/photon/api?limit=10&q=${text}` }));
  const mixed = numbered.flatMap((_, index) =>
    [forward, forward, postcode, reverse, byId].map((list) => list[index % list.length]!),
  );
  return {
    forward,
    postcode,
    reverse,
    'by id': byId,
    municipalities: provinces,
    mixed,
    line,
    'nominatim search': nominatim,
    'nominatim reverse': nominatimReverse,
    photon: photon,
  };
}

async function startBare(
  servers: ChildProcess[],
  geocoder: Geocoder,
  addresses: readonly ExportedAddress[],
): Promise<Target> {
  const { latitude, longitude } = addresses[0]!;
  const match = geocoder.reverseGeocode({ latitude, longitude })!;
  const answer = JSON.stringify({ ...match, latitude, longitude });
  const child = fork(fileURLToPath(import.meta.url), ['bare', answer], { execArgv: ['--import', 'tsx'] });
  servers.push(child);
  const hear = () => new Promise<string>((resolve) => child.once('message', (told) => resolve(String(told))));
  const url = await hear();
  const cpu = async () => {
    const heard = hear();
    child.send('cpu');
    return Number(await heard);
  };
  return { url, cpu };
}

async function startOurs(
  servers: ChildProcess[],
  data: string,
  keys: string,
  more: string[],
): Promise<Target> {
  const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
  if (!existsSync(cli)) throw new TypeError('expected dist/cli.js; run: npm run build');
  const child = spawn(
    process.execPath,
    [cli, 'serve', '--data', data, '--keys', keys, '--port', '0', ...more],
    {
      stdio: ['ignore', 'inherit', 'pipe'],
    },
  );
  servers.push(child);
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.on('exit', () => reject(new TypeError(`the service ended: ${said}`)));
    child.stderr!.on('data', (bytes) => {
      said += bytes;
      const started = /"event":"start","url":"([^"]+)"/.exec(said);
      if (started) resolve(started[1]!);
    });
  });
  const cpu = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)$/m.exec(metrics)![1]);
  };
  return { url, cpu };
}

async function rate(target: Target, shots: readonly Shot[], seconds: number, key: string): Promise<Rate> {
  const before = await target.cpu();
  const timed = shots.map((shot) => ({ ...shot, headers: headersOf(shot, key) }));
  const {
    answers,
    statuses,
    seconds: lasted,
  } = await load(target.url, timed, { seconds, connections: CONNECTIONS });
  const used = (await target.cpu()) - before;
  // A few addresses of a source cannot be told apart, or lie too far from themselves; more would be another test.
  const refused = answers - (statuses.get('200') ?? 0);
  if (refused > answers / 50) throw new TypeError(`${shots[0]!.path}: ${refused} refused of ${answers}`);
  return { perSecond: answers / lasted, cpuMicroseconds: (used / answers) * 1e6 };
}

function headersOf({ body, headers }: Shot, key: string): Record<string, string> {
  return {
    'x-api-key': key,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
}

/** How long a right and a wrong key take to tell, in turns. */
function keyTimes(file: string, key: string): void {
  const ring = KeyRing.watching(file);
  const kinds = { right: key, 'wrong at the end': `${key.slice(0, -1)}_`, wrong: `dp_${'A'.repeat(43)}` };
  const times = Object.keys(kinds).map(() => [] as number[]);
  for (let round = 0; round < 300; round++) {
    for (const [kind, text] of Object.values(kinds).entries()) {
      const from = process.hrtime.bigint();
      for (let again = 0; again < 500; again++) ring.identify(text);
      times[kind]!.push(Number(process.hrtime.bigint() - from) / 500);
    }
  }
  ring.close();
  const told = Object.keys(kinds).map((kind, index) => `${kind} ${median(times[index]!).toFixed(0)} ns`);
  console.log(`a key: ${told.join(', ')}`);
}

/** Requests that fit and requests that do not, until there were enough; then what the service is like. */
async function soak(url: string, good: readonly Shot[], key: string, requests: number): Promise<void> {
  const shots = [...good.slice(0, 400), ...hostile(key)];
  const random = mulberry32(7);
  const memory: number[] = [];
  const statuses = new Map<string, number>();
  let sent = 0;
  while (sent < requests) {
    const batch = Math.min(requests - sent, Math.ceil(requests / 20));
    // Another order each time: one request may bring out what another left behind.
    const order = shots.map((shot) => ({ shot, at: random() })).sort((a, b) => a.at - b.at);
    const answered = await load(
      url,
      order.map(({ shot }) => ({
        ...shot,
        headers: { 'x-api-key': key, 'content-type': 'application/json', ...shot.headers },
      })),
      { connections: CONNECTIONS, requests: batch },
    );
    sent += batch;
    for (const [status, many] of answered.statuses) statuses.set(status, (statuses.get(status) ?? 0) + many);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    memory.push(Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)![1]) / 1e6);
    const inFlight = Number(/in_flight (\d+)$/m.exec(metrics)![1]);
    if (inFlight > 1) console.log(`  ${inFlight} in flight after a batch`);
  }
  const [first] = memory;
  console.log(
    `soak of ${count(sent)} requests: ${[...statuses].map(([status, many]) => `${status} × ${count(many)}`).join(', ')}`,
  );
  console.log(
    `  resident memory after each twentieth, MB: ${memory.map((size) => size.toFixed(0)).join(' ')} (first to last ${(memory.at(-1)! - first!).toFixed(0)})`,
  );
  const refused = [...statuses].filter(([status, many]) => status.startsWith('5') && many > 0);
  if (refused.length > 0) throw new TypeError(`expected no 5xx, got ${JSON.stringify(refused)}`);
}

/** What somebody sends who wants harm, or whose client is broken. */
function hostile(key: string): Shot[] {
  const random = mulberry32(200_000);
  const shots: Shot[] = [];
  const post = (path: string, body: string, headers?: Record<string, string>) =>
    shots.push({ method: 'POST', path, body, ...(headers ? { headers } : {}) });
  const text = (length: number) =>
    Array.from({ length }, () => String.fromCharCode(32 + Math.floor(random() * 0x2000))).join('');
  for (let round = 0; round < 60; round++) {
    const noise = text(1 + Math.floor(random() * 200));
    post('/geocode/forward', JSON.stringify({ streetname: noise, number: text(8) }));
    post('/lookup/street', JSON.stringify({ streetname: noise }));
    post(
      '/lookup/postcode',
      JSON.stringify({ postcode: text(7), number: String(Math.floor(random() * 1e9)) }),
    );
    post(
      '/geocode/reverse',
      JSON.stringify({ latitude: random() * 400 - 200, longitude: random() * 800 - 400 }),
    );
    post('/geocode/forward', text(Math.floor(random() * 4000)));
    shots.push({ method: 'GET', path: `/addresses/${encodeURIComponent(noise.slice(0, 60))}` });
    shots.push({
      method: 'GET',
      path: `/provinces/${encodeURIComponent(noise.slice(0, 36))}/municipalities?name=%00`,
    });
  }
  post('/geocode/forward', '{"streetname":"'.padEnd(30_000, 'x'));
  post('/geocode/forward', `${'['.repeat(8000)}${']'.repeat(8000)}`);
  post('/geocode/forward', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`);
  post(
    '/geocode/forward',
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{}},"streetname":"a","number":"1"}',
  );
  post('/geocode/forward', JSON.stringify({ streetname: "'; DROP TABLE street; --", number: '1' }));
  post('/lookup/street', JSON.stringify({ streetname: '%_%_%'.repeat(40), number: '*' }));
  post('/lookup/street', JSON.stringify({ streetname: '"* OR NEAR(a b)'.repeat(10) }));
  post('/lookup/street', JSON.stringify({ streetname: 'a'.repeat(200) }));
  post('/lookup/street', JSON.stringify({ streetname: 'e\u0301'.repeat(100) }));
  post('/geocode/reverse', '{"latitude":1e999,"longitude":-1e999}');
  post('/geocode/reverse', '{"latitude":NaN,"longitude":0}');
  post('/geocode/forward', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' });
  post('/geocode/forward', '{}', { 'content-encoding': 'gzip' });
  post('/geocode/forward', '{}', { 'x-api-key': `${key}x` });
  post('/geocode/forward', '{}', { 'x-api-key': '' });
  post('/geocode/forward', '{}', { 'x-api-key': 'x'.repeat(8000) });
  post('/metrics', '{}');
  for (const path of [
    '/%',
    '/%00',
    '/..%2f..%2fetc/passwd',
    '/addresses/%ff',
    '/addresses/',
    '/?'.padEnd(6000, 'a'),
    '/healthz?x',
    '/openapi.json',
  ]) {
    shots.push({ method: 'GET', path });
  }
  return shots;
}

function cpuSeconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6;
}

function middle(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    cpuMicroseconds: median(rates.map(({ cpuMicroseconds }) => cpuMicroseconds)),
  };
}

function told({ perSecond, cpuMicroseconds }: Rate): string {
  return `${count(perSecond)} requests/s, ${cpuMicroseconds.toFixed(0)} µs of processor each`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
