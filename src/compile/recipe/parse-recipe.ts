import { readFileSync } from 'node:fs';
import { refusalOf } from '../../files/download/allowed-url';
import { AREA_LEVELS } from '../../model/areas';
import { GeocoderError } from '../../model/errors';
import { printable, quoted } from '../../model/quote';
import { isUrl } from '../fetch/download-url';
import { LAYOUTS, type Layout } from './layouts';
import type {
  AddressField,
  AddressFormat,
  AddressSource,
  AreaFormat,
  AreaLayer,
  ColumnRule,
  DelimitedFormat,
  Download,
  ParentRule,
  Provenance,
  Recipe,
  RecipeCountry,
  SpatialFormat,
  StreetNames,
} from './recipe';
import { ADDRESS_FIELDS, ADDRESS_FORMATS, AREA_FORMATS } from './recipe';
import { RecipeReader } from './recipe-reader';
import { keysOf, recipeSchema } from './recipe-schema';

const LANGUAGE = /^[a-z]{2,3}$/;
/** @throws GeocoderError SOURCE_NOT_FOUND where there is no such file, RECIPE_INVALID where it is no recipe. */
export function readRecipeFile(path: string): Recipe {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new GeocoderError('SOURCE_NOT_FOUND', `Expected a recipe in ${path}: ${String(cause)}.`, { cause });
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new GeocoderError(
      'RECIPE_INVALID',
      `${path}: expected JSON: ${printable((cause as Error).message)}.`,
      {
        cause,
      },
    );
  }
  return parseRecipe(value, path);
}

/**
 * A recipe from its JSON form, with every default filled in.
 * @param file what messages call it.
 * @throws GeocoderError RECIPE_INVALID, naming the key.
 */
export function parseRecipe(value: unknown, file = 'recipe'): Recipe {
  const reader = new RecipeReader(value, file, '', keysOf(recipeSchema));
  const name = reader.text('name');
  reader.text('$schema');
  reader.text('note');
  const countries = reader.has('country')
    ? [readCountry(reader.object('country'))]
    : reader.list('countries').map(readCountry);
  if (countries.length === 0)
    reader.fail('country', 'expected a country with its code and name, got nothing');
  if (reader.has('country') && reader.has('countries')) {
    reader.fail('countries', 'expected either country or countries, got both');
  }
  const codes = countries.map((country) => country.code);
  const areas = reader.list('areas').map((layer) => readAreaLayer(layer, codes));
  const addresses = reader.list('addresses').map((source) => readAddressSource(source, codes));
  if (addresses.length === 0 && areas.length === 0)
    reader.fail('addresses', 'expected an address source here or a layer in "areas", got neither');
  reader.finish();
  return { name, countries, areas, addresses };
}

function readCountry(reader: RecipeReader): RecipeCountry {
  const code = reader.text('code').toUpperCase();
  if (!/^[A-Z]{2}$/.test(code))
    reader.fail('code', `expected an ISO 3166-1 alpha-2 code, got ${quoted(code)}`);
  const country = { code, name: reader.text('name') };
  reader.finish();
  return country;
}

function readAreaLayer(reader: RecipeReader, countries: readonly string[]): AreaLayer {
  const path = readPath(reader);
  const layer: AreaLayer = {
    level: reader.oneOf('level', AREA_LEVELS),
    country: reader.has('countryColumn') ? '' : readCountryCode(reader, countries),
    countryColumn: reader.has('countryColumn') ? readRule(reader, 'countryColumn') : null,
    path,
    format: reader.oneOf('format', AREA_FORMATS, formatOf(path, AREA_FORMATS)),
    object: reader.textOrNull('object'),
    name: readRule(reader, 'name'),
    corrections: reader.textMap('corrections'),
    code: reader.texts('code'),
    repeatedCodes: reader.oneOf('repeatedCodes', ['parts', 'first']),
    codes: reader.textMap('codes'),
    codeLength: reader.numberOrNull('codeLength'),
    parent: readParent(reader),
    aliases: reader.listMap('aliases'),
    aliasColumns: readRules(reader, 'aliasColumns'),
    latitude: reader.textOrNull('latitude'),
    longitude: reader.textOrNull('longitude'),
    where: reader.listMap('where'),
    ...readDelimited(reader, undefined),
    ...readSpatial(reader, undefined),
    ...readProvenance(reader),
  };
  if (layer.name.columns.length === 0) reader.fail('name', 'expected text, got nothing');
  if ((layer.latitude === null) !== (layer.longitude === null))
    reader.fail('latitude', 'expected latitude and longitude together, got one of them');
  reader.finish();
  return layer;
}

function readAddressSource(reader: RecipeReader, countries: readonly string[]): AddressSource {
  const path = readPath(reader);
  const columns = reader.object('columns');
  const constants = reader.object('constants');
  const format = reader.oneOf('format', ADDRESS_FORMATS, formatOf(path, ADDRESS_FORMATS));
  const layout = LAYOUTS[format];
  const source: AddressSource = {
    name: reader.text('name'),
    country: readCountryCode(reader, countries),
    path,
    format,
    records: reader.text('records'),
    columns: {},
    streetAliases: reader.has('streetAliases')
      ? readRules(reader, 'streetAliases')
      : (layout?.streetAliases ?? []).map((column) => ({ columns: [column], joiner: '-' })),
    streetNames: reader.has('streetNames') ? readStreetNames(reader.object('streetNames')) : null,
    constants: {},
    where: reader.listMap('where'),
    numbersAreGlued: reader.flag('numbersAreGlued', layout?.numbersAreGlued ?? false),
    gluedJoiner: '',
    numberlessAddresses: reader.flag('numberlessAddresses', layout?.numberlessAddresses ?? false),
    streetPoints: reader.flag('streetPoints'),
    lineOrder: reader.oneOf('lineOrder', ['number-first', 'number-last']),
    maxRejectedShare: reader.number('maxRejectedShare'),
    ...readDelimited(reader, layout),
    ...readSpatial(reader, layout),
    ...readProvenance(reader),
  };
  if (source.numberlessAddresses && source.streetPoints)
    reader.fail(
      'streetPoints',
      'expected a record without a number to be an address or a street point, got both',
    );
  for (const field of ADDRESS_FIELDS) {
    const rule = readColumnRule(columns, field) ?? columnRuleOf(layout?.columns[field]);
    if (rule !== null) source.columns[field] = rule;
    const constant = constants.textOrNull(field);
    if (constant !== null) source.constants[field] = constant;
  }
  columns.finish();
  constants.finish();
  source.gluedJoiner = reader.text('gluedJoiner', source.columns.suffix?.joiner ?? '-');
  for (const field of ['latitude', 'longitude'] as const) {
    if (source.columns[field] === undefined && source.geometry === null)
      columns.fail(field, 'expected a column name, got nothing');
  }
  if (source.columns.streetname === undefined && source.columns.line === undefined) {
    columns.fail('streetname', 'expected a column name here or in "line", got neither');
  }
  reader.finish();
  return source;
}

function readColumnRule(columns: RecipeReader, field: AddressField): ColumnRule | null {
  return columns.value(field) === undefined ? null : readRule(columns, field);
}

/** A column's name, a list of names, or an object that says how they become one text. */
function readRule(parent: RecipeReader, key: string): ColumnRule {
  const value = parent.value(key);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { columns: parent.texts(key), joiner: '-' };
  }
  const reader = parent.object(key);
  const rule: ColumnRule = { columns: reader.texts('columns'), joiner: reader.text('joiner') };
  if (reader.flag('first')) rule.first = true;
  const pattern = reader.textOrNull('pattern');
  if (pattern !== null) rule.pattern = regularExpression(reader, pattern);
  if (reader.has('values')) rule.values = reader.textMap('values', true);
  const language = reader.textOrNull('language');
  if (language !== null) rule.language = languageCode(reader, 'language', language);
  if (rule.columns.length === 0) reader.fail('columns', 'expected a column name, got nothing');
  reader.finish();
  return rule;
}

function languageCode(reader: RecipeReader, key: string, code: string): string {
  if (LANGUAGE.test(code)) return code;
  return reader.fail(key, `expected an ISO 639 code of two or three letters, got ${quoted(code)}`);
}

/** Several rules, each a text of its own. */
function readRules(reader: RecipeReader, key: string): ColumnRule[] {
  return reader.entries(key).map((entry) => readRule(entry.parent, entry.key));
}

function regularExpression(reader: RecipeReader, source: string): RegExp {
  try {
    return new RegExp(source, 'u');
  } catch (cause) {
    return reader.fail(
      'pattern',
      `expected a regular expression, got ${quoted(source)} (${printable((cause as Error).message)})`,
    );
  }
}

function readStreetNames(reader: RecipeReader): StreetNames {
  const languages = reader.textMap('languages');
  for (const code of Object.values(languages)) languageCode(reader, 'languages', code);
  const names = {
    path: readPath(reader),
    name: reader.texts('name'),
    aliases: reader.texts('aliases'),
    languages,
  };
  for (const key of ['name', 'aliases'] as const)
    if (names[key].length === 0) reader.fail(key, 'expected a column name, got nothing');
  reader.finish();
  return names;
}

/** The layout's columns of a field; null where it has none, and where the recipe says `[]`. */
function columnRuleOf(columns: string | readonly string[] | undefined): ColumnRule | null {
  return columns === undefined ? null : { columns: [columns].flat(), joiner: '-' };
}

function readParent(reader: RecipeReader): ParentRule {
  const value = reader.value('parent') ?? 'containment';
  if (value === 'containment' || value === 'addresses') return { by: value };
  if (typeof value === 'string') {
    reader.fail(
      'parent',
      `expected "containment", "addresses", {"code": …} or {"name": …}, got ${quoted(value)}`,
    );
  }
  const parent = reader.object('parent');
  const rule: ParentRule = parent.has('name')
    ? { by: 'name', properties: parent.texts('name') }
    : {
        by: 'code',
        property: parent.text('code'),
        length: parent.numberOrNull('length'),
        names: parent.textMap('names'),
      };
  parent.finish();
  return rule;
}

function readSpatial(reader: RecipeReader, layout: Layout | undefined): SpatialFormat {
  return {
    crs: reader.textOrNull('crs') ?? layout?.crs ?? null,
    layers: reader.has('layers') ? reader.texts('layers') : [...(layout?.layers ?? [])],
    geometry: reader.textOrNull('geometry') ?? layout?.geometry ?? null,
  };
}

function readDelimited(reader: RecipeReader, layout: Layout | undefined): DelimitedFormat {
  const encoding = reader.text('encoding');
  try {
    new TextDecoder(encoding);
  } catch {
    reader.fail('encoding', `expected an encoding such as utf-8 or windows-1252, got ${quoted(encoding)}`);
  }
  const delimiter = reader.value('delimiter') ?? layout?.delimiter ?? null;
  if (
    delimiter !== null &&
    (typeof delimiter !== 'string' || delimiter.length !== 1 || '"\r\n\uFEFF'.includes(delimiter))
  ) {
    reader.fail('delimiter', `expected one character, got ${quoted(delimiter)}`);
  }
  const header = reader.texts('header');
  return {
    delimiter,
    header: header.length > 0 ? header : null,
    encoding,
    decimal: reader.oneOf('decimal', ['.', ',']),
  };
}

function readProvenance(reader: RecipeReader): Provenance {
  reader.text('note');
  return {
    download: reader.has('download') ? readDownload(reader.object('download')) : null,
    licence: reader.text('licence'),
    attribution: reader.text('attribution'),
    accuracyMeters: reader.number('accuracyMeters'),
    maxDecompressedGigabytes: reader.number('maxDecompressedGigabytes'),
    maxShrinkShare: reader.number('maxShrinkShare'),
  };
}

function readDownload(reader: RecipeReader): Download {
  const download: Download = {
    sha256: reader.textOrNull('sha256'),
    checksumFile: readUrl(reader, 'checksumFile'),
    megabytes: reader.numberOrNull('megabytes'),
    licencePage: readUrl(reader, 'licencePage'),
  };
  if (download.sha256 !== null && !/^[0-9a-f]{64}$/i.test(download.sha256))
    reader.fail('sha256', `expected 64 hexadecimal digits, got ${quoted(download.sha256)}`);
  reader.finish();
  return download;
}

function readUrl(reader: RecipeReader, key: string): string | null {
  const url = reader.textOrNull(key);
  const refusal = url === null ? null : refusalOf(url);
  if (refusal !== null) reader.fail(key, refusal);
  return url;
}

/** A path of files, or a URL that may be asked. */
function readPath(reader: RecipeReader): string {
  const path = reader.text('path');
  const refusal = isUrl(path) ? refusalOf(path) : null;
  if (refusal !== null) reader.fail('path', refusal);
  return path;
}

function readCountryCode(reader: RecipeReader, countries: readonly string[]): string {
  if (!reader.has('country') && countries.length > 1) {
    reader.fail('country', `expected one of ${countries.join(', ')}, got nothing`);
  }
  return reader.oneOf('country', countries, countries[0]);
}

/** Endings of file names and the formats that they tell. */
const FORMATS_BY_ENDING: readonly (readonly [RegExp, AreaFormat | AddressFormat])[] = [
  [/\.(?:csv|tsv|psv|txt)$/, 'delimited'],
  [/\.(?:ndjson|geojsonl|geojsons|jsonl)$/, 'ndjson'],
  [/\.topojson$/, 'topojson'],
  [/\.geojson$/, 'geojson'],
  [/(?:^|\/)manifest\.json$/, 'doorplate'],
  [/\.json$/, 'json'],
  [/\.gpkg$/, 'geopackage'],
  [/\.shp$/, 'shapefile'],
  [/\.(?:parquet|geoparquet)$/, 'parquet'],
  [/\.osm\.pbf$/, 'osm-pbf'],
];

/** The format that a file name tells; undefined where it tells none. */
function formatOf<Format extends AreaFormat | AddressFormat>(
  path: string,
  formats: readonly Format[],
): Format | undefined {
  const name = isUrl(path) ? new URL(path).pathname : path;
  const bare = name.toLowerCase().replace(/\.(?:gz|zst)$/, '');
  const told = FORMATS_BY_ENDING.find(([ending]) => ending.test(bare))?.[1];
  return formats.find((known) => known === told);
}
