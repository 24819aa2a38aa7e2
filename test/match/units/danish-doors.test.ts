/** Units of Danish houses are a floor and a door. People write both in several ways. */

import { beforeAll, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let geocoder: Geocoder;
beforeAll(async () => {
  const units = [
    'st. 1',
    'st. 4',
    '1. 4',
    '1. 2',
    '2. 4',
    'kl.',
    '1. th',
    '1. tv',
    '3.',
    '5. 3',
    'st. th',
    'st. tv',
  ];
  geocoder = await tinyGeocoder({ code: 'DK', name: 'Danmark' }, [
    ...units.map((unit) => `Langgade 12/${unit}; 9999; Nyby; Nyby; Sjælland`),
    'Langgade 14; 9999; Nyby; Nyby; Sjælland',
  ]);
});

it.each([
  ['Langgade 12, st., dør 1, 9999 Nyby', 'st. 1'],
  ['Langgade 12, 1. dør 4, 9999 Nyby', '1. 4'],
  ['Langgade 12 1. sal dør 4, 9999 Nyby', '1. 4'],
  ['Langgade 12, 1., lejl. 2, 9999 Nyby', '1. 2'],
  ['Langgade 12, 2.-4, 9999 Nyby', '2. 4'],
  ['Langgade 12, kælderen, 9999 Nyby', 'kl.'],
  ['Langgade 12, 1.th., 9999 Nyby', '1. th'],
  ['Langgade 12, 1. dør th, 9999 Nyby', '1. th'],
  ['Langgade 12, 1. etage, dør t.h., 9999 Nyby', '1. th'],
  ['langgade 12, 1 t.h., nyby', '1. th'],
  ['Langgade 12,5 sal, 3, 9999 Nyby', '5. 3'],
  ['Langgade 12, 5 sal 3, 9999 Nyby', '5. 3'],
  ['Langgade 12 5.sal, 3, 9999 Nyby', '5. 3'],
  ['Langgade 12, st. t. v., 9999 Nyby', 'st. tv'],
  ['Langgade 12, 1. t. h. · 9999 Nyby', '1. th'],
  ['Langgade 12, 1 sal venstre, 9999 Nyby', '1. tv'],
  ['Langgade 12, 1sal, venstre, 9999 Nyby', '1. tv'],
  ['Langgade 12 stuen, venstre, 9999 Nyby', 'st. tv'],
  ['Langgade 12 stue højre, 9999 Nyby', 'st. th'],
  ['Langgade 12, stth, 9999 Nyby', 'st. th'],
  ['langgade 12 sttv nyby', 'st. tv'],
  ['Langgade 12, stuen 4, 9999 Nyby', 'st. 4'],
  ['Langgade|12|1|tv|9999|Nyby', '1. tv'],
  ['Langgade|12|st|th|9999|Nyby', 'st. th'],
  ['Langgade 12, 3. sal, 9999 Nyby', '3.'],
  ['Langgade 12, 1. sal til venstre, 9999 Nyby', '1. tv'],
])('%s has the unit %s', (line, suffix) =>
  expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', suffix, advice: 'accept' }),
);

// The answer was the house, exact in all it told.
it('a flat that the house lacks is told as missing, also in a line without a town', () => {
  const [best] = geocoder.search('Langgade 14, 2. tv');
  expect(best).toMatchObject({ level: 'building', number: '14', verdicts: { suffix: 'missing' } });
  expect(geocoder.parse('Langgade 14, 2. tv').fields).toMatchObject({ number: '14', suffix: '2. tv' });
});

it('two doors of one floor are two addresses, whether the data know the flats or not', () => {
  expect(geocoder.sameAddress('Langgade 14, 2. tv', 'Langgade 14, 2. th').same).toBeLessThan(0.1);
  expect(geocoder.sameAddress('Langgade 14, 2. tv', 'Langgade 14 2 t.v.').same).toBeGreaterThan(0.9);
});
