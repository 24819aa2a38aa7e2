import { distanceMeters } from '../../geo/distance';
import { COORDINATE_SCALE } from '../../model/limits';

const FULL_TURN = 360 * COORDINATE_SCALE;

/** A difference of longitudes, 1e-6 degrees, taken the short way round. */
export function wrapLongitude(difference: number): number {
  if (difference > FULL_TURN / 2) return difference - FULL_TURN;
  return difference < -FULL_TURN / 2 ? difference + FULL_TURN : difference;
}

/** The representative point of some points, and how far they spread. */
export interface Spread {
  /** The point nearest to the mean of all, 1e-6 degrees. */
  latitude: number;
  longitude: number;
  /** Radius around it that holds nine in ten, whole metres. */
  radiusMeters: number;
}

/**
 * The representative of some points: the one nearest to their mean (the first one if several are equally near), and the
 * radius around it that holds nine in ten. Coordinates in 1e-6 degrees.
 * @param known the representative, if it is known already.
 */
export function spreadOf(
  latitudes: Int32Array,
  longitudes: Int32Array,
  count: number,
  known: { latitude: number; longitude: number } | null = null,
): Spread {
  const { latitude, longitude } = known ?? middleOf(latitudes, longitudes, count);
  const distances = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    distances[index] = distanceMeters(
      latitude / COORDINATE_SCALE,
      longitude / COORDINATE_SCALE,
      latitudes[index]! / COORDINATE_SCALE,
      longitudes[index]! / COORDINATE_SCALE,
    );
  }
  distances.sort();
  return { latitude, longitude, radiusMeters: Math.ceil(distances[Math.ceil(0.9 * count) - 1]!) };
}

/** The point nearest to the mean. */
function middleOf(
  latitudes: Int32Array,
  longitudes: Int32Array,
  count: number,
): { latitude: number; longitude: number } {
  const originLatitude = latitudes[0]!;
  const originLongitude = longitudes[0]!;
  let latitudeSum = 0;
  let longitudeSum = 0;
  for (let index = 0; index < count; index++) {
    latitudeSum += latitudes[index]! - originLatitude;
    // Relative to the first point, so that the mean of points on both sides of the antimeridian is between them.
    longitudeSum += wrapLongitude(longitudes[index]! - originLongitude);
  }
  const meanLatitude = originLatitude + latitudeSum / count;
  const meanLongitude = originLongitude + longitudeSum / count;
  const shrink = Math.cos((meanLatitude / COORDINATE_SCALE) * (Math.PI / 180)) ** 2;
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    const north = latitudes[index]! - meanLatitude;
    const east = wrapLongitude(longitudes[index]! - meanLongitude);
    const squared = north * north + east * east * shrink;
    if (squared < least) {
      least = squared;
      nearest = index;
    }
  }
  return { latitude: latitudes[nearest]!, longitude: longitudes[nearest]! };
}
