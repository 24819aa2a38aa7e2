import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

/** Shops that volunteers mapped, each with the address of its building; one has no postcode, as many have none. */
let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'FI', name: 'Suomi' }, [
    'Siltasaarenkatu 3; 00530; Helsinki; Helsinki; Uusimaa; 60.17736,24.95046',
    'Siltasaarenkatu 3; ; Helsinki; Helsinki; Uusimaa; 60.17749,24.95055',
    'Vuorikatu 5; ; Helsinki; Helsinki; Uusimaa; 60.17,24.94',
    'Vuorikatu 5; 00100; Helsinki; Helsinki; Uusimaa; 60.18,24.94',
  ]);
});
afterAll(() => geocoder.close());

it.each(['Siltasaarenkatu 3, Helsinki', 'Siltasaarenkatu 3, 00530 Helsinki'])(
  '%s: of two records near each other, the answer is the one with the postcode',
  (line) => {
    const [best, next] = geocoder.search(line);
    expect(best).toMatchObject({ number: '3', postcode: '00530', advice: 'accept' });
    expect(best!.uncertaintyMeters).toBeGreaterThanOrEqual(15);
    expect(next?.level).not.toBe('address');
  },
);

it('keeps two records a kilometre apart as rivals', () => {
  const [best, next] = geocoder.search('Vuorikatu 5, Helsinki');
  expect(best!.confidence).toBeLessThan(0.6);
  expect(next).toMatchObject({ level: 'address', number: '5' });
});

it('suggests an address once, and each of two a kilometre apart', () => {
  const labels = (text: string) => geocoder.suggest(text).map(({ label }) => label);
  expect(labels('Siltasaarenkatu 3')).toEqual(['Siltasaarenkatu 3, 00530 Helsinki']);
  expect(labels('Vuorikatu 5')).toHaveLength(2);
  expect(geocoder.suggest('Siltasaarenkatu 3')[0]!.uncertaintyMeters).toBeGreaterThanOrEqual(15);
});
