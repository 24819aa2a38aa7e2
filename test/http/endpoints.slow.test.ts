import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { HTTP_PROBLEMS } from '../../src/http/index';
import { sampleDataset, temporaryDirectory } from '../sample';
import { explorePage } from './page';
import { type Asked, DOORS, type Running } from './running';

const NOWHERE = '3f2504e0-4f89-51d3-9a0c-0305e82c3301';
const MAIN_STREET = { streetname: 'Main Street', number: '881', suburb: 'Manchester' };

const dataset = sampleDataset();
const folder = temporaryDirectory();
explorePage();

let geocoder: Geocoder;
beforeAll(() => {
  geocoder = Geocoder.open(dataset);
});
afterAll(() => geocoder.close());

function expectProblem({ status, headers, json }: Asked, expected: number, code: string): void {
  expect({ status, code: json?.code }).toEqual({ status: expected, code });
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(json).toEqual({
    type: 'about:blank',
    title: expect.stringMatching(/^[A-Z]/),
    status: expected,
    code,
    detail: expect.stringMatching(/.{10}/),
  });
}

describe.each(Object.entries(DOORS))('%s', (_name, start) => {
  let service: Running;
  beforeAll(async () => {
    service = await start(dataset, folder, { explore: true });
  });
  afterAll(() => service?.close());

  describe('answers what the class answers', () => {
    it('POST /lookup/street', async () => {
      const request = { streetname: 'Main Street' };
      const { status, json, headers } = await service.ask('POST', '/lookup/street', request);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(json.length).toBeGreaterThan(5);
      expect(json).toEqual(geocoder.lookupStreet(request));
    });

    it('POST /lookup/street with nothing found: 200 and []', async () => {
      const { status, json } = await service.ask('POST', '/lookup/street', { streetname: 'Xyzzyqwx' });
      expect({ status, json }).toEqual({ status: 200, json: [] });
    });

    it('POST /geocode/forward', async () => {
      const { status, json } = await service.ask('POST', '/geocode/forward', MAIN_STREET);
      expect(status).toBe(200);
      expect(json.number).toBe('881');
      expect(json).toEqual(geocoder.forwardGeocode(MAIN_STREET));
    });

    it('POST /lookup/postcode', async () => {
      const request = { postcode: '06040', number: '881' };
      const { status, json } = await service.ask('POST', '/lookup/postcode', request);
      expect(status).toBe(200);
      expect(json).toEqual(geocoder.lookupPostcode(request));
    });

    it('POST /geocode/reverse', async () => {
      const request = { latitude: 41.7701, longitude: -72.5203 };
      const { status, json } = await service.ask('POST', '/geocode/reverse', request);
      expect(status).toBe(200);
      expect(json).toEqual(geocoder.reverseGeocode(request));
      expect(Object.keys(json)).not.toContain('latitude');
    });

    it('GET /addresses/{id}', async () => {
      const { id } = geocoder.forwardGeocode(MAIN_STREET, { detail: true })!;
      const { status, json } = await service.ask('GET', `/addresses/${id}`);
      expect(status).toBe(200);
      expect(json).toEqual(geocoder.getAddress(id!));
      expect((await service.ask('GET', `/addresses/${id!.toUpperCase()}`)).json).toEqual(json);
    });

    it('GET /countries/{id}/provinces and /provinces/{id}/municipalities, with and without name', async () => {
      const country = geocoder.listCountries()[0]!.id;
      const provinces = await service.ask('GET', `/countries/${country}/provinces`);
      expect(provinces.json).toEqual(geocoder.listProvinces(country));
      const named = await service.ask('GET', `/countries/${country}/provinces?name=connecticut`);
      expect(named.json).toHaveLength(1);
      const province = named.json[0].id;
      const municipalities = await service.ask('GET', `/provinces/${province}/municipalities`);
      expect(municipalities.json).toEqual(geocoder.listMunicipalities(province));
      const none = await service.ask('GET', `/provinces/${province}/municipalities?name=zzzzzz`);
      expect({ status: none.status, json: none.json }).toEqual({ status: 200, json: [] });
    });

    it('GET /search, /suggest and /areas/{id} with options, under explore', async () => {
      const near = { latitude: 41.77, longitude: -72.52 };
      const line = encodeURIComponent('881 main street, manchester');
      const search = await service.ask('GET', `/search?q=${line}&limit=2&near=41.77,-72.52&explain=true`);
      expect(search.status).toBe(200);
      expect(search.json).toEqual(
        geocoder.search('881 main street, manchester', { limit: 2, near, explain: true }),
      );
      expect((await service.ask('GET', '/suggest?q=main%20str&limit=3')).json).toEqual(
        geocoder.suggest('main str', { limit: 3 }),
      );
      const within = { south: 41, west: -73, north: 42, east: -72 };
      expect((await service.ask('GET', '/search?q=main+street&within=41,-73,42,-72')).json).toEqual(
        geocoder.search('main street', { within }),
      );
      const area = search.json[0].municipality_id;
      expect((await service.ask('GET', `/search?q=main+street&within=${area}`)).json).toEqual(
        geocoder.search('main street', { within: area }),
      );
      const { json } = await service.ask('GET', `/areas/${area}?shape=true`);
      expect(json.shape.type).toBe('MultiPolygon');
      expect(json).toEqual(geocoder.getArea(area, { shape: true }));
      expect((await service.ask('GET', `/areas/${area}`)).json).not.toHaveProperty('shape');
    });

    it('HEAD like GET without the body', async () => {
      const { id } = geocoder.forwardGeocode(MAIN_STREET, { detail: true })!;
      const { status, text, headers } = await service.ask('HEAD', `/addresses/${id}`);
      expect({ status, text }).toEqual({ status: 200, text: '' });
      expect(headers.get('content-length')).toBe(
        String(Buffer.byteLength(JSON.stringify(geocoder.getAddress(id!)))),
      );
    });
  });

  describe('400', () => {
    const bodies: [string, unknown, RegExp][] = [
      [
        'an unknown field',
        { ...MAIN_STREET, streetnam: 'x' },
        /unknown field "streetnam".*did you mean "streetname"/,
      ],
      ['a missing field', { streetname: 'Main Street' }, /expected the field "number"/],
      ['a wrong type', { ...MAIN_STREET, number: 881 }, /the number 881; pass it as text/],
      ['an empty text', { ...MAIN_STREET, streetname: '  ' }, /an empty text/],
      ['a text that is too long', { ...MAIN_STREET, streetname: 'x'.repeat(201) }, /201 characters/],
      ['an array', [MAIN_STREET], /an array/],
      ['null', 'null', /but got null/],
      ['broken JSON', '{"streetname":', /JSON/],
      ['a field that pollutes', '{"__proto__":{"number":"1"},"streetname":"a","number":"1"}', /__proto__/],
      ['bytes that are no UTF-8', Uint8Array.from([0x22, 0xff, 0xfe, 0x22]), /UTF-8/],
      ['nothing', '', /nothing/],
    ];
    it.each(bodies)('%s', async (_what, body, message) => {
      const asked = await service.ask('POST', '/geocode/forward', body);
      expectProblem(asked, 400, 'INVALID_REQUEST');
      expect(asked.json.detail).toMatch(message);
    });

    const paths: [string, string, RegExp][] = [
      ['an id that is none', '/addresses/1', /uuid/],
      ['an escape that is none', '/addresses/%E0%A4%A', /UTF-8|uuid/],
      ['a query where there is none', `/addresses/${NOWHERE}?limit=1`, /unknown query parameter "limit"/],
      ['an unknown parameter', `/countries/${NOWHERE}/provinces?nam=x`, /unknown query parameter "nam"/],
      ['a parameter with a slip', '/search?q=a&limt=1', /"limt"; did you mean "limit"\? \(known: limit, /],
      ['a parameter twice', `/countries/${NOWHERE}/provinces?name=a&name=b`, /twice/],
      ['no line', '/search', /text/],
      ['a number that is none', '/search?q=a&limit=many', /"limit".*number/],
      ['half a point', '/search?q=a&near=1', /latitude,longitude/],
      ['a limit out of range', '/search?q=a&limit=51', /1 to 50/],
    ];
    it.each(paths)('%s', async (_what, where, message) => {
      const asked = await service.ask('GET', where);
      expectProblem(asked, 400, 'INVALID_REQUEST');
      expect(asked.json.detail).toMatch(message);
    });

    it('a query after POST that is none of it', async () => {
      const asked = await service.ask('POST', '/geocode/forward?limit=1', MAIN_STREET);
      expectProblem(asked, 400, 'INVALID_REQUEST');
    });

    it('coordinates out of range', async () => {
      for (const latitude of [91, -91, '1', null]) {
        expectProblem(
          await service.ask('POST', '/geocode/reverse', { latitude, longitude: 0 }),
          400,
          'INVALID_REQUEST',
        );
      }
    });
  });

  it('401 without a key and with a wrong one, before anything else is looked at', async () => {
    for (const path of ['/lookup/street', '/geocode/forward', '/lookup/postcode', '/geocode/reverse']) {
      const missing = await service.ask('POST', path, 'not json', { 'x-api-key': '' });
      expectProblem(missing, 401, 'KEY_MISSING');
      expect(missing.headers.get('www-authenticate')).toMatch(/^ApiKey /);
      expectProblem(await service.ask('POST', path, {}, { 'x-api-key': 'dp_wrong' }), 401, 'KEY_UNKNOWN');
    }
    for (const path of [`/addresses/${NOWHERE}`, `/provinces/${NOWHERE}/municipalities`, '/search?q=a']) {
      expectProblem(await service.ask('GET', path, undefined, { 'x-api-key': '' }), 401, 'KEY_MISSING');
      const near = `${service.key.slice(0, -1)}${service.key.endsWith('A') ? 'B' : 'A'}`;
      expectProblem(await service.ask('GET', path, undefined, { 'x-api-key': near }), 401, 'KEY_UNKNOWN');
    }
  });

  it('404 for nothing found, for unknown ids and for unknown paths', async () => {
    const nobody = { streetname: 'Xyzzyqwx', number: '1' };
    expectProblem(await service.ask('POST', '/geocode/forward', nobody), 404, 'NOT_FOUND');
    expectProblem(
      await service.ask('POST', '/lookup/postcode', { postcode: '99999', number: '1' }),
      404,
      'NOT_FOUND',
    );
    expectProblem(
      await service.ask('POST', '/geocode/reverse', { latitude: 0, longitude: 0 }),
      404,
      'NOT_FOUND',
    );
    for (const path of ['/addresses/', '/areas/']) {
      expectProblem(await service.ask('GET', path + NOWHERE), 404, 'NOT_FOUND');
    }
    expectProblem(await service.ask('GET', `/provinces/${NOWHERE}/municipalities`), 404, 'NOT_FOUND');
    expectProblem(await service.ask('GET', `/countries/${NOWHERE}/provinces`), 404, 'NOT_FOUND');
    // Known, but no country: its list of provinces is not empty, it does not exist.
    const province = geocoder.listProvinces(geocoder.listCountries()[0]!.id)[0]!.id;
    expectProblem(await service.ask('GET', `/countries/${province}/provinces`), 404, 'NOT_FOUND');
    for (const path of [
      '/nowhere',
      '/lookup',
      '/lookup/street/',
      '/addresses',
      '/addresses/',
      '//',
      '/areas/a/b',
    ]) {
      expectProblem(await service.ask('GET', path), 404, 'ROUTE_UNKNOWN');
    }
    expectProblem(
      await service.ask('POST', '/nowhere', '<xml/>', { 'content-type': 'text/xml' }),
      404,
      'ROUTE_UNKNOWN',
    );
  });

  it('405 with Allow', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const asked = await service.ask(method, '/geocode/forward');
      expectProblem(asked, 405, 'METHOD_NOT_ALLOWED');
      expect(asked.headers.get('allow')).toBe('POST');
    }
    for (const path of [`/addresses/${NOWHERE}`, '/healthz', '/metrics', '/openapi.json', '/']) {
      const asked = await service.ask('POST', path, {});
      expectProblem(asked, 405, 'METHOD_NOT_ALLOWED');
      expect(asked.headers.get('allow')).toBe('GET, HEAD');
    }
  });

  it('204 with Allow for OPTIONS', async () => {
    for (const [path, methods] of [
      ['/geocode/forward', 'POST'],
      ['/batch', 'POST'],
      ['/healthz', 'GET, HEAD'],
    ] as const) {
      const { status, headers } = await service.ask('OPTIONS', path);
      expect([status, headers.get('allow')]).toEqual([204, methods]);
    }
    expectProblem(await service.ask('OPTIONS', '/nowhere'), 404, 'ROUTE_UNKNOWN');
  });

  it('413 for a body that is too long, announced or not', async () => {
    const long = JSON.stringify({ ...MAIN_STREET, streetname: 'x'.repeat(17_000) });
    expectProblem(await service.ask('POST', '/geocode/forward', long), 413, 'BODY_TOO_LARGE');
    const stream = new ReadableStream({
      start(controller) {
        for (let piece = 0; piece < 20; piece++)
          controller.enqueue(new TextEncoder().encode('x'.repeat(1000)));
        controller.close();
      },
    });
    const response = await fetch(`${service.url}/geocode/forward`, {
      method: 'POST',
      headers: { 'x-api-key': service.key, 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(((await response.json()) as { code: string }).code).toBe('BODY_TOO_LARGE');
    const fits = JSON.stringify(MAIN_STREET).padEnd(16_384);
    expect((await service.ask('POST', '/geocode/forward', fits)).status).toBe(200);
    expectProblem(await service.ask('POST', '/geocode/forward', `${fits} `), 413, 'BODY_TOO_LARGE');
  });

  it('415 for what is not JSON in UTF-8, uncompressed', async () => {
    const body = JSON.stringify(MAIN_STREET);
    const wrong = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=latin1',
      'application/jsonp',
      'json',
      'application/json, text/plain',
    ];
    for (const type of wrong) {
      const asked = await service.ask('POST', '/geocode/forward', body, { 'content-type': type });
      expectProblem(asked, 415, 'MEDIA_TYPE_UNSUPPORTED');
    }
    const zipped = await service.ask('POST', '/geocode/forward', gzipSync(body), {
      'content-encoding': 'gzip',
    });
    expectProblem(zipped, 415, 'MEDIA_TYPE_UNSUPPORTED');
    for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"']) {
      expect((await service.ask('POST', '/geocode/forward', body, { 'content-type': type })).status).toBe(
        200,
      );
    }
  });

  it('describes itself without a key', async () => {
    const health = await (await fetch(`${service.url}/healthz`)).json();
    expect(health).toMatchObject({ status: 'ok', datasetId: geocoder.manifest.datasetId, addresses: 3185 });
    const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as { openapi: string };
    expect(document.openapi).toBe('3.1.0');
    const metrics = await fetch(`${service.url}/metrics`);
    expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await metrics.text();
    expect(text).toMatch(
      /doorplate_http_requests_total\{method="POST",route="\/geocode\/forward",status="200"\} \d+/,
    );
    expect(text).toContain(`doorplate_dataset_info{id="${geocoder.manifest.datasetId}"`);
    expect(text).toContain('doorplate_keys 1');
  });

  it('serves the page with a policy that lets it ask nobody else', async () => {
    const page = await fetch(`${service.url}/`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'");
    const script = /src="\.(\/assets\/[^"]+\.js)"/.exec(await page.text())![1]!;
    const asset = await fetch(service.url + script);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await asset.arrayBuffer()).byteLength).toBeGreaterThan(100_000);
    expect((await fetch(`${service.url}/assets/../../package.json`)).status).toBe(404);
    expect((await fetch(`${service.url}/assets/..%2f..%2fhttp.js`)).status).toBe(404);
  });

  it('logs requests without keys and addresses', async () => {
    await service.ask('GET', '/search?q=881+main+street');
    await service.ask('POST', '/geocode/forward', MAIN_STREET);
    await expect
      .poll(() => service.log.filter(({ event }) => event === 'request').length)
      .toBeGreaterThan(20);
    const log = JSON.stringify(service.log);
    for (const secret of [service.key, 'dp_', 'Main', 'main', '127.0.0.1:', NOWHERE, 'Xyzzy']) {
      expect(log.replaceAll('"key":"test"', '').replaceAll(service.url, '')).not.toContain(secret);
    }
    expect(service.log).toContainEqual(
      expect.objectContaining({ event: 'request', route: '/search', status: 200, key: 'test' }),
    );
  });

  it('fails with nothing at all in the log that says so', () => {
    expect(service.log.filter(({ event, level }) => event === 'failure' || level === 'error')).toEqual([]);
  });
});

describe('without explore', () => {
  it.each(Object.entries(DOORS))('%s has exactly the seven, and the batch', async (_name, start) => {
    const service = await start(dataset, folder);
    try {
      for (const path of ['/', '/search?q=a', '/suggest?q=a', `/areas/${NOWHERE}`]) {
        expectProblem(await service.ask('GET', path), 404, 'ROUTE_UNKNOWN');
      }
      const { json } = await service.ask('GET', '/openapi.json');
      expect(Object.keys(json.paths)).toEqual([
        '/lookup/street',
        '/lookup/postcode',
        '/geocode/forward',
        '/geocode/reverse',
        '/addresses/{id}',
        '/provinces/{id}/municipalities',
        '/countries/{id}/provinces',
        '/batch',
        '/openapi.json',
        '/healthz',
        '/metrics',
      ]);
    } finally {
      await service.close();
    }
  });
});

it('has a status for every problem that it names', () => {
  for (const { status, detail } of Object.values(HTTP_PROBLEMS)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(detail).toMatch(/\.$/);
  }
});
