import { MERCATOR_WORLD, mercatorX, mercatorY } from './mercator';

/**
 * Position of a cell of a 65,536 × 65,536 grid along a Hilbert curve, 0 … 2^32 - 1: near cells have near
 * positions. (D. Hilbert 1891; the bitwise form is Warren's in "Hacker's Delight", chapter 16.)
 */
export function hilbertIndex(x: number, y: number): number {
  let cellX = x;
  let cellY = y;
  let position = 0;
  for (let side = 32768; side > 0; side >>>= 1) {
    const right = (cellX & side) > 0 ? 1 : 0;
    const upper = (cellY & side) > 0 ? 1 : 0;
    position += side * side * ((3 * right) ^ upper);
    if (upper === 0) {
      if (right === 1) {
        cellX = 65535 - cellX;
        cellY = 65535 - cellY;
      }
      const swapped = cellX;
      cellX = cellY;
      cellY = swapped;
    }
  }
  return position;
}

/** Position of a point in degrees along a Hilbert curve over the Web Mercator square, 0 … 2^32 - 1. */
export function hilbertOfPoint(latitude: number, longitude: number): number {
  const cells = MERCATOR_WORLD / 65536;
  return hilbertIndex(Math.floor(mercatorX(longitude) / cells), Math.floor(mercatorY(latitude) / cells));
}
