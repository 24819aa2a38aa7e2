/**
 * The options of functions that do long work (bulk, builds, patches, packs). They hold functions and signals, which
 * JSON Schema cannot describe, so they have a check of their own.
 */

import { GeocoderError } from '../model/errors';
import { nearestName } from '../text/nearest-name';
import { describe, quote } from './describe';

/** What the value of an option must be. */
export interface OptionKind {
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
  readonly isRequired: boolean;
}

/** A kind of its own; `fits` never gets null or undefined for an optional option. */
export function kind(expected: string, fits: OptionKind['fits']): OptionKind {
  return { expected, fits, isRequired: false };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isPath = (value: unknown): boolean => isText(value) && value !== '' && !value.includes('\0');

export const A_TEXT = kind('a text', isText);
export const A_PATH = kind('a path', isPath);
export const PATHS = kind(
  'a path or an array of paths',
  (value) => isPath(value) || (Array.isArray(value) && value.every(isPath)),
);
export const TEXTS = kind('an array of texts', (value) => Array.isArray(value) && value.every(isText));
export const A_FLAG = kind('true or false', (value) => typeof value === 'boolean');
export const A_NUMBER = kind('a number', (value) => typeof value === 'number');
/** A number of bytes, milliseconds, points: its range is no concern of a machine. */
export const A_COUNT = kind('a number from 0 up', (value) => typeof value === 'number' && value >= 0);
export const A_FUNCTION = kind('a function', (value) => typeof value === 'function');
/** Not by its class: a test runner has a class of its own. */
export const A_SIGNAL = kind(
  'an AbortSignal',
  (value) => typeof (value as AbortSignal | null)?.throwIfAborted === 'function',
);
export const AN_OBJECT = kind('an object', (value) => typeof value === 'object' && !Array.isArray(value));

/** The same kind for an option that must be given. */
export function required(one: OptionKind): OptionKind {
  return { ...one, isRequired: true };
}

/**
 * Checks that options are known and of their kinds. An optional one that is null counts as absent.
 * @returns the options without absent ones.
 * @throws GeocoderError INVALID_REQUEST that names the option.
 */
export function checkOptionKinds<Options extends object>(
  operation: string,
  options: Options,
  kinds: Readonly<Record<keyof Options, OptionKind>>,
): Options {
  const given: unknown = options;
  const names = Object.keys(kinds);
  const listed = `known: ${names.join(', ')}`;
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw refused(operation, 'options', `an object (${listed})`, given);
  const values = given as Readonly<Record<string, unknown>>;
  for (const name in values) {
    if (values[name] === undefined || Object.hasOwn(kinds, name)) continue;
    const near = nearestName(name, names);
    throw new GeocoderError(
      'INVALID_REQUEST',
      `${operation}: unknown option ${quote(name)}${near === null ? '' : `; did you mean "${near}"?`} (${listed})`,
    );
  }
  const checked: Record<string, unknown> = {};
  for (const [name, { expected, fits, isRequired }] of Object.entries<OptionKind>(kinds)) {
    const value = values[name] ?? undefined;
    if (value === undefined && !isRequired) continue;
    if (!fits(value)) throw refused(operation, name, expected, values[name]);
    checked[name] = value;
  }
  return checked as Options;
}

/** @throws GeocoderError INVALID_REQUEST for a value that cannot be a path. */
export function checkPath(operation: string, name: string, value: unknown): void {
  if (!isPath(value)) throw refused(operation, name, A_PATH.expected, value);
}

function refused(operation: string, name: string, expected: string, came: unknown): GeocoderError {
  const message = `${operation}: expected ${quote(name)} to be ${expected}, but got ${describe(came)}`;
  return new GeocoderError('INVALID_REQUEST', message);
}
