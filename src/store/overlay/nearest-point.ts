import type { LiveAddress } from './live-view';

/** Degrees. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** What is asked: the nearest accepted address within a distance on the sphere. */
export interface AskedPoint {
  readonly latitude: number;
  readonly longitude: number;
  readonly reachMeters: number;
  admits(address: LiveAddress): boolean;
}

export interface FoundPoint {
  readonly address: LiveAddress;
  readonly distanceMeters: number;
}

/** Of equally near addresses, the one with the smallest ordinal is nearer. */
export function isNearer(meters: number, address: LiveAddress, best: FoundPoint | null): boolean {
  if (best === null) return true;
  if (meters !== best.distanceMeters) return meters < best.distanceMeters;
  return address.ordinal < best.address.ordinal;
}
