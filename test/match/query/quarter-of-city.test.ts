// Quarters and remarks in the field of the city, and quarters that the data lack.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AddressQuery, Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let german: Geocoder;
let french: Geocoder;
let swiss: Geocoder;
beforeAll(async () => {
  german = await tinyGeocoder({ code: 'DE', name: 'Deutschland' }, [
    'Kocherstraße 10; 45219; Essen; Essen; Nordrhein-Westfalen',
    'Kortumstraße 10; 44787; Bochum; Bochum; Nordrhein-Westfalen; 51.48,7.22',
  ]);
  french = await tinyGeocoder({ code: 'FR', name: 'France' }, [
    'Rue Planchat 22; 75020; Paris; Paris; Paris',
  ]);
  swiss = await tinyGeocoder({ code: 'CH', name: 'Schweiz' }, [
    'Murtenstrasse 58; 2502; Biel/Bienne; Biel/Bienne; Bern',
  ]);
});
afterAll(() => {
  german.close();
  french.close();
  swiss.close();
});

const ofGermany: readonly [AddressQuery, string][] = [
  [{ city: 'Kettwig, Essen' }, 'accept'],
  [{ city: 'Essen, Kettwig' }, 'accept'],
  [{ city: 'Essen', suburb: 'Kettwig' }, 'accept'],
  // Another country, a town of the data, or a town with a longer name.
  [{ city: 'Essen, Belgien' }, 'confirm'],
  [{ city: 'Essen', suburb: 'Belgien' }, 'confirm'],
  [{ city: 'Essen', suburb: 'Bochum' }, 'fix'],
  [{ city: 'Essen (Oldenburg)' }, 'confirm'],
];

it.each(ofGermany)('%o: %s', (places, advice) => {
  const [best] = german.candidates({ streetname: 'Kocherstraße', number: '10', ...places });
  expect(best!.advice).toBe(advice);
});

it('says that the data lack a quarter', () => {
  const [best] = german.candidates({ streetname: 'Kocherstraße', number: '10', city: 'Kettwig, Essen' });
  expect(best).toMatchObject({ city: 'Essen', verdicts: { city: 'exact', suburb: 'missing' } });
});

it.each(['Paris Cedex', 'Paris CEDEX 20', 'Paris, Île-de-France'])('%s', (city) => {
  const [best] = french.candidates({ streetname: 'Rue Planchat', number: '22', city });
  expect(best).toMatchObject({ number: '22', city: 'Paris', advice: 'accept' });
});

it.each(['Bil/Bienne', 'Biel/Biene', 'Biel-Biene'])('%s', (city) => {
  const [best] = swiss.candidates({ streetname: 'Murtenstrasse', number: '58', city });
  expect(best).toMatchObject({ city: 'Biel/Bienne', advice: 'accept' });
});
