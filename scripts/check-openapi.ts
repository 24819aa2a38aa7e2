/**
 * `npm run check:openapi`: the OpenAPI document passes Redocly's recommended rules, and a service answers as it says:
 * each documented status of each operation is provoked through Prism, which checks requests and answers. The two
 * tools are fetched by npx (90 MB); where they cannot be had the check is left out and says so.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../src/compile/index';
import { createKey } from '../src/http/index';
import { KeyRing } from '../src/http/keys/key-ring';
import type { Answering } from '../src/http/routes/answering';
import { buildServer } from '../src/http/server/node-server';
import { Service } from '../src/http/service/service';
import { Geocoder, GeocoderError } from '../src/index';

const REDOCLY = '@redocly/cli@2.77.0';
const PRISM = '@stoplight/prism-cli@5.14.2';
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const NOWHERE = '3f2504e0-4f89-51d3-9a0c-0305e82c3301';

/** What the geocoder does instead of answering. */
interface Fault {
  code: 200 | 500 | 503 | null;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

const folder = mkdtempSync(join(tmpdir(), 'doorplate-openapi-'));
const held: { prism: ChildProcess | null } = { prism: null };
const failures: string[] = [];
try {
  await check();
} finally {
  held.prism?.kill();
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(`FAILED ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

async function check(): Promise<void> {
  const tools = spawnSync('npx', ['-y', PRISM, '--version'], { encoding: 'utf8', timeout: 300_000 });
  const linter = spawnSync('npx', ['-y', REDOCLY, '--version'], { encoding: 'utf8', timeout: 300_000 });
  if (tools.status !== 0 || linter.status !== 0) {
    console.log(`left out: npx could not fetch ${PRISM} and ${REDOCLY}`);
    return;
  }
  await build(fileURLToPath(new URL('../data/recipes/sample.json', import.meta.url)), {
    out: join(folder, 'data'),
  });
  const geocoder = Geocoder.open(join(folder, 'data'));
  const fault: Fault = { code: null };
  const keysFile = join(folder, 'keys.json');
  const key = createKey(keysFile, 'fast', 1e6);
  const slowKey = createKey(keysFile, 'slow', 0.001);
  const keys = KeyRing.watching(keysFile);
  const service = new Service({ current: withFault(geocoder, fault) }, keys, {
    explore: true,
    compat: ['nominatim', 'photon'],
  });
  const server = buildServer(service, {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const text = await (await fetch(`${url}/openapi.json`)).text();
  const file = join(folder, 'openapi.json');
  writeFileSync(file, text);
  // The three about the service itself refuse nobody, and so have no 4XX.
  const rules = ['--extends', 'recommended', '--skip-rule', 'operation-4xx-response'];
  const lint = spawnSync('npx', ['-y', REDOCLY, 'lint', file, ...rules], { encoding: 'utf8' });
  console.log(lint.stdout + lint.stderr);
  if (lint.status !== 0 || /\d+ warning/.test(lint.stdout + lint.stderr)) failures.push('Redocly lint');

  const proxy = await startPrism(file, url);
  await provokeAll(JSON.parse(text), proxy, geocoder, fault, key, slowKey);
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
  keys.close();
  service.close();
  geocoder.close();
}

/** The geocoder, until it is told to fail. */
function withFault(geocoder: Geocoder, fault: Fault): Answering {
  return new Proxy(geocoder, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target) as unknown;
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (fault.code === 500) throw new GeocoderError('DATASET_DAMAGED', 'injected');
        // An answer of another shape: Prism must notice.
        if (fault.code === 200) return { wrong: true };
        if (fault.code === 503) throw new GeocoderError('GEOCODER_CLOSED', 'injected');
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
}

async function startPrism(file: string, upstream: string): Promise<string> {
  const port = 20_000 + (process.pid % 20_000);
  held.prism = spawn('npx', ['-y', PRISM, 'proxy', file, upstream, '--port', String(port)], {
    stdio: 'pipe',
  });
  const proxy = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries++) {
    try {
      await fetch(`${proxy}/healthz`);
      return proxy;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new GeocoderError('REQUEST_REFUSED', `expected Prism to listen on ${proxy} within a minute`);
}

/** Calls that fit each operation, and calls that are refused, by the status they must get. */
async function provokeAll(
  document: {
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
  },
  proxy: string,
  geocoder: Geocoder,
  fault: Fault,
  key: string,
  slowKey: string,
): Promise<void> {
  const good = goodCalls(geocoder);
  const json = { 'content-type': 'application/json' };
  let checked = 0;
  for (const [path, methods] of Object.entries(document.paths)) {
    // Prism knows no NDJSON: test/http/batch.slow.test.ts asks each of these.
    if (path === '/batch') continue;
    for (const [verb, { operationId, responses }] of Object.entries(methods)) {
      const call: Call = good[operationId] ?? { method: 'GET', path };
      const filled = { ...call, headers: { 'x-api-key': key, ...(call.body ? json : {}), ...call.headers } };
      for (const status of Object.keys(responses)) {
        if (operationId === 'getHealth' && status === '503') continue;
        // What fetch cannot send is tried in test/http/connections.slow.test.ts.
        if (status === 'default' || status === '304') continue;
        // Whatever a client of another interface writes fits the document: 400 is tested in test/http/compat.slow.test.ts.
        if (operationId.startsWith('getNominatim') || operationId.startsWith('getPhoton')) {
          if (['400', '500', '503'].includes(status)) continue;
        }
        fault.code = status === '500' ? 500 : status === '503' ? 503 : null;
        const { call: sent, fits } = provoking(filled, status, slowKey, operationId);
        if (status === '429') for (let round = 0; round < 2; round++) await send(proxy, sent);
        const { status: came, violations } = await send(proxy, sent);
        checked++;
        // Were nothing ever reported, nothing would be checked.
        if (status === '400' && !violations.some(({ location }) => location[0] === 'request')) {
          failures.push(`${verb.toUpperCase()} ${path}: Prism lets a wrong request through`);
        }
        const wrong = violations.filter(({ location }) => fits || location[0] === 'response');
        if (String(came) !== status || wrong.length > 0) {
          failures.push(
            `${verb.toUpperCase()} ${path}: wanted ${status}, got ${came} ${JSON.stringify(wrong)}`,
          );
        }
      }
    }
  }
  fault.code = 200;
  const seen = await send(proxy, { ...good.getAddress!, headers: { 'x-api-key': key } });
  if (!seen.violations.some(({ location }) => location[0] === 'response')) {
    failures.push(`Prism lets a wrong answer through: ${JSON.stringify(seen)}`);
  }
  fault.code = null;
  console.log(`Prism: ${checked} statuses of ${Object.keys(document.paths).length} paths provoked.`);
}

/** The call that gets a status, and whether the document allows it. */
function provoking(
  call: Call,
  status: string,
  slowKey: string,
  operationId: string,
): { call: Call; fits: boolean } {
  switch (status) {
    case '400':
      return {
        call: { ...call, ...(call.body ? { body: '{"no":1}' } : { path: misasked(call) }) },
        fits: false,
      };
    case '401':
      return { call: { ...call, headers: { ...call.headers, 'x-api-key': 'dp_wrong' } }, fits: true };
    case '404':
      return { call: missing(call, operationId), fits: true };
    case '413':
      return { call: { ...call, body: JSON.stringify({ streetname: 'x'.repeat(20_000) }) }, fits: false };
    case '415':
      return { call: { ...call, headers: { ...call.headers, 'content-type': 'text/plain' } }, fits: false };
    case '429':
      return { call: { ...call, headers: { ...call.headers, 'x-api-key': slowKey } }, fits: true };
    default:
      return { call, fits: true };
  }
}

/** An id that is none; where there is no id, no query. */
function misasked({ path }: Call): string {
  return ID.test(path) ? path.replace(ID, 'no-uuid') : path.split('?')[0]!;
}

function missing(call: Call, operationId: string): Call {
  switch (operationId) {
    case 'lookupPostcode':
      return { ...call, body: JSON.stringify({ postcode: '99999', number: '1' }) };
    case 'forwardGeocode':
      return { ...call, body: JSON.stringify({ streetname: 'Xyzzyqwx', number: '1' }) };
    case 'reverseGeocode':
      return { ...call, body: JSON.stringify({ latitude: 0, longitude: 0 }) };
    default:
      return { ...call, path: call.path.replace(ID, NOWHERE) };
  }
}

function goodCalls(geocoder: Geocoder): Record<string, Call> {
  const [match] = geocoder.search('881 main street, manchester');
  const [country] = geocoder.listCountries();
  const post = (path: string, body: object): Call => ({ method: 'POST', path, body: JSON.stringify(body) });
  const get = (path: string): Call => ({ method: 'GET', path });
  return {
    lookupStreet: post('/lookup/street', { streetname: 'Main Street' }),
    lookupPostcode: post('/lookup/postcode', { postcode: '06040', number: '881' }),
    forwardGeocode: post('/geocode/forward', {
      streetname: 'Main Street',
      number: '881',
      province: 'Connecticut',
    }),
    reverseGeocode: post('/geocode/reverse', { latitude: 41.7701, longitude: -72.5203 }),
    getAddress: get(`/addresses/${match!.id}`),
    listMunicipalities: get(`/provinces/${match!.province_id}/municipalities?name=hart`),
    listProvinces: get(`/countries/${country!.id}/provinces`),
    getArea: get(`/areas/${match!.municipality_id}?shape=true`),
    search: get('/search?q=main%20street&limit=3&near=41.77,-72.52&explain=true'),
    suggest: get('/suggest?q=main%20str'),
    getNominatimSearch: get('/nominatim/search?q=main%20street'),
    getNominatimReverse: get('/nominatim/reverse?lat=41.7701&lon=-72.5203&format=json'),
    getNominatimLookup: get('/nominatim/lookup?osm_ids=N1&format=json'),
    getNominatimStatus: get('/nominatim/status?format=json'),
    getPhotonApi: get('/photon/api?q=main%20street'),
    getPhotonReverse: get('/photon/reverse?lat=41.7701&lon=-72.5203'),
  };
}

async function send(
  proxy: string,
  { method, path, body, headers = {} }: Call,
): Promise<{ status: number; violations: { location: string[]; message: string }[] }> {
  const response = await fetch(proxy + path, { method, headers, ...(body === undefined ? {} : { body }) });
  await response.arrayBuffer();
  const told = response.headers.get('sl-violations');
  return { status: response.status, violations: told === null ? [] : JSON.parse(told) };
}
