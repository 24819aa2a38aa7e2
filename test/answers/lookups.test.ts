import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../src/index';
import { town } from './town';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await town();
});
afterAll(() => geocoder?.close());

describe('lookupStreet: exact, prefix, contained, close; then name, city, number', () => {
  const listed = (streetname: string, number?: string, options = {}) =>
    geocoder
      .lookupStreet({ streetname, ...(number === undefined ? {} : { number }) }, { limit: 1000, ...options })
      .map((found) => `${found.streetname} ${found.number}, ${found.city}`);

  it.each<[string, string | undefined, string[]]>([
    ['brink', '1', ['Brink 1, Assen', 'Brink 1, Beilen', 'Brinkstraat 1, Assen']],
    ['Brinkstraat', '12', ['Brinkstraat 12, Assen', 'Brinkstraat 12A, Assen', 'Brinkstraat 12B, Assen']],
    ['Brinkstraat', '12a', ['Brinkstraat 12A, Assen']],
    ['Vredeveldseweg', '77', ['77-1', '77-2', '77-10'].map((number) => `Vredeveldseweg ${number}, Assen`)],
    ['molen', '1', ['Molenstraat 1, Assen', 'Oude Molenweg 1, Assen']],
    ['Groote Markt', '7', ['Grote Markt 7, Groningen']],
    ['Vredeveltsewg', '79', ['Vredeveldseweg 79, Assen']],
    ['hoofdstraat', '12', ['Hoofdstraat 12, Groningen']],
    ['Brink', '77', []],
    ['Qqxzvk', undefined, []],
  ])('%s %s', (streetname, number, answer) => {
    expect(listed(streetname, number)).toEqual(answer);
  });

  it('a letter off in a street type is close, too: markd is no kade', () => {
    const asked = listed('Grote Markt');
    expect(asked.length).toBeGreaterThan(0);
    expect(listed('Grote Mrkt')).toEqual(asked);
    expect(listed('Grote Markd')).toEqual(asked);
  });

  it('numbers in their natural order', () => {
    expect(listed('Brinkstraat')).toEqual(
      ['1', '2', '3', '12', '12A', '12B', '120'].map((number) => `Brinkstraat ${number}, Assen`),
    );
  });

  it('limit and offset cut one list', () => {
    const all = listed('hoofd');
    expect(all).toHaveLength(12 + 3 + 4 + 5);
    expect(listed('hoofd', undefined, { limit: 3 })).toEqual(all.slice(0, 3));
    expect(listed('hoofd', undefined, { limit: 3, offset: 20 })).toEqual(all.slice(20, 23));
  });

  it('has the fields of the interface', () => {
    expect(geocoder.lookupStreet({ streetname: 'Brinkstraat', number: '12b' })).toEqual([
      {
        number: '12B',
        streetname: 'Brinkstraat',
        postcode: '9401HT',
        city: 'Assen',
        latitude: 52.9942,
        longitude: 6.5612,
      },
    ]);
  });
});

describe('lists of areas', () => {
  const country = () => geocoder.listCountries()[0]!.id;
  const provinces = (name?: string) =>
    geocoder.listProvinces(country(), name === undefined ? {} : { name }).map((found) => found.name);

  it('a country, its provinces, their municipalities', () => {
    expect(geocoder.listCountries().map(({ name }) => name)).toEqual(['Nederland']);
    expect(provinces()).toEqual(['Drenthe', 'Groningen']);
    const [drenthe] = geocoder.listProvinces(country(), { name: 'Drenthe' });
    const municipalities = geocoder.listMunicipalities(drenthe!.id).map(({ name }) => name);
    expect(municipalities).toEqual(['Assen', 'Midden-Drenthe']);
  });

  it.each([
    ['drenthe', ['Drenthe']],
    ['gron', ['Groningen']],
    ['ning', ['Groningen']],
    ['Drente', ['Drenthe']],
    ['Limburg', []],
  ])('by name, blind to case: %s', (name, answer) => {
    expect(provinces(name)).toEqual(answer);
  });

  it('of an unknown parent are empty', () => {
    expect(geocoder.listProvinces('00000000-0000-4000-8000-000000000000')).toEqual([]);
  });
});

describe('getAddress', () => {
  it('gives the address whose id another operation gave', () => {
    const { id } = geocoder.search('Brinkstraat 12b, Assen')[0]!;
    expect(geocoder.getAddress(id!)).toMatchObject({
      id,
      streetname: 'Brinkstraat',
      number: '12',
      suffix: 'B',
      postcode: '9401HT',
    });
    expect(geocoder.getAddress('00000000-0000-4000-8000-000000000000')).toBeNull();
  });
});
