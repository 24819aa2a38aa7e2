/**
 * Every key of a recipe, in one place: what it means, its default, its bounds, an example. The reader takes defaults,
 * bounds and known keys from here; the JSON Schema in the package and the tables of docs/recipes.md are made of it.
 */

import type { TObject, TProperties, TSchema } from 'typebox';
import * as Type from 'typebox';
import { AREA_LEVELS } from '../../model/areas';
import { DEFAULT_MAX_DECOMPRESSED_GIGABYTES } from '../sources/limits';
import { ADDRESS_FIELDS, ADDRESS_FORMATS, AREA_FORMATS, DEFAULT_MAX_SHRINK_SHARE } from './recipe';

/** A JSON Schema as it is written: what the checks and the tables read of it. */
export interface RecipeKeySchema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, RecipeKeySchema>>;
  readonly required?: readonly string[];
  readonly items?: RecipeKeySchema;
  readonly anyOf?: readonly RecipeKeySchema[];
}

function closed<Properties extends TProperties>(
  properties: Properties,
  description: string,
): TObject<Properties> {
  return Type.Object(properties, { additionalProperties: false, description });
}
function text(description: string, example: string, more: object = {}) {
  return Type.String({ description, examples: [example], ...more });
}
function flag(description: string, more: object = { default: false }) {
  return Type.Boolean({ description, ...more });
}
function count(description: string, minimum: number, maximum: number, more: object = {}) {
  return Type.Number({ description, minimum, maximum, ...more });
}
function oneOf<Name extends string>(names: readonly Name[], description: string, more: object = {}) {
  return Type.Enum([...names], { type: 'string', description, ...more });
}
const may = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);

const name = Type.String();
const textOrTexts = Type.Union([name, Type.Array(name)]);
const textMap = (description: string, example: object) => mapOf<string>(name, description, example);
const listMap = (description: string, example: object) =>
  mapOf<string | string[]>(textOrTexts, description, example);

/** As `Type.Record` makes it, which brings the whole of TypeBox into the bundle that every start reads. */
function mapOf<Value>(value: TSchema, description: string, example: object) {
  const patternProperties = { '^.*$': value };
  return Type.Unsafe<Record<string, Value>>({
    type: 'object',
    patternProperties,
    description,
    examples: [example],
  });
}

const ruleObject = closed(
  {
    columns: Type.Union([name, Type.Array(name)], {
      description: 'one column, or several whose values are joined; a dot goes into nested JSON',
      examples: [['letter', 'addition']],
    }),
    joiner: may(text('stands between the columns that have a value', ' ', { default: '-' })),
    first: may(flag('take only the first of the columns that has a value')),
    pattern: may(
      text('keep what the first group of this regular expression finds, or all of it', '^[0-9AB]{5}'),
    ),
    values: may(textMap('what texts become, after `pattern`', { b: 'bis', '0': '' })),
    language: may(
      text('of other names: the language they are in (ISO 639); `name:fr` tells its own', 'fr', {
        pattern: '^[a-z]{2,3}$',
      }),
    ),
  },
  'How columns become one text.',
);
/** A column's name, a list of names, or an object that says how they become one text. */
const rule = (description: string, examples: unknown[]) =>
  Type.Union([name, Type.Array(name), ruleObject], { description, examples });
const rules = (description: string, examples: unknown[]) =>
  Type.Union([name, Type.Array(Type.Union([name, Type.Array(name), ruleObject])), ruleObject], {
    description,
    examples,
  });

const note = may(text('for people: nothing reads it', 'Written on 22 November 2026.', { default: '' }));
const path = (example: string) =>
  text(
    'the file or files: relative to the input root, with `*`, `?` and `**`; `npm:package/file` of an installed package; or a URL (https), which `doorplate fetch` and `doorplate build` download',
    example,
  );

const download = closed(
  {
    sha256: may(
      text('SHA-256 of the file as it is downloaded', '9f86d081884c7d65…', { pattern: '^[0-9a-fA-F]{64}$' }),
    ),
    checksumFile: may(
      text(
        'URL of a file with its checksum: MD5, SHA-1, SHA-256 or SHA-512',
        'https://example.org/areas.zip.md5',
      ),
    ),
    megabytes: may(
      count('the size to expect, where the server does not say it; 10^6 bytes', 0, 1e9, { examples: [850] }),
    ),
    licencePage: may(
      text(
        'a page with terms that somebody must accept first (`--accept-licences`)',
        'https://example.org/terms',
      ),
    ),
  },
  'What is known of a file that `path` names by a URL.',
);

/** What address sources and area layers have in common. */
const common = {
  note,
  country: may(text('whose areas or addresses these are, where the recipe has several `countries`', 'NL')),
  download: may(download),
  licence: may(text('of the data; every answer can tell it', 'CC0 1.0', { default: '' })),
  attribution: may(text('what the publisher asks to be named as', 'Bron: Kadaster, BAG', { default: '' })),
  accuracyMeters: may(
    count('how far a point may lie from the true place, nine times in ten', 0, 1_000_000, { default: 10 }),
  ),
  maxDecompressedGigabytes: may(
    count('what may come out of one compressed file in all, 10^9 bytes', 0, 1e6, {
      default: DEFAULT_MAX_DECOMPRESSED_GIGABYTES,
    }),
  ),
  maxShrinkShare: may(
    count('a build that takes a larger share less of this than the last one is not published', 0, 1, {
      default: DEFAULT_MAX_SHRINK_SHARE,
    }),
  ),
  where: may(
    listMap('read only records that have one of these values; `""` for none', { status: ['current', ''] }),
  ),
  delimiter: may(text('delimited text: one character; found from the header when left out', ';')),
  header: may(
    Type.Array(name, {
      description: 'delimited text: the names of the columns, for a file whose first line is data',
      examples: [['street', 'number', 'lat', 'lon']],
    }),
  ),
  encoding: may(text('text: any encoding that TextDecoder knows', 'windows-1252', { default: 'utf-8' })),
  decimal: may(oneOf(['.', ','], 'text: what stands before the decimals of coordinates', { default: '.' })),
  crs: may(
    text(
      'reference system of the coordinates, where the file does not say it: EPSG code or PROJ text',
      'EPSG:28992',
    ),
  ),
  layers: may(
    Type.Union([name, Type.Array(name)], {
      description: 'the layers of a file that has several; those with a geometry when left out',
      examples: ['gemeentegebied'],
    }),
  ),
  geometry: may(text('the column with the geometry, as well-known text or binary', 'GEOM')),
};

const streetNames = closed(
  {
    path: path('names.csv'),
    name: Type.Union([name, Type.Array(name)], {
      description: 'columns that are looked for among the streets',
      examples: ['name_nl'],
    }),
    aliases: Type.Union([name, Type.Array(name)], {
      description: 'columns that those streets are called too',
      examples: ['name_fr'],
    }),
    languages: may(textMap('the languages of those columns (ISO 639)', { name_fr: 'fr' })),
  },
  'A table with other names of streets.',
);

const FIELD_DESCRIPTIONS: Record<(typeof ADDRESS_FIELDS)[number], [string, unknown]> = {
  streetname: ['the street', 'street'],
  number: ['the house number', 'number'],
  suffix: ['letter, addition, unit', { columns: ['letter', 'addition'], joiner: '-' }],
  line: ['street and number in one; instead of both', 'address1'],
  postcode: ['the postcode', 'zip'],
  city: ['the place, a name', 'town'],
  suburb: ['the neighbourhood, a name', 'quarter'],
  suburbCode: ['its official code', 'quarter_code'],
  municipality: ['the municipality, a name', 'county'],
  municipalityCode: ['its official code', 'fips'],
  province: ['the province, a name', 'state'],
  provinceCode: ['its official code', 'state_fips'],
  latitude: ["degrees north; `@latitude` is the geometry's", 'lat'],
  longitude: ["degrees east; `@longitude` is the geometry's", 'lon'],
  identifier: ['the official identifier: it makes ids that stay', 'id'],
  building: ['the identifier of the building', 'building_id'],
};

function fields<Value extends TSchema>(of: (description: string, example: unknown) => Value) {
  const entries = ADDRESS_FIELDS.map((field) => [field, may(of(...FIELD_DESCRIPTIONS[field]))] as const);
  return Object.fromEntries(entries) as unknown as Record<
    (typeof ADDRESS_FIELDS)[number],
    ReturnType<typeof may<Value>>
  >;
}

const columns = closed(
  fields((description, example) => rule(description, [example])),
  'Which columns hold which field. Formats with a published layout need none.',
);
const constants = closed(
  fields((description) => Type.String({ description })),
  'Values for records that have none in a column.',
);

export const addressSourceSchema = closed(
  {
    name: text('what reports and the manifest call it', 'BAG'),
    path: path('addresses/*.csv.gz'),
    format: may(
      oneOf(ADDRESS_FORMATS, 'how the files are written; told by the ending of their names when left out'),
    ),
    records: may(
      text(
        '`json`: where the list of records is, as dotted keys; the document itself for `""`',
        'data.addresses',
        { default: '' },
      ),
    ),
    columns: may(columns),
    constants: may(constants),
    streetAliases: may(rules('columns with other names of the street', ['street_fr'])),
    streetNames: may(streetNames),
    numbersAreGlued: may(
      flag(
        'numbers hold their suffix too (`12A`): they are split as the country writes them; true in formats that are so',
        { examples: [true] },
      ),
    ),
    gluedJoiner: may(
      text(
        'stands between a suffix split off a number and that of a column; the joiner of `columns.suffix` when left out',
        ', ',
      ),
    ),
    numberlessAddresses: may(
      flag('records without a number are addresses (farms, islands)', { examples: [true] }),
    ),
    streetPoints: may(flag('a record without a number tells where its street is, and is no address')),
    lineOrder: may(
      oneOf(['number-first', 'number-last'], 'where the number stands in `line`', { default: 'number-last' }),
    ),
    maxRejectedShare: may(
      count('a source of which a larger share is rejected fails the build', 0, 1, { default: 0.5 }),
    ),
    ...common,
  },
  'A source of addresses.',
);

const parentByCode = closed(
  {
    code: text('the property with the code of the parent', 'province_code'),
    length: may(count('only so many letters of it', 1, 20, { examples: [2] })),
    names: may(
      textMap('names of parents that no layer has, by code: they are made', { '971': 'Guadeloupe' }),
    ),
  },
  'By the code of the parent.',
);
const parentByName = closed(
  {
    name: Type.Union([name, Type.Array(name)], {
      description: 'the property with the name of the parent, after those of what encloses it',
      examples: [['state', 'county']],
    }),
  },
  'By the name of the parent.',
);

export const areaLayerSchema = closed(
  {
    level: oneOf(AREA_LEVELS, 'what its areas are'),
    path: path('municipalities.geojson'),
    format: may(
      oneOf(AREA_FORMATS, 'how the files are written; told by the ending of their names when left out'),
    ),
    object: may(text('`topojson`: which object, where there are several', 'counties')),
    name: rule("the property with the name; `@id` is the feature's own id", ['name']),
    code: may(
      Type.Union([name, Type.Array(name)], {
        description: 'the property with the official code; the first that has a value',
        examples: ['GEOID'],
      }),
    ),
    codes: may(textMap('official codes by name, where no property has them', { Reykjanes: 'IS-2' })),
    codeLength: may(
      count('codes are filled with noughts from the left up to this length', 1, 20, { examples: [4] }),
    ),
    repeatedCodes: may(
      oneOf(
        ['parts', 'first'],
        'areas of one code and several names are parts of one, or the first keeps it',
        { default: 'parts' },
      ),
    ),
    countryColumn: may(
      rule('the property with the country of each feature, for a layer of several', ['iso_a2']),
    ),
    parent: may(
      Type.Union([Type.Enum(['containment', 'addresses']), parentByCode, parentByName], {
        description:
          'how an area finds the one that it lies in: by the polygon around it, by where its addresses lie, by code or by name',
        default: 'containment',
        examples: [{ code: 'province_code' }],
      }),
    ),
    corrections: may(textMap('names that the layer gets wrong', { 'Múlaþing x': 'Múlaþing' })),
    aliases: may(listMap('other names, by name', { Fryslân: ['Friesland'] })),
    aliasColumns: may(rules('properties with other names', ['name_fr'])),
    latitude: may(text('the property with a point, degrees north, for a layer without shapes', 'lat')),
    longitude: may(text('the property with a point, degrees east', 'lon')),
    ...common,
  },
  'A layer of areas.',
);

const country = closed(
  {
    code: text('ISO 3166-1 alpha-2', 'NL', { pattern: '^[A-Za-z]{2}$' }),
    name: text("in the country's own language", 'Nederland'),
  },
  'A country.',
);

export const recipeSchema = closed(
  {
    $schema: may(
      text('for editors: where this schema lies', 'node_modules/doorplate/dist/recipe.schema.json', {
        default: '',
      }),
    ),
    note,
    name: text('what the dataset is called', 'Netherlands'),
    country: may(country),
    countries: may(Type.Array(country, { description: 'instead of `country`, where there are several' })),
    areas: may(
      Type.Array(areaLayerSchema, { description: 'layers of areas: provinces, municipalities, suburbs' }),
    ),
    addresses: may(
      Type.Array(addressSourceSchema, {
        description: 'sources of addresses, in order of precedence; none for a dataset of areas alone',
      }),
    ),
  },
  'A recipe of Doorplate: what a dataset is compiled from.',
);

/** A part of the schema as plain JSON Schema. */
export function keysOf(schema: TSchema): RecipeKeySchema {
  return schema as RecipeKeySchema;
}
