import type { AreaLevel } from '../../model/areas';

/**
 * What a build reads and how, with every default filled in. In JSON, keys with a default may be left out, and `country`
 * may replace `countries` with one entry. Paths are relative to the input root; a `*` in a file name or `**` in a
 * folder matches several; `npm:package/file` names a file of an installed package; `https://…` one that `fetchInputs`
 * downloads.
 */
export interface Recipe {
  /** The name of the dataset in its manifest. */
  name: string;
  countries: RecipeCountry[];
  /** Layers with the shapes, names and codes of areas, from large to small. */
  areas: AreaLayer[];
  /**
   * The sources in order of precedence. An address that two sources of a country have (at most 50 m apart) is kept
   * once, with the point and spelling of the first and the attribution of both. No source: a dataset with only areas.
   */
  addresses: AddressSource[];
}

export interface RecipeCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the country's own language. */
  name: string;
}

export const AREA_FORMATS = [
  'geojson',
  'ndjson',
  'topojson',
  'delimited',
  'geopackage',
  'shapefile',
  'parquet',
  'osm-pbf',
  'bag-extract',
  'doorplate',
] as const;
export type AreaFormat = (typeof AREA_FORMATS)[number];

export const ADDRESS_FORMATS = [
  'delimited',
  'json',
  'ndjson',
  'geojson',
  'bag-extract',
  'bag-light',
  'openaddresses',
  'ban',
  'overture',
  'osm-pbf',
  'geopackage',
  'shapefile',
  'parquet',
  'tiger',
  'doorplate',
] as const;
export type AddressFormat = (typeof ADDRESS_FORMATS)[number];

/** Default share that a source may lose from one build to the next, 0…1. */
export const DEFAULT_MAX_SHRINK_SHARE = 0.1;

/** Facts about a file that `path` names by URL. */
export interface Download {
  /** SHA-256 of the downloaded file, 64 hexadecimal digits. */
  sha256: string | null;
  /** URL of a file of checksums (MD5, SHA-1, SHA-256, SHA-512) that names it, or holds nothing else. */
  checksumFile: string | null;
  /** Expected size if the server does not send it, 10^6 bytes. */
  megabytes: number | null;
  /** A page with terms that somebody must accept before the file is fetched. */
  licencePage: string | null;
}

/** The origin of an input. */
export interface Provenance {
  /** For a `path` that is a URL; else null. */
  download: Download | null;
  licence: string;
  attribution: string;
  /** How far a point of this source may lie from the true place nine times in ten, metres. */
  accuracyMeters: number;
  /**
   * Most decompressed bytes of one of its files, in 10^9 bytes: a small compressed file may expand to any size. Default
   * 200.
   */
  maxDecompressedGigabytes: number;
  /** A build that takes a larger share less of this source than the last one did is not published. 0…1. */
  maxShrinkShare: number;
}

/** Values that a property or column must have for a record to be read: `{"placetype": ["region"]}`. */
export type Filter = Record<string, string[]>;

export interface DelimitedFormat {
  /** One character; found from the header when left out. */
  delimiter: string | null;
  /** Column names, for files without a header line. */
  header: string[] | null;
  /** Any encoding that TextDecoder knows; `utf-8` by default. */
  encoding: string;
  /** The decimal sign of coordinates. */
  decimal: '.' | ',';
}

/** Keys for files with several layers, or with coordinates that are not degrees. */
export interface SpatialFormat {
  /** Reference system of the coordinates, as `EPSG:28992` or a PROJ string; null for that of the file. */
  crs: string | null;
  /** Layers of a file that has several (GeoPackage, zipped shapefiles); empty for those with a geometry. */
  layers: string[];
  /** Column with the geometry, in well-known text or binary; null for the format's own. */
  geometry: string | null;
}

/** How an area finds the area it lies in. */
export type ParentRule =
  /**
   * By a property with the parent's code, or its first `length` characters. `names`: names of parents that no layer
   * has, by code; they are made when an area needs them.
   */
  | { by: 'code'; property: string; length: number | null; names: Record<string, string> }
  /** By the parent's name, or by several properties from the largest enclosing area's down to the parent's. */
  | { by: 'name'; properties: string[] }
  /** By the parent's polygon that contains a point well inside this area. */
  | { by: 'containment' }
  /** By the parent's polygon that contains most addresses of this area. */
  | { by: 'addresses' };

export interface AreaLayer extends Provenance, DelimitedFormat, SpatialFormat {
  level: AreaLevel;
  /** `''` if each feature has its own country. */
  country: string;
  /** Property with the ISO 3166-1 alpha-2 code of the country that a feature lies in, for layers of several. */
  countryColumn: ColumnRule | null;
  path: string;
  format: AreaFormat;
  /** TopoJSON: which object; the only one when left out. */
  object: string | null;
  /** Properties with the name; `@id` is the feature's own id, here and below. */
  name: ColumnRule;
  /** Wrong names of the layer → the right ones. */
  corrections: Record<string, string>;
  /** Properties with the official code, the first that has a value. */
  code: string[];
  /** For one code on features of several names: `parts` of one area, or only the `first` one keeps the code. */
  repeatedCodes: 'parts' | 'first';
  /** Official codes by name, for layers without them. */
  codes: Record<string, string>;
  /** Codes are filled with zeros from the left up to this length. */
  codeLength: number | null;
  parent: ParentRule;
  /** Other names by name: `{"Fryslân": ["Friesland"]}`. */
  aliases: Record<string, string[]>;
  /** Properties with other names: one or several joined for each. */
  aliasColumns: ColumnRule[];
  /** Properties with a point in degrees, for layers without shapes; null for none. */
  latitude: string | null;
  longitude: string | null;
  where: Filter;
}

/** A column, or several that are joined. A dot goes into nested JSON. */
export interface ColumnRule {
  columns: string[];
  /** Text between the columns that have a value. */
  joiner: string;
  /** Only the first column that has a value counts. Default: all are joined. */
  first?: boolean;
  /** Keeps the first group of the match, or the whole match if it has no group; no match gives `''`. */
  pattern?: RegExp;
  /** Replaces whole texts, after `pattern`: `{"b": "bis"}`. */
  values?: Record<string, string>;
  /** For other names: ISO 639 code of their language. */
  language?: string;
}

/** A table with other names of streets, by the name that the addresses use. */
export interface StreetNames {
  path: string;
  /** Columns with names of streets as the addresses have them. */
  name: string[];
  /** Columns with further names of that street. */
  aliases: string[];
  /** ISO 639 codes of the languages of those columns, if they are known. */
  languages: Record<string, string>;
}

/** Which columns hold which field. `line` is street and number in one. */
export const ADDRESS_FIELDS = [
  'streetname',
  'number',
  'suffix',
  'line',
  'postcode',
  'city',
  'suburb',
  'suburbCode',
  'municipality',
  'municipalityCode',
  'province',
  'provinceCode',
  'latitude',
  'longitude',
  'identifier',
  'building',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export interface AddressSource extends Provenance, DelimitedFormat, SpatialFormat {
  name: string;
  country: string;
  path: string;
  format: AddressFormat;
  /** JSON: where the array of records is, as dotted keys; the document itself for `''`. */
  records: string;
  columns: Partial<Record<AddressField, ColumnRule>>;
  /** Columns with other names of the street. */
  streetAliases: ColumnRule[];
  /** A separate table with other names of streets; null for none. */
  streetNames: StreetNames | null;
  /** Values for all records that no column has. */
  constants: Partial<Record<AddressField, string>>;
  where: Filter;
  /** The number column contains the suffix too (`12A`); it is split by the rules of the country. */
  numbersAreGlued: boolean;
  /** Text between a suffix from the number column and one from the suffix columns. */
  gluedJoiner: string;
  /** Addresses without a number are real here (farms, islands). */
  numberlessAddresses: boolean;
  /** A record without a number is the point of its street, and no address. */
  streetPoints: boolean;
  /** Position of the number in `line`. */
  lineOrder: 'number-first' | 'number-last';
  /** A source of which a larger share is rejected fails the build. 0…1. */
  maxRejectedShare: number;
}
