/**
 * The schema of recipes: the meaning, default, bounds and an example of every key. The reader uses it for defaults,
 * bounds and known keys. The JSON Schema of the package and the tables of docs/recipes.md are generated from it.
 */

import type { TSchema } from 'typebox';
import * as Type from 'typebox';
import { addressSourceSchema } from './address-source-schema';
import { areaLayerSchema } from './area-layer-schema';
import { note } from './input-schema';
import { closed, may, text } from './schema-words';

/** The parts of a JSON Schema that the checks and the tables use. */
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
      text('for editors: the location of this schema', 'node_modules/doorplate/dist/recipe.schema.json', {
        default: '',
      }),
    ),
    note,
    name: text('the name of the dataset', 'Netherlands'),
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
