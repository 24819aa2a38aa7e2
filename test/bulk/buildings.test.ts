import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askerOf } from '../../src/bulk/work/modes';
import { build } from '../../src/compile/index';
import { Geocoder } from '../../src/geocoder';
import { temporaryDirectory } from '../sample';

const folder = temporaryDirectory();
let geocoder: Geocoder;

/** A street on which number 77 is a building of three units, and number 79 a house. */
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const rows = ['1', '10', '2'].map((unit) => `Long Street,77,${unit},12345,Town,40.1,-75.1`);
  const house = 'Long Street,79,,12345,Town,40.101,-75.1';
  const header = 'street,number,unit,postcode,city,latitude,longitude';
  writeFileSync(path.join(folder, 'rows.csv'), `${[header, ...rows, house].join('\n')}\n`);
  const provenance = { licence: 'none', attribution: 'made up', accuracyMeters: 10 };
  const columns = {
    streetname: 'street',
    number: 'number',
    suffix: 'unit',
    postcode: 'postcode',
    city: 'city',
    latitude: 'latitude',
    longitude: 'longitude',
  };
  const addresses = {
    name: 'rows',
    path: 'rows.csv',
    format: 'delimited',
    delimiter: ',',
    columns,
    ...provenance,
  };
  const recipe = {
    name: 'Units',
    country: { code: 'US', name: 'United States' },
    areas: [],
    addresses: [addresses],
  };
  writeFileSync(path.join(folder, 'recipe.json'), JSON.stringify(recipe));
  await build(path.join(folder, 'recipe.json'), { out: path.join(folder, 'out') });
  geocoder = Geocoder.open(path.join(folder, 'out'));
});
afterAll(() => geocoder?.close());

it.each([
  ['forward', ['streetname', 'number', 'city'], ['Long Street', '77', 'Town'], 'building'],
  ['forward', ['streetname', 'number', 'suffix', 'city'], ['Long Street', '77', '10', 'Town'], 'address'],
  ['forward', ['streetname', 'number', 'suffix', 'city'], ['Long Street', '77', '9', 'Town'], 'building'],
  ['forward', ['streetname', 'number', 'city'], ['Long Street', '79', 'Town'], 'address'],
  [
    'forward',
    ['streetname', 'number', 'postcode', 'city'],
    ['Long Street', '77', '12345', 'Town'],
    'building',
  ],
  [
    'forward',
    ['streetname', 'number', 'postcode', 'city'],
    ['Long Street', '79', '12345', 'Town'],
    'address',
  ],
  ['postcode', ['postcode', 'number'], ['12345', '77'], 'building'],
  ['postcode', ['postcode', 'number'], ['12345', '79'], 'address'],
] as const)('a building is no address, in every mode: %s %o %o', (mode, fields, values, level) => {
  expect(askerOf(geocoder, mode, fields, {})(values)?.level).toBe(level);
});
