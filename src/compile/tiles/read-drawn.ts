import type { LineString, MultiPolygon, Polygon } from 'geojson';
import { GeocoderError } from '../../model/errors';
import { type Element, WAYS } from '../sources/osm/elements';
import { NeededNodes } from '../sources/osm/needed-nodes';
import type { OsmFile } from '../sources/osm/osm-file';
import { fillNodes, knownPositions, relationShapes } from '../sources/osm/relation-shapes';
import { DRAWN_KEYS, type DrawnKind, drawnKind } from './drawn-kind';

/** An element to draw. */
export interface DrawnElement {
  readonly kind: DrawnKind;
  /** Empty if it has none. */
  readonly name: string;
  /** Makes the geometry when called: all geometries at once would need ten times the memory of the nodes. */
  readonly geometry: () => LineString | Polygon | MultiPolygon;
}

export interface Drawn {
  readonly elements: readonly DrawnElement[];
  /** False if the extract has so many points that only streets, rails and waters are drawn. */
  readonly withBuildings: boolean;
}

/** A way to draw, before its nodes have coordinates. */
interface DrawnWay {
  readonly kind: DrawnKind;
  readonly name: string;
  readonly refs: readonly number[];
}

/**
 * The elements of an extract to draw: streets, rails, waters, and buildings if they fit.
 * @param most most points.
 * @throws GeocoderError SOURCE_INVALID for an extract of more points without its buildings.
 */
export function readDrawn(file: OsmFile, most: number): Drawn {
  const { ways, withBuildings } = drawnWays(file, most);
  const nodes = new NeededNodes(Number.POSITIVE_INFINITY);
  for (const { refs } of ways) nodes.add(refs);
  fillNodes(file, nodes);
  const elements: DrawnElement[] = [];
  for (const { kind, name, refs } of ways) {
    const known = refs.reduce((sum, ref) => sum + (nodes.position(ref) === null ? 0 : 1), 0);
    // At the edge of an extract some nodes are missing.
    if (known < (kind.filled ? 4 : 2)) continue;
    elements.push({ kind, name, geometry: () => shapeOf(kind, refs, nodes) });
  }
  for (const element of drawnRelations(file, withBuildings)) elements.push(element);
  return { elements, withBuildings };
}

function drawnWays(file: OsmFile, most: number): { ways: readonly DrawnWay[]; withBuildings: boolean } {
  let ways: DrawnWay[] = [];
  let points = 0;
  let withBuildings = true;
  for (const index of file.blocks(WAYS)) {
    for (const { tags, refs } of file.elements(index, WAYS, DRAWN_KEYS)) {
      const kind = drawnKind(tags);
      if (kind === null || (kind.layer === 'buildings' && !withBuildings)) continue;
      if (kind.filled && !isClosed(refs)) continue;
      // A copy of exactly the needed length.
      ways.push({ kind, name: nameOf(kind, tags), refs: refs.slice() });
      points += refs.length;
    }
    if (points > most && withBuildings) {
      withBuildings = false;
      ways = ways.filter(({ kind }) => kind.layer !== 'buildings');
      points = ways.reduce((sum, { refs }) => sum + refs.length, 0);
    }
    if (points > most) throw tooLarge(file.blobs.label, most);
  }
  return { ways, withBuildings };
}

/** Elements of multipolygon relations, such as lakes and courtyards. */
function* drawnRelations(file: OsmFile, withBuildings: boolean): Generator<DrawnElement> {
  const kinds = new Map<Element, DrawnKind>();
  for (const relation of file.relations(DRAWN_KEYS)) {
    const kind = drawnKind(relation.tags);
    if (kind?.filled === true && (withBuildings || kind.layer !== 'buildings')) kinds.set(relation, kind);
  }
  for (const { relation, shape } of relationShapes(file, [...kinds.keys()])) {
    const kind = kinds.get(relation)!;
    if (shape !== null) yield { kind, name: nameOf(kind, relation.tags), geometry: () => shape };
  }
}

function shapeOf({ filled }: DrawnKind, refs: readonly number[], nodes: NeededNodes): LineString | Polygon {
  const positions = knownPositions(refs, nodes);
  return filled
    ? { type: 'Polygon', coordinates: [positions] }
    : { type: 'LineString', coordinates: positions };
}

/** The name to draw. Buildings get none; a road without a name gets its number. */
function nameOf({ layer }: DrawnKind, tags: ReadonlyMap<string, string>): string {
  if (layer === 'buildings') return '';
  return tags.get('name') ?? (layer === 'roads' ? (tags.get('ref') ?? '') : '');
}

function isClosed(refs: readonly number[]): boolean {
  return refs.length >= 4 && refs[0] === refs[refs.length - 1];
}

function tooLarge(label: string, most: number): GeocoderError {
  return new GeocoderError(
    'SOURCE_INVALID',
    `${label}: expected an extract of a city or a region, got streets and waters of more than ${most} points ` +
      '(cut it: osmium extract; or make the PMTiles file with tilemaker or Planetiler).',
  );
}
