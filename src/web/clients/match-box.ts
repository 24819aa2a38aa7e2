import type { Match } from '../../model/match';

const METERS_PER_DEGREE = 111_195;
/** Even an exact address is shown with its surroundings. */
const SMALLEST_RADIUS_METERS = 100;

/** The box around a match that holds the true place nine times in ten: west, south, east, north in degrees. */
export function boxOf({
  latitude,
  longitude,
  uncertaintyMeters,
}: Pick<Match, 'latitude' | 'longitude' | 'uncertaintyMeters'>): [number, number, number, number] {
  const radiusDegrees = Math.max(uncertaintyMeters, SMALLEST_RADIUS_METERS) / METERS_PER_DEGREE;
  // Towards a pole a degree of longitude shrinks to nothing.
  const stretch = Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return [
    Math.max(-180, longitude - radiusDegrees / stretch),
    Math.max(-90, latitude - radiusDegrees),
    Math.min(180, longitude + radiusDegrees / stretch),
    Math.min(90, latitude + radiusDegrees),
  ];
}
