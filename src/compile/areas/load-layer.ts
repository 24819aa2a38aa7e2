import type { PolygonPart } from '../../geo/polygon';
import { representativePoint } from '../../geo/representative-point';
import type { AreaLevel } from '../../model/areas';
import { COORDINATE_SCALE } from '../../model/limits';
import type { InputFile } from '../intake/input-files';
import type { AreaLayer, Filter } from '../recipe/recipe';
import type { Tally } from '../report/tally';
import { AREA_READERS } from '../sources/index';
import { textOf, valueAt } from '../sources/json-records';
import type { AreaFeature, ReadProgress } from '../sources/record';
import type { AreaDraft } from './area-draft';
import { polygonsOf } from './area-shape';
import type { AreaTree } from './area-tree';

/** The level that an area's parent is of. */
export const PARENT_LEVEL: Record<AreaLevel, AreaLevel | null> = {
  country: null,
  province: 'country',
  municipality: 'province',
  city: 'municipality',
  suburb: 'municipality',
};

export interface LayerCounts {
  read: number;
  accepted: number;
}

/**
 * Reads one file of an area layer into the tree. Layers of larger areas come first: parents must be there.
 * @param source the layer's place in the manifest's list of sources.
 * @param dropped counts the features that are left out, with the reason.
 * @throws GeocoderError SOURCE_INVALID for a file that is not what the recipe says.
 */
export async function loadLayer(
  layer: AreaLayer,
  source: number,
  file: InputFile,
  tree: AreaTree,
  dropped: Tally,
  progress: ReadProgress,
): Promise<LayerCounts> {
  const counts: LayerCounts = { read: 0, accepted: 0 };
  for await (const feature of AREA_READERS[layer.format](layer, file, progress)) {
    if (!passes(feature, layer.where)) continue;
    counts.read++;
    const reason = addFeature(feature, layer, source, file, tree);
    if (reason === null) counts.accepted++;
    else dropped.add(reason, () => `${file.label}: ${feature.where}: ${text(feature, layer.name)}`);
  }
  return counts;
}

/** Null when added, else why it is left out. */
function addFeature(
  feature: AreaFeature,
  layer: AreaLayer,
  source: number,
  file: InputFile,
  tree: AreaTree,
): string | null {
  const written = text(feature, layer.name);
  const name = layer.corrections[written] ?? written;
  if (name === '' && layer.level !== 'country') return 'no name';
  const parts = polygonsOf(feature.geometry, `${file.label}: ${feature.where} (${name})`);
  if (parts.length === 0 && layer.format !== 'delimited') return 'no polygon';
  if (layer.level === 'country') {
    addTo(tree, tree.country, source, parts);
    return null;
  }
  const found = layer.code.map((property) => text(feature, property)).find((code) => code !== '') ?? '';
  const code = (layer.codes[name] ?? found).padStart(found === '' ? 0 : (layer.codeLength ?? 0), '0');
  const parent = findParent(feature, layer, tree, () => representativePoint(parts, COORDINATE_SCALE));
  if (parent === undefined) return `no ${PARENT_LEVEL[layer.level]} holds it`;
  const aliases = layer.aliases[name] ?? [];
  addTo(tree, tree.obtain(layer.level, { code, name, aliases }, parent), source, parts);
  return null;
}

function addTo(tree: AreaTree, area: AreaDraft, source: number, parts: readonly PolygonPart[]): void {
  tree.addParts(area, parts);
  if (!area.sources.includes(source)) area.sources.push(source);
}

/** The parent; null for one that the addresses will tell; undefined where there is none. */
function findParent(
  feature: AreaFeature,
  layer: AreaLayer,
  tree: AreaTree,
  inside: () => { longitude: number; latitude: number } | null,
): AreaDraft | null | undefined {
  const level = PARENT_LEVEL[layer.level];
  if (level === null || level === 'country') return tree.country;
  const rule = layer.parent;
  if (rule.by === 'addresses') return null;
  if (rule.by === 'code') {
    const code = text(feature, rule.property);
    const parent = tree.names(level).byCode(rule.length === null ? code : code.slice(0, rule.length));
    if (parent !== undefined) return parent;
  }
  const named = rule.by === 'name' ? tree.names(level).byName(text(feature, rule.property)) : [];
  if (named.length === 1) return named[0]!;
  const point = inside();
  const accept = named.length > 1 ? (area: AreaDraft) => named.includes(area) : undefined;
  const holding = point && tree.index(level).smallestAt(point.longitude, point.latitude, accept);
  if (holding) return holding;
  // A country without any province layer: its provinces will come from the addresses.
  return level === 'province' && tree.areas(level).length === 0 ? null : undefined;
}

function passes(feature: AreaFeature, filter: Filter): boolean {
  for (const property in filter) {
    if (!filter[property]!.includes(text(feature, property))) return false;
  }
  return true;
}

function text(feature: AreaFeature, property: string): string {
  return property === '@id' ? feature.id : textOf(valueAt(feature.properties, property));
}
