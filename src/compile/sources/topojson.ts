import type { Feature, Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { GeocoderError } from '../../model/errors';
import { printable, printableList, quoted } from '../../model/quote';
import type { InputFile } from '../intake/input-files';
import type { AreaLayer } from '../recipe/recipe';
import { checkDepth } from './json-depth';
import { textOf } from './json-records';
import { readWholeText } from './read-text';
import type { AreaFeature, ReadProgress } from './record';

/** Reads one object of a TopoJSON document. The document is read whole, because all objects share its arcs. */
export async function* readTopoJsonAreas(
  layer: AreaLayer,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<AreaFeature> {
  const topology = parseTopology(await readWholeText(file, progress), file);
  const names = Object.keys(topology.objects);
  const name = layer.object ?? names[0];
  const object = name === undefined ? undefined : topology.objects[name];
  if (object === undefined || (layer.object === null && names.length > 1)) {
    const expected =
      layer.object === null ? 'one object, or its name in "object"' : `an object ${quoted(layer.object)}`;
    throw new GeocoderError(
      'SOURCE_INVALID',
      `${file.label}: expected ${expected}, got ${printableList(names) || 'none'}.`,
    );
  }
  const members = object.type === 'GeometryCollection' ? object.geometries : [object];
  for (const [index, member] of members.entries()) {
    const where = `feature ${index + 1}`;
    let made: Feature;
    try {
      made = feature(topology, member) as Feature;
    } catch (cause) {
      const message = `${file.label}: ${where}: expected arcs that exist, got ${printable((cause as Error).message)}.`;
      throw new GeocoderError('SOURCE_INVALID', message, { cause });
    }
    yield {
      where,
      id: textOf(made.id),
      properties: made.properties ?? {},
      geometry: closed(made.geometry as Geometry | null, topology),
    };
  }
}

/**
 * Closes rings with a small gap. Rings of arcs should be closed, but with quantized coordinates the end may miss the
 * beginning by one step (Illinois in us-atlas). A wider gap stays, and is refused later.
 */
function closed(geometry: Geometry | null, topology: Topology): Geometry | null {
  const [stepX, stepY] = topology.transform?.scale ?? [0, 0];
  const rings =
    geometry?.type === 'Polygon'
      ? geometry.coordinates
      : geometry?.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : [];
  for (const ring of rings) {
    const [first, last] = [ring[0], ring[ring.length - 1]];
    if (first === undefined || last === undefined || equal(first, last)) continue;
    const near =
      Math.abs(first[0]! - last[0]!) <= 1.5 * stepX && Math.abs(first[1]! - last[1]!) <= 1.5 * stepY;
    if (near) ring.push([...first]);
  }
  return geometry;
}

function equal(a: Position, b: Position): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function parseTopology(text: string, file: InputFile): Topology {
  let value: unknown;
  try {
    checkDepth(text);
    value = JSON.parse(text);
  } catch (cause) {
    const message = `${file.label}: expected JSON, got ${printable((cause as Error).message)}.`;
    throw new GeocoderError('SOURCE_INVALID', message, { cause });
  }
  const topology = value as Partial<Topology> | null;
  if (
    topology?.type !== 'Topology' ||
    !Array.isArray(topology.arcs) ||
    typeof topology.objects !== 'object'
  ) {
    const message = `${file.label}: expected a TopoJSON topology, got type ${quoted(topology?.type)}.`;
    throw new GeocoderError('SOURCE_INVALID', message);
  }
  return topology as Topology;
}
