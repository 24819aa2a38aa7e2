import { afterAll, beforeAll, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { TOOLS } from '../../src/mcp/tools';
import { sampleDataset } from '../sample';

const dataset = sampleDataset();
let geocoder: Geocoder;
beforeAll(() => {
  geocoder = Geocoder.open(dataset);
});
afterAll(() => geocoder.close());

const search = (limit: unknown) =>
  TOOLS.find(({ name }) => name === 'search')!.call(geocoder, { text: 'Main Street', limit }) as {
    matches: object[];
  };

it('a limit over the greatest one is refused, not cut in silence', () => {
  expect(search(10).matches).toHaveLength(10);
  expect(() => search(11)).toThrow('search: expected "limit" to be at most 10, but got 11');
  expect(() => search('3')).toThrow('limit');
});
