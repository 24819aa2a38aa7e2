// Jest: `jest`, with its default CommonJS. It has a module registry for each test file, so open and close the geocoder
// there.
const { Geocoder, GeocoderError, sampleDataset } = require('doorplate');
const { GeocoderPool } = require('doorplate/pool');

const geocoder = Geocoder.open(sampleDataset());
afterAll(() => geocoder.close());

it('finds an address', () => {
  expect(geocoder.search('881 main street, manchester')[0]).toMatchObject({
    level: 'address',
    number: '881',
  });
});

it('knows its own errors', () => {
  expect(() => geocoder.search('')).toThrow(GeocoderError);
});

it('finds it on a worker thread', async () => {
  const pool = await GeocoderPool.open(sampleDataset(), { threads: 1 });
  expect((await pool.search('881 main street, manchester'))[0].number).toBe('881');
  await pool.close();
});
