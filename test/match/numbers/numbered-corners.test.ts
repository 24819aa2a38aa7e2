/** Corners of streets whose names are numbers, which also read as house numbers of each other. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let geocoder: Geocoder;

beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    '327th Street 308-04; 10990; ; Kestrel; New York; 40.7000, -73.7000; Otter Village',
    '327th Street 306-04; 10990; ; Kestrel; New York; 40.7010, -73.7000; Otter Village',
    '308th Avenue 327-02; 10990; ; Kestrel; New York; 40.7001, -73.7001; Otter Village',
    '309th Avenue 327-02; 10990; ; Kestrel; New York; 40.7020, -73.7001; Otter Village',
    'Linnet Boulevard 327-01; 10990; ; Kestrel; New York; 40.6999, -73.7001; Otter Village',
    'Linnet Boulevard 398-01; 10990; ; Kestrel; New York; 40.6999, -73.7020; Otter Village',
    'Heron Street 4; 10990; ; Kestrel; New York; 40.7050, -73.7050; Otter Village',
    'Avocet Avenue 7; 10990; ; Kestrel; New York; 40.7051, -73.7051; Otter Village',
    'Plover Road 9; 10990; ; Kestrel; New York; 40.7090, -73.7090; Otter Village',
  ]);
});
afterAll(() => geocoder.close());

it.each([
  ['327th St & 308th Ave, Otter Village', '327th Street', '308th Avenue'],
  ['327 Street & 308 Avenue, Otter Village', '327th Street', '308th Avenue'],
  ['308 Av / 327 St Otter Village', '308th Avenue', '327th Street'],
  ['Linnet Blvd @ 327 St, Otter Village', 'Linnet Boulevard', '327th Street'],
  ['327th st and linnet blvd otter village', '327th Street', 'Linnet Boulevard'],
  ['327th Street between 308th Avenue and 309th Avenue, Otter Village', '327th Street', '308th Avenue'],
  ['Linnet+Blvd+&+327+St,+Otter+Village', 'Linnet Boulevard', '327th Street'],
  ['Linnet Blvd+327 St, Otter Village', 'Linnet Boulevard', '327th Street'],
  ['Heron & Avocet, Otter Village', 'Heron Street', 'Avocet Avenue'],
  ['heron and avocet', 'Heron Street', 'Avocet Avenue'],
])('%s is a corner', (line, first, second) => {
  const [best] = geocoder.search(line);
  expect(best?.label).toContain(`${first} / ${second}`);
  expect(best).toMatchObject({ level: 'street', verdicts: { streetname: 'nearest' } });
  expect(best!.confidence).toBeGreaterThan(0.8);
});

it.each([
  '308-04 327th Street, Otter Village 10990 between 308th Ave and 309th Ave',
  '308-04 327th St bet 308 & 309 Avs, Otter Village',
  '308-04 327th St & 308th Ave, Otter Village',
  '308-04+327th+St,+Otter+Village',
])('%s is an address', (line) => {
  const [best] = geocoder.search(line);
  expect(best).toMatchObject({ level: 'address', streetname: '327th Street', number: '308-04' });
});

it.each(['Route 327 & Linnet Blvd, Otter Village', '327 and Heron St, Otter Village'])(
  'a sign behind a number joins two streets, so it is no house number: %s',
  (line) => {
    for (const { level, advice } of geocoder.search(line)) {
      expect(level).not.toBe('address');
      expect(advice).not.toBe('accept');
    }
  },
);

it('the place behind a cross street is read: 308-04 327th St & 308th Ave Otter Village', () => {
  const [best] = geocoder.search('308-04 327th St & 308th Ave Otter Village');
  expect(best).toMatchObject({ level: 'address', number: '308-04', advice: 'accept' });
  expect(best!.verdicts.city ?? best!.verdicts.suburb).toBe('exact');
});

it('a house number of three digits in a part of its own is no beginning of a postcode', () => {
  const [best] = geocoder.search('Heron Street;212;;Kestrel');
  expect(best!.verdicts).toMatchObject({ streetname: 'exact' });
  expect(best!.verdicts.number).toBeDefined();
  expect(best!.verdicts.postcode).toBeUndefined();
  expect(best!.advice).not.toBe('accept');
});

describe('two names without their types that do not meet', () => {
  it.each(['Heron & Plover, Otter Village', 'heron and plover'])('%s is no corner', (line) => {
    expect(
      geocoder
        .search(line)
        .map(({ label }) => label)
        .join(),
    ).not.toContain('/');
  });
});
