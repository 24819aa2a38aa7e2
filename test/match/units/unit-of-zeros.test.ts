import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'BE', name: 'België' }, [
    'Boeckelstraat 52; 1140; Evere; Evere; Brussel',
    'Boeckelstraat 52/00; 1140; Evere; Evere; Brussel',
    'Boeckelstraat 52/01; 1140; Evere; Evere; Brussel',
    'Boeckelstraat 54; 1140; Evere; Evere; Brussel',
    'Boeckelstraat 56/1; 1140; Evere; Evere; Brussel',
    'Boeckelstraat 56/2; 1140; Evere; Evere; Brussel',
    'Boeckelstraat 58/A; 1140; Evere; Evere; Brussel',
  ]);
});
afterAll(() => geocoder.close());

it.each([
  ['is there', '52', '00', 'address', '00', 'exact'],
  ['is there, with more zeros', '52', '000', 'address', '00', 'folded'],
  ['is not there: an empty column', '54', '00', 'address', null, undefined],
  ['is not there: the building', '56', '00', 'building', null, undefined],
  ['is not there: the number with its letter', '58A', '000', 'address', 'A', 'folded'],
])('a unit of zeros %s', (_, number, suffix, level, found, verdict) => {
  const [match] = geocoder.candidates({ streetname: 'Boeckelstraat', number, suffix, city: 'Evere' });
  expect([match!.level, match!.suffix, match!.verdicts.suffix]).toEqual([level, found, verdict]);
});
