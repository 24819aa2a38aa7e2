import { distanceMeters, METERS_PER_DEGREE, RADIANS_PER_DEGREE } from '../../geo/distance';
import type { Store, Street } from '../../store/rows';

/** The point where two streets are nearest to each other. */
export interface Meeting {
  /** Midpoint of the two nearest addresses, one of each street. Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Distance between those two addresses. */
  readonly metersApart: number;
  /** Area id of the suburb of the first one. */
  readonly suburb: number;
}

/** A street extends at most this many times its radius, which holds nine in ten of its addresses. */
const REACH = 4;
const SURROUNDINGS_METERS = 600;

/** The point where the addresses of two streets are nearest to each other; null for streets that are far apart. */
export function whereStreetsMeet(store: Store, one: Street, other: Street): Meeting | null {
  const apart = distanceMeters(one.latitude, one.longitude, other.latitude, other.longitude);
  if (apart > REACH * (one.radiusMeters + other.radiusMeters) + SURROUNDINGS_METERS) return null;
  const left = pointsOf(store, one);
  const right = pointsOf(store, other);
  // The two streets are near each other, so plane geometry is exact enough to find the nearest addresses.
  const width = Math.cos(one.latitude * RADIANS_PER_DEGREE);
  let least = Number.POSITIVE_INFINITY;
  let first = 0;
  let second = 0;
  for (let a = 0; a < left.length; a += 2) {
    for (let b = 0; b < right.length; b += 2) {
      const north = left[a]! - right[b]!;
      const east = (left[a + 1]! - right[b + 1]!) * width;
      const square = north * north + east * east;
      if (square >= least) continue;
      least = square;
      first = a;
      second = b;
    }
  }
  if (least === Number.POSITIVE_INFINITY) return null;
  return {
    latitude: (left[first]! + right[second]!) / 2,
    longitude: (left[first + 1]! + right[second + 1]!) / 2,
    metersApart: Math.sqrt(least) * METERS_PER_DEGREE,
    suburb: suburbOf(store, one, first / 2),
  };
}

/** Latitude and longitude of every address, alternating. */
function pointsOf(store: Store, street: Street): Float64Array {
  const points = new Float64Array(2 * street.addressCount);
  let at = 0;
  store.forEachBlockOf(street, (view) => {
    for (let slot = 0; slot < view.count && at < points.length; slot++) {
      points[at++] = view.latitude(slot);
      points[at++] = view.longitude(slot);
    }
  });
  return points.subarray(0, at);
}

/** The suburb of an address of a street, by its position among them. */
function suburbOf(store: Store, street: Street, position: number): number {
  let left = position;
  let suburb = street.city;
  store.forEachBlockOf(street, (view) => {
    if (left >= 0 && left < view.count) suburb = view.suburb(left);
    left -= view.count;
  });
  return suburb;
}
