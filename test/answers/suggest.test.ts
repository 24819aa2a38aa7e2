import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder, MatchOptions } from '../../src/index';
import { tinyGeocoder } from '../match/tiny-dataset';
import { town } from './town';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await town();
});
afterAll(() => geocoder?.close());

/** What stands in the list below the box, best first. */
const suggested = (text: string, options: MatchOptions = {}) =>
  geocoder.suggest(text, { limit: 50, ...options }).map(({ level, label }) => `${level}: ${label}`);

/** What is typed, and the whole list: the words of the answer, its level, and its order. */
const TYPED: Record<string, readonly (readonly [typed: string, ...list: string[]])[]> = {
  'streets, those with the most addresses first': [
    ['bri', 'street: Brink, Assen', 'street: Brinkstraat, Assen', 'street: Brink, Beilen'],
    ['Brink ', 'street: Brink, Assen', 'street: Brink, Beilen', 'street: Brinkstraat, Assen'],
    [
      'hoofd',
      'street: Hoofdstraat, Groningen',
      'street: Hoofdweg, Groningen',
      'street: Hoofdstraat, Beilen',
      'street: Hoofdstraat, Assen',
    ],
    ['herestraat', 'street: Herestraat, Groningen'],
    ['molen', 'street: Molenstraat, Assen', 'street: Oude Molenweg, Assen'],
  ],
  'streets by a later word, and with several words': [
    ['markt', 'street: Grote Markt, Groningen'],
    ['grote m', 'street: Grote Markt, Groningen'],
    ['gr m', 'street: Grote Markt, Groningen'],
    ['oude mol', 'street: Oude Molenweg, Assen'],
  ],
  'streets of a place, before or behind it, the place typed in part': [
    ['brink as', 'street: Brink, Assen'],
    ['brink beil', 'street: Brink, Beilen'],
    ['brinksraat as', 'street: Brinkstraat, Assen'],
    ['Groningen hoofd', 'street: Hoofdstraat, Groningen', 'street: Hoofdweg, Groningen'],
  ],
  'numbers of a street: the one typed first, then those that begin so, in their natural order': [
    [
      'Brink 1',
      'address: Brink 1, 9401HS Assen',
      'address: Brink 1, 9411KP Beilen',
      'address: Brink 10, 9401HS Assen',
      'address: Brink 11, 9401HS Assen',
      'address: Brink 13, 9401HS Assen',
    ],
    [
      'brink 1, as',
      'address: Brink 1, 9401HS Assen',
      'address: Brink 10, 9401HS Assen',
      'address: Brink 11, 9401HS Assen',
      'address: Brink 13, 9401HS Assen',
    ],
    [
      'brinkstraat 12',
      'address: Brinkstraat 12, 9401HT Assen',
      'address: Brinkstraat 12A, 9401HT Assen',
      'address: Brinkstraat 12B, 9401HT Assen',
      'address: Brinkstraat 120, 9401HT Assen',
    ],
    ['brinkstraat 12a', 'address: Brinkstraat 12A, 9401HT Assen'],
    ['brinkstraat 12-b', 'address: Brinkstraat 12B, 9401HT Assen'],
  ],
  'the same number in several towns: the largest street first': [
    [
      'hoofdstraat 3',
      'address: Hoofdstraat 3, 9711AA Groningen',
      'address: Hoofdstraat 3, 9411AA Beilen',
      'address: Hoofdstraat 3, 9401BA Assen',
    ],
  ],
  places: [
    ['ass', 'city: Assen, Drenthe'],
    ['gro', 'street: Grote Markt, Groningen', 'city: Groningen'],
    ['midden-d', 'municipality: Midden-Drenthe, Drenthe'],
    ['dre', 'province: Drenthe'],
    ['nederl', 'country: Nederland'],
  ],
  postcodes: [
    ['9401 hs', 'postcode: 9401HS Assen'],
    ['9712HN', 'postcode: 9712HN Groningen'],
    ['9401HS 5', 'address: Brink 5, 9401HS Assen'],
    ['9401', 'postcode: 9401BA Assen', 'postcode: 9401HS Assen', 'postcode: 9401HT Assen'],
    ['9401 h', 'postcode: 9401HS Assen', 'postcode: 9401HT Assen'],
    [
      '971',
      'postcode: 9711AA Groningen',
      'postcode: 9711LC Groningen',
      'postcode: 9712BB Groningen',
      'postcode: 9712HN Groningen',
    ],
    [
      '9401 hs 1',
      'address: Brink 1, 9401HS Assen',
      'address: Brink 10, 9401HS Assen',
      'address: Brink 11, 9401HS Assen',
      'address: Brink 13, 9401HS Assen',
    ],
    [
      '9404ba 77',
      'building: Vredeveldseweg 77, 9404BA Assen',
      'address: Vredeveldseweg 77-1, 9404BA Assen',
      'address: Vredeveldseweg 77-2, 9404BA Assen',
      'address: Vredeveldseweg 77-10, 9404BA Assen',
    ],
  ],
  'one number of each street whose name begins so': [
    [
      'hoofds 3',
      'address: Hoofdstraat 3, 9711AA Groningen',
      'address: Hoofdstraat 3, 9411AA Beilen',
      'address: Hoofdstraat 3, 9401BA Assen',
    ],
  ],
  'the street, where no number begins so': [['brink 77', 'street: Brink, Assen', 'street: Brink, Beilen']],
  nothing: [['qqq']],
};

describe.each(Object.entries(TYPED))('suggests %s', (_, rows) => {
  it.each(rows.map(([typed, ...list]) => ({ typed, list })))('$typed', ({ typed, list }) => {
    expect(suggested(typed)).toEqual(list);
  });
});

describe('suggest with options', () => {
  const beilen = { latitude: 52.86, longitude: 6.56 };

  it.each([
    ['brink', 'street: Brink, Beilen', 'street: Brink, Assen', 'street: Brinkstraat, Assen'],
    [
      'hoofdstraat 2',
      'address: Hoofdstraat 2, 9411AA Beilen',
      'address: Hoofdstraat 2, 9401BA Assen',
      'address: Hoofdstraat 2, 9711AA Groningen',
    ],
  ])('near prefers what is near and drops nothing: %s', (typed, ...list) => {
    expect(suggested(typed, { near: beilen })).toEqual(list);
  });

  it('near tells the distance', () => {
    const [nearest] = geocoder.suggest('brink', { near: beilen });
    // From 52.86, 6.56 to the middle of the street, 52.8620, 6.5601.
    expect(nearest!.distanceMeters).toBeGreaterThan(150);
    expect(nearest!.distanceMeters).toBeLessThan(260);
    expect(geocoder.suggest('brink')[0]).not.toHaveProperty('distanceMeters');
  });

  it('within keeps what lies in the area', () => {
    const [country] = geocoder.listCountries();
    const [drenthe] = geocoder.listProvinces(country!.id, { name: 'Drenthe' });
    expect(suggested('hoofd', { within: drenthe!.id })).toEqual([
      'street: Hoofdstraat, Beilen',
      'street: Hoofdstraat, Assen',
    ]);
  });

  it('within keeps what lies in the box', () => {
    expect(suggested('h', { within: { south: 53.1, north: 53.4, west: 6, east: 7 } })).toEqual([
      'street: Herestraat, Groningen',
      'street: Hoofdstraat, Groningen',
      'street: Hoofdweg, Groningen',
    ]);
  });

  it('limit and offset cut the same list', () => {
    const all = suggested('hoofd');
    expect(suggested('hoofd', { limit: 2 })).toEqual(all.slice(0, 2));
    expect(suggested('hoofd', { limit: 2, offset: 1 })).toEqual(all.slice(1, 3));
    expect(suggested('hoofd', { offset: 9 })).toEqual([]);
  });

  it('gives five by default', () => {
    expect(geocoder.suggest('herestraat 1')).toHaveLength(5);
  });
});

describe('suggest fills what a form needs', () => {
  it('of an address: every field and its own point', () => {
    expect(geocoder.suggest('brinkstraat 12a')[0]).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      streetname: 'Brinkstraat',
      number: '12',
      suffix: 'A',
      postcode: '9401HT',
      city: 'Assen',
      municipality: 'Assen',
      province: 'Drenthe',
      country: 'NL',
      latitude: 52.9942,
      longitude: 6.5612,
    });
  });

  it('of a street: no number and no id', () => {
    expect(geocoder.suggest('brink beilen')[0]).toMatchObject({
      id: null,
      streetname: 'Brink',
      number: null,
      suffix: null,
      city: 'Beilen',
      municipality: 'Midden-Drenthe',
    });
  });
});

describe('completions of one beginning', () => {
  it.each(['b', 'brink', 'brink 1', 'hoofd', 'vredeveldseweg 7', 'gro'])(
    '%s share their certainty',
    (text) => {
      const total = geocoder
        .suggest(text, { limit: 50 })
        .reduce((sum, { confidence }) => sum + confidence, 0);
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThanOrEqual(1 + 1e-9);
    },
  );

  it('begin with the building, where a number has units', () => {
    expect(geocoder.suggest('vredeveldseweg 77')[0]).toMatchObject({
      level: 'building',
      number: '77',
      units: ['1', '2', '10'],
    });
  });
});

it('suggests a large town before the streets that are named after it', async () => {
  using towns = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    ...Array.from(
      { length: 120 },
      (_, at) => `Herestraat ${at + 1}; 9711AA; Groningen; Groningen; Groningen`,
    ),
    'Groningerstraat 1; 9401AA; Assen; Assen; Drenthe',
    'Groningerstraat 2; 9401AA; Assen; Assen; Drenthe',
  ]);
  const [first, second] = towns.suggest('gron');
  expect(first).toMatchObject({ level: 'city', label: 'Groningen' });
  expect(second).toMatchObject({ level: 'street', label: 'Groningerstraat, Assen' });
  expect(first!.confidence + second!.confidence).toBeCloseTo(1);
});

it('suggests a place in the area asked, however many larger ones begin so elsewhere', async () => {
  const towns = ['Loppersum', 'Losser', 'Lochem', 'Loon'];
  using geocoder = await tinyGeocoder(
    { code: 'NL', name: 'Nederland' },
    towns.flatMap((town, at) =>
      Array.from(
        { length: 10 - at },
        (_, number) =>
          `Brink ${number + 1}; 940${at}AA; ${town}; ${town}; ${town === 'Loon' ? 'Drenthe' : 'Overijssel'}`,
      ),
    ),
  );
  const [country] = geocoder.listCountries();
  const [drenthe] = geocoder.listProvinces(country!.id, { name: 'Drenthe' });
  const labels = geocoder.suggest('lo', { within: drenthe!.id, limit: 1 }).map(({ label }) => label);
  expect(labels).toEqual(['Loon, Drenthe']);
});
