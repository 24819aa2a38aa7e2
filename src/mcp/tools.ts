/** The tools for an assistant: few tools, small answers. */

import { GeocoderError } from '../model/errors';
import type { Match } from '../model/match';
import type { Answering } from './answering';

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** For the model: when to call it, and how to read its answer. */
  readonly description: string;
  /** JSON Schema of its arguments. */
  readonly inputSchema: { readonly type: 'object'; readonly [keyword: string]: unknown };
  /** @throws GeocoderError INVALID_REQUEST for arguments that do not fit. */
  readonly call: (geocoder: Answering, given: Readonly<Record<string, unknown>>) => object;
}

const MOST = 10;
const STANDARD = 3;
/** Most areas in a list: a model reads the answer, and every token costs. */
const MOST_AREAS = 100;

const CHILDREN = {
  country: 'listProvinces',
  province: 'listMunicipalities',
  municipality: 'listSuburbs',
} as const;

const limit = {
  type: 'integer',
  minimum: 1,
  maximum: MOST,
  default: STANDARD,
  description: 'how many at most',
};
const line = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description: 'one line, as people write an address',
};
const country = {
  type: 'string',
  minLength: 2,
  maxLength: 2,
  description: 'ISO 3166-1 alpha-2: only what lies there',
};

export const TOOLS: readonly Tool[] = [
  {
    name: 'search',
    title: 'Find an address or place',
    description:
      'Finds the address, street or place that a line of text means, offline, in one dataset of open data. `confidence` is ' +
      'calibrated: of answers given 0.9, nine in ten are right. `advice` says what to do: accept; confirm (show it to ' +
      'somebody); add-unit (ask for one of `units`); fix (ask again for the fields in `differs`).',
    inputSchema: {
      type: 'object',
      properties: {
        text: line,
        limit,
        country,
      },
      required: ['text'],
      additionalProperties: false,
    },
    call: (geocoder, given) => {
      const { text, ...options } = only('search', given, ['text', 'limit', 'country']);
      if (typeof options.limit === 'number' && options.limit > MOST)
        throw new GeocoderError(
          'INVALID_REQUEST',
          `search: expected "limit" to be at most ${MOST}, but got ${options.limit}`,
        );
      return { matches: geocoder.search(text as string, { limit: STANDARD, ...options }).map(brief) };
    },
  },
  {
    name: 'reverse',
    title: 'What lies at a point',
    description:
      'The address nearest to a point within 250 metres, else the smallest area that holds the point, else nothing. ' +
      'Degrees, WGS 84.',
    inputSchema: {
      type: 'object',
      properties: {
        latitude: { type: 'number', minimum: -90, maximum: 90 },
        longitude: { type: 'number', minimum: -180, maximum: 180 },
      },
      required: ['latitude', 'longitude'],
      additionalProperties: false,
    },
    call: (geocoder, given) => {
      const point = only('reverse', given, ['latitude', 'longitude']) as {
        latitude: number;
        longitude: number;
      };
      const nearest = geocoder.reverseGeocode(point, { detail: true });
      return { match: nearest === null ? null : brief(nearest as Match) };
    },
  },
  {
    name: 'parse',
    title: 'The fields of an address',
    description:
      'Takes a line apart into street, number, suffix, postcode, city and so on, by what the dataset knows. `leftOver` are words ' +
      'that no field took.',
    inputSchema: {
      type: 'object',
      properties: { text: line, country },
      required: ['text'],
      additionalProperties: false,
    },
    call: (geocoder, given) => {
      const { text, ...options } = only('parse', given, ['text', 'country']);
      return geocoder.parse(text as string, options);
    },
  },
  {
    name: 'advice',
    title: 'An address as it should be written',
    description:
      'The standard form of an address, what differs from the line that was given, and what to do: accept, confirm (show it to ' +
      'somebody), add-unit (ask for the unit), fix (ask again for the fields in `changes`).',
    inputSchema: {
      type: 'object',
      properties: { text: line, country },
      required: ['text'],
      additionalProperties: false,
    },
    call: (geocoder, given) => {
      const { text, ...options } = only('advice', given, ['text', 'country']);
      const standard = geocoder.standardise(text as string, options);
      if (standard === null) return { advice: 'fix', label: null };
      const { label, lines, changes, advice, match } = standard;
      return { label, lines, changes, advice, confidence: Math.round(match.confidence * 100) / 100 };
    },
  },
  {
    name: 'areas',
    title: 'Countries, provinces, municipalities, suburbs',
    description:
      'Without `id`: the countries of the dataset. With the id of a country, province or municipality: what lies in it. ' +
      '`name` keeps those that it fits. At most 100.',
    inputSchema: {
      type: 'object',
      properties: {
        id: { type: 'string', format: 'uuid', description: 'the enclosing area, from another answer' },
        name: { type: 'string', minLength: 1, maxLength: 200 },
      },
      additionalProperties: false,
    },
    call: (geocoder, given) => {
      const { id, name } = only('areas', given, ['id', 'name']) as { id?: string; name?: string };
      const filter = name === undefined ? {} : { name };
      const options = { limit: MOST_AREAS };
      if (id === undefined)
        return { level: 'country', areas: geocoder.listCountries(filter, options).map(named) };
      const parent = geocoder.getArea(id);
      if (parent === null)
        throw new GeocoderError(
          'INVALID_REQUEST',
          `areas: expected the id of an area, but got ${JSON.stringify(id)}`,
        );
      const list = CHILDREN[parent.level as keyof typeof CHILDREN];
      const areas = list === undefined ? [] : geocoder[list](id, filter, options);
      return { in: parent.name, areas: areas.map(named) };
    },
  },
];

/** The given arguments. @throws GeocoderError INVALID_REQUEST for an unknown one. */
function only(
  tool: string,
  given: Readonly<Record<string, unknown>>,
  known: readonly string[],
): Record<string, unknown> {
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    throw new GeocoderError(
      'INVALID_REQUEST',
      `${tool}: unknown argument ${JSON.stringify(name.slice(0, 40))} (known: ${known.join(', ')})`,
    );
  }
  return { ...given };
}

/** The fields of a match that an assistant needs. */
function brief(match: Match): object {
  const { label, level, id, latitude, longitude, confidence, advice, units, verdicts, distanceMeters } =
    match;
  const differs = Object.entries(verdicts)
    .filter(([, verdict]) => verdict === 'conflict' || verdict === 'missing' || verdict === 'nearest')
    .map(([field]) => field);
  return {
    label,
    level,
    ...(id === null ? {} : { id }),
    latitude,
    longitude,
    confidence: Math.round(confidence * 100) / 100,
    advice,
    ...(units === undefined ? {} : { units }),
    ...(differs.length === 0 ? {} : { differs }),
    ...(distanceMeters === undefined ? {} : { distanceMeters: Math.round(distanceMeters) }),
    ...(match.municipality === null
      ? {}
      : { municipality: match.municipality, municipality_id: match.municipality_id }),
    ...(match.province === null ? {} : { province: match.province }),
    country: match.country,
    attribution: match.attribution.join('; '),
  };
}

function named({
  id,
  name,
  local_identifier,
}: {
  id: string;
  name: string;
  local_identifier: string;
}): object {
  return { id, name, code: local_identifier };
}
