/** Short functions for the schema of recipes: each makes one kind of key. */

import type { TObject, TProperties, TSchema } from 'typebox';
import * as Type from 'typebox';

export function closed<Properties extends TProperties>(
  properties: Properties,
  description: string,
): TObject<Properties> {
  return Type.Object(properties, { additionalProperties: false, description });
}
export function text(description: string, example: string, more: object = {}) {
  return Type.String({ description, examples: [example], ...more });
}
export function flag(description: string, more: object = { default: false }) {
  return Type.Boolean({ description, ...more });
}
export function count(description: string, minimum: number, maximum: number, more: object = {}) {
  return Type.Number({ description, minimum, maximum, ...more });
}
export function oneOf<Name extends string>(names: readonly Name[], description: string, more: object = {}) {
  return Type.Enum([...names], { type: 'string', description, ...more });
}
export const may = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);

export const name = Type.String();
export const textOrTexts = Type.Union([name, Type.Array(name)]);
export const textMap = (description: string, example: object) => mapOf<string>(name, description, example);
export const listMap = (description: string, example: object) =>
  mapOf<string | string[]>(textOrTexts, description, example);

/**
 * A map, as `Type.Record` makes it. `Type.Record` itself would add all of TypeBox to the bundle that every start loads.
 */
function mapOf<Value>(value: TSchema, description: string, example: object) {
  const patternProperties = { '^.*$': value };
  return Type.Unsafe<Record<string, Value>>({
    type: 'object',
    patternProperties,
    description,
    examples: [example],
  });
}
