import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Brink 1; 9401AA; Assen; Midden; Drenthe; 53,6.5',
  ]);
});
afterAll(() => geocoder.close());

// No layer has these areas: they come from the addresses.
it.each(['Assen', 'Midden', 'Drenthe'])('the answer %s says its source', (name) => {
  const [best] = geocoder.search(name);
  expect(best).toMatchObject({ label: expect.stringContaining(name) as string, source: 'tiny' });
  expect(best!.attribution).toEqual(['nobody']);
});
