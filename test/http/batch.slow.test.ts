/** `POST /batch`: a line in, a line out, whatever the line; and no more memory than a slice. */

import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { Lines } from '../../src/http/batch/lines';
import { createKey, type Handler, handler } from '../../src/http/index';
import type { AddressQuery } from '../../src/model/match';
import { sampleDataset, temporaryDirectory } from '../sample';
import { askerOf, listening, type Running } from './running';

const dataset = sampleDataset();
const NDJSON = { 'content-type': 'application/x-ndjson' };

let geocoder: Geocoder;
let handle: Handler;
let ask: Running['ask'];
let url: string;
let key: string;
let close: () => void;
beforeAll(async () => {
  geocoder = Geocoder.open(dataset);
  const keys = path.join(temporaryDirectory(), 'keys.json');
  key = createKey(keys, 'test', 1e6);
  handle = handler(geocoder, { keys, maxDelayMilliseconds: Number.POSITIVE_INFINITY });
  const server = createServer(handle);
  url = await listening(server);
  ask = askerOf(url, key);
  close = () => server.close().closeAllConnections();
});
afterAll(() => {
  close();
  handle.close();
  geocoder.close();
});

const batch = async (lines: readonly (object | string)[], query = '') => {
  const body = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { status, text, headers } = await ask('POST', `/batch${query}`, body, NDJSON);
  const rows =
    status === 200
      ? text
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line))
      : [];
  return { status, rows, headers, text };
};

describe('POST /batch', () => {
  it('answers each line as the class does, in its order', async () => {
    const addresses = [...geocoder.addresses()].filter((_, index) => index % 20 === 0);
    const lines = addresses.flatMap(({ id, streetname, number, city, latitude, longitude }) => [
      { id, text: `${number} ${streetname}, ${city}` },
      { streetname, number, ...(city ? { city } : {}) },
      { id: 7, latitude, longitude },
    ]);
    const { rows, headers } = await batch(lines);
    expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const wanted = lines.map((line, index) => {
      const { id, ...asked } = line as { id?: string; text?: string; latitude?: number; longitude?: number };
      const matches =
        asked.text !== undefined
          ? geocoder.search(asked.text, { limit: 1 })
          : asked.latitude !== undefined
            ? [
                geocoder.reverseGeocode(
                  { latitude: asked.latitude, longitude: asked.longitude! },
                  { detail: true },
                ),
              ]
            : geocoder.candidates(asked as AddressQuery, { limit: 1 });
      return JSON.parse(JSON.stringify({ row: index + 1, id, matches }));
    });
    expect(rows.length).toBeGreaterThan(300);
    expect(rows).toEqual(wanted);
  });

  it('a byte order mark in front is no part of the first line', async () => {
    const { rows } = await batch(['\uFEFF{"text":"881 Main Street, Manchester"}', '{"text":"Manchester"}']);
    expect(rows.map(({ matches }) => matches?.[0]?.level)).toEqual(['address', 'city']);
    const body = '\uFEFF{"streetname":"Main Street","number":"881"}';
    const forward = await ask('POST', '/geocode/forward', body, { 'content-type': 'application/json' });
    expect(forward).toMatchObject({ status: 200, json: { number: '881' } });
  });

  it('goes on after lines that are wrong, and says what is wrong with each', async () => {
    const { rows } = await batch([
      '{"id":"a","text":"881 Main Street, Manchester"}',
      'nonsense',
      '',
      '[1]',
      '{"id":{},"text":"x"}',
      '{"id":"b","text":"x","postcode":"1"}',
      '{"id":"c","streetnam":"Main Street"}',
      '{"latitude":91,"longitude":0}',
      '{}',
      `{"text":"${'x'.repeat(20_000)}"}`,
      '{"id":"last","text":"Connecticut"}\r',
    ]);
    const codes = rows.map(({ row, id, code, matches }) => [row, id, code ?? matches[0]?.level]);
    expect(codes).toEqual([
      [1, 'a', 'address'],
      [2, undefined, 'INVALID_REQUEST'],
      [3, undefined, 'INVALID_REQUEST'],
      [4, undefined, 'INVALID_REQUEST'],
      [5, undefined, 'INVALID_REQUEST'],
      [6, 'b', 'INVALID_REQUEST'],
      [7, 'c', 'INVALID_REQUEST'],
      [8, undefined, 'INVALID_REQUEST'],
      [9, undefined, 'INVALID_REQUEST'],
      [10, undefined, 'BODY_TOO_LARGE'],
      [11, 'last', 'province'],
    ]);
    expect(rows[2].detail).toMatch(/it is blank$/);
    expect(rows[6].detail).toContain('streetname');
  });

  it('takes options for all lines, and refuses wrong ones at once', async () => {
    const line = { text: 'main street' };
    expect((await batch([line], '?limit=3&minConfidence=0.01')).rows[0].matches).toEqual(
      JSON.parse(JSON.stringify(geocoder.search('main street', { limit: 3, minConfidence: 0.01 }))),
    );
    for (const wrong of ['?limit=0', '?limit=x', '?country=NL', '?near=1,2']) {
      expect((await batch([line], wrong)).status).toBe(400);
    }
    expect(await batch([])).toMatchObject({ status: 200, text: '' });
  });

  it('wants NDJSON and a key', async () => {
    expect((await ask('POST', '/batch', '{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await ask('POST', '/batch', '{}', { ...NDJSON, 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await ask('POST', '/batch', '{}', { ...NDJSON, 'x-api-key': '' })).json.code).toBe('KEY_MISSING');
    expect((await ask('GET', '/batch')).status).toBe(405);
  });

  it('answers the first line before the last has come, one batch of a key at a time', async () => {
    const sending = httpRequest(`${url}/batch`, { method: 'POST', headers: { ...NDJSON, 'x-api-key': key } });
    sending.write('{"id":1,"text":"Connecticut"}\n{"id":2,');
    const [response] = await once(sending, 'response');
    const pieces = response[Symbol.asyncIterator]();
    expect(JSON.parse(String((await pieces.next()).value))).toMatchObject({ row: 1, id: 1 });
    const second = await batch([{ text: 'x' }]);
    expect(second.status).toBe(429);
    expect(second.headers.get('retry-after')).toBe('1');
    sending.end('"text":"Alaska"}');
    expect(JSON.parse(String((await pieces.next()).value))).toMatchObject({ row: 2, id: 2 });
    expect((await pieces.next()).done).toBe(true);
    await expect.poll(async () => (await batch([{ text: 'Alaska' }])).status).toBe(200);
  });

  it('reads no more than its answers are taken', async () => {
    const line = `${JSON.stringify({ text: '881 Main Street, Manchester' })}\n`;
    const sending = httpRequest(`${url}/batch?limit=50`, {
      method: 'POST',
      headers: { ...NDJSON, 'x-api-key': key },
    });
    sending.on('error', () => {});
    // More than the buffers of both sockets hold.
    const whole = 40_000_000;
    let sent = 0;
    let stalled = false;
    const piece = line.repeat(500);
    const feed = () => {
      while (sent < whole && !stalled) {
        sent += piece.length;
        if (!sending.write(piece)) {
          sending.once('drain', feed);
          return;
        }
      }
    };
    feed();
    const [response] = await once(sending, 'response');
    response.pause();
    let before = -1;
    for (let tries = 0; tries < 50 && before !== sent; tries++) {
      before = sent;
      await wait(100);
    }
    // Nobody reads: long before the whole was sent, no more of it is taken.
    expect(sent).toBeLessThan(whole);
    stalled = true;
    sending.destroy();
    await expect.poll(async () => (await batch([{ text: 'Alaska' }])).status).toBe(200);
  });
});

describe('Lines', () => {
  it('are the same however the bytes come in pieces', () => {
    const text = 'one\r\n\n  \ntwo é\nthree is far too long\nfour';
    const bytes = Buffer.from(text);
    for (let size = 1; size <= bytes.length; size++) {
      const lines = new Lines(12);
      const cut: (string | null)[] = [];
      for (let from = 0; from < bytes.length; from += size) {
        for (const line of lines.cut(bytes.subarray(from, from + size))) cut.push(line?.toString() ?? null);
      }
      for (const line of lines.end()) cut.push(line?.toString() ?? null);
      expect(cut).toEqual(['one', '', '  ', 'two é', null, 'four']);
    }
  });
});
