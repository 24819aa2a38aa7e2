import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder, Match } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

/** Sections of `typed-elsewhere.txt`: a country, its addresses, and the lines with the address that each means. */
const COUNTRIES = readFileSync(new URL('typed-elsewhere.txt', import.meta.url), 'utf8')
  .split('\n## ')
  .slice(1)
  .map((section) => {
    const [heading = '', ...rows] = section.trim().split('\n');
    const asked = rows.filter((row) => row.startsWith('? ')).map((row) => row.slice(2).split(' => '));
    return {
      country: { code: heading.slice(0, 2), name: heading.slice(3) },
      addresses: rows.filter((row) => !row.startsWith('? ')),
      asked: asked.map(([line = '', address = '']): [string, string] => [line, address]),
    };
  });

describe.each(COUNTRIES)('a line typed in $country.name', ({ country, addresses, asked }) => {
  let geocoder: Geocoder;

  beforeAll(async () => {
    geocoder = await tinyGeocoder(country, addresses);
  });
  afterAll(() => geocoder.close());

  it.each(asked)('%s', (line, address) => {
    const best = geocoder.search(line)[0]!;
    expect(addressOf(best)).toBe(address);
    expect(best.confidence).toBeGreaterThan(0.5);
  });
});

function addressOf({ streetname, number, suffix }: Match): string {
  return [streetname, number, suffix].filter((part) => part !== null && part !== '').join(' ');
}
