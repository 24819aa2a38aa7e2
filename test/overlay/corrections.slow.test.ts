import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/index';
import type { OverlayFormat } from '../../src/model/overlay';
import { temporaryDirectory } from '../sample';
import { builtFrom, smallTown } from './base-dataset';

let dataset: string;
let moved: string;
let geocoder: Geocoder;

beforeAll(async () => {
  dataset = await builtFrom(smallTown());
  moved = await builtFrom(
    smallTown().map((address) => ({ ...address, latitude: address.latitude + 0.0001 })),
  );
});
const opened = (file = path.join(temporaryDirectory(), 'own.sqlite'), over = dataset) =>
  Geocoder.open(over, { overlay: file });
beforeEach(() => {
  geocoder = opened();
});
afterEach(() => geocoder.close());

const match = (id: string, from = geocoder) => from.getAddress(id, { detail: true })!;
const find = (number: string, from = geocoder) =>
  from.candidates({ streetname: 'Kerkstraat', number, city: 'Stad' }, { limit: 1 })[0]!;

describe('a house number', () => {
  it('has its suffix corrected, whether it was given glued or apart', () => {
    const id = geocoder.overlay.put({ streetname: 'Brink', number: '80B', latitude: 52.17, longitude: 4.15 });
    expect(match(id)).toMatchObject({ number: '80', suffix: 'B' });
    geocoder.overlay.correct(id, { suffix: 'C' });
    expect(match(id)).toMatchObject({ number: '80', suffix: 'C' });
    geocoder.overlay.correct(id, { number: '81' });
    expect(match(id)).toMatchObject({ number: '81', suffix: 'C' });
    geocoder.overlay.correct(id, { number: '82D' });
    expect(match(id)).toMatchObject({ number: '82', suffix: 'D' });
    geocoder.overlay.correct(id, { suffix: '' });
    expect(match(id)).toMatchObject({ number: '82', suffix: null });
  });

  it('with a letter and a suffix apart is a number with both', () => {
    const put = (number: string, suffix: string) =>
      geocoder.overlay.put({ streetname: 'Brink', number, suffix, latitude: 52.17, longitude: 4.15 });
    expect(match(put('90A', '3'))).toMatchObject({ number: '90', suffix: 'A-3' });
    expect(match(put('91A', 'a'))).toMatchObject({ number: '91', suffix: 'a' });
  });
});

describe('a point', () => {
  it('that leaves the suburb takes the address to the new one, and its city and street stay', () => {
    const { id, suburb_id } = find('1');
    geocoder.overlay.correct(id!, { longitude: 4.9 });
    expect(match(id!)).toMatchObject({ streetname: 'Kerkstraat', city: 'Stad', municipality: 'Gemeente A' });
    expect(match(id!).suburb_id).not.toBe(suburb_id);
    geocoder.overlay.correct(id!, { longitude: 4.1501 });
    expect(match(id!).suburb_id).toBe(suburb_id);
  });

  it('that leaves the municipality takes the address to the new one, with the name of its city', () => {
    const { id } = find('1');
    geocoder.overlay.correct(id!, { longitude: 5.2 });
    expect(match(id!)).toMatchObject({ city: 'Stad', municipality: 'Gemeente B' });
  });

  it('in another country is refused, such as one with its degrees swapped', () => {
    const { id, latitude, longitude } = find('1');
    const swapped = { latitude: longitude, longitude: latitude };
    const refused = /expected a point in a country of the dataset \(NL\), but got 4\.15, 52\.15/;
    expect(() => geocoder.overlay.correct(id!, swapped)).toThrow(refused);
    expect(() => geocoder.overlay.put({ name: 'Gate 3', ...swapped })).toThrow(refused);
  });
});

it('null is no change', () => {
  const { id } = find('1');
  expect(() => geocoder.overlay.correct(id!, { suffix: null } as never)).toThrow(/at least one of/);
  expect(geocoder.overlay.get(id!)).toBeNull();
});

describe('export and import', () => {
  it.each<OverlayFormat>(['csv', 'ndjson', 'geojson'])('keep what a correction emptied: %s', (format) => {
    const { id } = find('1');
    geocoder.overlay.correct(id!, { postcode: '', name: 'Bakery' });
    geocoder.overlay.withdraw(find('2').id!);
    using other = opened();
    other.overlay.import(geocoder.overlay.export(format), format);
    expect(other.overlay.list()).toEqual(geocoder.overlay.list());
    expect(match(id!, other).postcode).toBeNull();
  });

  it('a row that says little corrects little', () => {
    const { id, postcode } = find('1');
    geocoder.overlay.import(`id,state,suffix,postcode\n${id},corrected,A,\n`, 'csv');
    expect(match(id!)).toMatchObject({ suffix: 'A', postcode });
  });

  it('a row that is corrected brings back what was withdrawn', () => {
    const { id } = find('1');
    geocoder.overlay.withdraw(id!);
    geocoder.overlay.import(`{"id":"${id}","state":"corrected","suffix":"A"}`);
    expect(geocoder.overlay.get(id!)).toMatchObject({ state: 'corrected', suffix: 'A' });
  });
});

describe('a review', () => {
  it('does not drop what the dataset cannot know: names, kinds, suburbs and postcodes', () => {
    const file = path.join(temporaryDirectory(), 'own.sqlite');
    using before = opened(file);
    const point = { latitude: 52.15, longitude: 4.15 };
    const address = { streetname: 'Kerkstraat', number: '1', city: 'Stad', ...point };
    before.overlay.put({ ...address, name: 'Bakery' });
    const plain = before.overlay.put(address);
    before.overlay.correct(find('2').id!, { kind: 'shop' });
    before.overlay.correct(find('3').id!, { suburb: 'Hof' });
    using after = opened(file, moved);
    const { findings, standing } = after.overlay.review({ drop: true });
    expect(findings.map(({ finding, entry }) => [finding, entry.id])).toEqual([['learned', plain]]);
    expect(standing).toBe(3);
    expect(after.overlay.size).toBe(3);
  });
});
