/** Boxes of Brussels, as its register writes them. The label of each address, asked as a line, gives that address. */

import { beforeAll, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

const NUMBERS = [
  '12',
  '12/1',
  '12/-1',
  '12/10-2',
  '12/10/2',
  '12/SS+R',
  '12/RC/A',
  '12/A RC',
  '12/A/RC',
  '12/3  C',
  '12/C',
  '14/A1',
  '14/A.1',
  '14/B D1',
  '14/B /D1',
];
let geocoder: Geocoder;
beforeAll(async () => {
  const addresses = NUMBERS.map((number) => `Jubelfeestlaan ${number}; 1080; Brussel; Brussel; Brussel`);
  geocoder = await tinyGeocoder({ code: 'BE', name: 'België' }, addresses);
});

it('gives the address of its own label', () => {
  const addresses = [...geocoder.addresses()];
  expect(addresses).toHaveLength(NUMBERS.length);
  for (const { id } of addresses) {
    const { label } = geocoder.getAddress(id, { detail: true })!;
    expect(geocoder.search(label, { limit: 1 }), label).toMatchObject([{ level: 'address', id }]);
  }
});

it.each([
  ['Jubelfeestlaan 12 boîte 1', '1'],
  ['Jubelfeestlaan 12 bus -1', '-1'],
  ['Jubelfeestlaan 12 bus 10/2 Brussel', '10/2'],
  ['Jubelfeestlaan 12 bus 3 c, Brussel', '3  C'],
  ['Jubelfeestlaan 14 bte a.1', 'A.1'],
])('%s: box %s', (line, suffix) => {
  const [best] = geocoder.search(line, { limit: 1 });
  expect(best).toMatchObject({ level: 'address', suffix });
});

// Another box of the same key was accepted.
it.each([
  ['Tolweg 12 bte.b3, 1050 Elsene', 'b3'],
  ['Tolweg 12 bte.B24, 1050 Elsene', 'B24'],
  ['Tolweg 12 b9, 1050 Elsene', '9'],
])('%s: box %s among boxes that are written alike', async (line, suffix) => {
  const boxes = ['3', 'b3', '024', 'B24', '009', '9'];
  const addresses = boxes.map((box) => `Tolweg 12/${box}; 1050; Elsene; Elsene; Brussel`);
  using other = await tinyGeocoder({ code: 'BE', name: 'België' }, addresses);
  expect(other.search(line)[0]).toMatchObject({ level: 'address', suffix, advice: 'accept' });
});
