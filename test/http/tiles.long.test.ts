/** Streets on the map page, of a PMTiles file: its ranges over HTTP, and what a browser draws of it. */

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import type { Match } from '../../src/model/match';
import { sampleDataset, temporaryDirectory } from '../sample';
import { browserForTests, CHROMIUM, WITHOUT_CHROMIUM } from './browser';
import { explorePage } from './page';
import { DOORS, type Running } from './running';
import { writeStreetTiles } from './street-tiles';

const dataset = sampleDataset();
const folder = temporaryDirectory();
const tiles = path.join(folder, 'streets.pmtiles');
explorePage();
const browser = browserForTests();
const pictures = process.env.DOORPLATE_PICTURES;

let service: Running;
let place: Match;
beforeAll(async () => {
  const geocoder = Geocoder.open(dataset);
  place = geocoder.search('881 main street, manchester')[0]!;
  geocoder.close();
  writeStreetTiles(tiles, place.latitude, place.longitude, 'Main Street');
  service = await DOORS.serve!(dataset, folder, { explore: true, tiles });
});
afterAll(() => service?.close());

describe('/tiles.pmtiles', () => {
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${service.url}/tiles.pmtiles`, { method, headers });

  it('gives the range that is asked for, without a key', async () => {
    const whole = readFileSync(tiles);
    for (const [range, bytes] of [
      ['bytes=0-6', whole.subarray(0, 7)],
      ['bytes=100-', whole.subarray(100)],
      ['bytes=-5', whole.subarray(-5)],
      [`bytes=7-${whole.length + 100}`, whole.subarray(7)],
    ] as const) {
      const answer = await ask({ range });
      expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([206, bytes]);
    }
    const all = await ask();
    expect([all.status, Buffer.from(await all.arrayBuffer())]).toEqual([200, whole]);
    const head = await ask({ range: 'bytes=0-6' }, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([206, '7']);
  });

  it('refuses a range that is not there, and knows what has not changed', async () => {
    const beyond = await ask({ range: 'bytes=999999999-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${readFileSync(tiles).length}`,
    ]);
    const etag = beyond.headers.get('etag')!;
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect((await ask({ range: 'bytes=0-6', 'if-range': etag })).status).toBe(206);
    expect((await ask({ range: 'bytes=0-6', 'if-range': '"other"' })).status).toBe(200);
    expect((await ask({}, 'POST')).status).toBe(405);
  });
});

it('refuses what is no PMTiles file, and tiles without a page', async () => {
  const wrong = path.join(folder, 'wrong.pmtiles');
  writeFileSync(wrong, 'x'.repeat(500));
  const start = (options: object) => DOORS.handler!(dataset, folder, options);
  await expect(start({ explore: true, tiles: wrong })).rejects.toThrow(
    /wrong\.pmtiles does not begin as one/,
  );
  await expect(start({ explore: true, tiles: `${wrong}.nowhere` })).rejects.toThrow(/cannot be read/);
  await expect(start({ tiles })).rejects.toThrow(/"tiles" together with "explore"/);
});

describe.skipIf(CHROMIUM === null)(`the map page with streets${WITHOUT_CHROMIUM}`, () => {
  let page: Page;
  const complaints: string[] = [];
  const outside: string[] = [];
  beforeAll(async () => {
    page = await browser.page({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('request', (request) => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(service.url))
        outside.push(request.url());
    });
    await page.goto(service.url);
    await page.locator('#key-text').fill(service.key);
    await page.keyboard.press('Enter');
    await page.locator('html[data-ready]').waitFor();
  });
  afterAll(() => page?.close());

  it('draws the streets around what was found, with their names', async () => {
    await page.locator('#line').fill('881 main street, manchester');
    await page.keyboard.press('Enter');
    await page.locator('#found .card').waitFor();
    await page.evaluate(
      `doorplate.map.jumpTo({ center: [${place.longitude}, ${place.latitude}], zoom: 15 })`,
    );
    const drawn = (layer: string) =>
      page.evaluate<string[]>(
        `doorplate.map.queryRenderedFeatures({ layers: ['${layer}'] }).map(({ properties }) => properties.name ?? '')`,
      );
    await expect.poll(() => drawn('streets-roads')).not.toEqual([]);
    await expect.poll(() => drawn('streets-roads-names')).toContain('Main Street');
    const under = await page.evaluate<string[]>('doorplate.map.getStyle().layers.map(({ id }) => id)');
    expect(under.indexOf('streets-roads-names')).toBeLessThan(under.indexOf('place'));
  });

  it('names once whom data and map are from', async () => {
    const text = await page.locator('body').textContent();
    const controls = page.locator('.maplibregl-ctrl-attrib');
    expect(await controls.count()).toBe(1);
    const attribution = await controls.textContent();
    for (const part of ['OpenAddresses', 'Natural Earth', '© Map makers'])
      expect(attribution).toContain(part);
    expect(text!.split('Natural Earth').length - 1).toBeLessThanOrEqual(1);
    expect(await controls.locator('a[href="https://example.org/map"]').count()).toBe(1);
  });

  it('follows dark and light, fits a telephone, and has no violation of axe-core', async () => {
    const colour = () => page.evaluate(`doorplate.map.getPaintProperty('streets-roads', 'line-color')`);
    const light = await colour();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      if (scheme === 'dark') await expect.poll(colour).not.toBe(light);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
        await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        await page.evaluate(axe.source);
        const violations = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
          'axe.run().then(({ violations }) => violations)',
        );
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        if (pictures) {
          await page.waitForTimeout(1500);
          await page.screenshot({ path: path.join(pictures, `streets-${scheme}-${width}.png`) });
        }
      }
    }
  });

  it('asked nobody else, and nothing went wrong', () => {
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
