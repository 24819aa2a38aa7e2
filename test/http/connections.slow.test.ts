/** Clients that never read, connect too often or ask at the edges of HTTP. */

import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServeOptions } from '../../src/http/index';
import { sampleDataset, temporaryDirectory } from '../sample';
import { DOORS, type Running } from './running';

const dataset = sampleDataset();
const folder = temporaryDirectory();
const sockets: Socket[] = [];
const services: Running[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const service of services.splice(0)) await service.close();
});

async function started(options: Omit<ServeOptions, 'data' | 'keys'> = {}): Promise<Running> {
  const service = await DOORS.serve!(dataset, folder, options);
  services.push(service);
  return service;
}

function dial(service: Running): Socket {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}

/** Sends bytes and gives everything that comes back until the connection ends. */
function raw(service: Running, bytes: string): Promise<string> {
  const socket = dial(service);
  socket.write(bytes);
  return new Promise((resolve) => {
    let answer = '';
    socket.on('data', (piece) => {
      answer += piece.toString();
    });
    socket.on('close', () => resolve(answer));
  });
}

async function metric(service: Running, name: string): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

const OPENAPI = 'GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n';

describe('clients that never read', () => {
  it('hold few requests each while they are there, and are closed when nothing moves', async () => {
    const service = await started({ writeTimeoutMilliseconds: 1500 });
    const stalled = Array.from({ length: 5 }, () => dial(service).pause());
    // One after the other: once the system's buffers are full, answers wait here. Large buffers may hold them all.
    for (let round = 0; round < 400; round++) {
      for (const socket of stalled) socket.write(OPENAPI);
      if (round % 4 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const waiting = await metric(service, 'doorplate_http_requests_in_flight');
    expect(waiting).toBeLessThanOrEqual(5 * 32 + 1);
    // The ones that ask remain: connections of this process that are kept.
    await expect.poll(() => metric(service, 'doorplate_http_requests_in_flight')).toBe(1);
    await expect.poll(() => metric(service, 'doorplate_http_connections')).toBeLessThanOrEqual(3);
  });

  it('that send many requests at once get the first 32 answers, of which the last says that it is', async () => {
    const service = await started();
    const answer = await raw(service, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100));
    const heads = answer.split('HTTP/1.1 200 OK').slice(1);
    expect(heads).toHaveLength(32);
    expect(heads.filter((head) => /connection: close/i.test(head))).toHaveLength(1);
    expect(heads.at(-1)).toMatch(/connection: close/i);
  });

  it('cannot open more connections than their address may, while others can', async () => {
    const service = await started({ maxConnectionsPerAddress: 5 });
    const dialled = Array.from({ length: 9 }, () => dial(service));
    await expect.poll(() => dialled.filter(({ closed }) => closed).length).toBe(4);
    for (const socket of dialled) socket.destroy();
    await expect
      .poll(() => metric(service, 'doorplate_http_connections_refused_total').catch(() => 0))
      .toBeGreaterThanOrEqual(4);
  });

  it('cannot open more than there may be in all', async () => {
    const service = await started({ maxConnections: 3 });
    const dialled = Array.from({ length: 6 }, () => dial(service));
    await expect.poll(() => dialled.filter(({ closed }) => closed).length).toBe(3);
  });
});

describe('a body that is announced', () => {
  const head = (key: string, more: string) =>
    `POST /lookup/street HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Api-Key: ${key}\r\n` +
    `Content-Type: application/json\r\n${more}\r\n\r\n`;

  it('is asked for once the key is known, and not before', async () => {
    const service = await started();
    const body = JSON.stringify({ streetname: 'Main Street' });
    const expects = `Expect: 100-continue\r\nContent-Length: ${body.length}`;
    const refused = await raw(service, head('dp_wrong', expects));
    expect(refused).toMatch(/^HTTP\/1\.1 401 /);
    const answered = await raw(service, head(service.key, expects) + body);
    expect(answered).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
    const long = await raw(service, head(service.key, 'Expect: 100-continue\r\nContent-Length: 900000'));
    expect(long).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('that nobody wants is not read to its end', async () => {
    const service = await started();
    const keepAlive = head('dp_wrong', 'Content-Length: 100000000').replace('Connection: close\r\n', '');
    const answer = await raw(service, keepAlive);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toMatch(/connection: close/i);
  });
});

describe('the edges of HTTP', () => {
  const problem = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as object;

  it.each([
    [
      'an unknown expectation',
      'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: tea\r\n\r\n',
      417,
      'EXPECTATION_FAILED',
    ],
    ['a missing Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'INVALID_REQUEST'],
    ['CONNECT', 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n', 405, 'METHOD_NOT_ALLOWED'],
  ])('%s gets a problem', async (_, request, status, code) => {
    const service = await started();
    const answer = await raw(service, request);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toMatch(/content-type: application\/problem\+json/i);
    expect(answer).toMatch(/cache-control: no-store/i);
    expect(problem(answer)).toMatchObject({ status, code });
  });

  it('OPTIONS about the whole service is answered', async () => {
    const service = await started();
    const answer = await raw(service, 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
  });

  it('the last of thousands of headers counts', async () => {
    const service = await started();
    const heads = `${'a:b\r\n'.repeat(2500)}Host: a\r\nConnection: close\r\n`;
    expect(await raw(service, `GET /healthz HTTP/1.1\r\n${heads}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('answers and problems are not to be kept, the description may be asked for changes', async () => {
    const service = await started();
    for (const [path, status] of [
      ['/healthz', 200],
      ['/nowhere', 404],
      ['/addresses/x', 400],
    ] as const) {
      const { headers, status: got } = await service.ask('GET', path);
      expect([got, headers.get('cache-control')]).toEqual([status, 'no-store']);
    }
    const first = await service.ask('GET', '/openapi.json');
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await service.ask('GET', '/openapi.json', undefined, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await service.ask('GET', '/openapi.json', undefined, { 'if-none-match': '"other"' });
    expect(other.status).toBe(200);
  });
});
