import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { Geocoder } from '../../src/index';
import { tinyGeocoder } from '../match/tiny-dataset';
import { temporaryDirectory } from '../sample';

let dataset: string;
beforeAll(async () => {
  using assen = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Brink 1; 9401AA; Assen; Assen; Drenthe; 53.0,6.56; Centrum',
    'Brink 2; 9401AA; Assen; Assen; Drenthe; 53.001,6.56; Centrum',
  ]);
  dataset = assen.directory;
});

const opened = (file = path.join(temporaryDirectory(), 'own.sqlite')) =>
  Geocoder.open(dataset, { overlay: file });
const found = (geocoder: Geocoder, text: string) =>
  geocoder.search(text).find(({ label }) => label.startsWith(text));
const IN_MAANSTAD = { streetname: 'Maanweg', number: '1', city: 'Maanstad', latitude: 53.1, longitude: 6.7 };

it('a town of entries alone is gone with its last entry, and comes back with it', () => {
  using geocoder = opened();
  const { overlay } = geocoder;
  const id = overlay.put(IN_MAANSTAD);
  const town = found(geocoder, 'Maanstad')!;
  expect(town).toMatchObject({ level: 'city', latitude: 53.1, longitude: 6.7 });
  const { suburb_id } = geocoder.getAddress(id)!;
  overlay.correct(id, { city: 'Zonstad' });
  expect(found(geocoder, 'Maanstad')).toBeUndefined();
  expect(found(geocoder, 'Zonstad')).toMatchObject({ level: 'city' });
  overlay.withdraw(id);
  expect(found(geocoder, 'Zonstad')).toBeUndefined();
  expect(geocoder.suggest('Zonst')).toEqual([]);
  expect(geocoder.getArea(suburb_id)).toBeNull();
  overlay.put({ ...IN_MAANSTAD, id, latitude: 53.2 });
  expect(found(geocoder, 'Maanstad')).toMatchObject({ level: 'city', latitude: 53.2 });
  expect(geocoder.getArea(suburb_id)).not.toBeNull();
});

it('a town of entries in a snapshot is gone with its last entry, also for those who open the file later', () => {
  const file = path.join(temporaryDirectory(), 'own.sqlite');
  const rows = Array.from({ length: 1100 }, (_, at) => ({ ...IN_MAANSTAD, number: String(at + 1) }));
  using first = opened(file);
  first.overlay.import(rows.map((row) => JSON.stringify(row)).join('\n'));
  const entries = first.overlay.list();
  using second = opened(file);
  expect(found(second, 'Maanstad')).toMatchObject({ level: 'city' });
  for (const { id } of entries.slice(1)) second.overlay.withdraw(id);
  expect(found(second, 'Maanstad')).toMatchObject({ level: 'city' });
  second.overlay.withdraw(entries[0]!.id);
  expect(found(second, 'Maanstad')).toBeUndefined();
  using third = opened(file);
  expect(found(third, 'Maanstad')).toBeUndefined();
}, 60_000);

it('a suburb that an entry names is found by its name', () => {
  using geocoder = opened();
  geocoder.overlay.put({ ...IN_MAANSTAD, city: 'Assen', suburb: 'Kloosterhof' });
  expect(found(geocoder, 'Kloosterhof')).toMatchObject({ level: 'suburb', source: 'overlay' });
  expect(
    geocoder.forwardGeocode({ streetname: 'Maanweg', number: '1', suburb: 'Kloosterhof' }, { detail: true }),
  ).toMatchObject({ level: 'address', verdicts: { suburb: 'exact' } });
});
