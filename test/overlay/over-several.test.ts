import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Geocoder } from '../../src/index';
import { tinyGeocoder } from '../match/tiny-dataset';
import { temporaryDirectory } from '../sample';

const COUNTRY = { code: 'NL', name: 'Nederland' };
const onStreet = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => {
    const number = from + at;
    return `Brink ${number}; 9401AA; Assen; Assen; Drenthe; ${53 + number / 1000},6.5`;
  });

let over: Geocoder;
beforeAll(async () => {
  using first = await tinyGeocoder(COUNTRY, onStreet(1, 5));
  using second = await tinyGeocoder(COUNTRY, onStreet(3, 12));
  const overlay = path.join(temporaryDirectory(), 'overlay.sqlite');
  over = Geocoder.open([first.directory, second.directory], { overlay });
});
afterAll(() => over.close());

const find = (number: number) =>
  over.candidates({ streetname: 'Brink', number: String(number), city: 'Assen' }, { limit: 1 })[0]!;

// The second dataset has 3 to 5 again, so they are left out of its block, and the others stand in other slots.
it('an overlay withdraws the asked address of a block that an earlier dataset has in part', () => {
  const ids = Array.from({ length: 12 }, (_, at) => find(at + 1).id!);
  expect(new Set(ids).size).toBe(12);
  over.overlay.withdraw(ids[6]!);
  for (let number = 1; number <= 12; number++)
    expect([number, find(number).level, find(number).id]).toEqual(
      number === 7 ? [7, 'interpolated', null] : [number, 'address', ids[number - 1]],
    );
  expect(over.getAddress(ids[6]!)).toBeNull();
  expect(over.reverseGeocode({ latitude: 53.007, longitude: 6.5 })?.number).not.toBe('7');
});

it('a street is not found once an overlay has withdrawn all of its addresses', () => {
  for (const { id } of [...over.addresses()].filter(({ streetname }) => streetname === 'Brink'))
    over.overlay.withdraw(id);
  expect(over.lookupStreet({ streetname: 'Brink' })).toEqual([]);
  expect(over.forwardGeocode({ streetname: 'Brink', number: '1', suburb: 'Assen' })?.streetname).not.toBe(
    'Brink',
  );
  expect(over.search('Brink 1, Assen').filter(({ streetname }) => streetname === 'Brink')).toEqual([]);
  expect(over.suggest('Brin').filter(({ streetname }) => streetname === 'Brink')).toEqual([]);
});

it('a postcode loses a street once an overlay has withdrawn all of its addresses there, also after it was asked', async () => {
  const brink = onStreet(1, 8);
  const other = [2, 4].map((at) => `Oude Kerk ${at}; 9401AA; Assen; Assen; Drenthe; 53.02${at},6.5`);
  using plain = await tinyGeocoder(COUNTRY, [...brink, ...other]);
  const overlay = path.join(temporaryDirectory(), 'overlay.sqlite');
  using geocoder = Geocoder.open(plain.directory, { overlay });
  const typed = () => geocoder.suggest('9401AA kerk').map(({ streetname }) => streetname);
  expect(typed()).toContain('Oude Kerk');
  for (const { id } of [...geocoder.addresses()].filter(({ streetname }) => streetname === 'Oude Kerk'))
    geocoder.overlay.withdraw(id);
  expect(typed()).not.toContain('Oude Kerk');
});
