import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distanceMeters } from '../../src/geo/distance';
import type { Geocoder } from '../../src/index';
import { EVEN_LATITUDE, longitudeOf, ODD_LATITUDE, town } from './town';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await town();
});
afterAll(() => geocoder?.close());

const brink = (number: string) =>
  geocoder.forwardGeocode({ streetname: 'Brink', number, suburb: 'Assen' }, { detail: true })!;

/** The Brink in Assen has 1, 3, 5, 11, 13 on one side and 2, 4, 8, 10, 90 on the other. */
describe('a number between two of its side', () => {
  it.each([
    ['7', 'between 5 and 11', ODD_LATITUDE],
    ['9', 'between 5 and 11', ODD_LATITUDE],
    ['6', 'between 4 and 8', EVEN_LATITUDE],
  ])('%s lies %s, in proportion', (number, _, latitude) => {
    const found = brink(number);
    expect(found).toMatchObject({
      level: 'interpolated',
      id: null,
      streetname: 'Brink',
      number: null,
      suffix: null,
      building_id: null,
      city: 'Assen',
      verdicts: { streetname: 'exact', number: 'nearest' },
    });
    const meters = distanceMeters(found.latitude, found.longitude, latitude, longitudeOf(Number(number)));
    expect(meters).toBeLessThan(1);
    // Its neighbours stand 27 and 40 metres apart: it is no further off than one of them, and never sure to the metre.
    expect(found.uncertaintyMeters).toBeGreaterThanOrEqual(10);
    expect(found.uncertaintyMeters).toBeLessThanOrEqual(40);
  });

  it('is the same in every operation', () => {
    const { latitude, longitude, uncertaintyMeters } = brink('7');
    const point = { level: 'interpolated', latitude, longitude, uncertaintyMeters };
    expect(geocoder.search('Brink 7, Assen')[0]).toMatchObject(point);
    expect(geocoder.candidates({ streetname: 'Brink', number: '7', city: 'Assen' })[0]).toMatchObject(point);
    expect(geocoder.forwardGeocode({ streetname: 'Brink', number: '7', suburb: 'Assen' })).toMatchObject({
      streetname: 'Brink',
      number: null,
      suffix: null,
      latitude,
      longitude,
    });
  });

  it('with a letter is as far along as without', () => {
    const { latitude, longitude } = brink('7');
    expect(brink('7a')).toMatchObject({ level: 'interpolated', latitude, longitude });
  });
});

describe('a number that exists', () => {
  it('is no interpolation, even where its neighbours are there', () => {
    expect(brink('3')).toMatchObject({ level: 'address', number: '3', longitude: longitudeOf(3) });
  });
});

describe('a number far from every other', () => {
  it('has the middle of its street', () => {
    // 10 and 90 are its neighbours: too far apart in numbers to say where 50 would be.
    expect(brink('50')).toMatchObject({ level: 'street', number: null, verdicts: { number: 'missing' } });
  });
});

describe('a number past the last of its side', () => {
  const at = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ latitude, longitude });

  it('stands at the last one', () => {
    expect(brink('15')).toMatchObject({
      level: 'interpolated',
      number: null,
      verdicts: { number: 'nearest' },
      ...at(brink('13')),
    });
  });

  it('is less sure the further away it is', () => {
    expect(brink('19').uncertaintyMeters).toBeGreaterThan(brink('15').uncertaintyMeters);
  });

  it('stands at its one neighbour', () => {
    const inBeilen = (number: string) =>
      geocoder.forwardGeocode({ streetname: 'Brink', number, suburb: 'Beilen' }, { detail: true })!;
    expect(inBeilen('5')).toMatchObject({ level: 'interpolated', ...at(inBeilen('3')) });
  });
});
