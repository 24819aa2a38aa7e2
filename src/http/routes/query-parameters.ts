/** Reads the fields of requests and options from a query string. */

import type { TObject, TSchema } from 'typebox';
import { GeocoderError } from '../../model/errors';
import { nearestName } from '../../text/nearest-name';

interface FieldKeywords {
  readonly type?: string;
  readonly anyOf?: readonly unknown[];
  readonly description?: string;
}

const POINT = ['latitude', 'longitude'] as const;
const BOX = ['south', 'west', 'north', 'east'] as const;

/**
 * Reads a query string with the fields of some schemas, each at most once. A point is written `latitude,longitude`, a
 * box `south,west,north,east`. The operation itself checks whether a value is allowed.
 * @param operation begins each error message.
 * @param known field → its schema.
 * @throws GeocoderError INVALID_REQUEST for a parameter that is unknown, given twice, or not of the type of its field.
 */
export function readQuery(
  operation: string,
  query: string,
  known: ReadonlyMap<string, TSchema>,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  if (query === '') return fields;
  for (const [name, written] of new URLSearchParams(query)) {
    const schema = known.get(name);
    if (schema === undefined) throw unknownParameter(operation, name, [...known.keys()]);
    if (Object.hasOwn(fields, name)) {
      throw new GeocoderError('INVALID_REQUEST', `${operation}: expected "${name}" once, but it came twice`);
    }
    fields[name] = fieldValue(operation, name, written, schema as FieldKeywords);
  }
  return fields;
}

function unknownParameter(operation: string, name: string, known: readonly string[]): GeocoderError {
  const near = nearestName(name, known);
  return new GeocoderError(
    'INVALID_REQUEST',
    `${operation}: unknown query parameter ${JSON.stringify(name.slice(0, 40))}` +
      `${near === null ? '' : `; did you mean "${near}"?`} ` +
      `(${known.length === 0 ? 'it takes none' : `known: ${known.join(', ')}`})`,
  );
}

/** The fields of several schemas by name, for `readQuery`. */
export function fieldsOf(...schemas: readonly TObject[]): Map<string, TSchema> {
  return new Map(schemas.flatMap((schema) => Object.entries(schema.properties)));
}

/** The schema of a field as written in a query string, for the OpenAPI document. */
export function querySchema(schema: TSchema): Record<string, unknown> {
  const keywords = schema as FieldKeywords;
  if (keywords.anyOf) {
    return { type: 'string', description: 'id of an area, or south,west,north,east in degrees' };
  }
  if (keywords.type === 'object') {
    return {
      type: 'string',
      pattern: '^-?[0-9.]+,-?[0-9.]+$',
      description: 'latitude,longitude in degrees',
      examples: ['52.99,6.56'],
    };
  }
  return JSON.parse(JSON.stringify(schema)) as Record<string, unknown>;
}

function fieldValue(operation: string, name: string, written: string, keywords: FieldKeywords): unknown {
  if (keywords.anyOf) return written.includes(',') ? numbers(operation, name, written, BOX) : written;
  switch (keywords.type) {
    case 'object':
      return numbers(operation, name, written, POINT);
    case 'number':
    case 'integer':
      return number(operation, name, written);
    case 'boolean':
      if (written === 'true') return true;
      if (written === 'false') return false;
      return refuse(operation, name, 'true or false', written);
    default:
      return written;
  }
}

function numbers(
  operation: string,
  name: string,
  written: string,
  names: readonly string[],
): Record<string, number> {
  const parts = written.split(',');
  if (parts.length !== names.length) refuse(operation, name, names.join(','), written);
  return Object.fromEntries(names.map((part, index) => [part, number(operation, name, parts[index]!)]));
}

function number(operation: string, name: string, written: string): number {
  const value = Number(written);
  return written.trim() === '' || !Number.isFinite(value)
    ? refuse(operation, name, 'a number', written)
    : value;
}

function refuse(operation: string, name: string, expected: string, written: string): never {
  const came = JSON.stringify(written.length > 40 ? `${written.slice(0, 40)}…` : written);
  throw new GeocoderError(
    'INVALID_REQUEST',
    `${operation}: expected "${name}" to be ${expected}, but got ${came}`,
  );
}
