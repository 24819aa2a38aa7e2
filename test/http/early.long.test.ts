/** The map page on a slow day: what a person does before everything has arrived is not lost. */

import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../src/http/index';
import { sampleDataset, temporaryDirectory } from '../sample';
import { browserForTests, CHROMIUM, WITHOUT_CHROMIUM } from './browser';
import { explorePage } from './page';
import { DOORS, type Running } from './running';
import { writeStreetTiles } from './street-tiles';

const dataset = sampleDataset();
const folder = temporaryDirectory();
explorePage();
const browser = browserForTests();
const LINE = '881 main street, manchester';

describe.skipIf(CHROMIUM === null)(`the map page on a slow day${WITHOUT_CHROMIUM}`, () => {
  let service: Running;
  let page: Page;

  beforeAll(async () => {
    const tiles = path.join(folder, 'streets.pmtiles');
    writeStreetTiles(tiles, 41.77, -72.52, 'Main Street');
    const overlay = path.join(folder, 'own.sqlite');
    service = await DOORS.serve!(dataset, folder, { explore: true, overlay, tiles });
  });
  afterAll(() => service?.close());
  beforeEach(async () => {
    page = await browser.page({ viewport: { width: 800, height: 600 } });
    return () => page.close();
  });

  /** Keeps back every answer at a path until the function that it gives is called. */
  async function keepBack(pattern: RegExp): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(pattern, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }
  const camera = () =>
    page.evaluate<number[]>(
      '[doorplate.map.getZoom(), doorplate.map.getCenter().lat, doorplate.map.getCenter().lng]',
    );
  const giveKey = (key: string) =>
    page.evaluate(
      `document.querySelector('#key-text').value = ${JSON.stringify(key)}; document.querySelector('#key form').requestSubmit();`,
    );
  /** Enter on the line at once: no event of the dialog comes between. */
  const enterLine = `document.querySelector('#line').value = ${JSON.stringify(LINE)};
    document.querySelector('#line').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));`;

  it('answers a line that is entered in the moment in which the key is', async () => {
    await page.goto(service.url);
    await page.locator('#key').waitFor();
    await page.evaluate(
      `document.querySelector('#key-text').value = ${JSON.stringify(service.key)};
       document.querySelector('#key form').requestSubmit(); ${enterLine}`,
    );
    await page.locator('.pin').waitFor();
    expect(await page.locator('#key').isVisible()).toBe(false);
  });

  it('answers with a pin what is entered before the service has said what it can do', async () => {
    const release = await keepBack(/\/healthz$/);
    await page.goto(service.url);
    await page.locator('#key').waitFor();
    await giveKey(service.key);
    await page.evaluate(enterLine);
    expect(await page.locator('#found .card').count()).toBe(0);
    release();
    await page.locator('.pin').waitFor();
    expect((await camera())[0]).toBeGreaterThan(5);
  });

  it('takes back its question for a key where nobody needs one', async () => {
    const keyless = await serve({ data: dataset, keys: null, port: 0, explore: true });
    const release = await keepBack(/\/healthz$/);
    await page.goto(keyless.url);
    await page.locator('#key').waitFor();
    release();
    await page.locator('#key').waitFor({ state: 'hidden' });
    await page.evaluate(enterLine);
    await page.locator('#found .card').waitFor();
    await keyless.close();
  });

  it('answers while the streets are on their way, and draws them then', async () => {
    const release = await keepBack(/\/tiles\.pmtiles$/);
    await page.goto(service.url);
    await giveKey(service.key);
    await page.evaluate(enterLine);
    await page.locator('.pin').waitFor();
    await page.locator('button.area[aria-pressed=true]').waitFor();
    release();
    await page.locator('html[data-ready]').waitFor();
    expect(await page.evaluate(`doorplate.map.getLayer('streets-roads') !== undefined`)).toBe(true);
    expect(await page.locator('#found .card').count()).toBe(1);
  });

  it('stays where a person has moved the map before the border came', async () => {
    const release = await keepBack(/\/areas\//);
    await page.goto(service.url);
    await giveKey(service.key);
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(enterLine);
    await page.locator('.pin').waitFor();
    await page.evaluate('doorplate.map.jumpTo({ center: [-72.5, 41.75], zoom: 14 })');
    release();
    await page.locator('button.area[aria-pressed=true]').waitFor();
    const [zoom, latitude, longitude] = await camera();
    expect(zoom).toBe(14);
    expect(latitude).toBeCloseTo(41.75, 6);
    expect(longitude).toBeCloseTo(-72.5, 6);
  });

  it('keeps a new key when the old one is refused late', async () => {
    await page.goto(service.url);
    await giveKey('dp_wrong');
    await page.locator('html[data-ready]').waitFor();
    const release = await keepBack(/\/search\?/);
    await page.evaluate(enterLine);
    // A second request learns first that the key is wrong.
    await page.locator('#line').fill('main');
    await page.locator('#key').waitFor();
    await giveKey(service.key);
    await page.locator('#key').waitFor({ state: 'hidden' });
    release();
    await page.locator('#found .card').waitFor();
    expect(await page.evaluate(`sessionStorage.getItem('doorplate-key')`)).toBe(service.key);
    expect(await page.locator('#key').isVisible()).toBe(false);
  });
});
