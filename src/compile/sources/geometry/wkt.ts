import type { Geometry, Position } from 'geojson';

const POINT = /^(?:SRID=\d+;)?\s*POINT\s*(?:Z|M|ZM)?\s*\(\s*(\S+)\s+([^\s)]+)[^)]*\)\s*$/i;
const TAGGED =
  /^(?:SRID=\d+;)?\s*(POLYGON|MULTIPOLYGON|LINESTRING|MULTILINESTRING|MULTIPOINT)\s*(?:Z|M|ZM)?\s*(\(.*\))\s*$/is;

/** A point in well-known text (ISO 19125), as OpenAddresses writes it; null for anything else. */
export function parseWktPoint(text: string): { x: number; y: number } | null {
  const parts = POINT.exec(text);
  return parts === null ? null : { x: Number(parts[1]), y: Number(parts[2]) };
}

/**
 * A geometry in well-known text; null for text that is none. Z and M are left out.
 */
export function parseWkt(text: string): Geometry | null {
  const point = parseWktPoint(text);
  if (point !== null) return { type: 'Point', coordinates: [point.x, point.y] };
  const parts = TAGGED.exec(text);
  if (parts === null) return null;
  // Parentheses become brackets and coordinates become lists: the rest is JSON.
  const json = parts[2]!
    .replace(/\(/g, '[')
    .replace(/\)/g, ']')
    .replace(/([-+\d.eE]+)\s+([-+\d.eE]+)(?:\s+[-+\d.eE]+){0,2}/g, '[$1,$2]');
  try {
    const coordinates: unknown = JSON.parse(json);
    switch (parts[1]!.toUpperCase()) {
      case 'POLYGON':
        return { type: 'Polygon', coordinates: coordinates as Position[][] };
      case 'MULTIPOLYGON':
        return { type: 'MultiPolygon', coordinates: coordinates as Position[][][] };
      case 'LINESTRING':
        return { type: 'LineString', coordinates: coordinates as Position[] };
      case 'MULTILINESTRING':
        return { type: 'MultiLineString', coordinates: coordinates as Position[][] };
      default: {
        // MULTIPOINT ((1 2), (3 4)) and MULTIPOINT (1 2, 3 4) are both written.
        const points = coordinates as (Position | [Position])[];
        return {
          type: 'MultiPoint',
          coordinates: points.map((entry) => (Array.isArray(entry[0]) ? entry[0] : (entry as Position))),
        };
      }
    }
  } catch {
    return null;
  }
}
