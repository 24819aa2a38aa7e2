import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Geocoder } from '../../src/index';
import { temporaryDirectory } from '../sample';
import { builtFrom, smallTown } from './base-dataset';

let geocoder: Geocoder;
const GATE = { name: 'Gate 3', kind: 'gate', latitude: 52.151, longitude: 4.151 };

beforeAll(async () => {
  const town = await builtFrom(smallTown());
  geocoder = Geocoder.open(town, { overlay: path.join(temporaryDirectory(), 'own.sqlite') });
  geocoder.overlay.put(GATE);
});
afterAll(() => geocoder.close());

it.each(['gat', 'gate', 'gate 3', 'Gate3'])('stands among the first while somebody types %s', (typed) => {
  const names = geocoder.suggest(typed).map(({ name }) => name);
  expect(names.slice(0, 3)).toContain('Gate 3');
});

it('is found where numbers of a street begin as its name does', () => {
  geocoder.overlay.put({ streetname: 'Gatenisse', number: '3', latitude: 52.152, longitude: 4.152 });
  const found = geocoder.suggest('gate 3').map(({ name, streetname }) => name ?? streetname);
  expect(found).toContain('Gate 3');
  expect(found).toContain('Gatenisse');
});

it('its postcode is on a street of the dataset, too: a number typed behind both is found', () => {
  const [known] = [...geocoder.addresses()];
  const { streetname, city } = known!;
  geocoder.overlay.put({
    streetname,
    city: city!,
    number: '901',
    postcode: '8899 ZZ',
    latitude: 52.15,
    longitude: 4.15,
  });
  expect(geocoder.suggest(`8899ZZ ${streetname} 90`)[0]).toMatchObject({ streetname, number: '901' });
});
