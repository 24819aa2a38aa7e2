import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressQuery, ForwardGeocodeRequest, Geocoder } from '../../src/index';
import { EVEN_LATITUDE, longitudeOf, ODD_LATITUDE, town } from './town';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await town();
});
afterAll(() => geocoder?.close());

describe('forwardGeocode climbs the ladder', () => {
  const ROWS: readonly [string, ForwardGeocodeRequest, string | null][] = [
    ['the address', { streetname: 'Brink', number: '3', suburb: 'Assen' }, 'address: Brink 3, 9401HS Assen'],
    [
      '… elsewhere',
      { streetname: 'Brink', number: '3', suburb: 'Beilen' },
      'address: Brink 3, 9411KP Beilen',
    ],
    [
      '… by its municipality',
      { streetname: 'Brink', number: '3', suburb: 'Midden-Drenthe' },
      'address: Brink 3, 9411KP Beilen',
    ],
    [
      'among equals the largest place',
      { streetname: 'Hoofdstraat', number: '1' },
      'address: Hoofdstraat 1, 9711AA Groningen',
    ],
    [
      '… in the province asked',
      { streetname: 'Hoofdweg', number: '1', province: 'Groningen' },
      'address: Hoofdweg 1, 9712BB Groningen',
    ],
    [
      'a typo',
      { streetname: 'Hofdstrat', number: '2', suburb: 'Assen' },
      'address: Hoofdstraat 2, 9401BA Assen',
    ],
    [
      'a suffix apart',
      { streetname: 'Brinkstraat', number: '12', suffix: 'b' },
      'address: Brinkstraat 12B, 9401HT Assen',
    ],
    [
      'a suffix glued',
      { streetname: 'Brinkstraat', number: '12 B' },
      'address: Brinkstraat 12B, 9401HT Assen',
    ],
    [
      'no suffix, where there is one without',
      { streetname: 'Brinkstraat', number: '12' },
      'address: Brinkstraat 12, 9401HT Assen',
    ],
    [
      'a unit',
      { streetname: 'Vredeveldseweg', number: '77-10' },
      'address: Vredeveldseweg 77-10, 9404BA Assen',
    ],
    [
      'between two numbers',
      { streetname: 'Brink', number: '7', suburb: 'Assen' },
      'interpolated: Brink, Assen',
    ],
    ['the street alone', { streetname: 'Brink', number: '50', suburb: 'Assen' }, 'street: Brink, Assen'],
    ['the place alone', { streetname: 'Onbekend', number: '1', suburb: 'Beilen' }, 'city: Beilen, Drenthe'],
    ['nothing', { streetname: 'Onbekend', number: '1' }, null],
  ];

  it.each(ROWS)('%s', (_, request, answer) => {
    const match = geocoder.forwardGeocode(request, { detail: true });
    expect(match && `${match.level}: ${match.label}`).toBe(answer);
    const plain = geocoder.forwardGeocode(request);
    if (match === null) {
      expect(plain).toBeNull();
      return;
    }
    // The shape of the interface tells the level by its nulls, and the same place.
    expect(plain).toMatchObject({
      streetname: match.streetname,
      number: match.number,
      suffix: match.suffix,
      latitude: match.latitude,
      longitude: match.longitude,
    });
    const found = geocoder.forwardGeocode(request, { fallback: false });
    expect(found === null).toBe(match.level !== 'address');
  });
});

describe('lookupPostcode climbs the ladder', () => {
  it('the address', () => {
    expect(geocoder.lookupPostcode({ postcode: '9401 hs', number: '5' })).toMatchObject({
      postcode: '9401HS',
      streetname: 'Brink',
      number: '5',
      city: 'Assen',
      latitude: ODD_LATITUDE,
      longitude: longitudeOf(5),
    });
  });

  it('a unit, glued', () => {
    expect(geocoder.lookupPostcode({ postcode: '9401HT', number: '12a' })).toMatchObject({
      streetname: 'Brinkstraat',
      number: '12',
      suffix: 'A',
    });
  });

  it('the street of the postcode and a point on it', () => {
    const found = geocoder.lookupPostcode({ postcode: '9401HS', number: '7' });
    expect(found).toMatchObject({ postcode: '9401HS', streetname: 'Brink', number: null, suffix: null });
    expect([ODD_LATITUDE, EVEN_LATITUDE]).toContain(found!.latitude);
    expect(geocoder.lookupPostcode({ postcode: '9401HS', number: '7' }, { detail: true })).toMatchObject({
      level: 'postcode',
      verdicts: { postcode: 'exact', number: 'missing' },
    });
    expect(geocoder.lookupPostcode({ postcode: '9401HS', number: '7' }, { fallback: false })).toBeNull();
  });

  it('nothing', () => {
    expect(geocoder.lookupPostcode({ postcode: '9999ZZ', number: '5' })).toBeNull();
  });
});

describe('reverseGeocode', () => {
  const at = (number: number, options = {}) =>
    geocoder.reverseGeocode(
      { latitude: ODD_LATITUDE, longitude: longitudeOf(number) },
      { detail: true, ...options },
    );

  it('gives the nearest address and how far it is', () => {
    // 5 stands one step (6.7 m) west of 6, which has no house on this side; 11 stands five steps east.
    expect(at(6)).toMatchObject({ level: 'address', label: 'Brink 5, 9401HS Assen' });
    expect(at(6)!.distanceMeters).toBeCloseTo(6.7, 1);
    expect(at(9)).toMatchObject({ label: 'Brink 11, 9401HS Assen' });
    expect(at(11)!.distanceMeters).toBe(0);
  });

  it('gives nothing beyond maxDistanceMeters, 250 by default', () => {
    // No area of this dataset has a border that could hold the point.
    expect(at(6, { maxDistanceMeters: 5 })).toBeNull();
    expect(at(6, { maxDistanceMeters: 7 })).not.toBeNull();
    const east = (meters: number) => ({ latitude: 52.862, longitude: longitudeOf(3) + meters / 67_138 });
    expect(geocoder.reverseGeocode(east(240))).toMatchObject({ streetname: 'Brink', number: '3' });
    expect(geocoder.reverseGeocode(east(260))).toBeNull();
    expect(geocoder.reverseGeocode(east(260), { maxDistanceMeters: 300 })).toMatchObject({ number: '3' });
  });
});

describe('search knows every level', () => {
  it.each([
    ['Brink 3, Beilen', 'address: Brink 3, 9411KP Beilen'],
    ['Brinkstraat 12 a Assen', 'address: Brinkstraat 12A, 9401HT Assen'],
    ['9401HS 3', 'address: Brink 3, 9401HS Assen'],
    ['Brink 7 Assen', 'interpolated: Brink, Assen'],
    ['brink assen', 'street: Brink, Assen'],
    ['9401hs', 'postcode: 9401HS Assen'],
    ['assen', 'city: Assen, Drenthe'],
    ['midden-drenthe', 'municipality: Midden-Drenthe, Drenthe'],
    ['drenthe', 'province: Drenthe'],
    ['nederland', 'country: Nederland'],
  ])('%s', (text, answer) => {
    const [best] = geocoder.search(text);
    expect(`${best?.level}: ${best?.label}`).toBe(answer);
  });

  it('finds nothing where nothing is', () => {
    expect(geocoder.search('Qqxzvk 4')).toEqual([]);
  });
});

describe('candidates knows every level', () => {
  const ROWS: readonly [AddressQuery, string][] = [
    [{ streetname: 'Brink', number: '3', city: 'Beilen' }, 'address: Brink 3, 9411KP Beilen'],
    [{ postcode: '9404ba', number: '79' }, 'address: Vredeveldseweg 79, 9404BA Assen'],
    [{ streetname: 'Grote Mrkt', city: 'Groningen' }, 'street: Grote Markt, Groningen'],
    [{ postcode: '9712HN' }, 'postcode: 9712HN Groningen'],
    [{ city: 'Beilen' }, 'city: Beilen, Drenthe'],
    [{ municipality: 'Midden-Drenthe' }, 'municipality: Midden-Drenthe, Drenthe'],
    [{ province: 'Drenthe' }, 'province: Drenthe'],
  ];
  it.each(ROWS)('%j', (query, answer) => {
    const [best] = geocoder.candidates(query);
    expect(`${best?.level}: ${best?.label}`).toBe(answer);
  });
});

describe('a building', () => {
  const building = { streetname: 'Vredeveldseweg', number: '77', suburb: 'Assen' };
  const units = { level: 'building', id: null, number: '77', suffix: null, units: ['1', '2', '10'] };

  it('is the answer where none of its units was asked, and is sure', () => {
    const found = geocoder.forwardGeocode(building, { detail: true })!;
    expect(found).toMatchObject({ ...units, advice: 'add-unit', verdicts: { number: 'exact' } });
    expect(found.verdicts.suffix).toBeUndefined();
    expect(found.confidence).toBeGreaterThan(0.97);
    expect(geocoder.search('Vredeveldseweg 77, Assen')[0]).toMatchObject(units);
    expect(geocoder.forwardGeocode(building)).toMatchObject({ number: '77', suffix: null });
  });

  it('is the answer where the unit asked is not there', () => {
    const missing = { ...units, verdicts: { number: 'exact', suffix: 'missing' } };
    expect(geocoder.forwardGeocode({ ...building, suffix: '5' }, { detail: true })).toMatchObject(missing);
    expect(geocoder.forwardGeocode({ ...building, number: '77-5' }, { detail: true })).toMatchObject(missing);
    expect(geocoder.search('Vredeveldseweg 77-5, Assen')[0]).toMatchObject(missing);
  });

  it('gives way to the unit that was asked', () => {
    expect(geocoder.forwardGeocode({ ...building, suffix: '10' }, { detail: true })).toMatchObject({
      level: 'address',
      number: '77',
      suffix: '10',
    });
  });

  it('is never a sibling: of 12, 12A and 12B, 12C is the building', () => {
    const asked = { streetname: 'Brinkstraat', number: '12', suffix: 'C', suburb: 'Assen' };
    expect(geocoder.forwardGeocode(asked, { detail: true })).toMatchObject({
      level: 'building',
      number: '12',
      suffix: null,
      units: ['A', 'B'],
      verdicts: { suffix: 'missing' },
    });
  });

  it('is what lies at a point that several units share', () => {
    const { latitude, longitude } = geocoder.forwardGeocode(building, { detail: true })!;
    expect(geocoder.reverseGeocode({ latitude, longitude }, { detail: true })).toMatchObject(units);
    expect(geocoder.reverseGeocode({ latitude, longitude })).toMatchObject({ number: '77', suffix: null });
  });

  it('is kept by fallback: false', () => {
    expect(geocoder.forwardGeocode(building, { fallback: false })).toMatchObject({ number: '77' });
  });
});

describe('a range of numbers', () => {
  it('is its first number', () => {
    expect(geocoder.search('Brink 3-5, Assen')[0]).toMatchObject({
      level: 'address',
      number: '3',
      verdicts: { number: 'partial' },
    });
  });
});

describe('a line may hold', () => {
  it('coordinates: what lies there', () => {
    const { latitude, longitude, id } = geocoder.search('Brink 3, Assen')[0]!;
    expect(geocoder.search(`${latitude}, ${longitude}`)[0]).toMatchObject({
      id,
      level: 'address',
      number: '3',
    });
    expect(geocoder.search(`geo:${latitude},${longitude}`)[0]).toMatchObject({ id });
    expect(geocoder.search('0.5, 0.5')).toEqual([]);
  });

  it('a word of place beside the number: the address stands near what is meant', () => {
    expect(geocoder.search('tegenover Brink 3, Assen')[0]).toMatchObject({
      number: '3',
      verdicts: { number: 'nearest' },
    });
  });

  it('a number that the answer lacks: it has a verdict', () => {
    for (const line of ['Brink 50 Assen', 'Brink 12345 Assen', 'Onbekend 12a Assen'])
      expect(geocoder.search(line)[0]!.verdicts.number, line).toMatch(/^(missing|nearest)$/);
  });
});

describe('a field with the name of a level', () => {
  it('means an area of that level: the province Groningen is not the city', () => {
    expect(geocoder.candidates({ province: 'Groningen' })[0]).toMatchObject({ level: 'province' });
    expect(geocoder.candidates({ municipality: 'Groningen' })[0]).toMatchObject({ level: 'municipality' });
    expect(geocoder.candidates({ city: 'Groningen' })[0]).toMatchObject({ level: 'city' });
  });
});
