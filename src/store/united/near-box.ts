import { RADIANS_PER_DEGREE } from '../../geo/distance';
import type { BoundingBox } from '../../model/requests';

/** A degree of latitude is longer than this everywhere. */
const LEAST_DEGREE_METERS = 110_000;
/** Beyond this latitude, a degree of longitude is too short to limit the box. */
const POLAR = 85;

/**
 * False if nothing in a box (degrees) can lie within a distance of a point. It may be true for a box that is too far.
 */
export function mayHoldPoint(
  box: BoundingBox | null,
  latitude: number,
  longitude: number,
  meters: number,
): boolean {
  if (box === null) return false;
  const [west, south, east, north] = box;
  const reach = meters / LEAST_DEGREE_METERS;
  if (latitude < south - reach || latitude > north + reach) return false;
  const highest = Math.abs(latitude) + reach;
  if (highest > POLAR) return true;
  const wide = reach / Math.cos(highest * RADIANS_PER_DEGREE);
  const isIn = (at: number) => at >= west - wide && at <= east + wide;
  // A box may lie beyond the antimeridian, so the longitude is also tried one turn away.
  return isIn(longitude) || isIn(longitude - 360) || isIn(longitude + 360);
}
