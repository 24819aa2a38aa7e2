import { expect, it } from 'vitest';
import { bilingual } from '../match/bilingual';
import { compatService } from './compat-service';

const service = compatService(bilingual);

const get = async (path: string, parameters: Record<string, string>) =>
  (await service.ask('GET', `${path}?${new URLSearchParams(parameters)}`)).json;
const q = 'Wetstraat 16, Brussel';
const point = { lat: '50.846', lon: '4.367' };

it('Nominatim names in the first language of accept-language that the data hold', async () => {
  const asked = { q, limit: '1', 'accept-language': 'en,fr-BE,de;q=0.9' };
  const [place] = await get('/nominatim/search', asked);
  expect(place.display_name).toContain('Rue de la Loi');
  const [own] = await get('/nominatim/search', { q, limit: '1' });
  expect(own).toMatchObject({ osm_id: place.osm_id, lat: place.lat });
  expect(own.display_name).toContain('Wetstraat');
  const reverse = await get('/nominatim/reverse', { ...point, format: 'jsonv2', 'accept-language': 'fr' });
  expect(reverse.display_name).toContain('Rue de la Loi');
});

it('both name in the header Accept-Language where no parameter says otherwise', async () => {
  const asked = async (path: string, header: string) => {
    const { json, headers } = await service.ask('GET', path, undefined, { 'accept-language': header });
    expect(headers.get('vary')).toContain('Accept-Language');
    return JSON.stringify(json);
  };
  const line = new URLSearchParams({ q });
  for (const path of [`/nominatim/search?${line}`, `/photon/api?${line}`]) {
    expect(await asked(path, 'en;q=0.9, fr-BE,*')).toContain('Rue de la Loi');
    expect(await asked(path, '*')).toContain('Wetstraat');
  }
  expect(await asked(`/photon/api?${line}&lang=nl`, 'fr')).toContain('Wetstraat');
  expect(await asked(`/nominatim/search?${line}&accept-language=nl`, 'fr')).toContain('Wetstraat');
});

// Browsers that want another language ask with the tag of the answer they have (RFC 9111, 4.1).
it('an answer in one language does not count as the one in another', async () => {
  const path = `/nominatim/search?${new URLSearchParams({ q })}`;
  const asked = (headers: Record<string, string>) => service.ask('GET', path, undefined, headers);
  const dutch = await asked({ 'accept-language': 'nl' });
  const known = { 'if-none-match': dutch.headers.get('etag')! };
  expect((await asked({ 'accept-language': 'nl', ...known })).status).toBe(304);
  const french = await asked({ 'accept-language': 'fr', ...known });
  expect(french.status).toBe(200);
  expect(french.text).toContain('Rue de la Loi');
});

it('Photon names in lang', async () => {
  const { features } = await get('/photon/api', { q, limit: '1', lang: 'fr' });
  expect(features[0].properties).toMatchObject({ street: 'Rue de la Loi', city: 'Bruxelles' });
  const own = await get('/photon/reverse', { ...point, lang: 'en' });
  expect(own.features[0].properties).toMatchObject({ street: 'Wetstraat', city: 'Brussel' });
});

it.each([
  ['17', 'Rue de la Loi'],
  ['12', 'Bruxelles'],
])('Nominatim names in the language at zoom %s too', async (zoom, name) => {
  const asked = { ...point, zoom, format: 'jsonv2' };
  const own = await get('/nominatim/reverse', asked);
  const named = await get('/nominatim/reverse', { ...asked, 'accept-language': 'fr' });
  expect(named).toMatchObject({ name, osm_id: own.osm_id, lat: own.lat });
  expect(own.name).not.toBe(name);
});

it.each(['18', '17', '12'])('Nominatim looks a place of zoom %s up in the language', async (zoom) => {
  const asked = { format: 'jsonv2', 'accept-language': 'fr' };
  const wanted = await get('/nominatim/reverse', { ...point, ...asked, zoom });
  const letter = { node: 'N', way: 'W', relation: 'R' }[wanted.osm_type as 'node' | 'way' | 'relation'];
  const [found] = await get('/nominatim/lookup', { ...asked, osm_ids: `${letter}${wanted.osm_id}` });
  expect(found).toMatchObject({ osm_id: wanted.osm_id, display_name: wanted.display_name });
});

it.each([
  ['street', 'Rue de la Loi'],
  ['city', 'Bruxelles'],
])('Photon names the layer %s in lang', async (layer, name) => {
  const { features } = await get('/photon/reverse', { ...point, layer, lang: 'fr' });
  expect(features[0].properties).toMatchObject({ name });
});

it.each([
  ['nl;q=0.1,fr;q=0.9', 'Rue de la Loi'],
  ['fr;q=0,nl', 'Wetstraat'],
])('of %s the language of the most weight counts', async (languages, name) => {
  const [place] = await get('/nominatim/search', { q, limit: '1', 'accept-language': languages });
  expect(place.display_name).toContain(name);
});

it('the main language of the country is that of the data, before one that they translate to', async () => {
  const browser = 'nl-BE,nl;q=0.9,fr;q=0.8,en;q=0.7';
  const [place] = await get('/nominatim/search', { q, limit: '1', 'accept-language': browser });
  expect(place.display_name).toContain('Wetstraat');
});

it.each([
  ['layer', 'bogus', 'one of house, street,'],
  ['layer', 'city,bogus', 'one of house, street,'],
  ['lang', 'xx', 'one of default, de, en, fr, it, nl'],
])('Photon refuses %s=%s, which it does not have', async (name, value, expected) => {
  for (const asked of [
    ['/photon/api', { q }],
    ['/photon/reverse', point],
  ] as const) {
    const query = new URLSearchParams({ ...asked[1], [name]: value });
    const { status, json } = await service.ask('GET', `${asked[0]}?${query}`);
    expect([status, json.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(json.message).toContain(expected);
  }
});

it.each(['default', 'en', 'de', 'nl', 'fr-BE', 'FR'])('Photon takes lang=%s', async (lang) => {
  expect((await get('/photon/api', { q, lang })).features.length).toBeGreaterThan(0);
});

it('Photon has the layer other, and nothing in it', async () => {
  expect((await get('/photon/api', { q, layer: 'other' })).features).toEqual([]);
});
