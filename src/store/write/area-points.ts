import { distanceMeters } from '../../geo/distance';
import { COORDINATE_SCALE } from '../../model/limits';
import { wrapLongitude } from './spread';

/** The data from which the point and the radius of an area are computed. */
export interface PlacedArea {
  readonly parent: number | null;
  /** Degrees, if the source has them; else null. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Metres around its point that hold nine tenths of its polygons; 0 for an area without polygons. */
  readonly reach: number;
  readonly addressCount: number;
  /** Its first address; the sums are relative to it, 1e-6 degrees. Null for an area without addresses. */
  readonly origin: { readonly latitude: number; readonly longitude: number } | null;
  readonly latitudeSum: number;
  readonly longitudeSum: number;
}

/** Visits every address once for each area that holds it: area id, and 1e-6 degrees. */
export type EachAddress = (visit: (area: number, latitude: number, longitude: number) => void) => void;

/** One point for each area, 1e-6 degrees. */
export interface AreaPoints {
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
}

/** Buckets of distance from 1 m, four for each factor of two. They reach farther than half round the Earth. */
const BUCKETS = 104;
const NINE_IN_TEN = 0.9;

/**
 * Representative points: the one of the source; else the address nearest to the mean of all addresses; else the point
 * of the parent.
 * @param areas parents come before their children.
 */
export function representativePoints(areas: readonly PlacedArea[], eachAddress: EachAddress): AreaPoints {
  const points = {
    latitudes: new Float64Array(areas.length),
    longitudes: new Float64Array(areas.length),
  };
  const isAsked = areas.map(
    ({ latitude, longitude, origin }) => origin !== null && (latitude === null || longitude === null),
  );
  if (isAsked.includes(true)) findMiddles(areas, isAsked, eachAddress, points);
  for (const [id, { latitude, longitude, origin, parent }] of areas.entries()) {
    if (latitude !== null && longitude !== null) {
      points.latitudes[id] = Math.round(latitude * COORDINATE_SCALE);
      points.longitudes[id] = Math.round(longitude * COORDINATE_SCALE);
    } else if (latitude === null && origin === null && parent !== null) {
      points.latitudes[id] = points.latitudes[parent]!;
      points.longitudes[id] = points.longitudes[parent]!;
    }
  }
  return points;
}

/** For the areas in question: the address nearest to the mean of their addresses. */
function findMiddles(
  areas: readonly PlacedArea[],
  isAsked: readonly boolean[],
  eachAddress: EachAddress,
  points: AreaPoints,
): void {
  const least = new Float64Array(areas.length).fill(Number.POSITIVE_INFINITY);
  eachAddress((id, latitude, longitude) => {
    if (!isAsked[id]) return;
    const { origin, latitudeSum, longitudeSum, addressCount } = areas[id]!;
    const meanLatitude = origin!.latitude + latitudeSum / addressCount;
    const north = latitude - meanLatitude;
    const east =
      wrapLongitude(longitude - origin!.longitude - longitudeSum / addressCount) *
      Math.cos((meanLatitude / COORDINATE_SCALE) * (Math.PI / 180));
    const squared = north * north + east * east;
    if (squared >= least[id]!) return;
    least[id] = squared;
    points.latitudes[id] = latitude;
    points.longitudes[id] = longitude;
  });
}

/**
 * Radii that hold nine in ten of an area's addresses, metres. They come from a histogram and are up to a fifth too
 * large.
 */
export function radiiOf(
  areas: readonly PlacedArea[],
  points: AreaPoints,
  eachAddress: EachAddress,
): Float64Array {
  if (areas.every((area) => area.addressCount === 0)) return Float64Array.from(areas, ({ reach }) => reach);
  const histogram = new Uint32Array(areas.length * BUCKETS);
  eachAddress((id, latitude, longitude) => {
    const distance = distanceMeters(
      points.latitudes[id]! / COORDINATE_SCALE,
      points.longitudes[id]! / COORDINATE_SCALE,
      latitude / COORDINATE_SCALE,
      longitude / COORDINATE_SCALE,
    );
    const bucket = distance <= 1 ? 0 : Math.min(BUCKETS - 1, Math.ceil(4 * Math.log2(distance)));
    histogram[id * BUCKETS + bucket]!++;
  });
  return Float64Array.from(areas, ({ addressCount, reach }, id) => {
    if (addressCount === 0) return reach;
    let counted = 0;
    let bucket = -1;
    while (counted < NINE_IN_TEN * addressCount) counted += histogram[id * BUCKETS + ++bucket]!;
    return Math.ceil(2 ** (bucket / 4));
  });
}
