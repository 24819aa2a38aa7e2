import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
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

/** A browser for the tests of this file. Maps draw by WebGL, which a machine without a screen does in software. */
export function browserForTests(): { readonly current: Browser } {
  const held: { current: Browser } = { current: null as unknown as Browser };
  beforeAll(async () => {
    if (CHROMIUM === null) return;
    held.current = await chromium.launch({
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
      ],
    });
  });
  afterAll(() => held.current?.close());
  return held;
}
