import type { MultiPolygon, Polygon, Position } from 'geojson';
import { polygonHolds } from '../../../geo/polygon';

/** A way that is part of a border: its nodes in order, with their positions. */
export interface BorderWay {
  refs: readonly number[];
  positions: readonly Position[];
  inner: boolean;
}

interface Ring {
  positions: Position[];
}

/**
 * The polygons that ways enclose, as multipolygon relations describe them (wiki.openstreetmap.org/wiki/
 * Relation:multipolygon): ways are joined end to end into rings, inner rings go into the outer ring around them.
 * Null if a ring stays open, as at the edge of an extract.
 */
export function assemblePolygons(ways: readonly BorderWay[]): Polygon | MultiPolygon | null {
  const outers = joinRings(ways.filter((way) => !way.inner));
  const inners = joinRings(ways.filter((way) => way.inner));
  if (outers === null || inners === null || outers.length === 0) return null;
  const polygons = outers.map((ring) => [ring.positions]);
  for (const { positions } of inners) {
    const holder = polygons.find((rings) => holds(rings[0]!, positions));
    if (holder !== undefined) holder.push(positions);
  }
  return polygons.length === 1
    ? { type: 'Polygon', coordinates: polygons[0]! }
    : { type: 'MultiPolygon', coordinates: polygons };
}

/** Joins ways into rings; null if a way is left over. */
function joinRings(ways: readonly BorderWay[]): Ring[] | null {
  const rings: Ring[] = [];
  const open = ways.filter((way) => way.refs.length >= 2);
  const endings = new Map<number, Set<BorderWay>>();
  const left = new Set(open);
  for (const way of open) {
    for (const end of [way.refs[0]!, way.refs[way.refs.length - 1]!]) {
      let meeting = endings.get(end);
      if (meeting === undefined) {
        meeting = new Set();
        endings.set(end, meeting);
      }
      meeting.add(way);
    }
  }
  const take = (way: BorderWay): void => {
    left.delete(way);
    endings.get(way.refs[0]!)!.delete(way);
    endings.get(way.refs[way.refs.length - 1]!)!.delete(way);
  };
  for (const start of open) {
    if (!left.has(start)) continue;
    take(start);
    const positions = [...start.positions];
    const first = start.refs[0]!;
    let end = start.refs[start.refs.length - 1]!;
    while (end !== first) {
      const next: BorderWay | undefined = endings.get(end)?.values().next().value;
      if (next === undefined) return null;
      take(next);
      const forward = next.refs[0] === end;
      const more = forward ? next.positions : [...next.positions].reverse();
      for (let at = 1; at < more.length; at++) positions.push(more[at]!);
      end = forward ? next.refs[next.refs.length - 1]! : next.refs[0]!;
    }
    if (positions.length >= 4) rings.push({ positions });
  }
  return rings;
}

function holds(ring: readonly Position[], inner: readonly Position[]): boolean {
  const coordinates = new Float64Array(2 * ring.length);
  for (const [index, position] of ring.entries()) {
    coordinates[2 * index] = position[0]!;
    coordinates[2 * index + 1] = position[1]!;
  }
  const part = { coordinates, ringEnds: Int32Array.of(ring.length) };
  // Inner rings may touch the outer one: most of their points decide.
  const inside = inner.filter((position) => polygonHolds(part, position[0]!, position[1]!)).length;
  return 2 * inside > inner.length;
}
