import path from 'node:path';
import type { PolygonPart } from '../../geo/polygon';
import { GeocoderError } from '../../model/errors';
import { printableList, quoted } from '../../model/quote';
import { inspect } from '../inspect/index';
import { findInputFiles } from '../intake/input-files';
import { parseRecipe } from '../recipe/parse-recipe';
import { AREA_READERS } from '../sources/index';
import { textOf, valueAt } from '../sources/json-records';
import { polygonsOf } from './area-shape';

/** The polygons of a file, in integers of 1e-6 degrees, and the value of one property for each. */
export interface NamedPolygons {
  readonly values: readonly string[];
  /** For each polygon, the index of its value. */
  readonly owners: readonly number[];
  readonly parts: readonly PolygonPart[];
}

/**
 * Reads the polygons of any format that a recipe's area layers may have.
 * @param property name of the property, with dots into nested objects; `@id` is the id of the feature.
 * @throws GeocoderError SOURCE_NOT_FOUND, SOURCE_INVALID; INVALID_REQUEST for a property that no feature has.
 */
export async function readPolygons(file: string, property: string): Promise<NamedPolygons> {
  const { format } = await inspect(file);
  if (format === null || !Object.hasOwn(AREA_READERS, format)) {
    throw new GeocoderError(
      'SOURCE_INVALID',
      `Expected ${file} to hold polygons (GeoJSON, TopoJSON, GeoPackage, Shapefile, Parquet), got ${format ?? 'an unknown format'}.`,
    );
  }
  // A recipe with this one layer fills in the defaults of a layer.
  const { areas } = parseRecipe({
    name: 'layer',
    country: { code: 'ZZ', name: 'layer' },
    areas: [{ level: 'province', path: file, format, name: property, licence: '-', attribution: '-' }],
    addresses: [],
  });
  const [layer] = areas;
  const [input] = findInputFiles(path.resolve(file), '/');
  const values: string[] = [];
  const owners: number[] = [];
  const parts: PolygonPart[] = [];
  const known = new Set<string>();
  let isThere = false;
  const reader = AREA_READERS[layer!.format];
  for await (const feature of reader(layer!, input!, { bytes: 0 })) {
    const value = property === '@id' ? feature.id : valueAt(feature.properties, property);
    if (value !== undefined) isThere = true;
    if (!isThere) for (const name of Object.keys(feature.properties)) known.add(name);
    const polygons = polygonsOf(feature.geometry, `${file}: ${feature.where}`);
    if (polygons.length === 0) continue;
    values.push(textOf(value));
    for (const part of polygons) {
      owners.push(values.length - 1);
      parts.push(part);
    }
  }
  if (!isThere) {
    throw new GeocoderError(
      'INVALID_REQUEST',
      `layer: expected a property of the features of ${file} (${printableList([...known])}), but got ${quoted(property)}`,
    );
  }
  if (parts.length === 0) {
    throw new GeocoderError('SOURCE_INVALID', `Expected ${file} to hold polygons, got a file without one.`);
  }
  return { values, owners, parts };
}
