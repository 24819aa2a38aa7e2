import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressQuery, Geocoder } from '../../src/index';
import { invoke } from '../cli/invoke';
import { tinyGeocoder } from '../match/tiny-dataset';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Brink 1; 9401AA; Assen; Assen; Drenthe; 53,6.5',
  ]);
});
afterAll(() => geocoder.close());

const refusal = (name: string) =>
  expect.objectContaining({
    name: 'GeocoderError',
    code: 'INVALID_REQUEST',
    message: expect.stringContaining(
      `expected "${name}" to have at least a street, a postcode or a place`,
    ) as string,
  });

describe('fields without a street, a postcode or a place are refused', () => {
  it.each<AddressQuery>([{}, { number: '1' }, { suffix: 'A' }, { number: '1', suffix: 'A' }, { city: ' ' }])(
    '%j',
    (fields) => {
      expect(() => geocoder.candidates(fields)).toThrow(refusal('query'));
      expect(() => geocoder.standardise(fields)).toThrow(refusal('address'));
      expect(() => geocoder.sameAddress(fields, 'Brink 1, Assen')).toThrow(refusal('a'));
      expect(() => geocoder.sameAddress('Brink 1, Assen', fields)).toThrow(refusal('b'));
    },
  );

  it('on the command line with exit status 2', async () => {
    const data = ['--data', geocoder.directory];
    for (const typed of [
      ['candidates', ...data, '--number', '1'],
      ['standardise', ...data, '{"number":"1"}'],
      ['same', ...data, '{"number":"1"}', '{"number":"1"}'],
    ])
      expect((await invoke(typed)).status).toBe(2);
  });
});

it.each<AddressQuery>([
  { streetname: 'Brink' },
  { postcode: '9401AA' },
  { city: 'Assen' },
  { suburb: 'Assen' },
  { municipality: 'Assen' },
  { province: 'Drenthe' },
])('%j is enough', (fields) => {
  expect(geocoder.candidates(fields)).not.toEqual([]);
  expect(geocoder.sameAddress(fields, fields).same).toBeGreaterThan(0.5);
});
