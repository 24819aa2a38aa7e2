/** What answers over HTTP carry beside their body: detail, the header of the match, conditions, origins. */

import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { createKey, type Handler, handler, serve } from '../../src/http/index';
import { sampleDataset, temporaryDirectory } from '../sample';
import { askerOf, listening, type Running } from './running';

const dataset = sampleDataset();
const SHOP = 'https://shop.example';
const MAIN = { streetname: 'Main Street', number: '881', suburb: 'Manchester' };

let geocoder: Geocoder;
let handle: Handler;
let ask: Running['ask'];
let close: () => void;
beforeAll(async () => {
  geocoder = Geocoder.open(dataset);
  const keys = path.join(temporaryDirectory(), 'keys.json');
  const key = createKey(keys, 'test', 1e6);
  handle = handler(geocoder, { keys, cors: [SHOP], maxDelayMilliseconds: Number.POSITIVE_INFINITY });
  const server = createServer(handle);
  ask = askerOf(await listening(server), key);
  close = () => server.close().closeAllConnections();
});
afterAll(() => {
  close();
  handle.close();
  geocoder.close();
});

describe('detail', () => {
  it('answers with matches where the class does', async () => {
    const id = geocoder.forwardGeocode(MAIN, { detail: true })!.id!;
    const point = { latitude: 41.7701, longitude: -72.5203 };
    const detail = { detail: true } as const;
    const answers = [
      [await ask('POST', '/geocode/forward?detail=true', MAIN), geocoder.forwardGeocode(MAIN, detail)],
      [await ask('POST', '/geocode/reverse?detail=true', point), geocoder.reverseGeocode(point, detail)],
      [
        await ask('POST', '/lookup/postcode?detail=true', { postcode: '06040', number: '881' }),
        geocoder.lookupPostcode({ postcode: '06040', number: '881' }, detail),
      ],
      [
        await ask('POST', '/lookup/street?detail=true', { streetname: 'Main Street' }),
        geocoder.lookupStreet({ streetname: 'Main Street' }, detail),
      ],
      [await ask('GET', `/addresses/${id}?detail=true`), geocoder.getAddress(id, detail)],
    ] as const;
    for (const [{ status, json }, wanted] of answers) {
      expect(status).toBe(200);
      expect(json).toEqual(JSON.parse(JSON.stringify(wanted)));
    }
    expect(answers[1][0].json).toMatchObject({
      latitude: expect.any(Number),
      distanceMeters: expect.any(Number),
    });
  });

  it('is true or false, of what has it', async () => {
    expect((await ask('POST', '/geocode/forward?detail=yes', MAIN)).status).toBe(400);
    expect((await ask('POST', '/geocode/forward?details=true', MAIN)).status).toBe(400);
    const country = geocoder.listCountries()[0]!.id;
    expect((await ask('GET', `/countries/${country}/provinces?detail=true`)).status).toBe(400);
    expect((await ask('POST', '/geocode/forward?detail=false', MAIN)).json).toEqual(
      geocoder.forwardGeocode(MAIN),
    );
  });
});

describe('Doorplate-Match', () => {
  it('tells level and confidence, and leaves every answer what the class answers', async () => {
    const requests = [...geocoder.addresses()]
      .filter((_, index) => index % 400 === 0)
      .flatMap(({ streetname, number, city, latitude, longitude, postcode }) => [
        { path: '/geocode/forward', request: { streetname, number, suburb: city ?? 'x' } },
        { path: '/geocode/forward', request: { streetname, number: '99999', suburb: city ?? 'x' } },
        { path: '/geocode/forward', request: { streetname: 'Xyzzy', number: '1', suburb: city ?? 'x' } },
        { path: '/lookup/postcode', request: { postcode: postcode ?? '06040', number } },
        { path: '/lookup/postcode', request: { postcode: postcode ?? '06040', number: '99999' } },
        { path: '/geocode/reverse', request: { latitude, longitude } },
        { path: '/geocode/reverse', request: { latitude: latitude + 0.5, longitude } },
      ]);
    const names = {
      '/geocode/forward': 'forwardGeocode',
      '/lookup/postcode': 'lookupPostcode',
      '/geocode/reverse': 'reverseGeocode',
    } as const;
    const levels = new Set<string>();
    for (const { path: where, request } of requests) {
      const { status, json, headers } = await ask('POST', where, request);
      const method = geocoder[names[where as keyof typeof names]].bind(geocoder) as (
        asked: object,
        options?: object,
      ) => { level: string; confidence: number } | null;
      const plain = method(request);
      const header = headers.get('doorplate-match');
      if (plain === null) {
        expect({ status, header }).toEqual({ status: 404, header: null });
        continue;
      }
      expect(json).toEqual(plain);
      expect(Object.keys(json)).toEqual(Object.keys(plain));
      const { level, confidence } = method(request, { detail: true })!;
      levels.add(level);
      const [, said, sure] = /^level=(\w+); confidence=([\d.]+)$/.exec(header!)!;
      expect(said).toBe(level);
      expect(Number(sure)).toBeCloseTo(confidence, 3);
      expect(Number(sure)).toBeLessThanOrEqual(confidence);
    }
    expect([...levels]).toEqual(expect.arrayContaining(['address', 'street', 'city', 'suburb']));
  });

  it('is said of lists, and not of nothing', async () => {
    const header = async (method: string, where: string, body?: unknown) =>
      (await ask(method, where, body)).headers.get('doorplate-match');
    const country = geocoder.listCountries()[0]!.id;
    expect(await header('GET', `/countries/${country}/provinces`)).toBe('level=province; confidence=1');
    expect(await header('POST', '/lookup/street', { streetname: 'Main Street' })).toBe(
      'level=address; confidence=1',
    );
    expect(await header('POST', '/lookup/street', { streetname: 'Xyzzyqwx' })).toBe(null);
  });
});

describe('conditions', () => {
  it('answers 304 to who has the answer of this dataset', async () => {
    const id = geocoder.forwardGeocode(MAIN, { detail: true })!.id!;
    const first = await ask('GET', `/addresses/${id}`);
    const tag = first.headers.get('etag')!;
    expect(tag).toContain(geocoder.manifest.datasetId);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = (known: string) => ask('GET', `/addresses/${id}`, undefined, { 'if-none-match': known });
    expect(await again(tag)).toMatchObject({ status: 304, text: '' });
    expect((await again(`"other", ${tag.replace('W/', '')}`)).status).toBe(304);
    expect((await again('W/"other"')).json).toEqual(first.json);
    expect((await ask('POST', '/geocode/forward', MAIN, { 'if-none-match': tag })).status).toBe(200);
    const unknown = '/addresses/3f2504e0-4f89-51d3-9a0c-0305e82c3301';
    expect((await ask('GET', unknown, undefined, { 'if-none-match': tag })).status).toBe(404);
  });
});

it('has no ETag with an overlay, whose entries change while the dataset stays', async () => {
  const over = Geocoder.open(dataset, { overlay: path.join(temporaryDirectory(), 'own.sqlite') });
  const own = handler(over, {
    keys: null,
    compat: ['nominatim'],
    maxDelayMilliseconds: Number.POSITIVE_INFINITY,
  });
  const server = createServer(own);
  const open = askerOf(await listening(server), '');
  try {
    const where = '/nominatim/search?q=gate%203&format=json';
    const before = await open('GET', where);
    expect(before.headers.get('etag')).toBe(null);
    over.overlay.put({ name: 'Gate 3', kind: 'gate', latitude: 41.7771, longitude: -72.5222 });
    expect((await open('GET', where)).text).not.toBe(before.text);
  } finally {
    server.close().closeAllConnections();
    own.close();
    over.close();
  }
});

describe('origins', () => {
  it('may read answers and problems where they are listed', async () => {
    const allowed = await ask('POST', '/geocode/forward', MAIN, { origin: SHOP });
    expect(allowed.headers.get('access-control-allow-origin')).toBe(SHOP);
    expect(allowed.headers.get('access-control-expose-headers')).toContain('Doorplate-Match');
    expect(allowed.headers.get('vary')).toBe('Origin');
    const refused = await ask('POST', '/geocode/forward', MAIN, { origin: SHOP, 'x-api-key': 'dp_wrong' });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(SHOP);
    const other = await ask('POST', '/geocode/forward', MAIN, { origin: 'https://other.example' });
    expect(other.headers.get('access-control-allow-origin')).toBe(null);
  });

  it('are told beforehand what they may ask, without a key', async () => {
    const preflight = (origin: string, where: string) =>
      ask('OPTIONS', where, undefined, {
        origin,
        'x-api-key': '',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-api-key,content-type',
      });
    const yes = await preflight(SHOP, '/geocode/forward');
    expect(yes.status).toBe(204);
    expect(yes.headers.get('access-control-allow-methods')).toBe('POST');
    expect(yes.headers.get('access-control-allow-headers')).toContain('X-Api-Key');
    expect((await preflight(SHOP, '/batch')).status).toBe(204);
    const other = await preflight('https://other.example', '/geocode/forward');
    expect(other.headers.get('allow')).toBe('POST');
    for (const name of other.headers.keys()) expect(name).not.toContain('access-control');
    expect((await preflight(SHOP, '/nowhere')).status).toBe(404);
  });

  it('are origins', () => {
    for (const wrong of ['shop.example', 'https://shop.example/', 'https://shop.example/path', 'null']) {
      expect(() => handler(geocoder, { keys: null, cors: [wrong] })).toThrow(
        /expected "cors" to hold origins/,
      );
    }
  });
});

describe('without keys', () => {
  it('listens on this machine alone, and answers to no other name', async () => {
    await expect(serve({ data: dataset, keys: null, host: '0.0.0.0', port: 0 })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.stringContaining('0.0.0.0'),
    });
    const service = await serve({ data: dataset, keys: null, port: 0 });
    try {
      const open = askerOf(service.url, '');
      expect((await open('POST', '/geocode/forward', MAIN)).json).toEqual(geocoder.forwardGeocode(MAIN));
      expect((await open('GET', '/healthz', undefined, { host: 'localhost' })).status).toBe(200);
      const { get } = await import('node:http');
      const status = await new Promise((resolve) =>
        get(`${service.url}/healthz`, { headers: { host: 'evil.example' } }, ({ statusCode }) =>
          resolve(statusCode),
        ),
      );
      expect(status).toBe(400);
    } finally {
      await service.close();
    }
  });
});
