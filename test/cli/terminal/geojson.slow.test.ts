import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureOf, featuresOf } from '../../../src/cli/terminal/geojson';
import { Geocoder } from '../../../src/index';
import { sampleDataset } from '../../sample';
import { invoke } from '../invoke';

const directory = sampleDataset();
let geocoder: Geocoder;
beforeAll(() => {
  geocoder = Geocoder.open(directory);
});
afterAll(() => geocoder?.close());

interface Collection {
  type: string;
  features: { type: string; geometry: { type: string; coordinates: unknown[] } | null; properties: object }[];
}

describe('GeoJSON on the command line', () => {
  it('is a collection of the matches of search, each at its point', async () => {
    const { stdout } = await invoke(['search', '--data', directory, '--format', 'geojson', 'main street']);
    const collection = JSON.parse(stdout) as Collection;
    const matches = geocoder.search('main street');
    expect(collection.type).toBe('FeatureCollection');
    expect(collection.features).toEqual(
      matches.map(({ latitude, longitude, ...properties }) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
        properties,
      })),
    );
    const lines = await invoke(['search', '--data', directory, '--format', 'geojsonl', 'main street']);
    expect(
      lines.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toEqual(collection.features);
  });

  it('of an operation with one answer has one feature, or none', async () => {
    const flags = ['forward', '--data', directory, '--format', 'geojson', '--number', '881', '--streetname'];
    const found = JSON.parse((await invoke([...flags, 'Main Street'])).stdout) as Collection;
    expect(found.features).toHaveLength(1);
    expect(found.features[0]!.geometry!.type).toBe('Point');
    const none = JSON.parse((await invoke([...flags, 'Xyzzyqwx'])).stdout) as Collection;
    expect(none).toEqual({ type: 'FeatureCollection', features: [] });
  });

  it('of an area is its border', () => {
    const shape = { type: 'MultiPolygon', coordinates: [] };
    expect(featureOf({ id: 'a', latitude: 1, longitude: 2, shape })).toEqual({
      type: 'Feature',
      geometry: shape,
      properties: { id: 'a' },
    });
    expect(featuresOf([{ id: 'a' }])[0]!.geometry).toBeNull();
  });

  it.each(['geojson', 'geojsonl'])('exports every address: %s', async (format) => {
    const { stdout } = await invoke(['export', '--format', format, directory]);
    const features =
      format === 'geojson'
        ? (JSON.parse(stdout) as Collection).features
        : stdout
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as Collection['features'][0]);
    expect(features).toEqual([...geocoder.addresses()].map((address) => featureOf(address)));
  });
});
