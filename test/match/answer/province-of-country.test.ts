import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Geocoder, linesOf } from '../../../src/geocoder';
import { tinyGeocoder } from '../tiny-dataset';

/** No source names provinces: one is made, with the name of the country. */
let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'CA', name: 'Canada' }, ['Gray Avenue 5879; V6S 0A9; Vancouver; ; ']);
});
afterAll(() => geocoder.close());

it('leaves a province with the name of the country out of the label and of the lines', () => {
  const [best] = geocoder.search('5879 Gray Avenue, Vancouver');
  expect(best).toMatchObject({ label: '5879 Gray Avenue, Vancouver, V6S 0A9', province: 'Canada' });
  expect(linesOf(best!)).toEqual(['5879 Gray Avenue', 'Vancouver, V6S 0A9']);
  expect(geocoder.search('Vancouver')[0]!.label).toBe('Vancouver');
});
