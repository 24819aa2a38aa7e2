import { expect, it } from 'vitest';
import { nearestName } from '../../src/text/nearest-name';

it.each([
  ['lon', ['street', 'nr', 'town', 'lat'], null],
  ['lattitude', ['longitude', 'latitude'], 'latitude'],
  ['adres', ['address', 'place'], 'address'],
])('suggests for %j of %j: %j', (written, known, meant) => {
  expect(nearestName(written, known)).toBe(meant);
});
