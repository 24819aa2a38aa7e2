import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Geocoder, Match } from '../../src/index';
import { tinyGeocoder } from './tiny-dataset';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Karel Doormanlaan 1; 4535AA; Terneuzen; Terneuzen; Zeeland; 51.33,3.83',
    'Karel Doormanlaan 1; 4571AA; Axel; Terneuzen; Zeeland; 51.26,3.91',
    'Karel Doormanstraat 1; 4461AA; Goes; Goes; Zeeland; 51.50,3.89',
    'Oude Markt 3; 4381ER; Vlissingen; Vlissingen; Zeeland; 51.442,3.572',
    'Markt 3; 4341EP; Arnemuiden; Middelburg; Zeeland; 51.45,3.6',
    'Markt 3; 4503AG; Groede; Sluis; Zeeland; 51.43,3.55',
  ]);
});
afterAll(() => geocoder.close());

const confidences = (matches: readonly Match[]) => matches.map(({ confidence }) => confidence);

it.each([
  'Karel Doormanlaan, Terneuzen',
  'Karel Doormanlaan 1, Terneuzen',
  'Karel Doormanlan 1, 4535AA Terneuzen',
])('%s: a surer place stands before a less sure street', (line) => {
  const matches = geocoder.search(line, { limit: 50 });
  expect(matches[0]).toMatchObject({ streetname: 'Karel Doormanlaan', city: 'Terneuzen' });
  expect(matches.some(({ streetname }) => streetname === null)).toBe(true);
  expect(confidences(matches)).toEqual(confidences(matches).sort((a, b) => b - a));
});

it('so does a list for fields', () => {
  const matches = geocoder.candidates({ streetname: 'Karel Doormanlaan', city: 'Terneuzen' }, { limit: 50 });
  expect(matches.length).toBeGreaterThan(2);
  expect(confidences(matches)).toEqual(confidences(matches).sort((a, b) => b - a));
});

it('so does a part of a name in the asked town, before the whole name in towns beside it', () => {
  const matches = geocoder.search('Markt 3, Vlissingen', { limit: 50 });
  expect(matches[0]).toMatchObject({ streetname: 'Oude Markt', city: 'Vlissingen' });
  expect(confidences(matches)).toEqual(confidences(matches).sort((a, b) => b - a));
});
