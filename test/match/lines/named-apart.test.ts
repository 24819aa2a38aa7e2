import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'Heron St 30; 05743; Castle Grove; Rutland; Vermont',
    'Heron St 34; 05743; Castle Grove; Rutland; Vermont',
    'Heron St Ext 2; 05743; Castle Grove; Rutland; Vermont',
    'Heron St Ext 4; 05743; Castle Grove; Rutland; Vermont',
  ]);
});
afterAll(() => geocoder.close());

it('two streets of a town are two, though one of them alone has the number', () => {
  const { same, level } = geocoder.sameAddress('30 Heron St, Castle Grove', '30 Heron St Ext, Castle Grove');
  expect(same).toBeLessThan(0.5);
  expect(level).toBe('different');
});

it('one street, written in two ways, is one', () => {
  const { same } = geocoder.sameAddress('30 Heron St, Castle Grove', '30 heron street, castle grove');
  expect(same).toBeGreaterThan(0.9);
});
