/**
 * Validators, compiled from the schemas of this folder when each is first used. TypeBox has its own validators, but here requests are also
 * cleaned (trimmed, copied), and errors are sentences that a caller can act on. No code is generated, so the validators
 * run under a Content-Security-Policy.
 */

import type { Static, TSchema } from 'typebox';
import { GeocoderError } from '../model/errors';
import { MAX_FOLDED_LENGTH } from '../model/limits';
import { foldedLengthBeyond } from '../text/fold';
import { nearestName } from '../text/nearest-name';
import { plainText } from '../text/plain-text';
import { describe, MOST_SHOWN, quote } from './describe';

/** The keywords of JSON Schema that requests and options use. */
interface Keywords {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Keywords>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Keywords[];
  readonly enum?: readonly string[];
  readonly items?: readonly Keywords[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  /** True if an empty text is a mistake rather than an absent field. Doorplate's own keyword. */
  readonly refusesEmpty?: boolean;
}

/** Returns the cleaned value, or throws INVALID_REQUEST with the name of the field. */
type Clean = (value: unknown, place: string) => unknown;

/**
 * Compiles the validator of a schema. The validator returns a new value, with every text trimmed and plain (see
 * `plainText`), and does not change its argument. A field that is `undefined` counts as absent, and so does an optional field that is null or an empty
 * text.
 * @param operation beginning of each message.
 * @param what name of the whole value in messages: `request`, `options`, `id`.
 * @throws GeocoderError INVALID_REQUEST (by the validator) if the value does not fit.
 */
export function compileCheck<Schema extends TSchema>(
  operation: string,
  what: string,
  schema: Schema,
): (value: unknown) => Static<Schema> {
  let clean: Clean | null = null;
  return (value) => {
    clean ??= cleaner(operation, schema as Keywords, what);
    return clean(value, what) as Static<Schema>;
  };
}

function cleaner(operation: string, keywords: Keywords, role: string): Clean {
  if (keywords.anyOf) return oneOf(operation, keywords.anyOf, role);
  if (keywords.enum) return word(operation, keywords.enum);
  switch (keywords.type) {
    case 'object':
      return fields(operation, keywords, role);
    case 'array':
      return tuple(operation, keywords, role);
    case 'string':
      return keywords.format === 'uuid' ? identifier(operation, keywords) : text(operation, keywords);
    case 'number':
    case 'integer':
      return numeric(operation, keywords);
    case 'boolean':
      return (value, place) =>
        typeof value === 'boolean' ? value : refuse(operation, place, 'true or false', describe(value));
    default:
      throw new TypeError(`no validator for the schema ${JSON.stringify(keywords)}`);
  }
}

function refuse(operation: string, place: string, expected: string, came: string): never {
  throw new GeocoderError(
    'INVALID_REQUEST',
    `${operation}: expected ${quote(place)} to be ${expected}, but got ${came}`,
  );
}

function text(operation: string, keywords: Keywords): Clean {
  const longest = keywords.maxLength ?? Number.MAX_SAFE_INTEGER;
  const example = keywords.examples?.[0];
  const pattern = keywords.pattern === undefined ? null : new RegExp(keywords.pattern);
  const expected =
    (pattern || keywords.maxLength === undefined
      ? `${keywords.description}`
      : `a text of 1 to ${longest} characters`) +
    (example === undefined ? '' : ` such as ${JSON.stringify(example)}`);
  return (value, place) => {
    if (typeof value !== 'string') {
      const hint = typeof value === 'number' ? `; pass it as text: "${value}"` : '';
      return refuse(operation, place, expected, describe(value) + hint);
    }
    const trimmed = plainText(value.trim()).trim();
    if (trimmed === '') return refuse(operation, place, expected, 'an empty text');
    // A surrogate pair is two units and one character. They are counted only if that can matter.
    if (trimmed.length > longest && [...trimmed.slice(0, longest * 2 + 2)].length > longest) {
      return refuse(operation, place, expected, describeLong(trimmed));
    }
    const letters = foldedLengthBeyond(trimmed, MAX_FOLDED_LENGTH);
    if (letters > 0) {
      const most = `a text of at most ${MAX_FOLDED_LENGTH} letters once each sign is written in Latin letters`;
      return refuse(operation, place, most, `one of ${letters}`);
    }
    if (pattern !== null && !pattern.test(trimmed)) {
      return refuse(operation, place, expected, describe(value));
    }
    return trimmed;
  };
}

/** A text that is too long: itself where a message has room for it, else its length. */
function describeLong(text: string): string {
  const { length } = [...text];
  return length > MOST_SHOWN ? `a text of ${length} characters` : describe(text);
}

function identifier(operation: string, keywords: Keywords): Clean {
  const pattern = new RegExp(keywords.pattern!);
  const expected = `${keywords.description}: a uuid such as "3f2504e0-4f89-51d3-9a0c-0305e82c3301"`;
  return (value, place) => {
    if (typeof value !== 'string') return refuse(operation, place, expected, describe(value));
    const trimmed = value.trim();
    return pattern.test(trimmed)
      ? trimmed.toLowerCase()
      : refuse(operation, place, expected, describe(value));
  };
}

function numeric(operation: string, keywords: Keywords): Clean {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = keywords;
  const mustBeWhole = keywords.type === 'integer';
  const kind = mustBeWhole ? 'a whole number' : 'a number';
  const largest = maximum === Number.MAX_SAFE_INTEGER ? Number.POSITIVE_INFINITY : maximum;
  const expected = Number.isFinite(largest)
    ? `${kind} from ${minimum} to ${largest}`
    : `${kind} from ${minimum} up`;
  return (value, place) => {
    // NaN fails both comparisons. Infinities are outside every range, or not whole.
    if (typeof value === 'number' && value >= minimum && value <= maximum && Number.isFinite(value)) {
      if (!mustBeWhole || Number.isInteger(value)) return value;
    }
    return refuse(operation, place, expected, describe(value));
  };
}

function word(operation: string, words: readonly string[]): Clean {
  const expected = `one of ${words.map((known) => JSON.stringify(known)).join(', ')}`;
  return (value, place) => {
    if (typeof value === 'string' && words.includes(value)) return value;
    const near = typeof value === 'string' ? nearestName(value, words) : null;
    return refuse(operation, place, expected, describe(value) + (near ? `; did you mean "${near}"?` : ''));
  };
}

/** An array of fixed length. */
function tuple(operation: string, { items = [], description }: Keywords, role: string): Clean {
  const cleaners = items.map((item) => cleaner(operation, item, role));
  const expected = description ?? `an array of ${items.length} values`;
  return (value, place) => {
    if (!Array.isArray(value) || value.length !== cleaners.length)
      return refuse(
        operation,
        place,
        expected,
        Array.isArray(value) ? `${value.length} values` : describe(value),
      );
    return cleaners.map((clean, index) => clean(value[index], `${place}[${index}]`));
  };
}

/** A text, an object or an array. The type of the value decides which schema is used, so that the message fits. */
function oneOf(operation: string, kinds: readonly Keywords[], role: string): Clean {
  const byType = new Map<string, Clean>();
  for (const kind of kinds) byType.set(kind.type ?? '', cleaner(operation, kind, role));
  if (byType.size !== kinds.length || ![...byType.keys()].every((type) => CHOSEN_TYPES.has(type))) {
    throw new TypeError(`no validator for the union ${JSON.stringify(kinds)}`);
  }
  const expected = kinds.map(kindText).join(', or ');
  return (value, place) => {
    const clean = byType.get(Array.isArray(value) ? 'array' : typeof value);
    return clean === undefined || value === null
      ? refuse(operation, place, expected, describe(value))
      : clean(value, place);
  };
}

const CHOSEN_TYPES = new Set(['string', 'object', 'array']);

function kindText({ type, description, properties = {} }: Keywords): string {
  if (type === 'object') return `an object with ${Object.keys(properties).join(', ')}`;
  return description ?? `${type}`;
}

/** Databases and forms have these values in empty fields, so an optional field with one counts as absent. */
function isBlank(value: unknown, refusesEmpty: boolean): boolean {
  return value === null || (!refusesEmpty && typeof value === 'string' && value.trim() === '');
}

function fields(operation: string, keywords: Keywords, role: string): Clean {
  const names = Object.keys(keywords.properties ?? {});
  const known = new Set(names);
  const required = new Set(keywords.required ?? []);
  const cleaners = names.map((name) => cleaner(operation, keywords.properties![name]!, role));
  const refusesEmpty = names.map((name) => keywords.properties![name]!.refusesEmpty === true);
  const listed = names.length === 0 ? 'it takes none' : `known: ${names.join(', ')}`;
  const kind = role === 'options' ? 'option' : 'field';

  return (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return refuse(operation, place, `an object (${listed})`, describe(value));
    }
    const record = value as Record<string, unknown>;
    for (const name in record) {
      if (known.has(name) || record[name] === undefined) continue;
      const near = nearestName(name, names);
      throw new GeocoderError(
        'INVALID_REQUEST',
        `${operation}: unknown ${kind} ${quote(name)} in ${quote(place)}` +
          `${near ? `; did you mean "${near}"?` : ''} (${listed})`,
      );
    }
    const cleaned: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index++) {
      const name = names[index]!;
      const field = record[name];
      if (field !== undefined && !(isBlank(field, refusesEmpty[index]!) && !required.has(name))) {
        cleaned[name] = cleaners[index]!(field, place === role ? name : `${place}.${name}`);
      } else if (required.has(name)) {
        const given = Object.keys(record);
        throw new GeocoderError(
          'INVALID_REQUEST',
          `${operation}: expected the ${kind} "${name}" (${keywords.properties![name]!.description}), ` +
            `but the ${place} has ${given.length === 0 ? 'no field' : `only ${given.join(', ')}`}`,
        );
      }
    }
    return cleaned;
  };
}
