import { RADIANS_PER_DEGREE } from './distance';

/**
 * Spherical Web Mercator (EPSG:3857) scaled to unsigned 32-bit integers: x grows eastward from -180°, y grows
 * northward from the southern edge. The projection is locally isotropic, so distances
 * to boxes in these units sort like true distances.
 */
export const MERCATOR_WORLD = 2 ** 32;

/** Web Mercator is cut off at this latitude, so that the world is a square. Points beyond it are moved to this edge. */
export const MERCATOR_MAX_LATITUDE = 85.0511287798066;

const GREATEST = MERCATOR_WORLD - 1;

/** Longitude in degrees to x, not rounded; within 0 … 2^32 - 1. */
export function mercatorX(longitude: number): number {
  return clamp(((longitude + 180) / 360) * MERCATOR_WORLD);
}

/** Latitude in degrees to y, not rounded; within 0 … 2^32 - 1. */
export function mercatorY(latitude: number): number {
  const bounded = Math.min(MERCATOR_MAX_LATITUDE, Math.max(-MERCATOR_MAX_LATITUDE, latitude));
  const stretched = Math.asinh(Math.tan(bounded * RADIANS_PER_DEGREE));
  return clamp((0.5 + stretched / (2 * Math.PI)) * MERCATOR_WORLD);
}

function clamp(value: number): number {
  return Math.max(0, Math.min(GREATEST, value));
}
