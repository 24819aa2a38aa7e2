import type { Geometry, Position } from 'geojson';
import { innerPoint } from '../../../geo/inner-point';

/**
 * The representative point of a geometry, in its own coordinates: the point itself, the middle of a line, or a point
 * inside the largest polygon. Null for a geometry without coordinates.
 */
export function pointOf(geometry: Geometry | null): Position | null {
  switch (geometry?.type) {
    case 'Point':
      return geometry.coordinates.length >= 2 ? geometry.coordinates : null;
    case 'MultiPoint':
      return geometry.coordinates[0] ?? null;
    case 'LineString':
      return middleOf(geometry.coordinates);
    case 'MultiLineString':
      return longest(geometry.coordinates);
    case 'Polygon':
      return innerPoint([geometry.coordinates]);
    case 'MultiPolygon':
      return innerPoint(geometry.coordinates);
    case 'GeometryCollection':
      for (const member of geometry.geometries) {
        const point = pointOf(member);
        if (point !== null) return point;
      }
      return null;
    default:
      return null;
  }
}

function longest(lines: readonly Position[][]): Position | null {
  let found: readonly Position[] = [];
  let most = -1;
  for (const line of lines) {
    const length = lengthOf(line);
    if (length > most) {
      most = length;
      found = line;
    }
  }
  return middleOf(found);
}

function middleOf(line: readonly Position[]): Position | null {
  const half = lengthOf(line) / 2;
  let along = 0;
  for (let i = 1; i < line.length; i++) {
    const [fromX, fromY] = line[i - 1] as [number, number];
    const [toX, toY] = line[i] as [number, number];
    const step = Math.hypot(toX - fromX, toY - fromY);
    if (step > 0 && along + step >= half) {
      const share = (half - along) / step;
      return [fromX + share * (toX - fromX), fromY + share * (toY - fromY)];
    }
    along += step;
  }
  return line[0] ?? null;
}

function lengthOf(line: readonly Position[]): number {
  let length = 0;
  for (let i = 1; i < line.length; i++) {
    length += Math.hypot(line[i]![0]! - line[i - 1]![0]!, line[i]![1]! - line[i - 1]![1]!);
  }
  return length;
}
