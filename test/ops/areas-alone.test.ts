import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../src/compile/index';
import { Geocoder } from '../../src/index';
import { temporaryDirectory } from '../sample';

const square = (west: number, east: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, 52],
      [east, 52],
      [east, 53],
      [west, 53],
      [west, 52],
    ],
  ],
});

const layer = (level: string, name: string, west: number, east: number) => ({
  file: `${level}.geojson`,
  text: JSON.stringify({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: { n: name, c: name }, geometry: square(west, east) }],
  }),
  layer: { level, path: `${level}.geojson`, name: 'n', code: 'c', licence: 'CC0 1.0', attribution: 'nobody' },
});

it('reverse answers with the smallest area, in the shape of the interface as with detail', async () => {
  const folder = temporaryDirectory();
  const layers = [layer('province', 'Noord', 5, 7), layer('municipality', 'Dorp', 5, 6)];
  for (const { file, text } of layers) writeFileSync(path.join(folder, file), text);
  const out = path.join(folder, 'dataset');
  const country = { code: 'NL', name: 'Nederland' };
  const areas = layers.map((one) => one.layer);
  await build({ name: 'Areas', country, areas, addresses: [] } as never, { inputRoot: folder, out });
  using geocoder = Geocoder.open(out);
  for (const [longitude, name] of [
    [5.3, 'Dorp'],
    [6.3, 'Noord'],
  ] as const) {
    const point = { latitude: 52.3, longitude };
    const plain = geocoder.reverseGeocode(point)!;
    expect(plain).toMatchObject({ number: null, streetname: null, postcode: null, city: null });
    expect(geocoder.getArea(plain.suburb_id)).toMatchObject({ name });
    expect(geocoder.reverseGeocode(point, { detail: true })).toMatchObject({
      label: expect.stringContaining(name) as string,
    });
    expect(geocoder.reverseGeocode(point, { fallback: false })).toBeNull();
  }
  expect(geocoder.reverseGeocode({ latitude: 40, longitude: 5 })).toBeNull();
});
