import * as Type from 'typebox';
import { AREA_LEVELS } from '../../model/areas';
import { common, path, rule, rules } from './input-schema';
import { AREA_FORMATS } from './recipe';
import { closed, count, listMap, may, name, oneOf, text, textMap } from './schema-words';

const parentByCode = closed(
  {
    code: text('the property with the code of the parent', 'province_code'),
    length: may(count('only this many characters of it', 1, 20, { examples: [2] })),
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
    level: oneOf(AREA_LEVELS, 'the level of its areas'),
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
      count('codes are filled with zeros from the left up to this length', 1, 20, { examples: [4] }),
    ),
    repeatedCodes: may(
      oneOf(
        ['parts', 'first'],
        'areas with one code and several names are parts of one area, or only the first keeps the code',
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
    corrections: may(textMap('wrong names of the layer, and the right ones', { 'Múlaþing x': 'Múlaþing' })),
    aliases: may(listMap('other names, by name', { Fryslân: ['Friesland'] })),
    aliasColumns: may(rules('properties with other names', ['name_fr'])),
    latitude: may(text('the property with a point, degrees north, for a layer without shapes', 'lat')),
    longitude: may(text('the property with a point, degrees east', 'lon')),
    ...common,
  },
  'A layer of areas.',
);
