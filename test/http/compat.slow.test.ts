/** The interfaces of Nominatim and Photon over the operations: parameters, formats, ids, errors, keys. */

import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../src/geocoder';
import { createKey, handler, type LogRecord } from '../../src/http/index';
import type { Match } from '../../src/model/match';
import { sampleDataset, temporaryDirectory } from '../sample';
import { compatService } from './compat-service';
import { flatGeocodeJson, nestedGeocodeJson } from './geocodejson';
import { askerOf, listening, type Running } from './running';
import { elementsOf } from './xml-elements';

const dataset = sampleDataset();
const LINE = '881 Main Street, Manchester';

const service = compatService(() => dataset);
const ask: Running['ask'] = (...asked) => service.ask(...asked);

let geocoder: Geocoder;
let main: Match;
beforeAll(() => {
  geocoder = service.geocoder;
  main = geocoder.search(LINE)[0]!;
});

const get = async (path: string, parameters: Record<string, string | number> = {}) =>
  ask('GET', `${path}?${new URLSearchParams(parameters as Record<string, string>)}`);
const search = (parameters: Record<string, string | number>) => get('/nominatim/search', parameters);
const at = { lat: () => main.latitude, lon: () => main.longitude };
const reverse = (parameters: Record<string, string | number>) =>
  get('/nominatim/reverse', { lat: at.lat(), lon: at.lon(), ...parameters });

describe('/nominatim/search', () => {
  it('answers what the search answers, as jsonv2 and as json', async () => {
    const { status, json } = await search({ q: LINE, limit: 3, addressdetails: 1 });
    expect(status).toBe(200);
    expect(json.map((place: { display_name: string }) => place.display_name)).toEqual(
      geocoder.search(LINE, { limit: 3 }).map(({ label }) => label),
    );
    expect(json[0]).toMatchObject({
      osm_type: 'node',
      lat: String(main.latitude),
      lon: String(main.longitude),
      category: 'place',
      type: 'house',
      place_rank: 30,
      importance: main.confidence,
      address: {
        house_number: '881',
        road: 'Main Street',
        city: 'Manchester',
        county: main.municipality,
        state: 'Connecticut',
        postcode: '06040',
        country: 'United States',
        country_code: 'us',
      },
    });
    const [south, north, west, east] = json[0].boundingbox.map(Number);
    expect(south).toBeLessThan(main.latitude);
    expect(north).toBeGreaterThan(main.latitude);
    expect(west).toBeLessThan(main.longitude);
    expect(east).toBeGreaterThan(main.longitude);
    const [first] = (await search({ q: LINE, format: 'json' })).json;
    expect(first).toMatchObject({ class: 'place', type: 'house' });
    expect(first).not.toHaveProperty('address');
  });

  it.each([
    [{ street: '881 Main Street', city: 'Manchester' }],
    [{ street: 'Main Street 881', city: 'Manchester', state: 'Connecticut' }],
    [{ street: '881 main street', postalcode: '06040', country: 'us' }],
    [{ street: '881 main street', county: 'Hartford', country: 'United States' }],
  ])('takes fields: %o', async (fields) => {
    const { json } = await search(fields as Record<string, string>);
    expect(json[0].display_name).toBe(main.label);
  });

  it('calls a house and a street by the same type in every format', async () => {
    for (const [q, type] of [
      ['881 main street, manchester', 'place'],
      ['main street, manchester', 'road'],
    ] as const) {
      const second = await search({ q, limit: '1', format: 'jsonv2' });
      const geojson = await search({ q, limit: '1', format: 'geojson' });
      expect(second.json[0].addresstype).toBe(type);
      expect(geojson.json.features[0].properties.addresstype).toBe(type);
    }
  });

  it('finds places by fields alone', async () => {
    expect((await search({ city: 'Manchester', state: 'Connecticut' })).json[0]).toMatchObject({
      name: 'Manchester',
      addresstype: 'city',
      osm_type: 'relation',
    });
    expect((await search({ state: 'Connecticut' })).json[0]).toMatchObject({
      name: 'Connecticut',
      place_rank: 8,
    });
    expect((await search({ country: 'United States' })).json[0]).toMatchObject({ place_rank: 4 });
    expect((await search({ street: '881 Main Street', country: 'France' })).json).toEqual([]);
    expect((await search({ amenity: 'pub', city: 'Manchester' })).json).toEqual([]);
  });

  it.each(['us', 'USA', 'United States of America', 'Verenigde Staten van Amerika'])(
    'finds an address in the country %s',
    async (country) => {
      const [place] = (await search({ street: '881 Main Street', city: 'Manchester', country })).json;
      expect(place?.display_name).toBe(main.label);
      expect((await search({ country })).json[0]).toMatchObject({ place_rank: 4 });
    },
  );

  it('finds nothing with 200 and an empty list', async () => {
    for (const format of ['json', 'jsonv2']) {
      expect(await search({ q: 'zzzzqq 99999 xxqq', format })).toMatchObject({ status: 200, json: [] });
    }
    expect((await search({ q: 'zzzzqq 99999 xxqq', format: 'geojson' })).json.features).toEqual([]);
    expect((await search({ q: LINE, layer: 'poi' })).json).toEqual([]);
    expect((await search({ q: LINE, countrycodes: 'nl' })).json).toEqual([]);
  });

  it('keeps to countries, boxes, features and what is not excluded', async () => {
    const ids = async (parameters: Record<string, string | number>) =>
      (await search(parameters)).json.map(({ place_id }: { place_id: number }) => place_id);
    const [id] = await ids({ q: LINE });
    expect((await ids({ q: LINE, countrycodes: 'nl,US' }))[0]).toBe(id);
    expect(await ids({ q: LINE, exclude_place_ids: String(id) })).not.toContain(id);
    expect(await ids({ q: LINE, exclude_place_ids: `N${id}` })).not.toContain(id);
    const around = `${main.longitude - 0.1},${main.latitude + 0.1},${main.longitude + 0.1},${main.latitude - 0.1}`;
    const box = {
      south: main.latitude - 0.1,
      west: main.longitude - 0.1,
      north: main.latitude + 0.1,
      east: main.longitude + 0.1,
    };
    const wanted = geocoder.search('main street', { within: box, limit: 10 }).map(({ label }) => label);
    const bounded = (await search({ q: 'main street', viewbox: around, bounded: 1 })).json;
    expect(bounded.map((place: { display_name: string }) => place.display_name)).toEqual(wanted);
    const near = { latitude: main.latitude, longitude: main.longitude };
    const preferred = (await search({ q: 'main street', viewbox: around })).json;
    expect(preferred.map((place: { display_name: string }) => place.display_name)).toEqual(
      geocoder.search('main street', { near, limit: 10 }).map(({ label }) => label),
    );
    for (const place of (await search({ q: 'Manchester', featureType: 'city' })).json) {
      expect([12, 16]).toContain(place.place_rank);
    }
  });

  it('writes GeoJSON and GeocodeJSON that fit their schemas', async () => {
    for (const q of [LINE, 'Main Street, Manchester', 'Manchester', 'Connecticut', '06040', 'zzqq']) {
      const { json } = await search({ q, format: 'geocodejson', addressdetails: 1, limit: 40 });
      expect([...nestedGeocodeJson.Errors(json)]).toEqual([]);
    }
    const { json } = await search({ q: LINE, format: 'geojson' });
    expect(json.features[0]).toMatchObject({
      geometry: { type: 'Point', coordinates: [main.longitude, main.latitude] },
      properties: { display_name: main.label, category: 'place' },
    });
    expect(json.features[0].bbox).toHaveLength(4);
  });

  it('draws borders in each form, and one at a time', async () => {
    const asked = { q: 'Connecticut', limit: 1 };
    const { id } = geocoder.listProvinces(geocoder.listCountries()[0]!.id, { name: 'Connecticut' })[0]!;
    const { shape } = geocoder.getArea(id, { shape: true })!;
    expect((await search({ ...asked, polygon_geojson: 1 })).json[0].geojson).toEqual(shape);
    expect((await search({ ...asked, polygon_text: 1 })).json[0].geotext).toMatch(/^MULTIPOLYGON\(\(\(-7/);
    expect((await search({ ...asked, polygon_svg: 1 })).json[0].svg).toMatch(/^M -7.* Z$/);
    expect((await search({ ...asked, polygon_kml: 1 })).json[0].geokml).toMatch(/^<MultiGeometry><Polygon>/);
    expect((await search({ q: LINE, polygon_text: 1 })).json[0].geotext).toBe(
      `POINT(${main.longitude} ${main.latitude})`,
    );
    expect((await search({ ...asked, polygon_text: 1, polygon_svg: 1 })).status).toBe(400);
  });

  it.each([
    [{ q: '' }],
    [{ q: LINE, city: 'Manchester' }],
    [{ q: LINE, format: 'x45' }],
    [{ q: LINE, limit: ');' }],
    [{ q: LINE, viewbox: '34' }],
    [{ q: LINE, viewbox: '5.2,4.5542,12.4' }],
    [{ q: LINE, viewbox: '1.01,34.6,1.01,34.6' }],
    [{ q: LINE, viewboxlbrt: '23.1,-6,0.11,44.2,9.1' }],
    [{ q: LINE, polygon_threshold: '1m' }],
    [{ q: LINE, json_callback: 'foo; evil' }],
    [{ q: 'x'.repeat(201) }],
  ])('refuses %o in a form that clients and people read', async (parameters) => {
    const { status, json, headers } = await search(parameters as Record<string, string>);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(json).toMatchObject({ code: 'INVALID_REQUEST', error: { code: 400, message: json.detail } });
  });

  it('takes what it does not know, too large a limit, and a callback', async () => {
    const { json } = await search({
      q: 'main street',
      limit: 1000,
      email: 'a@b.c',
      dedupe: 0,
      'accept-language': 'nl',
    });
    expect(json).toHaveLength(geocoder.search('main street', { limit: 40 }).length);
    const { text, headers } = await search({ q: LINE, limit: 1, json_callback: 'my.map' });
    expect(headers.get('content-type')).toContain('javascript');
    expect(text).toMatch(/^my\.map\(\[.*\]\)$/);
  });
});

describe('/nominatim/reverse', () => {
  it.each([
    [18, main_, 30],
    [16, () => 'Main Street', 26],
    [10, () => 'Manchester', 16],
    [8, () => main.municipality, 12],
    [5, () => 'Connecticut', 8],
    [3, () => 'United States', 4],
  ])('at zoom %i answers the level that the map shows', async (zoom, name, rank) => {
    const { json } = await reverse({ zoom, format: 'jsonv2' });
    expect(json).toMatchObject({ place_rank: rank, address: { country_code: 'us' } });
    expect(json.name || json.display_name).toBe(name());
  });

  it('says so with 200 where there is nothing', async () => {
    const nowhere = { lat: 0, lon: 0 };
    expect(await reverse({ ...nowhere, format: 'json' })).toMatchObject({
      status: 200,
      json: { error: 'Unable to geocode' },
    });
    expect((await reverse(nowhere)).text).toContain('<error>Unable to geocode</error>');
    expect((await reverse({ format: 'json', layer: 'railway,poi' })).json).toHaveProperty('error');
  });

  it.each([
    { lat: '48.9660', lon: '8,4482' },
    { lat: '48.966.0', lon: '8' },
    { lat: 'Nan', lon: '8' },
    { lat: '5.6', lon: '-Inf' },
    { lat: '<script></script>', lon: '3.4' },
    { lat: '', lon: '3' },
    { zoom: 'adfe' },
    { format: 'sdf' },
  ])('refuses %o', async (parameters) => {
    expect((await reverse(parameters as Record<string, string>)).status).toBe(400);
  });

  it('writes XML by default, whatever is in it', async () => {
    const { text, headers } = await reverse({ extratags: 1, namedetails: 1, polygon_text: 1, note: '<&">' });
    expect(headers.get('content-type')).toContain('text/xml');
    const seen = elementsOf(text);
    expect(seen.get('result')).toMatchObject({ place_rank: '30', lat: String(main.latitude) });
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining(['reversegeocode', 'addressparts', 'house_number', 'extratags', 'namedetails']),
    );
    expect(
      elementsOf((await search({ q: LINE, format: 'xml', addressdetails: 1 })).text).get('place'),
    ).toMatchObject({
      display_name: main.label,
      class: 'place',
    });
  });
});

describe('/nominatim/lookup', () => {
  it.each([
    LINE,
    'Main Street, Manchester',
    'Manchester, Connecticut',
    'Hartford, Connecticut',
    'Connecticut',
    'United States',
    '06040',
  ])('finds %s again by the ids that search gave', async (q) => {
    const [found] = (await search({ q, limit: 1, addressdetails: 1, format: 'json' })).json;
    const letter = found.osm_type[0].toUpperCase();
    for (const asked of [{ osm_ids: `${letter}${found.osm_id}` }, { place_ids: found.place_id }]) {
      const { json } = await get('/nominatim/lookup', { ...asked, format: 'json' });
      expect(json).toHaveLength(1);
      const { importance, licence, ...same } = found;
      expect(json[0]).toMatchObject(same);
    }
  });

  it('passes over ids of nothing, and refuses none and too many', async () => {
    const [found] = (await search({ q: LINE, limit: 1 })).json;
    const asked = `N1,W2,R3,${'x'},W${found.osm_id},N${found.osm_id},N9007199254740991`;
    const { json } = await get('/nominatim/lookup', { osm_ids: asked, format: 'json' });
    expect(json.map(({ place_id }: { place_id: number }) => place_id)).toEqual([found.place_id]);
    expect((await get('/nominatim/lookup', { format: 'json' })).status).toBe(400);
    expect((await get('/nominatim/lookup', { osm_ids: Array(51).fill('N1').join() })).status).toBe(400);
  });

  it('gives every address of the dataset a number of its own', () => {
    const numbers = new Set<number>();
    let count = 0;
    for (const { id } of geocoder.addresses()) {
      numbers.add(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
      count++;
    }
    expect(numbers.size).toBe(count);
  });
});

it('/nominatim/status tells that it answers, and of what', async () => {
  expect(await get('/nominatim/status')).toMatchObject({ status: 200, text: 'OK' });
  expect((await get('/nominatim/status', { format: 'json' })).json).toMatchObject({
    status: 0,
    data_updated: geocoder.manifest.builtAt,
  });
  expect((await get('/nominatim/status', { format: 'xml' })).status).toBe(400);
});

describe('/photon', () => {
  it('answers a whole line as search does, and its beginning as suggest does', async () => {
    for (const [q, wanted] of [
      [LINE, geocoder.search(LINE, { limit: 15 })],
      ['881 main str man', geocoder.suggest('881 main str man', { limit: 15 })],
    ] as const) {
      const { json } = await get('/photon/api', { q });
      expect([...flatGeocodeJson.Errors(json)]).toEqual([]);
      const labels = json.features.map(
        ({ properties }: { properties: { label: string } }) => properties.label,
      );
      expect(labels).toEqual(wanted.map(({ label }) => label));
    }
  });

  it('writes features as Photon does', async () => {
    const { json } = await get('/photon/api', { q: LINE, limit: 1, lang: 'en' });
    expect(json.features).toHaveLength(1);
    expect(json.features[0]).toMatchObject({
      geometry: { type: 'Point', coordinates: [main.longitude, main.latitude] },
      properties: {
        osm_type: 'N',
        osm_key: 'place',
        osm_value: 'house',
        type: 'house',
        housenumber: '881',
        street: 'Main Street',
        city: 'Manchester',
        state: 'Connecticut',
        countrycode: 'US',
      },
    });
    const { properties } = (await get('/photon/api', { q: 'Connecticut', limit: 1 })).json.features[0];
    expect(properties).toMatchObject({ name: 'Connecticut', type: 'state', osm_type: 'R' });
    expect(properties.extent).toHaveLength(4);
  });

  it('keeps to boxes, layers and tags', async () => {
    const bbox = `${main.longitude - 0.1},${main.latitude - 0.1},${main.longitude + 0.1},${main.latitude + 0.1}`;
    for (const { geometry } of (await get('/photon/api', { q: 'main street', bbox })).json.features) {
      expect(Math.abs(geometry.coordinates[0] - main.longitude)).toBeLessThan(0.1001);
    }
    const types = async (parameters: Record<string, string>) =>
      (await get('/photon/api', { q: 'Manchester', ...parameters })).json.features.map(
        ({ properties }: { properties: { type: string } }) => properties.type,
      );
    expect(new Set(await types({ layer: 'city' }))).toEqual(new Set(['city']));
    expect(new Set(await types({ osm_tag: 'place:city' }))).toEqual(new Set(['city']));
    expect(await types({ osm_tag: '!place' })).not.toContain('city');
  });

  it('keeps to the country of countrycode, which may be given several times', async () => {
    const labels = async (codes: string) =>
      (await ask('GET', `/photon/api?q=Manchester${codes}`)).json.features.length;
    expect(await labels('&countrycode=nl')).toBe(0);
    expect(await labels('&countrycode=nl&countrycode=us')).toBe(await labels(''));
    expect(await labels('')).toBeGreaterThan(0);
    expect((await ask('GET', '/photon/api?q=Manchester&countrycode=USA')).status).toBe(400);
  });

  it('reverses to the street, the city and the state of a point by its layer', async () => {
    const properties = async (...layers: string[]) => {
      const asked = layers.map((layer) => `&layer=${layer}`).join('');
      const { json } = await ask('GET', `/photon/reverse?lat=${main.latitude}&lon=${main.longitude}${asked}`);
      return json.features[0]?.properties;
    };
    expect(await properties('street')).toMatchObject({ type: 'street', name: 'Main Street', osm_type: 'W' });
    expect(await properties('city')).toMatchObject({ type: 'city', name: 'Manchester' });
    expect(await properties('country', 'state')).toMatchObject({ type: 'state', name: 'Connecticut' });
    expect(await properties('house', 'street')).toMatchObject({ type: 'house', housenumber: '881' });
    expect(await properties('locality')).toBeUndefined();
  });

  it('reverses, and answers nothing with 200', async () => {
    const { json } = await get('/photon/reverse', { lat: main.latitude, lon: main.longitude });
    expect(json.features[0].properties.label).toBe(main.label);
    expect([...flatGeocodeJson.Errors(json)]).toEqual([]);
    expect((await get('/photon/reverse', { lat: 0, lon: 0 })).json.features).toEqual([]);
    for (const wrong of [
      { lat: '1' },
      { lat: 'x', lon: '1' },
      { lat: '1', lon: '1', radius: '-1' },
    ] as const) {
      expect((await get('/photon/reverse', wrong as unknown as Record<string, string>)).status).toBe(400);
    }
    const { status, json: problem } = await get('/photon/api');
    expect({ status, message: problem.message }).toMatchObject({
      status: 400,
      message: expect.stringContaining('"q"'),
    });
  });
});

describe('keys', () => {
  const log: LogRecord[] = [];
  let keyed: Running['ask'];
  let key: string;
  let stop: () => void;
  beforeAll(async () => {
    const keys = path.join(temporaryDirectory(), 'keys.json');
    key = createKey(keys, 'somebody');
    const guarded = handler(geocoder, {
      keys,
      compat: ['nominatim'],
      log: (record) => log.push(record),
      logAddresses: true,
    });
    const server = createServer(guarded);
    keyed = askerOf(await listening(server), '');
    stop = () => {
      server.close().closeAllConnections();
      guarded.close();
    };
  });
  afterAll(() => stop());

  it('stand in the header, the path or the query, and in no log', async () => {
    const q = new URLSearchParams({ q: LINE, format: 'json' });
    const wanted = (await ask('GET', `/nominatim/search?${q}`)).text;
    const ways: [string, Record<string, string>][] = [
      [`/nominatim/search?${q}`, { 'x-api-key': key }],
      [`/nominatim/${key}/search?${q}`, {}],
      [`/nominatim/${key}/search.php?${q}`, {}],
      [`/nominatim/search/?${q}&key=${key}`, {}],
      [`/nominatim/search?key=${key}&${q}`, {}],
    ];
    for (const [where, headers] of ways) {
      expect(await keyed('GET', where, undefined, headers)).toMatchObject({ status: 200, text: wanted });
    }
    await expect.poll(() => log.filter(({ event }) => event === 'request').length).toBe(ways.length);
    expect(JSON.stringify(log)).not.toContain(key);
    expect(JSON.stringify(log)).toContain('881+Main');
  });

  it('are asked for', async () => {
    const refused = await keyed('GET', `/nominatim/search?q=x`);
    expect(refused).toMatchObject({ status: 401, json: { code: 'KEY_MISSING', error: { code: 401 } } });
    expect((await keyed('GET', '/nominatim/dp_wrong/search?q=x')).json.code).toBe('KEY_UNKNOWN');
    expect((await keyed('POST', '/nominatim/search')).status).toBe(405);
    // Not switched on here.
    expect((await keyed('GET', '/photon/api?q=x')).json.code).toBe('ROUTE_UNKNOWN');
  });

  it('are refused in XML where XML is asked for, or what the endpoint gives by itself', async () => {
    for (const path of ['/nominatim/search?q=x&format=xml', '/nominatim/reverse?lat=1&lon=2']) {
      const { status, headers, text } = await keyed('GET', path);
      expect([status, headers.get('content-type')]).toEqual([401, 'text/xml; charset=utf-8']);
      expect(text).toContain('<error><code>401</code>');
    }
    expect((await keyed('GET', '/nominatim/reverse?lat=1&lon=2&format=json')).json.error.code).toBe(401);
  });
});

it('refuses an interface that it does not speak', () => {
  expect(() => handler(geocoder, { keys: null, compat: ['pelias' as 'photon'] })).toThrow(
    /nominatim, photon/,
  );
});

function main_() {
  return main.label;
}
