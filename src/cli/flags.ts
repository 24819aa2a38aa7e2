import { InvalidArgumentError, Option } from 'commander';
import type { TObject } from 'typebox';

/** The keywords of a field's schema that decide how it is written on the command line. */
interface FieldKeywords {
  readonly type?: string;
  readonly anyOf?: readonly unknown[];
  readonly default?: unknown;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples?: readonly unknown[];
}

/** `maxDistanceMeters` → `max-distance-meters`. */
export function flagName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * The flags for the fields of a request or an options object. Texts become numbers, points and boxes here. The
 * operation itself checks whether a value is required and allowed.
 */
export function flagsOf(schema: TObject): Option[] {
  const must = new Set(schema.required as readonly string[] | undefined);
  return Object.entries(schema.properties).map(([field, keywords]) =>
    flagOf(field, keywords as FieldKeywords, must.has(field)),
  );
}

/** The given flags as fields of the schema. */
export function givenFields(
  schema: TObject,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [field, keywords] of Object.entries(schema.properties)) {
    // Without `--no-fallback`, commander reports `fallback: true`; that is not a given field.
    const isDefault = given[field] === true && (keywords as FieldKeywords).default === true;
    if (given[field] !== undefined && !isDefault) fields[field] = given[field];
  }
  return fields;
}

function flagOf(field: string, keywords: FieldKeywords, required: boolean): Option {
  const name = `--${flagName(field)}`;
  const about = describeField(keywords, required);
  if (keywords.anyOf) {
    return new Option(`${name} <area>`, 'only there: id of an area, or south,west,north,east').argParser(
      parseArea,
    );
  }
  switch (keywords.type) {
    case 'object':
      return new Option(`${name} <point>`, 'prefer what is near: latitude,longitude').argParser(parsePoint);
    case 'boolean':
      // `fallback` is true unless told otherwise; an option that nobody gave must stay absent.
      return keywords.default === true
        ? new Option(`--no-${flagName(field)}`, `do not ${about}`).default(undefined)
        : new Option(name, about);
    case 'number':
    case 'integer':
      return new Option(`${name} <number>`, about).argParser(parseNumber);
    default:
      return new Option(`${name} <text>`, about);
  }
}

function describeField(keywords: FieldKeywords, required: boolean): string {
  const { description = '', minimum, maximum, examples } = keywords;
  const notes: string[] = required ? ['required'] : [];
  if (examples?.[0] !== undefined) notes.push(`such as ${JSON.stringify(examples[0])}`);
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) {
    notes.push(`${minimum} to ${maximum}`);
  }
  if (typeof keywords.default === 'number') notes.push(`default ${keywords.default}`);
  return notes.length === 0 ? description : `${description} (${notes.join(', ')})`;
}

/** @throws InvalidArgumentError if the text is no number. */
export function parseNumber(written: string): number {
  const number = Number(written);
  if (written.trim() === '' || Number.isNaN(number)) {
    throw new InvalidArgumentError(`Expected a number, got ${JSON.stringify(written)}.`);
  }
  return number;
}

function parseNumbers(written: string, names: readonly string[]): Record<string, number> {
  const parts = written.split(',');
  if (parts.length !== names.length) {
    throw new InvalidArgumentError(`Expected ${names.join(',')}, got ${JSON.stringify(written)}.`);
  }
  return Object.fromEntries(names.map((name, index) => [name, parseNumber(parts[index]!)]));
}

function parsePoint(written: string): Record<string, number> {
  return parseNumbers(written, ['latitude', 'longitude']);
}

function parseArea(written: string): string | Record<string, number> {
  return written.includes(',') ? parseNumbers(written, ['south', 'west', 'north', 'east']) : written;
}

/** Collects the values of an option that may be given several times. */
export function listed(given: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), given];
}
