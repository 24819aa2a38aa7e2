import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a Chromium is; null where none was found. Debian: apt-get install chromium. */
export const CHROMIUM = PLACES.find((place) => place !== undefined && existsSync(place)) ?? null;

/** Says why the tests of a browser are left out. */
export const WITHOUT_CHROMIUM = CHROMIUM === null ? ' (left out: no Chromium; apt-get install chromium)' : '';

/** A machine with two cores and no graphics card draws the first map in half a minute when others work beside it. */
const PATIENCE_MILLISECONDS = 120_000;

export interface TestBrowser {
  /** A new page, of a person who has not been here before. */
  page(options?: BrowserContextOptions): Promise<Page>;
}

/** A browser for the tests of this file. Maps draw by WebGL, which a machine without a screen does in software. */
export function browserForTests(): TestBrowser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (CHROMIUM === null) return;
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      timeout: PATIENCE_MILLISECONDS,
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
        // The page itself is put together without the graphics process: half of its work.
        '--disable-gpu-compositing',
      ],
    });
  });
  afterAll(() => browser?.close());
  return {
    page: async (options) => {
      const page = await browser!.newPage(options);
      page.setDefaultTimeout(PATIENCE_MILLISECONDS);
      return page;
    },
  };
}
