/** The map page in a real browser, by keyboard and by mouse. */

import { readFileSync } from 'node:fs';
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

const dataset = sampleDataset();
const folder = temporaryDirectory();
explorePage();
const browser = browserForTests();
const PLACE = 'Manchester, Connecticut';
/** Pictures for the README are taken with: DOORPLATE_PICTURES=docs npx vitest run test/http/explore.long.test.ts */
const pictures = process.env.DOORPLATE_PICTURES;

describe.skipIf(CHROMIUM === null)(`the map page${WITHOUT_CHROMIUM}`, () => {
  let service: Running;
  let page: Page;
  let wanted: Match;
  let place: Match;
  const outside: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    service = await DOORS.serve!(dataset, folder, { explore: true });
    const geocoder = Geocoder.open(dataset);
    wanted = geocoder.search('881 main street, manchester', { limit: 1 })[0]!;
    place = geocoder.search(PLACE, { limit: 1 })[0]!;
    geocoder.close();
    page = await browser.page({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
    page.on('request', (request) => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(service.url))
        outside.push(request.url());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // Refused requests are told there by the browser itself; a wrong key and an empty sea are among the tests.
      if (message.type() === 'error' && !/\b40[14]\b/.test(message.text())) complaints.push(message.text());
    });
    await page.goto(service.url);
  });
  afterAll(async () => {
    await page?.close();
    await service?.close();
  });

  const field = () => page.locator('#line');
  const card = () => page.locator('#found .card');
  /** The page hangs its map on `window.doorplate`. Scripts are texts: these tests know no DOM. */
  const center = (latitude: number, longitude: number, zoom: number) =>
    page.evaluate(`doorplate.map.jumpTo({ center: [${longitude}, ${latitude}], zoom: ${zoom} })`);
  /** How many features a layer shows on the screen now. */
  const drawn = (layer: string) =>
    page.evaluate<number>(`doorplate.map.queryRenderedFeatures({ layers: ['${layer}'] }).length`);

  it('asks for the key, again when it is wrong, and keeps it for the tab', async () => {
    const dialog = page.locator('#key');
    await dialog.waitFor({ state: 'visible' });
    expect(await page.evaluate('document.activeElement.id')).toBe('key-text');
    await page.keyboard.type('dp_wrong');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    // Whoever has no mouse types on: the focus was on nothing, six stops before the line.
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('line');
    await page.keyboard.type('main');
    await dialog.waitFor({ state: 'visible' });
    expect(await dialog.textContent()).toContain('does not know this key');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'visible' });
    await page.locator('#key-text').fill(service.key);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(`sessionStorage.getItem('doorplate-key')`)).toBe(service.key);
    await page.locator('html[data-ready]').waitFor();
    expect(await page.locator('#dataset').textContent()).toBe(
      'Sample: addresses in the United States: 3,185 addresses',
    );
    expect(await page.locator('.maplibregl-ctrl-attrib').textContent()).toContain('OpenAddresses');
  });

  it('suggests while somebody types, shows the choice, and a searched line with confidence and verdicts', async () => {
    await field().focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type('881 main st', { delay: 25 });
    const suggestion = page.locator('#options .option').first();
    await suggestion.waitFor({ state: 'visible' });
    await page.locator('#options[aria-busy=false]').waitFor();
    await expect.poll(() => suggestion.textContent()).toContain(wanted.label);
    expect(await suggestion.textContent()).toMatch(/address, \d+ % sure/);
    // On two lines: a label and its confidence ran together once.
    const [title, about] = await Promise.all(
      ['span', 'small'].map((part) => suggestion.locator(part).boundingBox()),
    );
    // In the flow of the panel: it covers nothing below.
    const [list, hint] = await Promise.all(
      ['#options', '.hint >> nth=0'].map((part) => page.locator(part).boundingBox()),
    );
    expect(hint!.y).toBeGreaterThanOrEqual(list!.y + list!.height);
    expect(await field().getAttribute('aria-expanded')).toBe('true');
    await expect
      .poll(() => page.locator('#status').textContent())
      .toMatch(/\d suggestions?; arrow keys choose/);
    expect(about!.y).toBeGreaterThanOrEqual(title!.y + title!.height);
    const before = await page.evaluate<number>('doorplate.map.getZoom()');
    await page.keyboard.press('ArrowDown');
    expect(await field().getAttribute('aria-activedescendant')).toBe('option-0');
    expect(await suggestion.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await card().waitFor({ state: 'visible' });
    // The list closes when there is an answer, and stays so.
    expect(await page.locator('#options').isVisible()).toBe(false);
    expect(await field().getAttribute('aria-expanded')).toBe('false');
    expect(await field().inputValue()).toBe(wanted.label);
    await expect.poll(() => page.locator('#status').textContent()).toContain(wanted.label);
    expect(await card().locator('h2').textContent()).toBe(wanted.label);
    // The map goes to the choice: it stayed where it was once.
    await expect.poll(() => page.evaluate<number>('doorplate.map.getZoom()')).toBeGreaterThan(before + 2);
    const point = JSON.stringify([wanted.longitude, wanted.latitude]);
    expect(await page.evaluate(`doorplate.map.getBounds().contains(${point})`)).toBe(true);
    // How sure it was for the letters typed says nothing about a choice: a chosen street was called a misfit once.
    expect(await card().textContent()).toContain('Leveladdress');
    expect(await card().textContent()).not.toMatch(/Confidence|Verdicts|Sure enough|does not fit/);
    await page.keyboard.press('Enter');
    await card().locator('meter').waitFor();
    const text = await card().textContent();
    expect(text).toMatch(/Confidence ?\d+ %/);
    expect(text).toMatch(/number (exact|folded)/);
    expect(text).toContain(`Source${wanted.source}`);
    expect(Number(await card().locator('meter').getAttribute('value'))).toBeGreaterThan(0.5);
  });

  it('draws the place and the border of the smallest area that has one', async () => {
    const municipality = card().locator('button.area', { hasText: 'municipality' });
    await expect.poll(() => municipality.getAttribute('aria-pressed')).toBe('true');
    expect(await municipality.textContent()).toContain('Hartford');
    await expect.poll(() => drawn('place')).toBeGreaterThan(0);
    await center(wanted.latitude, wanted.longitude, 7.5);
    await expect.poll(() => drawn('border-line')).toBeGreaterThan(0);
    await expect.poll(() => drawn('land')).toBeGreaterThan(0);
    if (pictures) await picture('explore-light');
    await municipality.click();
    expect(await municipality.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => drawn('border-line')).toBe(0);
    const province = card().locator('button.area', { hasText: 'province' });
    await province.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => province.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => drawn('border-line')).toBeGreaterThan(0);
  });

  it('says for a suburb that there is no border of it', async () => {
    const suburb = card().locator('button.area', { hasText: 'suburb' });
    expect(await suburb.textContent()).toContain('no border in the data');
    expect(await suburb.isDisabled()).toBe(true);
  });

  it('follows dark and light', async () => {
    const sea = () => page.evaluate(`doorplate.map.getPaintProperty('sea', 'background-color')`);
    const light = await sea();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(sea).not.toBe(light);
    const back = await page.evaluate('getComputedStyle(document.body).backgroundColor');
    expect(back).toBe('rgb(23, 27, 31)');
    if (pictures) {
      await center(wanted.latitude, wanted.longitude, 7.5);
      await picture('explore-dark');
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(sea).toBe(light);
  });

  it('asks what is where the map was clicked', async () => {
    await field().focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await center(wanted.latitude, wanted.longitude, 17);
    const box = (await page.locator('#map').boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => card().locator('h2').textContent()).toBe(wanted.label);
    await expect.poll(() => drawn('place')).toBeGreaterThan(0);
    await center(0, 0, 5);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect
      .poll(() => page.locator('#found').textContent())
      .toMatch(/No address within 250 m of -?0\.0/);
    await expect.poll(() => drawn('place')).toBe(0);
  });

  it('does the same by keyboard: Enter on the map asks for its middle', async () => {
    await center(wanted.latitude, wanted.longitude, 17);
    await page.locator('#map canvas').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => card().locator('h2').textContent()).toBe(wanted.label);
    expect(await page.evaluate(`getComputedStyle(document.getElementById('cross')).visibility`)).toBe(
      'visible',
    );
  });

  it('searches for a line at Enter, and says so when nothing is found', async () => {
    await field().focus();
    await page.keyboard.type(PLACE, { delay: 10 });
    await page.keyboard.press('Enter');
    await expect.poll(() => card().locator('h2').textContent()).toBe(place.label);
    await page.waitForTimeout(400);
    expect(await page.locator('#options').isVisible()).toBe(false);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('qqxxzzqq wwvvkk', { delay: 10 });
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#found').textContent()).toBe('Nothing was found.');
  });

  it('shows others where the best is not sure, and its advice', async () => {
    await field().focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('99999 main street', { delay: 5 });
    await page.keyboard.press('Enter');
    const others = card().locator('.others button');
    await expect.poll(() => others.count()).toBeGreaterThan(1);
    expect(await card().locator('.advice').textContent()).toMatch(/fit|Look/);
    const whole = await others.first().textContent();
    const second = whole!.slice(0, -(await others.first().locator('small').textContent())!.length);
    await others.first().click();
    await expect.poll(() => card().locator('h2').textContent()).toBe(second);
    if (pictures) await picture('explore-alternatives');
  });

  it('clears by its one cross, and by Escape', async () => {
    const cross = page.locator('#clear');
    await field().fill('main');
    expect(await page.locator('#search button:visible').count()).toBe(1);
    await cross.click();
    expect(await field().inputValue()).toBe('');
    expect(await cross.isVisible()).toBe(false);
    await page.keyboard.type('main str', { delay: 10 });
    await page.locator('#options .option').first().waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    expect(await page.locator('#options').isVisible()).toBe(false);
    expect(await field().inputValue()).toBe('main str');
    await page.keyboard.press('Escape');
    expect(await field().inputValue()).toBe('');
  });

  it('geocodes a dropped table, shows it and gives it back', async () => {
    const csv = 'id,street,nr,city\n1,Main Street,881,Manchester\n2,zzqqxx,,\n3,=1+1,,\n';
    await page.evaluate(
      `(() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([${JSON.stringify(csv)}], 'customers.csv', { type: 'text/csv' }));
        document.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, cancelable: true }));
      })()`,
    );
    const boxes = page.locator('#table .columns input');
    await expect.poll(() => boxes.count()).toBe(4);
    expect(await Promise.all([0, 1, 2, 3].map((index) => boxes.nth(index).isChecked()))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    await page.keyboard.press('Enter');
    const link = page.locator('#table a.primary');
    await link.waitFor({ state: 'visible' });
    const rows = page.locator('#table tbody tr');
    expect(await rows.count()).toBe(3);
    expect(await rows.first().textContent()).toContain(wanted.label);
    expect(await rows.nth(1).textContent()).toContain('nothing');
    const download = page.waitForEvent('download');
    await link.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('customers-geocoded.csv');
    const text = readFileSync((await file.path())!, 'utf8');
    const lines = text.split('\r\n');
    expect(lines[0]).toBe(
      'id,street,nr,city,match_label,match_level,match_confidence,match_advice,match_latitude,match_longitude,match_id',
    );
    expect(lines[1]).toContain(wanted.id);
    // A longitude is a number, a formula is not run.
    expect(lines[1]).toContain(`,${wanted.longitude},`);
    expect(lines[3]).toMatch(/^3,"?'=1\+1/);
    await rows.first().locator('button').click();
    await expect.poll(() => card().locator('h2').textContent()).toBe(wanted.label);
    if (pictures) await picture('explore-table');
  });

  it('reports what the answers are worth where a dropped table has known points', async () => {
    const { latitude, longitude } = wanted;
    const csv = `street,nr,city,lat,lon\nMain Street,881,Manchester,${latitude},${longitude}\nMain Street,881,Manchester,61,-149\nMain Street,881,Manchester,,\n`;
    await page
      .locator('#file')
      .setInputFiles({ name: 'known.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect.poll(() => page.locator('#table h2').textContent()).toBe('known.csv');
    await page.locator('#table button.primary').click();
    const report = page.locator('#table').getByText('Download the report');
    await report.waitFor({ state: 'visible' });
    expect(await page.locator('#table').textContent()).toContain(
      '1 of 2 rows (50.0 %) have an answer within 100 m.',
    );
    const download = page.waitForEvent('download');
    await report.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('known-evaluation.html');
    const html = readFileSync((await file.path())!, 'utf8');
    expect(html).toContain('3 rows: 2 answered (100.0 %), 1 right (50.0 %)');
    expect(html).toContain('1 not asked: expected a known point');
    if (pictures) await picture('explore-evaluation');
  });

  it.each(['light', 'dark'] as const)('has nothing that axe-core complains of, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await field().fill('main st');
    await page.locator('#options .option').first().waitFor({ state: 'visible' });
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
      'axe.run()',
    );
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('Escape');
  });

  it('covers nothing on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await field().fill('main st');
    await page.locator('#options .option').first().waitFor({ state: 'visible' });
    const [map, list, hint] = await Promise.all(
      ['#map', '#options', '.hint >> nth=0'].map((part) => page.locator(part).boundingBox()),
    );
    expect(list!.y).toBeGreaterThanOrEqual(map!.y + map!.height);
    expect(hint!.y).toBeGreaterThanOrEqual(list!.y + list!.height);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    if (pictures) await picture('explore-telephone');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('asked nobody else, and nothing went wrong', () => {
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
  });

  async function picture(name: string): Promise<void> {
    await page.waitForTimeout(1000);
    await page.screenshot({ path: path.join(pictures!, `${name}.png`) });
  }
});
