import { distanceMeters } from '../../../geo/distance';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The point nearest to the mean of all points, and the radius around it that holds nine in ten, metres. */
export function middleOf(points: readonly Point[]): Point & { readonly radiusMeters: number } {
  if (points.length === 0) return { latitude: 0, longitude: 0, radiusMeters: 0 };
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const latitude = mean((point) => point.latitude);
  const longitude = mean((point) => point.longitude);
  const metersFrom = (lat: number, lon: number) => (one: Point) =>
    distanceMeters(lat, lon, one.latitude, one.longitude);
  const toMean = metersFrom(latitude, longitude);
  const middle = points.reduce((best, one) => (toMean(one) < toMean(best) ? one : best));
  const distances = points.map(metersFrom(middle.latitude, middle.longitude)).sort((a, b) => a - b);
  return {
    latitude: middle.latitude,
    longitude: middle.longitude,
    radiusMeters: distances[Math.ceil(distances.length * 0.9) - 1]!,
  };
}
