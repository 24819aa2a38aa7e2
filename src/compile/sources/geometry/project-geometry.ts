import type { Geometry, Position } from 'geojson';
import type { Projection } from './projection';

/** Converts every position of a geometry to degrees, in place. */
export function projectGeometry(geometry: Geometry | null, projection: Projection): void {
  if (geometry === null || projection.identity) return;
  if (geometry.type === 'GeometryCollection') {
    for (const member of geometry.geometries) projectGeometry(member, projection);
  } else {
    projectPositions(geometry.coordinates, projection);
  }
}

function projectPositions(
  coordinates: Position | Position[] | Position[][] | Position[][][],
  projection: Projection,
): void {
  if (!Array.isArray(coordinates) || coordinates.length === 0) return;
  if (typeof coordinates[0] === 'number') {
    const position = coordinates as Position;
    projection.convert(position[0]!, position[1]!);
    position[0] = projection.longitude;
    position[1] = projection.latitude;
    return;
  }
  for (const member of coordinates as Position[]) projectPositions(member, projection);
}
