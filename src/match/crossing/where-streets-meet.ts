import { distanceMeters, METERS_PER_DEGREE, RADIANS_PER_DEGREE } from '../../geo/distance';
import type { Store, Street } from '../../store/rows';

/** Where two streets come nearest to one another. */
export interface Meeting {
  /** Midway between the two addresses that are nearest. Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Between those two. */
  readonly metersApart: number;
}

/** A street reaches this much farther than the radius that holds nine in ten of its addresses, at most. */
const REACH = 4;
const SURROUNDINGS_METERS = 600;

/** Where the addresses of two streets come nearest; null for streets that lie apart. */
export function whereStreetsMeet(store: Store, one: Street, other: Street): Meeting | null {
  const apart = distanceMeters(one.latitude, one.longitude, other.latitude, other.longitude);
  if (apart > REACH * (one.radiusMeters + other.radiusMeters) + SURROUNDINGS_METERS) return null;
  const left = pointsOf(store, one);
  const right = pointsOf(store, other);
  // Two streets lie near one another: the plane is exact enough to find which addresses are nearest.
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
  };
}

/** Latitude and longitude of every address, one after the other. */
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
