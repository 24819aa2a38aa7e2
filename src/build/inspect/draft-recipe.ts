import path from 'node:path';
import type { InputFile } from '../input-files';
import { LAYOUTS } from '../layouts';
import type { AddressField, AddressFormat } from '../recipe';
import type { DetectedFormat } from './detect-format';
import type { DraftedRecipe, InspectedLayer } from './inspection';

/** Names of columns, folded to letters, that tell a field: by the first pattern that any column fits. */
const COLUMN_NAMES: Partial<Record<AddressField, RegExp | RegExp[]>> = {
  streetname:
    /^(?:street|streetname|streetnam|strname|stname|straat|straatnaam|openbareruimtenaam|nomvoie|strasse|strassenname|gata|gotuheiti|streetnominative|thoroughfare|roadname|addrstreet|fullstreet|stnam)$/,
  number:
    /^(?:number|housenumber|streetnum|streetnumber|stnum|addressnu|addressnum|addrnum|civicnumber|housenr|housenum|huisnummer|huisnr|hausnummer|numero|stnumber|addressnumber|hnr|nr|addrhousenumber|adrn|housenumberfull)$/,
  suffix: /^(?:suffix|huisletter|toevoeging|huisnummertoevoeging|unit|rep|letter|addition)$/,
  postcode:
    /^(?:postcode|postalcode|zip|zipcode|zip5|plz|codepostal|postnumer|postnr|addrpostcode|pzipcode)$/,
  city: /^(?:city|town|place|placename|plaats|woonplaats|woonplaatsnaam|locality|nomcommune|ort|postalcity|addrcity)$/,
  municipality: /^(?:municipality|gemeente|gemeentenaam|county|kommune|commune)$/,
  municipalityCode: /^(?:municipalitycode|gemeentecode|codeinsee|countyfips|bronhouderidentificatie)$/,
  province: /^(?:province|provincie|state|region|bundesland)$/,
  latitude: [/^(?:lat|latitude|breedtegraad)$/, /^(?:y|ycoord)$/],
  longitude: [/^(?:lon|lng|long|longitude|lengtegraad)$/, /^(?:x|xcoord)$/],
  identifier:
    /^(?:id|identifier|identificatie|objectid|hash|fid|adressid|nummeraanduidingid|nummeraanduidinghoofdadresidentificatie)$/,
  building: /^(?:building|buildingid|pand|pandid|pandidentificatie)$/,
};

const AREA_NAME = /^(?:name|naam|nom|nafn|title|label|gemeentenaam|provincienaam|wijknaam|buurtnaam)$/;
const AREA_CODE =
  /^(?:code|id|fips|geoid|iso|isocode|gemeentecode|provinciecode|statcode|cbscode|identificatie)$/;

/** Formats whose layout a reader knows, with the country that they are of. */
const KNOWN: Partial<Record<string, { code: string; name: string }>> = {
  'bag-extract': { code: 'NL', name: 'Nederland' },
  'bag-light': { code: 'NL', name: 'Nederland' },
  ban: { code: 'FR', name: 'France' },
};

/** What stands where only a person knows: ISO 3166-1 keeps ZZ for users. */
const UNKNOWN_COUNTRY = { code: 'ZZ', name: 'Unknown' };

/** The recipe's format where the columns tell more than the bytes. */
export function formatByColumns(
  format: DetectedFormat,
  layers: readonly InspectedLayer[],
): AddressFormat | DetectedFormat {
  const has = (...names: string[]): boolean =>
    layers.some(({ columns }) => names.every((name) => columns.some((column) => column.name === name)));
  if (format === 'delimited' && has('numero', 'nom_voie', 'code_insee')) return 'ban';
  if (
    (format === 'delimited' || format === 'ndjson') &&
    (has('NUMBER', 'STREET', 'UNIT') || has('hash', 'number', 'street', 'unit'))
  ) {
    return 'openaddresses';
  }
  if (format === 'parquet' && has('address_levels', 'street', 'number')) return 'overture';
  if (
    format === 'geopackage' &&
    has('openbare_ruimte_naam', 'huisnummer', 'nummeraanduiding_hoofdadres_identificatie')
  ) {
    return 'bag-light';
  }
  return format;
}

/**
 * A recipe for a file, as far as names of columns tell: of the layers, those with a street and a number become
 * address sources, those with polygons area layers.
 */
export function draftRecipe(
  file: InputFile,
  format: AddressFormat | DetectedFormat,
  layers: readonly InspectedLayer[],
  notes: string[],
): DraftedRecipe {
  const recipe: DraftedRecipe = {
    name: path.basename(file.label).replace(/\..*$/, '') || 'dataset',
    country: KNOWN[format] ?? countryOf(layers) ?? UNKNOWN_COUNTRY,
    areas: [],
    addresses: [],
  };
  const provenance = { licence: '', attribution: '' };
  const base = { path: file.label, format };
  const isFixed = LAYOUTS[format as AddressFormat]?.columns.streetname !== undefined;
  if (isFixed) {
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
    for (const layer of layers) draftLayer(layer, layers.length > 1, base, provenance, recipe);
  }
  if (recipe.country === UNKNOWN_COUNTRY)
    notes.push('country: expected its code and name, none is told by the file');
  notes.push('licence and attribution: expected from the publisher of the file, none is told by the file');
  if (recipe.addresses.length === 0)
    notes.push('addresses: no columns of a street and a number are recognised by their names');
  return recipe;
}

function draftLayer(
  layer: InspectedLayer,
  isOneOfMany: boolean,
  base: { path: string; format: string },
  provenance: Record<string, string>,
  recipe: DraftedRecipe,
): void {
  const of = isOneOfMany ? { layers: [layer.name] } : {};
  const columns: Record<string, string | string[]> = {};
  for (const [field, patterns] of Object.entries(COLUMN_NAMES)) {
    const found = [patterns]
      .flat()
      .map((pattern) => layer.columns.filter(({ name }) => pattern.test(folded(name))))
      .find((fitting) => fitting.length > 0);
    if (found === undefined) continue;
    // A suffix may come in parts: letter and addition.
    columns[field] = field === 'suffix' && found.length > 1 ? found.map(({ name }) => name) : found[0]!.name;
  }
  const geoJson = base.format === 'geojson' || base.format === 'ndjson';
  if (geoJson && layer.geometry === 'Point') {
    columns.longitude = 'geometry.coordinates.0';
    columns.latitude = 'geometry.coordinates.1';
  } else if (layer.geometry !== null) {
    // The geometry is surer than columns of the same name.
    delete columns.longitude;
    delete columns.latitude;
  }
  if (columns.streetname !== undefined && columns.number !== undefined) {
    const name = isOneOfMany ? layer.name : recipe.name;
    recipe.addresses.push({
      name,
      ...base,
      ...of,
      columns,
      numbersAreGlued: columns.suffix === undefined,
      ...provenance,
    });
    return;
  }
  const isArea = /Polygon|geometry|^geom/i.test(layer.geometry ?? '');
  const name = layer.columns.find((column) => AREA_NAME.test(folded(column.name)))?.name;
  if (!isArea || name === undefined) return;
  const code = layer.columns
    .filter((column) => AREA_CODE.test(folded(column.name)))
    .map((column) => column.name);
  const object = base.format === 'topojson' ? { object: layer.name } : of;
  recipe.areas.push({ level: 'municipality', ...base, ...object, name, code, ...provenance });
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** A column of one country code. */
function countryOf(layers: readonly InspectedLayer[]): { code: string; name: string } | null {
  for (const { columns } of layers) {
    const country = columns.find(({ name }) => /^(?:country|country_code|addr:country)$/i.test(name));
    const [code, ...others] = country?.samples ?? [];
    if (code !== undefined && others.length === 0 && /^[A-Za-z]{2}$/.test(code)) {
      const upper = code.toUpperCase();
      return { code: upper, name: new Intl.DisplayNames(['en'], { type: 'region' }).of(upper) ?? upper };
    }
  }
  return null;
}
