import path from 'node:path';
import { printableList } from '../../model/quote';
import type { InputFile } from '../intake/input-files';
import { LAYOUTS } from '../recipe/layouts';
import type { AddressFormat } from '../recipe/recipe';
import { areaColumns, fieldColumns, levelOf, mayBeGlued, usedColumns } from './column-names';
import type { DetectedFormat } from './detect-format';
import type { DraftedRecipe, InspectedLayer } from './inspection';
import { fieldsByValues } from './mend-draft';

/** Formats of a single country. */
const KNOWN: Partial<Record<string, { code: string; name: string }>> = {
  'bag-extract': { code: 'NL', name: 'Nederland' },
  'bag-light': { code: 'NL', name: 'Nederland' },
  ban: { code: 'FR', name: 'France' },
};

/** Placeholder for an unknown country; ISO 3166-1 reserves ZZ for users. */
const UNKNOWN_COUNTRY = { code: 'ZZ', name: 'Unknown' };
const COUNTRY_COLUMN = /^(?:country|country_code|addr:country)$/i;
/** A dataset may hold addresses without a number. */
const EXPORTED = { numberlessAddresses: true };
const DEGREES = /^(?:OGC:CRS84|EPSG:4326)$/;
/** Formats whose reference system a build takes only from the recipe, even if an old GeoJSON file names it. */
const SAYS_NO_CRS: ReadonlySet<string> = new Set(['geojson', 'ndjson']);

/** The format by the columns, if they show more than the bytes. */
export function formatByColumns(
  format: DetectedFormat,
  layers: readonly InspectedLayer[],
): AddressFormat | DetectedFormat | null {
  const has = (...names: string[]): boolean =>
    layers.some(({ columns }) => names.every((name) => columns.some((column) => column.name === name)));
  const isOpenAddresses =
    has('NUMBER', 'STREET', 'UNIT') || has('number', 'street', 'unit', 'district', 'region', 'postcode');
  // No reader supports an archive of other tables.
  if (format === 'openaddresses' && !isOpenAddresses) return null;
  if (format === 'delimited' && has('numero', 'nom_voie', 'code_insee')) return 'ban';
  if ((format === 'delimited' || format === 'ndjson') && isOpenAddresses) return 'openaddresses';
  if (format === 'parquet' && has('address_levels', 'street', 'number')) return 'overture';
  if (
    format === 'geopackage' &&
    has('openbare_ruimte_naam', 'huisnummer', 'nummeraanduiding_hoofdadres_identificatie')
  ) {
    return 'bag-light';
  }
  return format;
}

/** A recipe for an unknown file. */
export function emptyRecipe(file: InputFile): DraftedRecipe {
  const name = path.basename(file.label).replace(/\..*$/, '') || 'dataset';
  return { name, country: UNKNOWN_COUNTRY, areas: [], addresses: [] };
}

/**
 * A recipe for a file, guessed by the names of columns. Layers with a street and a house number become address sources;
 * layers with polygons become area layers.
 * @param header names for the columns of a table without a header; null for one with.
 */
export function draftRecipe(
  file: InputFile,
  format: AddressFormat | DetectedFormat,
  layers: readonly InspectedLayer[],
  notes: string[],
  header: string[] | null,
): DraftedRecipe {
  const recipe: DraftedRecipe = {
    ...emptyRecipe(file),
    country: KNOWN[format] ?? countryOf(layers) ?? UNKNOWN_COUNTRY,
  };
  const provenance = { licence: '', attribution: '' };
  const base = { path: file.label, format };
  const isFixed = LAYOUTS[format as AddressFormat]?.columns.streetname !== undefined;
  if (header !== null) {
    const { name } = recipe;
    const columns = fieldsByValues(layers[0]?.columns ?? []);
    recipe.addresses.push({ name, ...base, header, columns, numbersAreGlued: true, ...provenance });
    notes.push('header: the first line is a record; the draft names the columns and guesses what they hold');
    for (const layer of layers) tellUnused(layer, columns, false, notes);
  } else if (isFixed) {
    recipe.addresses.push({ name: recipe.name, ...base, ...provenance });
    if (format === 'osm-pbf') {
      const area = {
        level: 'municipality',
        ...base,
        name: 'name',
        code: ['@id'],
        where: { admin_level: ['8'] },
      };
      recipe.areas.push({ ...area, ...provenance });
      notes.push('boundaries: "admin_level" 8 is the municipality in many countries, not in all');
    }
  } else {
    for (const layer of layers) draftLayer(layer, layers.length > 1, base, provenance, recipe, notes);
  }
  if (recipe.country === UNKNOWN_COUNTRY)
    notes.push('country: expected its code and name, none is told by the file');
  notes.push('licence and attribution: expected from the publisher of the file, none is told by the file');
  if (recipe.addresses.length === 0 && recipe.areas.length > 0)
    notes.push('addresses: none in this file; a recipe needs one source of addresses at least');
  else if (recipe.addresses.length === 0)
    notes.push('addresses: no columns of a street and a number are recognised by their names');
  return recipe;
}

function draftLayer(
  layer: InspectedLayer,
  isOneOfMany: boolean,
  base: { path: string; format: string },
  provenance: Record<string, string>,
  recipe: DraftedRecipe,
  notes: string[],
): void {
  const { geometry, crs } = layer;
  const of = isOneOfMany ? { layers: [layer.name] } : {};
  const system = crs !== null && SAYS_NO_CRS.has(base.format) && !DEGREES.test(crs) ? { crs } : {};
  const columns = fieldColumns(layer);
  if (geometry !== null) {
    // The geometry is more reliable than columns of the same name.
    delete columns.longitude;
    delete columns.latitude;
    // JSON lines may have no geometry, so the recipe must name these columns.
    if (base.format === 'ndjson') Object.assign(columns, { longitude: '@longitude', latitude: '@latitude' });
  }
  if (columns.streetname !== undefined && columns.number !== undefined) {
    const name = isOneOfMany ? layer.name : recipe.name;
    const numbers = { numbersAreGlued: mayBeGlued(columns), ...(isExport(layer) ? EXPORTED : {}) };
    recipe.addresses.push({ name, ...base, ...of, ...system, columns, ...numbers, ...provenance });
    tellUnused(layer, columns, isOneOfMany, notes);
    return;
  }
  const isArea = /Polygon|geometry|^geom/i.test(geometry ?? '');
  const area = areaColumns(layer);
  if (!isArea || area === null) return;
  const object = base.format === 'topojson' ? { object: layer.name } : of;
  const told = levelOf(layer);
  const level = told ?? 'municipality';
  recipe.areas.push({ level, ...base, ...object, ...system, ...area, ...provenance });
  const why = told === null ? 'no name tells it' : 'by the names in the file';
  notes.push(`level of ${area.name} in ${layer.name}: "${level}" is a guess, ${why}`);
}

/** True for an export of a dataset, by its ids. */
function isExport({ columns }: InspectedLayer): boolean {
  const names = new Set(columns.map(({ name }) => name));
  return ['id', 'suburb_id', 'municipality_id', 'country_id', 'identifier'].every((name) => names.has(name));
}

/** Adds a note of the columns that a drafted source of addresses does not read: no field has such a name. */
function tellUnused(
  { name: layer, columns }: InspectedLayer,
  fields: Record<string, unknown>,
  isOneOfMany: boolean,
  notes: string[],
): void {
  const used = usedColumns(fields);
  const unused = columns.flatMap(({ name }) => (used.has(name) || COUNTRY_COLUMN.test(name) ? [] : [name]));
  if (unused.length > 0)
    notes.push(
      `columns${isOneOfMany ? ` of ${layer}` : ''}: the draft does not use ${printableList(unused)}`,
    );
}

/** A column of one country code. */
function countryOf(layers: readonly InspectedLayer[]): { code: string; name: string } | null {
  for (const { columns } of layers) {
    const country = columns.find(({ name }) => COUNTRY_COLUMN.test(name));
    const [code, ...others] = country?.samples ?? [];
    if (code !== undefined && others.length === 0 && /^[A-Za-z]{2}$/.test(code)) {
      const upper = code.toUpperCase();
      return { code: upper, name: new Intl.DisplayNames(['en'], { type: 'region' }).of(upper) ?? upper };
    }
  }
  return null;
}
