// Vitest: `vitest run`. It does not transform packages in node_modules, so no setting is needed.
import { Geocoder, sampleDataset } from 'doorplate';
import { GeocoderPool } from 'doorplate/pool';
import { afterAll, expect, it } from 'vitest';

const geocoder = Geocoder.open(sampleDataset());
afterAll(() => geocoder.close());

it('finds an address', () => {
  expect(geocoder.search('881 main street, manchester')[0]).toMatchObject({
    level: 'address',
    number: '881',
  });
});

it('finds it on a worker thread', async () => {
  const pool = await GeocoderPool.open(sampleDataset(), { threads: 1 });
  expect((await pool.search('881 main street, manchester'))[0]?.number).toBe('881');
  await pool.close();
});
