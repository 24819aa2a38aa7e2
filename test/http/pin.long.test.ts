/** The pin on the map page: dragged, moved by keys, and kept in the overlay. */

import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '../../src/http/index';
import { sampleDataset, temporaryDirectory } from '../sample';
import { browserForTests, CHROMIUM, WITHOUT_CHROMIUM } from './browser';
import { explorePage } from './page';
import { DOORS, type Running } from './running';

const dataset = sampleDataset();
const folder = temporaryDirectory();
explorePage();
const browser = browserForTests();
/** Pictures to look at: DOORPLATE_PICTURES=folder */
const pictures = process.env.DOORPLATE_PICTURES;

describe.skipIf(CHROMIUM === null)(`the pin on the map page${WITHOUT_CHROMIUM}`, () => {
  let service: Running;
  let writer: string;
  let page: Page;

  beforeAll(async () => {
    service = await DOORS.serve!(dataset, folder, {
      explore: true,
      overlay: path.join(folder, 'own.sqlite'),
    });
    writer = createKey(service.keysFile, 'writer', { mayWrite: true });
    page = await browser.page({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
    await page.goto(service.url);
    await enter(page);
    await page.locator('.pin').waitFor();
    // The map moves to the border when that is there.
    await page.locator('button.area[aria-pressed=true]').waitFor();
  });
  afterAll(async () => {
    await page?.close();
    await service?.close();
  });

  /** The key and a line, without a pause between them. */
  const enter = async (page: Page) => {
    await page.locator('#key-text').fill(service.key);
    await page.keyboard.press('Enter');
    await page.locator('#line').fill('881 main street, manchester');
    await page.keyboard.press('Enter');
  };
  const moving = () => page.locator('.moving');
  const picture = (name: string) =>
    pictures === undefined ? undefined : page.screenshot({ path: path.join(pictures, `${name}.png`) });
  const corrections = async () => {
    const { json } = await service.ask('GET', '/overlay/list?state=corrected');
    return json as { latitude: number; longitude: number }[];
  };

  it('is dragged, put back, and asks for a key that may write before it is kept', async () => {
    await picture('pin-1280');
    const pin = (await page.locator('.pin').boundingBox())!;
    const [x, y] = [pin.x + pin.width / 2, pin.y + pin.height / 2];
    const drag = async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 30, y - 20, { steps: 4 });
      await page.mouse.up();
    };
    await drag();
    await expect.poll(() => moving().textContent()).toMatch(/Moved by [\d.]+ m/);
    await picture('pin-moved-1280');
    await moving().getByText('Put it back').click();
    await expect.poll(() => moving().textContent()).toContain('Drag the pin');
    await drag();
    await moving().getByText('Save the point').click();
    await page.locator('#key').waitFor({ state: 'visible' });
    expect(await page.locator('#key').textContent()).toContain('may not change anything');
    expect(await corrections()).toEqual([]);
    // Somebody who has no other key goes on with this one: the page was shut once.
    await page.getByText('Cancel').click();
    await expect.poll(() => moving().textContent()).toContain('WRITE_NOT_ALLOWED');
    expect(await page.locator('#key').isVisible()).toBe(false);
    await moving().getByText('Save the point').click();
    await page.locator('#key').waitFor({ state: 'visible' });
    await page.locator('#key-text').fill(writer);
    await page.keyboard.press('Enter');
    await page.locator('#status').getByText('is kept').waitFor();
    const [entry] = await corrections();
    expect(entry).toMatchObject({ state: 'corrected' });
    expect(await page.locator('.facts').textContent()).toContain('overlay');
    expect(await page.locator('.facts').textContent()).toContain(entry!.latitude.toFixed(6));
  });

  it('is moved by the arrow keys and kept at once, also on a small screen', async () => {
    const [before] = await corrections();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.pin').focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await picture('pin-390');
    await moving().getByText('Save the point').click();
    await expect.poll(async () => (await corrections())[0]!.longitude).toBeGreaterThan(before!.longitude);
    expect((await corrections())[0]!.latitude).toBeCloseTo(before!.latitude, 5);
  });
});
