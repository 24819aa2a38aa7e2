import type { TSchema } from 'typebox';
import * as Type from 'typebox';
import { common, path, rule, rules } from './input-schema';
import { ADDRESS_FIELDS, ADDRESS_FORMATS } from './recipe';
import { closed, count, flag, may, name, oneOf, text, textMap } from './schema-words';

const streetNames = closed(
  {
    path: path('names.csv'),
    name: Type.Union([name, Type.Array(name)], {
      description: 'columns with names of streets as the addresses have them',
      examples: ['name_nl'],
    }),
    aliases: Type.Union([name, Type.Array(name)], {
      description: 'columns with further names of those streets',
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
    streetPoints: may(flag('a record without a number is the point of its street, and no address')),
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
