/**
 * The fields of requests and options. Each has a description with an example, which the help of the command line, the
 * OpenAPI document and the error messages show.
 */

import * as Type from 'typebox';
import { MAX_TEXT_LENGTH } from '../model/limits';

const UUID_PATTERN = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

/** Text of 1 to 200 characters after trimming. */
export function text(description: string, example: string) {
  return Type.String({ minLength: 1, maxLength: MAX_TEXT_LENGTH, description, examples: [example] });
}

export function uuid(description: string) {
  return Type.String({ format: 'uuid', pattern: UUID_PATTERN, description });
}

export function whole(minimum: number, maximum: number, standard: number, description: string) {
  return Type.Integer({ minimum, maximum, default: standard, description });
}

export function flag(standard: boolean, description: string) {
  return Type.Boolean({ default: standard, description });
}

export const latitude = Type.Number({ minimum: -90, maximum: 90, description: 'degrees north, WGS 84' });
export const longitude = Type.Number({ minimum: -180, maximum: 180, description: 'degrees east, WGS 84' });

export const countryCode = Type.String({
  minLength: 2,
  maxLength: 2,
  pattern: '^[A-Za-z]{2}$',
  description: 'country, two letters (ISO 3166-1 alpha-2)',
  examples: ['NL'],
});

/** An object that refuses unknown fields. */
export function closed<Properties extends Parameters<typeof Type.Object>[0]>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

export function nullable<Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}
