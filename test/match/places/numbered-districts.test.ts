import { beforeAll, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let geocoder: Geocoder;

beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'JP', name: '日本' }, [
    '虹通 1; 1234567; 青空市; 青空市; 青空県; 35.1, 139.1; 西桜一丁目',
    '虹通 2; 1234567; 青空市; 青空市; 青空県; 35.2, 139.2; 西桜二丁目',
    '虹通 3; 1234567; 青空市; 青空市; 青空県; 35.3, 139.3; 西桜木',
  ]);
});

it('a town that is no area itself is one of its numbered districts', () => {
  const found = geocoder.search('西桜').map(({ suburb }) => suburb);
  expect(found.sort()).toEqual(['西桜一丁目', '西桜二丁目']);
});

it('a house in a numbered district is found by the line alone', () =>
  expect(geocoder.search('西桜2丁目9番地 月ビル')[0]?.suburb).toBe('西桜二丁目'));
