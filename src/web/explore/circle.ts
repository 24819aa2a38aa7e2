import type { Polygon } from 'geojson';

const CORNERS = 64;
const METERS_PER_DEGREE = 111_195;

/** A circle on the ground as a polygon of 64 corners; good enough to draw. */
export function circle(latitude: number, longitude: number, radiusMeters: number): Polygon {
  const north = radiusMeters / METERS_PER_DEGREE;
  const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = ((corner % CORNERS) / CORNERS) * 2 * Math.PI;
    return [longitude + east * Math.cos(angle), latitude + north * Math.sin(angle)];
  });
  return { type: 'Polygon', coordinates: [ring] };
}
