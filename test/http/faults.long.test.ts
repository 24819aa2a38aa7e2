/** What goes wrong on our side or on the line: failures, overload, slow and broken requests. */

import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { handler, type LogRecord } from '../../src/http/index';
import type { Answering } from '../../src/http/routes/answering';
import { buildServer } from '../../src/http/server/node-server';
import { Service } from '../../src/http/service/service';
import { GeocoderError } from '../../src/model/errors';
import { sampleDataset, temporaryDirectory } from '../sample';
import { askerOf, DOORS, listening, type Running } from './running';

const dataset = sampleDataset();
const folder = temporaryDirectory();
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** The sample, with one method that does something else. */
function withFault(fault: () => unknown): Answering {
  const geocoder = Geocoder.open(dataset);
  open.push(geocoder);
  return new Proxy(geocoder, {
    get: (target, name) => {
      if (name === 'forwardGeocode') return fault;
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const FAULTY: Record<string, (fault: () => unknown, log: LogRecord[], delay?: number) => Promise<string>> = {
  serve: async (fault, log, maxDelayMilliseconds = Number.POSITIVE_INFINITY) => {
    const service = new Service({ current: withFault(fault) }, null, {
      log: (record) => log.push(record),
      maxDelayMilliseconds,
    });
    const server = buildServer(service, {});
    open.push(service, {
      close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
    });
    return listening(server);
  },
  handler: async (fault, log, maxDelayMilliseconds = Number.POSITIVE_INFINITY) => {
    const geocoder = { current: withFault(fault) as Geocoder };
    const handle = handler(geocoder, { keys: null, log: (record) => log.push(record), maxDelayMilliseconds });
    const server = createServer(handle);
    open.push(handle, { close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) });
    return listening(server);
  },
};

const REQUEST = { streetname: 'Secret Street', number: '7' };

describe.each(Object.entries(FAULTY))('%s', (_name, start) => {
  it('answers 500 to whatever an operation throws, tells the log and not the caller, and lives on', async () => {
    const log: LogRecord[] = [];
    const faults: unknown[] = [
      new TypeError('broken at Secret Street'),
      new GeocoderError('DATASET_DAMAGED', '/secret/path: damaged'),
      'a text',
      undefined,
    ];
    let next: unknown;
    const url = await start(() => {
      throw next;
    }, log);
    const ask = askerOf(url, '');
    for (const fault of faults) {
      next = fault;
      const { status, json, text } = await ask('POST', '/geocode/forward', REQUEST);
      expect(status).toBe(500);
      expect(json.code).toBe(fault instanceof GeocoderError ? 'DATASET_DAMAGED' : 'INTERNAL');
      expect(text).not.toMatch(/secret/i);
    }
    expect((await ask('POST', '/lookup/street', { streetname: 'Main' })).status).toBe(200);
    const failures = log.filter(({ event }) => event === 'failure');
    expect(failures).toHaveLength(faults.length);
    expect(failures[0]).toMatchObject({ level: 'error', route: '/geocode/forward', error: 'TypeError' });
    expect(JSON.stringify(failures[0])).toContain('faults.long.test');
    expect(JSON.stringify(log)).not.toMatch(/secret/i);
  });

  it('answers 503 while its dataset is closed', async () => {
    const url = await start(() => {
      throw new GeocoderError('GEOCODER_CLOSED', 'closed');
    }, []);
    const { status, json, headers } = await askerOf(url, '')('POST', '/geocode/forward', REQUEST);
    expect({ status, code: json.code, retry: headers.get('retry-after') }).toEqual({
      status: 503,
      code: 'GEOCODER_CLOSED',
      retry: '1',
    });
  });

  it('sheds load with 503 while requests wait too long, and recovers', async () => {
    const blocking = () => {
      const end = performance.now() + 60;
      while (performance.now() < end);
      return null;
    };
    const url = await start(blocking, [], 30);
    const ask = askerOf(url, '');
    const statuses = new Set<number>();
    let shed = null as Awaited<ReturnType<typeof ask>> | null;
    for (let round = 0; round < 30 && shed === null; round++) {
      const batch = await Promise.all(
        Array.from({ length: 10 }, () => ask('POST', '/geocode/forward', REQUEST)),
      );
      for (const asked of batch) {
        statuses.add(asked.status);
        if (asked.status === 503) shed = asked;
      }
    }
    expect(statuses).toContain(404);
    expect(shed?.json.code).toBe('OVERLOADED');
    expect(shed?.headers.get('retry-after')).toBe('1');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await expect
      .poll(async () => (await ask('POST', '/lookup/street', { streetname: 'Main' })).status, {
        timeout: 5000,
      })
      .toBe(200);
  });
});

/** Sends bytes on a bare socket, and gives everything that comes back until it closes. */
function raw(url: string, ...pieces: (string | number)[]): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    void (async () => {
      for (const piece of pieces) {
        if (typeof piece === 'number') await new Promise((done) => setTimeout(done, piece));
        else socket.write(piece);
      }
    })();
  });
}

function inFlight(service: Running): Promise<number> {
  return fetch(`${service.url}/metrics`)
    .then((response) => response.text())
    .then((text) => Number(/^doorplate_http_requests_in_flight (\d+)$/m.exec(text)![1]));
}

describe('a line that is slow or broken', () => {
  const start = DOORS.serve!;

  it('gets 408 for a request that does not arrive in time', async () => {
    const service = await start(dataset, folder, { requestTimeoutMilliseconds: 500 });
    open.push(service);
    const head = `POST /geocode/forward HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${service.key}\r\n`;
    const slowBody = raw(
      service.url,
      `${head}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"str`,
    );
    const slowHead = raw(service.url, 'GET /addr');
    for (const answer of await Promise.all([slowBody, slowHead])) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
    }
    await expect.poll(() => inFlight(service)).toBe(1);
  });

  it('gets 431 for headers that are too long and 400 for what is no HTTP', async () => {
    const service = await start(dataset, folder);
    open.push(service);
    const long = await raw(service.url, `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1\.1 431 /);
    expect(long).toContain('"code":"HEADERS_TOO_LARGE"');
    const broken = [
      'HELLO\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      '\u0016\u0003\u0001\u0002\u0000\u0001',
      'POST /geocode/forward HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ];
    for (const bytes of broken) expect(await raw(service.url, bytes)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await service.ask('POST', '/lookup/street', { streetname: 'Main' })).status).toBe(200);
  });

  it.each(Object.entries(DOORS))('%s counts whom it lost as no longer in flight', async (_door, begin) => {
    const service = await begin(dataset, folder);
    open.push(service);
    const { hostname, port } = new URL(service.url);
    for (let round = 0; round < 20; round++) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write(
        `POST /geocode/forward HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${service.key}\r\n` +
          'Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"str',
      );
      await new Promise((resolve) => setTimeout(resolve, 10));
      socket.destroy();
    }
    // The one that asks is in flight itself.
    await expect.poll(() => inFlight(service)).toBe(1);
    expect((await service.ask('POST', '/lookup/street', { streetname: 'Main' })).status).toBe(200);
  });
});
