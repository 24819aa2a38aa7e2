import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder, type OverlayFormat } from '../../src/index';
import { GeocoderPool } from '../../src/pool/index';
import { temporaryDirectory } from '../sample';
import { builtFrom, smallTown } from './base-dataset';

const town = smallTown();
let directory: string;
let geocoder: Geocoder;
const file = () => path.join(temporaryDirectory(), 'overlay.sqlite');
const shared = file();

beforeAll(async () => {
  directory = await builtFrom(town);
  geocoder = Geocoder.open(directory, { overlay: shared });
});
afterAll(() => geocoder.close());

describe('a named place', () => {
  it('is found by search, suggest and reverse, by its name, a misspelt one and a part of it', () => {
    const id = geocoder.overlay.put({ name: 'Gate 3', kind: 'gate', latitude: 52.3, longitude: 4.3 });
    for (const text of ['Gate 3', 'gate 3, Stad', 'Gatte 3'])
      expect(geocoder.search(text)[0]).toMatchObject({
        id,
        level: 'address',
        name: 'Gate 3',
        kind: 'gate',
        source: 'overlay',
      });
    expect(geocoder.suggest('Gat')[0]).toMatchObject({ id, name: 'Gate 3' });
    expect(geocoder.reverseGeocode({ latitude: 52.3, longitude: 4.3 }, { detail: true })).toMatchObject({
      id,
      distanceMeters: 0,
    });
    expect(geocoder.getAddress(id)).toMatchObject({ id, streetname: 'Gate 3', number: '', city: 'Stad' });
  });

  it('may have an address as well', () => {
    const place = { name: 'Depot Noord', streetname: 'Brink', number: '77', latitude: 52.17, longitude: 4.2 };
    const id = geocoder.overlay.put(place);
    expect(geocoder.search('Depot Noord')[0]).toMatchObject({ id, name: 'Depot Noord' });
    expect(geocoder.search('Brink 77, Stad')[0]).toMatchObject({
      id,
      name: 'Depot Noord',
      streetname: 'Brink',
      number: '77',
    });
    expect([...geocoder.addresses()].filter((address) => address.id === id)).toHaveLength(1);
  });
});

describe('an address of one', () => {
  it('joins the street that the dataset has: units of one number are one building', () => {
    for (const suffix of ['A', 'B'])
      geocoder.overlay.put({
        streetname: 'molenweg',
        number: '90',
        suffix,
        city: 'stad',
        latitude: 52.161,
        longitude: 4.17,
      });
    const [found] = geocoder.search('Molenweg 90, Stad');
    expect(found).toMatchObject({
      level: 'building',
      streetname: 'Molenweg',
      units: ['A', 'B'],
      source: 'overlay',
    });
  });

  it('lies on a street of its own where the dataset has none, found with typos too', () => {
    const id = geocoder.overlay.put({
      streetname: 'Nieuwe Havenkade',
      number: '12A',
      postcode: '1099 ZZ',
      latitude: 52.2,
      longitude: 4.2,
    });
    for (const text of ['Nieuwe Havenkade 12a', 'Nieuwe Havnkade 12 A, Stad', 'N. Havenkade 12A'])
      expect(geocoder.search(text)[0]).toMatchObject({
        id,
        streetname: 'Nieuwe Havenkade',
        number: '12',
        suffix: 'A',
      });
    expect(geocoder.lookupPostcode({ postcode: '1099ZZ', number: '12A' })).toMatchObject({
      streetname: 'Nieuwe Havenkade',
    });
    expect(geocoder.lookupStreet({ streetname: 'havenkade' })).toMatchObject([
      { number: '12A', postcode: '1099ZZ' },
    ]);
  });

  it('makes a city that the dataset has not', () => {
    const id = geocoder.overlay.put({
      streetname: 'Eerste Straat',
      number: '1',
      city: 'Nieuwstad',
      latitude: 52.5,
      longitude: 4.5,
    });
    expect(geocoder.search('Eerste Straat 1 Nieuwstad')[0]).toMatchObject({
      id,
      city: 'Nieuwstad',
      municipality: 'Gemeente A',
    });
    expect(geocoder.search('Nieuwstad')[0]).toMatchObject({ level: 'city', city: 'Nieuwstad' });
  });

  it('may have the house number 0', () => {
    const id = geocoder.overlay.put({
      streetname: 'Nulstraat',
      number: '0',
      city: 'Stad',
      latitude: 52,
      longitude: 4,
    });
    expect(geocoder.search('Nulstraat 0 Stad')[0]).toMatchObject({ level: 'address', id, number: '0' });
  });

  it('is refused where nothing could find it', () => {
    const { overlay } = geocoder;
    expect(() => overlay.put({ latitude: 52, longitude: 4 })).toThrow(
      /"name", or "streetname" with "number"/,
    );
    expect(() => overlay.put({ streetname: 'Brink', latitude: 52, longitude: 4 })).toThrow(/"number"/);
    expect(() => overlay.put({ name: 'x', latitude: 99, longitude: 4 })).toThrow(/latitude/);
    expect(() => overlay.put({ nam: 'x', latitude: 52, longitude: 4 } as never)).toThrow(/"nam".*name/);
    expect(overlay.correct('00000000-0000-4000-8000-000000000000', { number: '2' })).toBe(false);
  });
});

describe('a withdrawal', () => {
  it('of a whole street leaves nothing of it', () => {
    using own = Geocoder.open(directory, { overlay: file() });
    const brink = [...own.addresses()].filter(({ streetname }) => streetname === 'Brink');
    for (const { id } of brink) expect(own.overlay.withdraw(id)).toBe(true);
    expect(own.lookupStreet({ streetname: 'Brink' })).toEqual([]);
    expect(own.search('Brink 3, Stad')[0]?.streetname).not.toBe('Brink');
    expect(own.suggest('Brin').map(({ label }) => label)).toEqual([]);
    expect(own.overlay.restore(brink[2]!.id)).toBe(true);
    expect(own.search('Brink 3, Stad')[0]).toMatchObject({ id: brink[2]!.id, source: 'addresses' });
  });
});

describe('a file of entries', () => {
  it.each<OverlayFormat>(['csv', 'ndjson', 'geojson'])('gives the same entries back as %s', (format) => {
    const [first] = geocoder.addresses();
    geocoder.overlay.correct(first!.id, { postcode: '', kind: 'house' });
    geocoder.overlay.withdraw([...geocoder.addresses()][5]!.id);
    using other = Geocoder.open(directory, { overlay: file() });
    const report = other.overlay.import(geocoder.overlay.export(format), format);
    expect(report.rejected).toEqual([]);
    const sorted = (one: Geocoder) =>
      one.overlay
        .list()
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ postcode, ...rest }) => rest);
    expect(sorted(other)).toEqual(sorted(geocoder));
  });

  it('tells of rows that do not fit, and takes the others', () => {
    using own = Geocoder.open(directory, { overlay: file() });
    const report = own.overlay.import(
      'name,latitude,longitude\nHub,52.2,4.2\n,52.2,4.2\nQuay,52.3,4.2\nBad,x,4\n',
      'csv',
    );
    expect(report).toMatchObject({ added: 2, rejected: [{ row: 2 }, { row: 4 }] });
    expect(report.rejected[1]!.reason).toMatch(/^line 5: .*"latitude" to be a number .* the text "x"$/);
    expect(() => own.overlay.import('nome\nx\n', 'csv')).toThrow(/"nome"/);
    expect(() => own.overlay.import('{', 'geojson')).toThrow(/JSON/);
  });
});

it('tells after a new register what that has learned itself, what conflicts, and keeps the rest', async () => {
  const own = file();
  const point = { latitude: 52.1511, longitude: 4.1711 };
  const ids = { learned: '', elsewhere: '', kept: '', changed: '', same: '', gone: '' };
  {
    using before = Geocoder.open(directory, { overlay: own });
    const idOf = (street: string, number: string) =>
      [...before.addresses()].find((one) => one.streetname === street && one.number === number)!.id;
    const { overlay } = before;
    ids.learned = overlay.put({ streetname: 'Kerkstraat', number: '50', city: 'Stad', ...point });
    ids.elsewhere = overlay.put({ streetname: 'Kerkstraat', number: '51', city: 'Stad', ...point });
    ids.kept = overlay.put({ streetname: 'Kerkstraat', number: '52', city: 'Stad', ...point });
    ids.changed = idOf('Brink', '1');
    ids.same = idOf('Brink', '2');
    ids.gone = idOf('Brink', '3');
    overlay.correct(ids.changed, { latitude: 52.1705 });
    overlay.correct(ids.same, { postcode: '1099XX' });
    overlay.withdraw(ids.gone);
    expect(overlay.review()).toMatchObject({ entries: 6, standing: 6, learned: 0, conflicts: 0 });
  }
  const changed = town.flatMap((address) => {
    if (address.street !== 'Brink') return [address];
    if (address.number === '1') return [{ ...address, postcode: '1088AA' }];
    if (address.number === '2') return [{ ...address, postcode: '1099XX' }];
    return address.number === '3' ? [] : [address];
  });
  const news = (number: string, latitude: number) => ({
    ...town[0]!,
    number,
    latitude,
    longitude: point.longitude,
    identifier: `new-${number}`,
  });
  const newer = await builtFrom([...changed, news('50', point.latitude + 0.0001), news('51', 52.16)]);
  using after = Geocoder.open(newer, { overlay: own });
  expect(after.search('Kerkstraat 52, Stad')[0]).toMatchObject({ id: ids.kept });
  const review = after.overlay.review({ drop: true });
  const found = (kind: string) =>
    review.findings
      .filter(({ finding }) => finding === kind)
      .map(({ entry }) => entry.id)
      .sort();
  expect(found('learned')).toEqual([ids.learned, ids.same, ids.gone].sort());
  expect(found('conflict')).toEqual([ids.elsewhere, ids.changed].sort());
  expect(review).toMatchObject({ standing: 1, dropped: 3 });
  expect(
    after.overlay
      .list()
      .map(({ id }) => id)
      .sort(),
  ).toEqual([ids.elsewhere, ids.changed, ids.kept].sort());
});

it('is seen by the threads of a pool', async () => {
  const own = file();
  using writer = Geocoder.open(directory, { overlay: own });
  await using pool = await GeocoderPool.open(directory, { threads: 1, overlay: own });
  await pool.search('Molenweg 1');
  const id = writer.overlay.put({ name: 'Kraan 9', latitude: 52.2, longitude: 4.2 });
  await expect.poll(async () => (await pool.search('Kraan 9'))[0]).toMatchObject({ id });
});

it('refuses a file that is something else, and a geocoder without one', () => {
  const other = file();
  writeFileSync(other, 'not a database, and longer than its header would be: '.repeat(9));
  expect(() => Geocoder.open(directory, { overlay: other })).toThrow(
    expect.objectContaining({ code: 'OVERLAY_INVALID' }),
  );
  using plain = Geocoder.open(directory);
  expect(() => plain.overlay.list()).toThrow(/opened with "overlay"/);
});
