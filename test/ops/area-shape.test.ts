import { beforeAll, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import type { AreaShape } from '../../src/model/shapes';
import { sampleDataset } from '../sample';

const dataset = sampleDataset();
let geocoder: Geocoder;

beforeAll(() => {
  geocoder = Geocoder.open(dataset);
  return () => geocoder.close();
});

/** The even-odd rule over the degrees of the answer: none of the code under test. */
function holds(shape: AreaShape, longitude: number, latitude: number): boolean {
  let inside = false;
  for (const ring of shape.coordinates.flat()) {
    for (let index = 1; index < ring.length; index++) {
      const [x1, y1] = ring[index - 1]! as [number, number];
      const [x2, y2] = ring[index]! as [number, number];
      if (y1 > latitude !== y2 > latitude && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1))
        inside = !inside;
    }
  }
  return inside;
}

/** Signed area by the trapezium rule: positive counter-clockwise. */
function signedArea(ring: readonly number[][]): number {
  let sum = 0;
  for (let index = 1; index < ring.length; index++) {
    const [x1, y1] = ring[index - 1]! as [number, number];
    const [x2, y2] = ring[index]! as [number, number];
    sum += (x1 - x2) * (y1 + y2);
  }
  return sum / 2;
}

describe('the border of an area', () => {
  it('comes only with `shape: true`', () => {
    const [country] = geocoder.listCountries();
    const [province] = geocoder.listProvinces(country!.id, { name: 'Connecticut' });
    expect(geocoder.getArea(province!.id)).not.toHaveProperty('shape');
    expect(geocoder.getArea(province!.id, { shape: true })?.shape?.type).toBe('MultiPolygon');
  });

  it('holds every point of the area, is closed, and has the direction of RFC 7946', () => {
    const addresses = [...geocoder.addresses()];
    expect(addresses.length).toBeGreaterThan(3000);
    let held = 0;
    let looked = 0;
    for (let index = 0; index < addresses.length; index += 40) {
      const { latitude, longitude } = addresses[index]!;
      const match = geocoder.reverseGeocode({ latitude, longitude }, { detail: true })!;
      const shape = geocoder.getArea(match.municipality_id!, { shape: true })!.shape!;
      for (const rings of shape.coordinates) {
        rings.forEach((ring, place) => {
          expect(ring[0]).toEqual(ring.at(-1));
          expect(ring.length).toBeGreaterThanOrEqual(4);
          expect(signedArea(ring) > 0).toBe(place === 0);
        });
      }
      looked++;
      if (holds(shape, longitude, latitude)) held++;
    }
    // A few of the sample lie at sea or across a border that the map draws coarsely.
    expect(held / looked).toBeGreaterThan(0.95);
  });

  it('is null for an area without a border, and is a copy', () => {
    const suburb = geocoder.search('881 main street, manchester', { limit: 1 })[0]!.suburb_id!;
    expect(geocoder.getArea(suburb, { shape: true })?.shape).toBeNull();
    const id = geocoder.listProvinces(geocoder.listCountries()[0]!.id)[0]!.id;
    const first = geocoder.getArea(id, { shape: true })!;
    const before = JSON.stringify(first);
    first.shape!.coordinates.length = 0;
    expect(JSON.stringify(geocoder.getArea(id, { shape: true }))).toBe(before);
  });
});
