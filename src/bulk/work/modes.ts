import { GeocoderError } from '../../model/errors';
import type { AddressQuery, Field, Match } from '../../model/match';
import { quoted } from '../../model/quote';
import type { ForwardGeocodeRequest } from '../../model/requests';
import { houseNumber, requestReader } from '../read/request-reader';
import type { AskOptions, AskRow, BulkEngine } from './asking';
import { plainFirst, postcodeFirst } from './plain-answers';

/** What each mode asks, and which fields a row may bring for it. The required ones come first. */
export const BULK_MODES = {
  forward: {
    fields: ['streetname', 'number', 'suffix', 'postcode', 'city', 'suburb', 'municipality', 'province'],
    required: ['streetname', 'number'],
  },
  postcode: { fields: ['postcode', 'number', 'suffix'], required: ['postcode', 'number'] },
  reverse: { fields: ['latitude', 'longitude'], required: ['latitude', 'longitude'] },
  search: { fields: ['text'], required: ['text'] },
} as const;

export type BulkMode = keyof typeof BULK_MODES;
export const BULK_MODE_NAMES = Object.keys(BULK_MODES) as BulkMode[];

/** Places of which `forwardGeocode` takes one, as `suburb`. */
const PLACES: ReadonlySet<string> = new Set(['city', 'suburb', 'municipality']);

/**
 * The question that a mode puts for each row.
 * @param fields what the values of a row are, in their order.
 * @param plain whether the interface's own answers suffice.
 * @returns a function that throws GeocoderError INVALID_REQUEST for a row that cannot be asked.
 */
export function askerOf(
  engine: BulkEngine,
  mode: BulkMode,
  fields: readonly string[],
  options: AskOptions,
  plain: boolean,
): AskRow {
  switch (mode) {
    case 'forward': {
      const places = fields.filter((field) => PLACES.has(field));
      if (!fields.includes('postcode') && places.length <= 1) {
        return forward(engine, fields, places[0] ?? 'suburb', options, plain);
      }
      const detailed = withMoreFields(engine, fields, options);
      return plain && fields.includes('postcode')
        ? postcodeFirst(engine, fields, options, detailed)
        : detailed;
    }
    case 'postcode':
      return byPostcode(engine, fields, options, plain);
    case 'reverse':
      return reverse(engine, fields, options);
    case 'search':
      return byLine(engine, options);
  }
}

/** With at most one place, which `forwardGeocode` calls a suburb whatever it is. */
function forward(
  engine: BulkEngine,
  fields: readonly string[],
  place: string,
  options: AskOptions,
  plain: boolean,
): AskRow {
  const { country, fallback, minConfidence } = options;
  const chosen = given({ country, fallback, minConfidence });
  const withDetail = { ...chosen, detail: true as const };
  const names = fields.map((field) => (field === place ? 'suburb' : field));
  const requestOf = requestReader<ForwardGeocodeRequest>(names, BULK_MODES.forward.required);
  const detailed: AskRow = (values) => {
    const match = engine.forwardGeocode(requestOf(values), withDetail);
    // The verdict comes under the name that the place had.
    return match === null || place === 'suburb' ? match : renamed(match, place as Field);
  };
  return plain
    ? plainFirst((values) => engine.forwardGeocode(requestOf(values), chosen), detailed)
    : detailed;
}

function renamed(match: Match, place: Field): Match {
  const { suburb, ...others } = match.verdicts;
  if (suburb !== undefined) match.verdicts = { ...others, [place]: suburb };
  return match;
}

function withMoreFields(engine: BulkEngine, fields: readonly string[], options: AskOptions): AskRow {
  const chosen = { limit: 1, ...given({ country: options.country }) };
  const queryOf = requestReader<AddressQuery>(fields, BULK_MODES.forward.required);
  return (values) => kept(engine.candidates(queryOf(values), chosen)[0], options);
}

function byPostcode(
  engine: BulkEngine,
  fields: readonly string[],
  options: AskOptions,
  plain: boolean,
): AskRow {
  const { country, fallback, minConfidence } = options;
  const chosen = given({ country, fallback, minConfidence });
  const withDetail = { ...chosen, detail: true as const };
  const postcode = fields.indexOf('postcode');
  const number = fields.indexOf('number');
  const suffix = fields.indexOf('suffix');
  const requestOf = (values: readonly string[]) => ({
    postcode: values[postcode]!,
    number: suffix < 0 ? values[number]! : houseNumber(values[number]!, values[suffix]!),
  });
  const detailed: AskRow = (values) => engine.lookupPostcode(requestOf(values), withDetail);
  return plain
    ? plainFirst((values) => engine.lookupPostcode(requestOf(values), chosen), detailed)
    : detailed;
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
  return (values) => kept(engine.search(values.filter(Boolean).join(' '), chosen)[0], options);
}

/** `candidates` and `search` always answer with their best; here it must also be good enough. */
function kept(match: Match | undefined, { fallback, minConfidence }: AskOptions): Match | null {
  if (match === undefined || (fallback === false && match.level !== 'address')) return null;
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
