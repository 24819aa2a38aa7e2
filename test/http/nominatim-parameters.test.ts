/** What Nominatim's own tests of its interface expect of parameters, and compat.slow.test.ts does not ask already. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Match } from '../../src/model/match';
import { sampleDataset } from '../sample';
import { compatService } from './compat-service';
import { elementsOf } from './xml-elements';

const dataset = sampleDataset();
const LINE = '881 Main Street, Manchester';
const FORMATS = ['xml', 'json', 'jsonv2', 'geojson', 'geocodejson'];

const service = compatService(() => dataset);
let main: Match;
beforeAll(() => {
  main = service.geocoder.search(LINE)[0]!;
});

type Asked = Record<string, string | number>;
const get = (endpoint: string, asked: Asked) =>
  service.ask('GET', `/nominatim/${endpoint}?${new URLSearchParams(asked as Record<string, string>)}`);
const search = (asked: Asked) => get('search', asked);
const reverse = (asked: Asked) => get('reverse', { lat: main.latitude, lon: main.longitude, ...asked });

describe('every format', () => {
  it.each(FORMATS)('%s carries the extras that were asked for, and only those', async (format) => {
    const extras = { xml: /<extratags>/, geocodejson: /"extra":/ }[format] ?? /"extratags":/;
    const names = { xml: /<namedetails>/, geocodejson: /"name":"Main Street"/ }[format] ?? /"namedetails":/;
    const address = { xml: /<road>/, geocodejson: /"street":/ }[format] ?? /"address":/;
    const asked = { q: 'Main Street, Manchester', format, limit: 1 };
    const all = { extratags: 1, namedetails: 1, addressdetails: 1 };
    const full = (await search({ ...asked, ...all })).text;
    for (const part of [extras, names, address]) expect(full).toMatch(part);
    const bare = (await search({ ...asked, addressdetails: 0 })).text;
    for (const part of [extras, address]) expect(bare).not.toMatch(part);
  });

  it.each(FORMATS)('%s takes 0 for no, and anything else for yes', async (format) => {
    const address = { xml: /<addressparts>/, geocodejson: /"housenumber":/ }[format] ?? /"address":/;
    for (const yes of ['yes', 'no', '-1', '100', 'false', '00']) {
      expect((await reverse({ format, addressdetails: yes })).text).toMatch(address);
    }
    expect((await reverse({ format, addressdetails: 0 })).text).not.toMatch(address);
  });

  it.each(['geojson', 'geocodejson'])('%s draws in GeoJSON alone', async (format) => {
    const asked = { q: 'Connecticut', format, limit: 1 };
    for (const other of ['polygon_text', 'polygon_svg', 'polygon_kml']) {
      const { text, json } = await search({ ...asked, [other]: 1 });
      expect(text).not.toMatch(/geotext|svg|geokml/);
      expect(json.features[0].geometry.type).toBe('Point');
    }
    const { json } = await search({ ...asked, polygon_geojson: 1 });
    expect(json.features[0].geometry.type).toMatch(/Polygon$/);
  });

  it('json and xml take any threshold that is a number', async () => {
    const asked = { q: 'Connecticut', polygon_geojson: 1, limit: 1 };
    for (const polygon_threshold of ['-1', '0.0', '0.5', '999']) {
      expect((await search({ ...asked, polygon_threshold })).json[0]).toHaveProperty('geojson');
    }
    for (const polygon_threshold of ['x', ';;', '1m']) {
      expect((await search({ ...asked, polygon_threshold, format: 'xml' })).status).toBe(400);
    }
  });
});

describe('the root of xml', () => {
  const root = async (asked: Asked) =>
    elementsOf((await search({ ...asked, format: 'xml' })).text).get('searchresults')!;

  it('tells the line, the box, what was left out, and how to go on', async () => {
    expect(await root({ q: 'xf&"y<v>c', viewbox: '12,33,77,45.13' })).toMatchObject({
      querystring: 'xf&"y<v>c',
      viewbox: '12,33,77,45.13',
      more_url: expect.stringMatching(/q=xf%26%22y%3Cv%3Ec.*format=xml$/),
    });
    expect(await root({ q: 'xx', viewboxlbrt: '12,34.13,77,45' })).toMatchObject({
      viewbox: '12,34.13,77,45',
    });
    expect(await root({ q: 'xx', exclude_place_ids: '123,n456,W789' })).toMatchObject({
      exclude_place_ids: '123,N456,W789',
    });
    expect(await root({ q: 'xx', exclude_place_ids: ',' })).not.toHaveProperty('exclude_place_ids');
    const countries = await root({ q: 'xx', countrycodes: 'pl,1,,invalid,undefined,%3Cb%3E,bo,,' });
    expect(countries.more_url).toMatch(/&countrycodes=pl%2Cbo&/);
  });

  it('writes fields as one line', async () => {
    const fields = { street: 'Old Palace Road', postalcode: 'GU2 7UP', country: 'United Kingdom' };
    expect(await root(fields)).toMatchObject({ querystring: 'Old Palace Road, GU2 7UP, United Kingdom' });
  });

  it('goes on with what was not shown yet', async () => {
    const shown = new Set<string>();
    let asked = 'search?q=main+street&limit=3&format=xml';
    for (let page = 0; page < 3; page++) {
      const { text } = await service.ask('GET', `/nominatim/${asked}`);
      const ids = [...text.matchAll(/ place_id="(\d+)"/g)].map(([, id]) => id!);
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) {
        expect(shown.has(id)).toBe(false);
        shown.add(id);
      }
      asked = elementsOf(text).get('searchresults')!.more_url!;
    }
  });
});

it.each(['New York, Neverland 12', '東京都', 'xywxkrf', 'gh; foo()', '%#$@*&l;der#$!', '.'])(
  'a line of nothing is no error: %s',
  async (q) => {
    for (const format of FORMATS) expect((await search({ q, format })).status).toBe(200);
  },
);

it('quotation marks around fields are passed over', async () => {
  const fields = { street: '"881 Main Street"', city: '"Manchester"' };
  expect((await search(fields)).json[0].display_name).toBe(main.label);
});

it('debug gives a page', async () => {
  for (const { text, headers } of [
    await search({ q: '<b>881 main street</b>, manchester', debug: 1 }),
    await reverse({ debug: 1 }),
  ]) {
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).toMatch(/Main Street, Manchester, Connecticut/);
    expect(text).not.toContain('<b>');
  }
  expect((await reverse({ lat: 0, lon: 0, debug: 1 })).text).toContain('<pre>[]</pre>');
});

it('a callback is asked of json alone', async () => {
  for (const json_callback of ['1asd', 'bar(foo)', "XXX['bad']", 'foo; evil', '234']) {
    expect((await search({ q: LINE, json_callback })).status).toBe(400);
    expect((await search({ q: LINE, json_callback, format: 'xml' })).status).toBe(200);
  }
});

describe('what is refused', () => {
  it.each(['abc', 'X123', 'N:100', '-123', '123,abc,456'])('the id %s to leave out', async (ids) => {
    const { status, json } = await search({ q: LINE, exclude_place_ids: ids });
    expect(status).toBe(400);
    expect(json.error).toMatchObject({ code: 400, message: expect.stringContaining('exclude_place_ids') });
  });

  it('is told in xml where xml is asked, which reverse and lookup do by themselves', async () => {
    const many = Array(51).fill('N1').join();
    for (const answer of [
      await search({ q: LINE, limit: ');', format: 'xml' }),
      await reverse({ zoom: 'adfe' }),
      await get('lookup', { osm_ids: many }),
      await get('lookup', { osm_ids: many, format: 'xml' }),
    ]) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/xml; charset=utf-8']);
      expect([...elementsOf(answer.text).keys()]).toEqual(['error', 'code', 'message']);
    }
    for (const format of ['json', 'jsonv2', 'geojson', 'geocodejson']) {
      const { status, json } = await get('lookup', { osm_ids: many, format });
      expect([status, json.error.code]).toEqual([400, 400]);
    }
    for (const point of [{ lat: '52' }, { lon: '52' }]) {
      const { status, text } = await get('reverse', point);
      expect([status, elementsOf(text).has('error')]).toEqual([400, true]);
    }
  });

  it('is not a point beyond the poles: nothing lies there', async () => {
    for (const [lat, lon] of [
      ['91.3', '0.4'],
      ['-700', '0.4'],
      ['0.2', '324.44'],
      ['0.2', '-180.4'],
    ]) {
      for (const format of ['json', 'jsonv2', 'geojson', 'geocodejson']) {
        const { status, json } = await get('reverse', { lat: lat!, lon: lon!, format });
        expect([status, json]).toEqual([200, { error: 'Unable to geocode' }]);
      }
    }
  });
});
