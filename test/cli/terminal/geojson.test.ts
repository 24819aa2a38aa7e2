import { expect, it } from 'vitest';
import { featureOf } from '../../../src/cli/terminal/geojson';

it('a standard address lies where its match does', () => {
  const match = { label: 'Brink 1, 9401HS Assen', latitude: 52.99, longitude: 6.56 };
  const { geometry, properties } = featureOf({ label: match.label, match });
  expect(geometry).toEqual({ type: 'Point', coordinates: [6.56, 52.99] });
  expect(properties).toEqual({ label: match.label, match });
});

it('what has neither a point nor a border has no geometry', () => {
  expect(featureOf({ fields: { streetname: 'Brink' } }).geometry).toBe(null);
});
