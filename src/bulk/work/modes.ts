import { GeocoderError } from '../../model/errors';
import { MAX_TEXT_LENGTH } from '../../model/limits';
import type { AddressQuery, Field, Match } from '../../model/match';
import { quoted } from '../../model/quote';
import type { ForwardGeocodeRequest } from '../../model/requests';
import { houseNumber, requestReader } from '../read/request-reader';
import type { AskOptions, AskRow, BulkEngine } from './asking';
import { joinedFields } from './joined-fields';

/**
 * What each mode asks, and which fields a row may bring for it. `required`: fields that must have a column; `forward`
 * and `postcode` answer a row without a number at the level of its street or postcode.
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
/** Places of which `forwardGeocode` takes one, as `suburb`. */
const PLACES: ReadonlySet<string> = new Set(['city', 'suburb', 'municipality']);

/**
 * The question that a mode puts for each row.
 * @param columnFields what the values of a row are, in their order; a field that is read from several columns stands
 *   there several times.
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

/** Rows with a street and a number. */
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

/** With at most one place, which `forwardGeocode` calls a suburb whatever it is. */
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
    // The verdict comes under the name that the place had.
    return match === null || place === 'suburb' ? match : renamed(match, place as Field);
  };
}

function renamed(match: Match, place: Field): Match {
  const { suburb, ...others } = match.verdicts;
  if (suburb !== undefined) match.verdicts = { ...others, [place]: suburb };
  return match;
}

/** With any fields, as `candidates` takes them: several places, a postcode, no number. */
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
    // A suffix alone is a suffix of nothing.
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

/** Two lines of a row. */
function compare(engine: BulkEngine, fields: readonly string[], options: AskOptions): AskRow {
  const chosen = given({ country: options.country });
  const a = fields.indexOf('a');
  const b = fields.indexOf('b');
  return (values) => engine.sameAddress(values[a]!, values[b]!, chosen);
}

/** Texts as long as an operation takes them: to the end of a word. */
function cutTexts(values: readonly string[]): readonly string[] {
  return values.map((value) => {
    const letters = [...value.trim()];
    if (letters.length <= MAX_TEXT_LENGTH) return value;
    const start = letters.slice(0, MAX_TEXT_LENGTH + 1).join('');
    const end = start.lastIndexOf(' ');
    return end > 0 ? start.slice(0, end) : letters.slice(0, MAX_TEXT_LENGTH).join('');
  });
}

/** `candidates` and `search` always answer with their best; here it must also be good enough. */
function kept(match: Match | undefined, { fallback, minConfidence }: AskOptions): Match | null {
  if (match === undefined || (fallback === false && !WHOLE_LEVELS.has(match.level))) return null;
  return minConfidence !== undefined && match.confidence < minConfidence ? null : match;
}

/** A coordinate as a table writes it; a comma is the decimal sign of half of Europe. */
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

/** Without the options that were not given: `undefined` would count as given. */
function given<Options extends object>(
  options: Options,
): { [Key in keyof Options]: NonNullable<Options[Key]> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as never;
}
