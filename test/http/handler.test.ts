import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import {
  createKey,
  type Handler,
  type HandlerOptions,
  handler,
  type LogRecord,
  serve,
} from '../../src/http/index';
import { sampleDataset, temporaryDirectory } from '../sample';
import { askerOf, listening } from './running';

const dataset = sampleDataset();
const folder = temporaryDirectory();
const MAIN_STREET = { streetname: 'Main Street', number: '881' };

let geocoder: Geocoder;
beforeAll(() => {
  geocoder = Geocoder.open(dataset);
  return () => geocoder.close();
});

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

type Around = (handle: Handler, request: IncomingMessage, response: ServerResponse) => void;

async function mounted(
  options: HandlerOptions,
  around?: Around,
  asked: Parameters<typeof handler>[0] = geocoder,
) {
  const handle = handler(asked, { maxDelayMilliseconds: Number.POSITIVE_INFINITY, ...options });
  const server = createServer((request, response) =>
    around ? around(handle, request, response) : handle(request, response),
  );
  const url = await listening(server);
  open.push(() => {
    handle.close();
    server.close().closeAllConnections();
  });
  return askerOf(url, '');
}

it.each(['geo', '/geo', '/geo/'])(
  'lies below %s, and leaves everything else to the server',
  async (basePath) => {
    const ask = await mounted({ keys: null, basePath }, (handle, request, response) =>
      handle(request, response, () => response.writeHead(418).end('mine')),
    );
    expect((await ask('POST', '/geo/geocode/forward', MAIN_STREET)).json.number).toBe('881');
    for (const where of ['/', '/geocode/forward', '/geo', '/geo/', '/geo/nowhere', '/geology/healthz']) {
      expect((await ask('POST', where, {})).status).toBe(418);
    }
    expect((await ask('PUT', '/geo/geocode/forward', {})).status).toBe(405);
  },
);

it('takes a body that a middleware has parsed', async () => {
  const ask = await mounted({ keys: null }, async (handle, request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    Object.assign(request, { body: JSON.parse(Buffer.concat(pieces).toString()) });
    handle(request, response);
  });
  expect((await ask('POST', '/geocode/forward', MAIN_STREET)).json.number).toBe('881');
  expect((await ask('POST', '/geocode/forward', { streetname: 1 })).status).toBe(400);
});

it('says in openapi.json where it lies, mounted by basePath or as Express does', async () => {
  const ours = await mounted({ keys: null, basePath: '/geo' });
  expect((await ours('GET', '/geo/openapi.json?x')).json.servers[0].url).toBe('/geo');
  const express = await mounted({ keys: null }, (handle, request, response) => {
    Object.assign(request, { originalUrl: request.url, url: request.url!.replace('/mine', '') });
    handle(request, response);
  });
  expect((await express('GET', '/mine/openapi.json')).json.servers[0].url).toBe('/mine');
  const alone = await mounted({ keys: null });
  expect((await alone('GET', '/openapi.json')).json.servers[0].url).toBe('/');
});

it.each([
  ['bytes', (bytes: Buffer) => ({ body: bytes }), 200],
  ['text', (bytes: Buffer) => ({ body: bytes.toString() }), 200],
  ['nothing that we find', (bytes: Buffer) => ({ rawBody: bytes }), 400],
])(
  'answers, and does not wait for ever, where a middleware has read the body into %s',
  async (_kind, left, status) => {
    const ask = await mounted({ keys: null }, async (handle, request, response) => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      Object.assign(request, left(Buffer.concat(pieces)));
      handle(request, response);
    });
    expect((await ask('POST', '/geocode/forward', MAIN_STREET)).status).toBe(status);
  },
);

it('asks whatever geocoder is current', async () => {
  const second = Geocoder.open(dataset);
  const held = { current: second };
  const ask = await mounted({ keys: null }, undefined, held);
  expect((await ask('POST', '/geocode/forward', MAIN_STREET)).status).toBe(200);
  second.close();
  const closed = await ask('POST', '/geocode/forward', MAIN_STREET);
  expect({ status: closed.status, code: closed.json.code }).toEqual({ status: 503, code: 'GEOCODER_CLOSED' });
  held.current = geocoder;
  expect((await ask('POST', '/geocode/forward', MAIN_STREET)).status).toBe(200);
});

it('answers 503 about itself, and lets its server live, while its geocoder is closed', async () => {
  const closed = Geocoder.open(dataset);
  const log: LogRecord[] = [];
  const ask = await mounted({ keys: null, log: (record) => log.push(record) }, undefined, closed);
  closed.close();
  for (const where of ['/healthz', '/metrics']) {
    const { status, json } = await ask('GET', where);
    expect({ status, code: json.code }).toEqual({ status: 503, code: 'GEOCODER_CLOSED' });
  }
  expect((await ask('GET', '/openapi.json')).status).toBe(200);
  expect(log.filter(({ event }) => event === 'failure')).toHaveLength(2);
});

it('keeps quiet where its server has answered while the body was still coming', async () => {
  const ask = await mounted({ keys: null }, (handle, request, response) => {
    handle(request, response);
    response.writeHead(504).end('too late');
  });
  expect((await ask('POST', '/geocode/forward', MAIN_STREET)).status).toBe(504);
  expect((await ask('POST', '/geocode/forward', MAIN_STREET)).status).toBe(504);
});

it('closes only what is its own', async () => {
  const keys = path.join(folder, 'keys.json');
  createKey(keys, 'a');
  handler(geocoder, { keys }).close();
  expect(geocoder.closed).toBe(false);
  expect(() => handler(geocoder, { keys: `${keys}.not` })).toThrow(/there is none/);
  expect(() => handler(geocoder, { keys, requestsPerSecond: 0 })).toThrow(/above 0/);
});

it.each(['handler', 'serve'])('%s logs addresses only when asked to', async (door) => {
  const log: LogRecord[] = [];
  const told = { log: (record: LogRecord) => log.push(record), logAddresses: true };
  const keys = path.join(folder, `keys-${door}.json`);
  const key = createKey(keys, 'a');
  if (door === 'handler') {
    const ask = await mounted({ keys, ...told });
    await ask('POST', '/geocode/forward', MAIN_STREET, { 'x-api-key': key });
  } else {
    const service = await serve({ data: dataset, keys, port: 0, ...told });
    open.push(() => service.close());
    await askerOf(service.url, key)('POST', '/geocode/forward', MAIN_STREET);
  }
  await expect
    .poll(() => log.find(({ event }) => event === 'request'))
    .toMatchObject({
      url: '/geocode/forward',
      body: JSON.stringify(MAIN_STREET),
      remoteAddress: expect.stringContaining('127.0.0.1'),
      key: 'a',
    });
  expect(JSON.stringify(log)).not.toContain(key);
});

it('hears of events and failures alone where requests are not to be logged', async () => {
  const log: LogRecord[] = [];
  const broken = new Proxy(geocoder, {
    get: (target, name) => {
      if (name === 'lookupStreet') throw new TypeError('broken');
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const told = { log: (record: LogRecord) => log.push(record), logRequests: false };
  const ask = await mounted({ keys: null, ...told }, undefined, { current: broken });
  expect((await ask('POST', '/geocode/forward', MAIN_STREET)).status).toBe(200);
  expect((await ask('POST', '/lookup/street', MAIN_STREET)).status).toBe(500);
  // The metrics know that both are over, and so would the log.
  const metrics = await ask('GET', '/metrics');
  expect(metrics.text).toContain('{method="POST",route="/lookup/street",status="500"} 1');
  expect(log.map(({ event }) => event)).toEqual(['failure']);
});

/** The status line and the body of the answer to a request as written. */
async function raw(url: string, written: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end(written);
  let text = '';
  for await (const piece of socket) text += piece;
  return { status: Number(text.split(' ')[1]), body: text.slice(text.indexOf('\r\n\r\n') + 4) };
}

async function served(options: HandlerOptions): Promise<string> {
  const handle = handler(geocoder, { maxDelayMilliseconds: Number.POSITIVE_INFINITY, ...options });
  const server = createServer(handle);
  open.push(() => {
    handle.close();
    server.close().closeAllConnections();
  });
  return listening(server);
}

it.each([
  ['GET http://example.org/healthz HTTP/1.1', 200],
  ['GET HTTP://example.org:80/healthz?x HTTP/1.1', 200],
  ['GET http://example.org/nowhere HTTP/1.1', 404],
  ['GET http://example.org HTTP/1.1', 404],
  ['GET http://example.org?x HTTP/1.1', 404],
])('a request line in absolute form is taken (RFC 9112, 3.2.2): %s', async (line, status) => {
  const url = await served({ keys: null });
  const answer = await raw(url, `${line}\r\nHost: example.org\r\nConnection: close\r\n\r\n`);
  expect(answer.status).toBe(status);
});

it('the paths of openapi.json do not depend on the form of the request line', async () => {
  const url = await served({ keys: null });
  const line = 'GET http://example.org/openapi.json HTTP/1.0';
  const { body } = await raw(url, `${line}\r\nHost: example.org\r\n\r\n`);
  const { json } = await askerOf(url, '')('GET', '/openapi.json');
  expect(JSON.parse(body).servers).toEqual(json.servers);
});

it.each([
  ['identity', 200],
  [' Identity ', 200],
  ['gzip', 415],
])('a body with Content-Encoding: %s', async (encoding, status) => {
  const ask = await mounted({ keys: null });
  const answer = await ask('POST', '/geocode/forward', MAIN_STREET, { 'content-encoding': encoding });
  expect(answer.status).toBe(status);
});
