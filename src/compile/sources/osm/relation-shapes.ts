import type { MultiPolygon, Polygon, Position } from 'geojson';
import { type Element, NODES, WAYS } from './elements';
import { NeededNodes } from './needed-nodes';
import type { OsmFile } from './osm-file';
import { assemblePolygons, type BorderWay } from './rings';

/** Relations in one batch; this limits the memory for their ways. */
const RELATIONS_AT_A_TIME = 20_000;

/**
 * The polygons of relations, in the order given; null for one whose border is incomplete in this file. Ways and nodes
 * are read once for each batch.
 */
export function* relationShapes(
  file: OsmFile,
  relations: readonly Element[],
): Generator<{ relation: Element; shape: Polygon | MultiPolygon | null }> {
  for (let start = 0; start < relations.length; start += RELATIONS_AT_A_TIME) {
    yield* shapesOf(file, relations.slice(start, start + RELATIONS_AT_A_TIME));
  }
}

function* shapesOf(
  file: OsmFile,
  relations: readonly Element[],
): Generator<{ relation: Element; shape: Polygon | MultiPolygon | null }> {
  const wanted = new Set<number>();
  for (const relation of relations) for (const { id } of borderMembers(relation)) wanted.add(id);
  const refsOf = new Map<number, number[]>();
  const nodes = new NeededNodes(Number.POSITIVE_INFINITY);
  if (wanted.size > 0) {
    for (const index of file.blocks(WAYS)) {
      file.read(index, WAYS, (block, groups) => {
        for (const group of groups) {
          for (const way of block.waysById(group, wanted)) {
            refsOf.set(way.id, way.refs);
            nodes.add(way.refs);
          }
        }
      });
    }
  }
  fillNodes(file, nodes);
  for (const relation of relations) yield { relation, shape: shapeOf(relation, refsOf, nodes) };
}

/** Fills in the coordinates of all needed nodes. */
export function fillNodes(file: OsmFile, nodes: NeededNodes): void {
  nodes.seal();
  if (nodes.empty) return;
  for (const index of file.blocks(NODES)) file.offerNodes(index, nodes);
}

/** The positions of the nodes of a way; null if one is missing. */
export function positionsOf(refs: readonly number[], nodes: NeededNodes): Position[] | null {
  const positions: Position[] = [];
  for (const ref of refs) {
    const position = nodes.position(ref);
    if (position === null) return null;
    positions.push(position);
  }
  return positions;
}

/** The positions of the nodes of a way that the file has: at the edge of an extract some are missing. */
export function knownPositions(refs: readonly number[], nodes: NeededNodes): Position[] {
  const positions: Position[] = [];
  for (const ref of refs) {
    const position = nodes.position(ref);
    if (position !== null) positions.push(position);
  }
  return positions;
}

function borderMembers(relation: Element): { id: number; inner: boolean }[] {
  return relation.members
    .filter(({ type, role }) => type === 'way' && (role === '' || role === 'outer' || role === 'inner'))
    .map(({ id, role }) => ({ id, inner: role === 'inner' }));
}

function shapeOf(
  relation: Element,
  refsOf: ReadonlyMap<number, number[]>,
  nodes: NeededNodes,
): Polygon | MultiPolygon | null {
  const ways: BorderWay[] = [];
  for (const { id, inner } of borderMembers(relation)) {
    const refs = refsOf.get(id);
    const positions = refs === undefined ? null : positionsOf(refs, nodes);
    if (refs === undefined || positions === null) return null;
    ways.push({ refs, positions, inner });
  }
  return assemblePolygons(ways);
}
