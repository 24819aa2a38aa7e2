import type { InputFile } from '../../intake/input-files';
import type { AreaLayer, Filter } from '../../recipe/recipe';
import type { AreaFeature, ReadProgress } from '../record';
import { type Element, WAYS } from './elements';
import { NeededNodes } from './needed-nodes';
import { OsmFile } from './osm-file';
import { fillNodes, positionsOf, relationShapes } from './relation-shapes';

/**
 * Areas of OpenStreetMap: boundary relations and closed boundary ways whose tags pass the layer's `where`
 * (`{"admin_level": ["8"]}`), their tags as properties, `@id` as `relation/1155955`. Without `where` on `boundary`,
 * only administrative ones. An area whose border is cut at the edge of an extract has no shape, and is counted as such.
 */
export async function* readOsmAreas(
  layer: AreaLayer,
  input: InputFile,
  progress: ReadProgress,
): AsyncGenerator<AreaFeature> {
  const file = new OsmFile(input, progress);
  try {
    const filter: Filter = { boundary: ['administrative'], ...layer.where };
    const relations = [...file.relations(['boundary'])].filter((relation) => passes(relation, filter));
    for (const { relation, shape } of relationShapes(file, relations)) {
      yield feature('relation', relation, shape);
    }
    const ways: Element[] = [];
    const nodes = new NeededNodes(Number.POSITIVE_INFINITY);
    for (const index of file.blocks(WAYS)) {
      for (const way of file.elements(index, WAYS, ['boundary'])) {
        const closed = way.refs.length >= 4 && way.refs[0] === way.refs[way.refs.length - 1];
        if (!closed || !passes(way, filter)) continue;
        ways.push(way);
        nodes.add(way.refs);
      }
    }
    fillNodes(file, nodes);
    for (const way of ways) {
      const ring = positionsOf(way.refs, nodes);
      yield feature('way', way, ring === null ? null : { type: 'Polygon', coordinates: [ring] });
    }
    progress.bytes = input.bytes;
  } finally {
    file.close();
  }
}

function feature(type: string, element: Element, geometry: AreaFeature['geometry']): AreaFeature {
  const id = `${type}/${element.id}`;
  return { where: id, id, properties: Object.fromEntries(element.tags), geometry };
}

function passes({ tags }: Element, filter: Filter): boolean {
  for (const key in filter) if (!filter[key]!.includes(tags.get(key) ?? '')) return false;
  return true;
}
