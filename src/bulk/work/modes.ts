import { GeocoderError } from '../../model/errors';
import { MAX_TEXT_LENGTH } from '../../model/limits';
import type { AddressQuery, Field, Match } from '../../model/match';
import { quoted } from '../../model/quote';
import type { ForwardGeocodeRequest } from '../../model/requests';
import { houseNumber, requestReader } from '../read/request-reader';
import type { AskOptions, AskRow, BulkEngine } from './asking';
import { joinedFields } from './joined-fields';

/**
 * The fields of each mode. `required` fields must have a column. `forward` and `postcode` answer a row without a house
 * number at the level of its street or postcode.
 */
export const BULK_MODES = {
  forward: {
    fields: ['streetname', 'number', 'suffix', 'postcode', 'city', 'suburb', 'municipality', 'province'],
    required: ['streetname'],
  },
  postcode: { fields: ['postcode', 'number', 'suffix'], required: ['postcode'] },
  reverse: { fields: ['latitude', 'longitude'], required: ['latitude', 'longitude'] },
  search: { fields: ['text'], required: ['text'] },
  pair: { fields: ['a', 'b'], required: ['a', 'b'] },
} as const;

export type BulkMode = keyof typeof BULK_MODES;
export const BULK_MODE_NAMES = Object.keys(BULK_MODES) as BulkMode[];

/** Levels that `fallback: false` keeps. */
const WHOLE_LEVELS: ReadonlySet<string> = new Set(['address', 'building']);
/** Fields with a place; `forwardGeocode` takes one of them, as `suburb`. */
const PLACES: ReadonlySet<string> = new Set(['city', 'suburb', 'municipality']);

/**
 * The function that asks for one row in a mode.
 * @param columnFields the field of each value of a row, in order; a field that is read from several columns is there
 * several
 *   times.
 * @returns a function that throws GeocoderError INVALID_REQUEST for a row that cannot be asked.
 */
export function askerOf(
  engine: BulkEngine,
  mode: BulkMode,
  columnFields: readonly string[],
  options: AskOptions,
): AskRow {
  const { fields, join } = joinedFields(columnFields);
  const ask = withFields(engine, mode, fields, options);
  const shorten = options.longTexts === 'cut' ? cutTexts : (values: readonly string[]) => values;
  return (values) => ask(shorten(join(values)));
}

function withFields(
  engine: BulkEngine,
  mode: BulkMode,
  fields: readonly string[],
  options: AskOptions,
): AskRow {
  switch (mode) {
    case 'forward': {
      const anyFields = withMoreFields(engine, fields, options);
      const whole = forward(engine, fields, options, anyFields);
      const number = fields.indexOf('number');
      return (values) => (number >= 0 && values[number]!.trim() !== '' ? whole : anyFields)(values);
    }
    case 'postcode':
      return byPostcode(engine, fields, options);
    case 'reverse':
      return reverse(engine, fields, options);
    case 'search':
      return byLine(engine, options);
    case 'pair':
      return compare(engine, fields, options);
  }
}

/** Asks for rows with a street and a house number. */
function forward(
  engine: BulkEngine,
  fields: readonly string[],
  options: AskOptions,
  anyFields: AskRow,
): AskRow {
  const places = fields.filter((field) => PLACES.has(field));
  if (!fields.includes('postcode') && places.length <= 1) {
    return withOnePlace(engine, fields, places[0] ?? 'suburb', options);
  }
  return anyFields;
}

/** Asks for rows with at most one place; `forwardGeocode` takes any place as `suburb`. */
function withOnePlace(
  engine: BulkEngine,
  fields: readonly string[],
  place: string,
  options: AskOptions,
): AskRow {
  const { country, fallback, minConfidence } = options;
  const chosen = { detail: true as const, ...given({ country, fallback, minConfidence }) };
  const names = fields.map((field) => (field === place ? 'suburb' : field));
  const requestOf = requestReader<ForwardGeocodeRequest>(names, ['streetname', 'number']);
  return (values) => {
    const match = engine.forwardGeocode(requestOf(values), chosen);
    // The verdict gets the name of the field that the row has.
    return match === null || place === 'suburb' ? match : renamed(match, place as Field);
  };
}

/** The same match, with the verdict on its suburb under the name of another field. */
function renamed(match: Match, place: Field): Match {
  const verdicts: Match['verdicts'] = {};
  for (const field of Object.keys(match.verdicts) as Field[])
    if (field !== 'suburb') verdicts[field] = match.verdicts[field]!;
  if (match.verdicts.suburb !== undefined) verdicts[place] = match.verdicts.suburb;
  match.verdicts = verdicts;
  return match;
}

/** Asks for rows with any fields of `candidates`: several places, a postcode, no house number. */
function withMoreFields(engine: BulkEngine, fields: readonly string[], options: AskOptions): AskRow {
  const chosen = { limit: 1, ...given({ country: options.country }) };
  const queryOf = requestReader<AddressQuery>(fields, []);
  return (values) => {
    const query = queryOf(values);
    if (query.streetname === undefined && query.postcode === undefined) {
      throw new GeocoderError(
        'INVALID_REQUEST',
        'forward: expected a street or a postcode, but the row has neither',
      );
    }
    // Without a house number the suffix means nothing.
    if (query.number === undefined) delete query.suffix;
    return kept(engine.candidates(query, chosen)[0], options);
  };
}

function byPostcode(engine: BulkEngine, fields: readonly string[], options: AskOptions): AskRow {
  const { country, fallback, minConfidence } = options;
  const chosen = { detail: true as const, ...given({ country, fallback, minConfidence }) };
  const postcode = fields.indexOf('postcode');
  const number = fields.indexOf('number');
  const suffix = fields.indexOf('suffix');
  const textAt = (values: readonly string[], index: number) => (index < 0 ? '' : values[index]!.trim());
  const requestOf = (values: readonly string[]) => ({
    postcode: values[postcode]!,
    number: houseNumber(textAt(values, number), textAt(values, suffix)),
  });
  const alone = { limit: 1, ...given({ country }) };
  return (values) =>
    textAt(values, number) === ''
      ? kept(engine.candidates({ postcode: values[postcode]! }, alone)[0], options)
      : engine.lookupPostcode(requestOf(values), chosen);
}

function reverse(engine: BulkEngine, fields: readonly string[], options: AskOptions): AskRow {
  const { country, fallback, maxDistanceMeters } = options;
  const chosen = { detail: true as const, ...given({ country, fallback, maxDistanceMeters }) };
  const latitude = fields.indexOf('latitude');
  const longitude = fields.indexOf('longitude');
  return (values) =>
    engine.reverseGeocode(
      {
        latitude: degrees('latitude', values[latitude]!),
        longitude: degrees('longitude', values[longitude]!),
      },
      chosen,
    );
}

function byLine(engine: BulkEngine, options: AskOptions): AskRow {
  const chosen = { limit: 1, ...given({ country: options.country }) };
  return (values) => kept(engine.search(values[0]!, chosen)[0], options);
}

/** Compares the two addresses of a row. */
function compare(engine: BulkEngine, fields: readonly string[], options: AskOptions): AskRow {
  const chosen = given({ country: options.country });
  const a = fields.indexOf('a');
  const b = fields.indexOf('b');
  return (values) => engine.sameAddress(values[a]!, values[b]!, chosen);
}

/** Cuts texts at the end of a word to the length that operations accept. */
function cutTexts(values: readonly string[]): readonly string[] {
  return values.map((value) => {
    const letters = [...value.trim()];
    if (letters.length <= MAX_TEXT_LENGTH) return value;
    const start = letters.slice(0, MAX_TEXT_LENGTH + 1).join('');
    const end = start.lastIndexOf(' ');
    return end > 0 ? start.slice(0, end) : letters.slice(0, MAX_TEXT_LENGTH).join('');
  });
}

/** The match, if `fallback` and `minConfidence` allow it. */
function kept(match: Match | undefined, { fallback, minConfidence }: AskOptions): Match | null {
  if (match === undefined || (fallback === false && !WHOLE_LEVELS.has(match.level))) return null;
  return minConfidence !== undefined && match.confidence < minConfidence ? null : match;
}

/** A coordinate as number; a decimal comma is read as a point. */
function degrees(field: string, written: string): number {
  const text = written.trim();
  const value = Number(/^[-+]?\d+,\d+$/.test(text) ? text.replace(',', '.') : text);
  if (text === '' || Number.isNaN(value)) {
    throw new GeocoderError(
      'INVALID_REQUEST',
      `reverseGeocode: expected "${field}" to be a number in degrees, but got ${text === '' ? 'an empty text' : quoted(written)}`,
    );
  }
  return value;
}

/** The options without those that are `undefined`. */
function given<Options extends object>(
  options: Options,
): { [Key in keyof Options]: NonNullable<Options[Key]> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as never;
}
