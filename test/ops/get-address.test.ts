import { describe, expect, it } from 'vitest';
import { Matcher } from '../../src/match/matcher';
import { getAddress } from '../../src/ops/get-address';
import { reverseGeocode } from '../../src/ops/reverse';
import { Dataset } from '../../src/store/dataset';
import { square, temporaryDirectories, writePlan } from '../store/synthetic';

const directory = temporaryDirectories()();
const plan = writePlan(directory, {
  seed: 41,
  streets: 80,
  identifiers: true,
  suburbParts: [[square(52.5, 5.5, 2)], []],
});
const dataset = Dataset.open(directory);
const matcher = new Matcher(dataset);

describe('an address by its id and by its place', () => {
  it('has exactly the fields of the interface, as the source wrote them', () => {
    for (const [id, { name, addresses, city }] of plan.streets.entries()) {
      const street = dataset.street(id);
      const address = dataset.address(street.firstBlock * 32);
      const written = addresses[0]!;
      const uuid = dataset.uuidOf(address);
      const record = {
        suburb_id: dataset.area(written.suburb).uuid,
        building_id: written.building === '' ? null : expect.stringMatching(/^[0-9a-f-]{36}$/),
        number: written.number,
        suffix: written.suffix || null,
        streetname: name,
        postcode: written.postcode || null,
        city: dataset.area(city).name,
      };
      expect(getAddress(matcher, uuid.toUpperCase())).toEqual({ id: uuid, ...record });
      expect(getAddress(matcher, uuid, { country: 'nl' })).toEqual({ id: uuid, ...record });
      expect(getAddress(matcher, uuid, { country: 'BE' })).toBeNull();
      const found = reverseGeocode(matcher, { latitude: address.latitude, longitude: address.longitude });
      const nearest = dataset.nearest(address.latitude, address.longitude, 1)!;
      if (nearest.ordinal === address.ordinal) expect(found).toEqual(record);
    }
    expect(getAddress(matcher, '00000000-0000-5000-8000-000000000000')).toBeNull();
  });

  it('falls back to the suburb with every address field null, unless `fallback` is false', () => {
    const far = { latitude: 54.4, longitude: 7.4 };
    expect(reverseGeocode(matcher, far)).toEqual({
      suburb_id: dataset.area(plan.suburbs[0]!).uuid,
      building_id: null,
      number: null,
      suffix: null,
      streetname: null,
      postcode: null,
      city: null,
    });
    expect(reverseGeocode(matcher, far, { fallback: false })).toBeNull();
    expect(reverseGeocode(matcher, far, { country: 'BE' })).toBeNull();
    expect(reverseGeocode(matcher, far, { detail: true })).toMatchObject({
      level: 'suburb',
      suburb: 'Wijk 0',
    });
    expect(reverseGeocode(matcher, { latitude: 0, longitude: 0 })).toBeNull();
  });

  it('gives the distance to the nearest address as a match', () => {
    const { latitude, longitude } = dataset.address(0);
    const match = reverseGeocode(matcher, { latitude: latitude + 0.0001, longitude }, { detail: true });
    expect(match).toMatchObject({ level: 'address', distanceMeters: expect.any(Number) });
    expect((match as { distanceMeters: number }).distanceMeters).toBeLessThanOrEqual(11.2);
  });
});
