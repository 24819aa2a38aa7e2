/** Mean radius of the Earth in metres (IUGG R1): every distance is measured on a sphere of this size. */
export const EARTH_RADIUS_METERS = 6_371_008.8;

export const RADIANS_PER_DEGREE = Math.PI / 180;

/** Metres per degree of latitude, or along any other great circle. */
export const METERS_PER_DEGREE = EARTH_RADIUS_METERS * RADIANS_PER_DEGREE;

/**
 * Great-circle distance in metres between two points in degrees, by the haversine formula (R. W. Sinnott,
 * "Virtues of the Haversine", 1984): exact on the sphere, stable for near points, right across the
 * antimeridian and at the poles.
 */
export function distanceMeters(
  latitudeA: number,
  longitudeA: number,
  latitudeB: number,
  longitudeB: number,
): number {
  const sineLatitude = Math.sin((latitudeB - latitudeA) * (RADIANS_PER_DEGREE / 2));
  const sineLongitude = Math.sin((longitudeB - longitudeA) * (RADIANS_PER_DEGREE / 2));
  const haversine =
    sineLatitude * sineLatitude +
    Math.cos(latitudeA * RADIANS_PER_DEGREE) *
      Math.cos(latitudeB * RADIANS_PER_DEGREE) *
      sineLongitude *
      sineLongitude;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
