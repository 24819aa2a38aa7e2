import type { PolygonPart } from '../../geo/polygon';
import { representativePoint } from '../../geo/representative-point';
import type { AreaLevel } from '../../model/areas';
import { COORDINATE_SCALE } from '../../model/limits';
import { fold } from '../../text/fold';
import type { InputFile } from '../intake/input-files';
import type { AreaLayer, ColumnRule, Filter } from '../recipe/recipe';
import type { Tally } from '../report/tally';
import { detached } from '../rows/text-pool';
import { columnText } from '../sources/column-text';
import { AREA_READERS } from '../sources/index';
import { textOf, valueAt } from '../sources/json-records';
import { languageOf } from '../sources/name-language';
import type { AreaFeature, ReadProgress } from '../sources/record';
import type { AreaDraft, AreaPoint } from './area-draft';
import { polygonsOf } from './area-shape';
import type { AreaTree } from './area-tree';

/** The level of the parent, for each level. */
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
 * Reads one file of an area layer into the tree. Layers of larger areas must be loaded first, because areas need their
 * parents.
 * @param source index of the layer in the manifest's list of sources.
 * @param dropped counts the features that are left out, with the reason.
 * @throws GeocoderError SOURCE_INVALID for a file that does not match the recipe.
 */
export async function loadLayer(
  layer: AreaLayer,
  source: number,
  file: InputFile,
  trees: ReadonlyMap<string, AreaTree>,
  dropped: Tally,
  progress: ReadProgress,
): Promise<LayerCounts> {
  const counts: LayerCounts = { read: 0, accepted: 0 };
  for await (const feature of AREA_READERS[layer.format](layer, file, progress)) {
    if (!passes(feature, layer.where)) continue;
    counts.read++;
    const tree = trees.get(countryOf(feature, layer));
    const reason =
      tree === undefined ? 'country not in the recipe' : addFeature(feature, layer, source, file, tree);
    if (reason === null) counts.accepted++;
    else dropped.add(reason, () => `${file.label}: ${feature.where}: ${written(feature, layer.name)}`);
  }
  return counts;
}

function countryOf(feature: AreaFeature, { country, countryColumn }: AreaLayer): string {
  if (countryColumn === null) return country;
  return written(feature, countryColumn).toUpperCase();
}

/** Adds a feature; returns the reason if it is left out, else null. */
function addFeature(
  feature: AreaFeature,
  layer: AreaLayer,
  source: number,
  file: InputFile,
  tree: AreaTree,
): string | null {
  const spelt = written(feature, layer.name);
  const name = layer.corrections[spelt] ?? spelt;
  if (name === '' && layer.level !== 'country') return 'no name';
  const parts = polygonsOf(feature.geometry, `${file.label}: ${feature.where} (${name})`);
  const point = pointOf(feature, layer);
  if (parts.length === 0 && point === null && layer.format !== 'delimited') return 'no polygon';
  const others = layer.aliasColumns.map((rule) => written(feature, rule));
  const translate = (area: AreaDraft): AreaDraft => {
    for (const [at, rule] of layer.aliasColumns.entries()) {
      const language = languageOf(rule);
      const name = others[at]!;
      if (language !== null && name !== '' && !area.translations.has(language))
        area.translations.set(language, detached(name));
    }
    return area;
  };
  const aliases = [...new Set([...(layer.aliases[name] ?? []), ...others])].filter((alias) => alias !== '');
  if (layer.level === 'country') {
    addAliases(tree.country, [name, ...aliases]);
    addTo(tree, translate(tree.country), source, parts, point);
    return null;
  }
  const found = layer.code.map((property) => text(feature, property)).find((code) => code !== '') ?? '';
  let code = (layer.codes[name] ?? found).padStart(found === '' ? 0 : (layer.codeLength ?? 0), '0');
  if (layer.repeatedCodes === 'first') {
    const bearer = tree.names(layer.level).byCode(code);
    if (bearer !== undefined && bearer.name !== name) code = '';
  }
  const parent = findParent(
    feature,
    layer,
    tree,
    () => representativePoint(parts, COORDINATE_SCALE) ?? point,
  );
  if (parent === undefined) return `no ${PARENT_LEVEL[layer.level]} holds it`;
  addTo(tree, translate(tree.obtain(layer.level, { code, name, aliases }, parent)), source, parts, point);
  return null;
}

function addAliases(area: AreaDraft, names: readonly string[]): void {
  for (const name of names)
    if (name !== '' && name !== area.name && !area.aliases.includes(name)) area.aliases.push(detached(name));
}

/** The point of a feature from the columns of the layer, 1e-6 degrees; null for none. */
function pointOf(feature: AreaFeature, layer: AreaLayer): AreaPoint | null {
  if (layer.latitude === null || layer.longitude === null) return null;
  const latitude = coordinate(text(feature, layer.latitude), 90);
  const longitude = coordinate(text(feature, layer.longitude), 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function coordinate(written: string, greatest: number): number | null {
  const degrees = written === '' ? Number.NaN : Number(written);
  return Math.abs(degrees) <= greatest ? Math.round(degrees * COORDINATE_SCALE) : null;
}

function addTo(
  tree: AreaTree,
  area: AreaDraft,
  source: number,
  parts: readonly PolygonPart[],
  point: AreaPoint | null,
): void {
  tree.addParts(area, parts);
  area.point ??= point;
  if (!area.sources.includes(source)) area.sources.push(source);
}

/** The parent; null if it will be found by addresses; undefined if there is none. */
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
  const names = tree.names(level);
  let named: readonly AreaDraft[] = [];
  let code = '';
  if (rule.by === 'code') {
    const written = text(feature, rule.property);
    code = rule.length === null ? written : written.slice(0, rule.length);
    const parent = names.byCode(code);
    if (parent !== undefined) return parent;
  } else if (rule.by === 'name') {
    named = insideNamed(names.byName(text(feature, rule.properties.at(-1)!)), feature, rule.properties);
  }
  if (named.length === 1) return named[0]!;
  const point = inside();
  const accept = named.length > 1 ? (area: AreaDraft) => named.includes(area) : undefined;
  const holding = point && tree.index(level).smallestAt(point.longitude, point.latitude, accept);
  if (holding) return holding;
  if (rule.by === 'code' && code !== '' && level === 'province') {
    // The province is in no layer (overseas areas), but its code identifies it.
    return tree.obtain(level, { code, name: rule.names[code] ?? code }, tree.country);
  }
  // The country has no province layer: its provinces will come from the addresses.
  return level === 'province' && tree.areas(level).length === 0 ? null : undefined;
}

/** Those areas of one name whose enclosing areas have the names in the properties before the last. */
function insideNamed(
  named: readonly AreaDraft[],
  feature: AreaFeature,
  properties: readonly string[],
): readonly AreaDraft[] {
  if (named.length < 2 || properties.length < 2) return named;
  const enclosing = properties.slice(0, -1).reverse();
  return named.filter((area) => {
    let parent = area.parent;
    return enclosing.every((property) => {
      const fits = parent !== null && fold(parent.name) === fold(text(feature, property));
      parent = parent?.parent ?? null;
      return fits;
    });
  });
}

function passes(feature: AreaFeature, filter: Filter): boolean {
  for (const property in filter) {
    if (!filter[property]!.includes(text(feature, property))) return false;
  }
  return true;
}

function written(feature: AreaFeature, rule: ColumnRule): string {
  return columnText(rule, (index) => text(feature, rule.columns[index]!));
}

function text(feature: AreaFeature, property: string): string {
  return property === '@id' ? feature.id : textOf(valueAt(feature.properties, property));
}
