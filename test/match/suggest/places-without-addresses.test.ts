import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../../src/compile/index';
import { Geocoder } from '../../../src/index';
import { temporaryDirectory } from '../../sample';

const PROVENANCE = { licence: 'CC0 1.0', attribution: 'nobody' };
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
const ADDRESSES = [
  'street;number;city;lat;lon',
  ...NUMBERS.map((number) => `Zwaluwdamweg;${number};Hoekwoude;53.2;6.5`),
];
const MUNICIPALITIES = ['id,name,prov,lat,lon', '1,Hoekwoude,N,53.2,6.5', '2,Zwaluwdam,N,52.3,4.9'];

/** A register of one town, with another municipality of the country. */
async function dataset(): Promise<string> {
  const folder = temporaryDirectory();
  writeFileSync(path.join(folder, 'rows.csv'), `${ADDRESSES.join('\n')}\n`);
  writeFileSync(path.join(folder, 'municipalities.csv'), `${MUNICIPALITIES.join('\n')}\n`);
  const columns = {
    streetname: 'street',
    number: 'number',
    city: 'city',
    municipality: 'city',
    latitude: 'lat',
    longitude: 'lon',
  };
  const area = { name: 'name', code: 'id', latitude: 'lat', longitude: 'lon', ...PROVENANCE };
  const out = path.join(folder, 'dataset');
  await build(
    {
      name: 'One town',
      country: { code: 'NL', name: 'Nederland' },
      areas: [
        {
          level: 'municipality',
          path: 'municipalities.csv',
          parent: { code: 'prov', names: { N: 'Noord' } },
          ...area,
        },
      ],
      addresses: [
        { name: 'rows', path: 'rows.csv', columns, constants: { province: 'Noord' }, ...PROVENANCE },
      ],
    },
    { inputRoot: folder, out },
  );
  return out;
}

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = Geocoder.open(await dataset());
});
afterAll(() => geocoder.close());

it('a place without addresses, typed to its end, stands before a street that begins so', () => {
  const [place, street] = geocoder.suggest('Zwaluwdam');
  expect(place).toMatchObject({
    level: 'municipality',
    municipality: 'Zwaluwdam',
    verdicts: { city: 'exact' },
  });
  expect(place!.confidence).toBeGreaterThan(0.9);
  expect(street).toMatchObject({ streetname: 'Zwaluwdamweg' });
});

it('the beginning of one stands behind a street, with some confidence', () => {
  const [street, place] = geocoder.suggest('Zwaluwd');
  expect(street).toMatchObject({ streetname: 'Zwaluwdamweg' });
  expect(place).toMatchObject({ municipality: 'Zwaluwdam', verdicts: { city: 'partial' } });
  expect(place!.confidence).toBeGreaterThan(0);
});
