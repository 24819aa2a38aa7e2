/** leaflet-control-geocoder and maplibre-gl-geocoder against a service: the adapters, and the real control. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { createKey, handler } from '../../src/http/index';
import { leafletGeocoder } from '../../src/web/clients/leaflet';
import { maplibreApi, renderMatch } from '../../src/web/clients/maplibre';
import { REPOSITORY, sampleDataset, temporaryDirectory } from '../sample';
import { browserForTests, CHROMIUM, WITHOUT_CHROMIUM } from './browser';
import { explorePage } from './page';
import { listening } from './running';

const dataset = sampleDataset();
const folder = temporaryDirectory();
explorePage();
const browser = browserForTests();

const LINE = '881 main street, manchester';
const near = { latitude: 41.77, longitude: -72.52 };
/** The two functions of Leaflet, plain. */
const L = {
  latLng: (latitude: number, longitude: number) => ({ lat: latitude, lng: longitude }),
  latLngBounds: (southWest: [number, number], northEast: [number, number]) => ({ southWest, northEast }),
};

let geocoder: Geocoder;
let url: string;
let key: string;
let stop: () => void;

/** Somebody's own server: a page of his, and Doorplate below a path. */
beforeAll(async () => {
  geocoder = Geocoder.open(dataset);
  const keys = path.join(folder, 'keys.json');
  key = createKey(keys, 'page');
  const handle = handler(geocoder, {
    keys,
    basePath: '/geocoding',
    explore: true,
    compat: ['nominatim', 'photon'],
    requestsPerSecond: Number.POSITIVE_INFINITY,
    maxDelayMilliseconds: Number.POSITIVE_INFINITY,
  });
  const built = path.join(folder, 'page');
  if (CHROMIUM !== null) {
    const { build } = await import('vite');
    for (const [page, outDir] of [
      ['leaflet', built],
      ['maplibre', path.join(built, 'maplibre')],
    ] as const) {
      await build({
        configFile: false,
        root: path.join(REPOSITORY, 'test/http/pages', page),
        base: './',
        build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2500 },
        logLevel: 'error',
      });
    }
  }
  const server = createServer((request, response) =>
    handle(request, response, () => {
      const file = request.url!.split('?')[0]!;
      if (file.includes('..')) response.writeHead(400).end();
      const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
      try {
        const bytes = readFileSync(path.join(built, file.endsWith('/') ? `${file}index.html` : file));
        response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'text/html' }).end(bytes);
      } catch {
        response.writeHead(404).end();
      }
    }),
  );
  url = await listening(server);
  stop = () => {
    server.close();
    server.closeAllConnections();
    handle.close();
  };
});
afterAll(() => {
  stop?.();
  geocoder?.close();
});

const options = () => ({ url: `${url}/geocoding/`, apiKey: key });

describe('leafletGeocoder', () => {
  it('geocodes, suggests and reverses with matches', async () => {
    const leaflet = leafletGeocoder(L, options());
    const [wanted] = geocoder.search(LINE, { limit: 5 });
    const [found] = await leaflet.geocode(LINE);
    expect(found).toMatchObject({
      name: wanted!.label,
      center: { lat: wanted!.latitude, lng: wanted!.longitude },
      properties: wanted,
    });
    const { southWest, northEast } = found!.bbox;
    expect(southWest[0]).toBeLessThan(wanted!.latitude);
    expect(northEast[1]).toBeGreaterThan(wanted!.longitude);
    expect((await leaflet.suggest('881 main st')).map(({ name }) => name)).toEqual(
      geocoder.suggest('881 main st').map(({ label }) => label),
    );
    const [reversed] = await leaflet.reverse({ lat: wanted!.latitude, lng: wanted!.longitude }, 1);
    expect(reversed!.properties.id).toBe(wanted!.id);
    expect(await leaflet.reverse({ lat: 0, lng: 0 }, 1)).toEqual([]);
    expect(await leaflet.geocode('  ')).toEqual([]);
  });

  it('prefers the middle of a map that is near enough, also beyond the date line', async () => {
    const leaflet = leafletGeocoder(L, options());
    const map = (lng: number, zoom: number) => ({
      map: { getCenter: () => ({ lat: near.latitude, lng }), getZoom: () => zoom },
    });
    const labels = async (context?: ReturnType<typeof map>) =>
      (await leaflet.geocode('main street', context)).map(({ name }) => name);
    const nearby = geocoder.search('main street', { near }).map(({ label }) => label);
    expect(await labels(map(near.longitude, 12))).toEqual(nearby);
    expect(await labels(map(near.longitude + 360, 12))).toEqual(nearby);
    expect(await labels(map(near.longitude, 4))).toEqual(await labels());
  });

  it('escapes names, which the control shows as HTML', async () => {
    const evil = { ...geocoder.search(LINE)[0]!, label: '<img src=x onerror=alert(1)> & "co"' };
    const server = createServer((_request, response) => response.end(JSON.stringify([evil])));
    const where = await listening(server);
    const [found] = await leafletGeocoder(L, { url: where, apiKey: null }).geocode('x');
    server.close();
    server.closeAllConnections();
    expect(found!.html).toBe('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;co&quot;');
    const shown = renderMatch({ text: evil.label, place_name: evil.label, properties: evil });
    expect(shown).not.toContain('<img');
  });

  it('rejects with what the service said', async () => {
    const wrong = leafletGeocoder(L, { url: `${url}/geocoding`, apiKey: () => 'dp_wrong' });
    await expect(wrong.geocode(LINE)).rejects.toMatchObject({
      code: 'REQUEST_REFUSED',
      message: expect.stringContaining('401 KEY_UNKNOWN'),
      cause: expect.objectContaining({ status: 401 }),
    });
    const nobody = leafletGeocoder(L, { url: 'http://127.0.0.1:1', apiKey: null });
    await expect(nobody.geocode(LINE)).rejects.toMatchObject({ code: 'REQUEST_REFUSED' });
  });
});

describe('maplibreApi', () => {
  it('gives features with the whole match', async () => {
    const api = maplibreApi(options());
    const proximity = [near.longitude, near.latitude];
    const { features } = await api.forwardGeocode({ query: 'main street', limit: 3, proximity });
    const wanted = geocoder.search('main street', { limit: 3, near });
    expect(features.map(({ properties }) => properties)).toEqual(wanted);
    expect(features[0]!.geometry.coordinates).toEqual([wanted[0]!.longitude, wanted[0]!.latitude]);
    const typing = maplibreApi({ ...options(), whileTyping: true });
    const completed = await typing.forwardGeocode({ query: 'main str', limit: 4 });
    expect(completed.features.map(({ text }) => text)).toEqual(
      geocoder.suggest('main str', { limit: 4 }).map(({ label }) => label),
    );
  });

  it('reverses a point', async () => {
    const [wanted] = geocoder.search(LINE);
    const api = maplibreApi(options());
    const { features } = await api.reverseGeocode({ query: [wanted!.longitude, wanted!.latitude] });
    expect(features.map(({ id }) => id)).toEqual([wanted!.id]);
    expect((await api.reverseGeocode({ query: 'nothing' })).features).toEqual([]);
  });
});

describe.skipIf(CHROMIUM === null)(`leaflet-control-geocoder in a page${WITHOUT_CHROMIUM}`, () => {
  it('suggests, marks the choice, and reverses a click', async () => {
    const page = await browser.page({ viewport: { width: 900, height: 600 } });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    try {
      await page.goto(`${url}/?key=${key}`);
      // At once: a list for the first half of the line would be replaced under the arrow key.
      await page.locator('.leaflet-control-geocoder-form input').fill(LINE);
      const choice = page.locator('.leaflet-control-geocoder-alternatives li').first();
      await choice.waitFor({ state: 'visible' });
      const [wanted] = geocoder.search(LINE);
      await expect.poll(() => choice.textContent()).toContain(wanted!.label);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const popup = page.locator('.leaflet-popup-content');
      await popup.waitFor({ state: 'visible' });
      expect(await popup.textContent()).toBe(wanted!.label);
      const there = [wanted!.latitude + 0.0005, wanted!.longitude];
      await page.evaluate(`map.closePopup(); map.setView(${JSON.stringify(there)}, 17, { animate: false })`);
      await page.mouse.click(450, 300);
      const at = { latitude: wanted!.latitude + 0.0005, longitude: wanted!.longitude };
      const nearest = geocoder.reverseGeocode(at, { detail: true })!;
      await expect.poll(() => page.title()).toBe(nearest.label);
      expect(complaints).toEqual([]);
    } finally {
      await page.close();
    }
  });

  it.each(['nominatim', 'photon'])("asks by the control's own client of %s, unchanged", async (client) => {
    const page = await browser.page({ viewport: { width: 900, height: 600 } });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    try {
      await page.goto(`${url}/?key=${key}&client=${client}`);
      // Without an event: a quarter of a second later the control asks its client for suggestions, which Nominatim's has not, and
      // then drops an answer that is on its way.
      const field = page.locator('.leaflet-control-geocoder-form input');
      await page.evaluate(
        `document.querySelector('.leaflet-control-geocoder-form input').value = ${JSON.stringify(LINE)}`,
      );
      await field.focus();
      await page.keyboard.press('Enter');
      const [wanted] = geocoder.search(LINE);
      const answer = page
        .locator('.leaflet-popup-content, .leaflet-control-geocoder-alternatives li')
        .first();
      await answer.waitFor({ state: 'visible' });
      await expect
        .poll(() => answer.textContent())
        .toContain(client === 'photon' ? wanted!.label : wanted!.streetname);
      const lines = geocoder.search('main street', { limit: 5 }).map(({ label }) => label);
      const asked = (expression: string) => page.evaluate(expression) as Promise<string[]>;
      const names = await asked(
        `client.geocode(${JSON.stringify(LINE)}).then((found) => found.map((one) => one.name))`,
      );
      expect(names[0]).toBe(wanted!.label);
      if (client === 'nominatim') {
        expect(
          await asked(`client.geocode('main street').then((found) => found.map((one) => one.name))`),
        ).toEqual(lines);
      }
      const there = JSON.stringify({ lat: wanted!.latitude, lng: wanted!.longitude });
      const reversed = await asked(
        `client.reverse(${there}, 256 * 2 ** 18).then((found) => found.map((one) => one.name))`,
      );
      expect(reversed).toEqual([wanted!.label]);
      expect(await asked('client.reverse({ lat: 0, lng: 0 }, 256 * 2 ** 18)')).toEqual([]);
      expect(complaints).toEqual([]);
    } finally {
      await page.close();
    }
  });
});

describe.skipIf(CHROMIUM === null)(`maplibre-gl-geocoder in a page${WITHOUT_CHROMIUM}`, () => {
  it('suggests, and takes the choice', async () => {
    const page = await browser.page({ viewport: { width: 900, height: 600 } });
    try {
      await page.goto(`${url}/maplibre/?key=${key}`);
      await page.locator('.maplibregl-ctrl-geocoder input').fill(LINE.slice(0, -1));
      await page.keyboard.type(LINE.slice(-1));
      const [wanted] = geocoder.search(LINE);
      const choice = page.locator('.maplibregl-ctrl-geocoder .suggestions li').first();
      await expect.poll(() => choice.textContent()).toContain(wanted!.label);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.title()).toBe(wanted!.label);
    } finally {
      await page.close();
    }
  });
});
