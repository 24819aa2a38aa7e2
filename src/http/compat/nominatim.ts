/** Nominatim's interface: search, reverse, lookup and status, over the same operations. */

import { version } from '../../../package.json';
import { byNumber } from '../../geocoder';
import type { Match, MatchLevel } from '../../model/match';
import type { MatchOptions } from '../../model/options';
import type { Answering } from '../routes/answering';
import type { CompatAnswer, CompatEndpoint, CompatQuestion } from './endpoint';
import { GEOMETRY_FORMATS } from './geometry';
import {
  errorXml,
  type Parts,
  PLACE_FORMATS,
  placesJson,
  placesXml,
  pointOf,
  type Shown,
} from './nominatim-formats';
import type { Parameters } from './parameters';
import { type Place, placeOf } from './place';
import { areaIdOf, letterOf, placesOf } from './place-number';
import { isStructured, STRUCTURED_FIELDS, structuredSearch } from './structured';

const DEFAULT_LIMIT = 10;
const MOST = 40;
const MOST_IDS = 50;
/** Asked for where something is left out of what was found. */
const MOST_MATCHES = 50;
const DEFAULT_ZOOM = 18;
const MOST_ZOOM = 18;

/** The smallest level of reverse by zoom. */
const LEVEL_OF_ZOOM: readonly { readonly below: number; readonly level: MatchLevel }[] = [
  { below: 5, level: 'country' },
  { below: 8, level: 'province' },
  { below: 10, level: 'municipality' },
  { below: 13, level: 'city' },
  { below: 16, level: 'suburb' },
  { below: 18, level: 'street' },
];

const LEVELS_OF_FEATURE: Readonly<Record<string, readonly MatchLevel[]>> = {
  country: ['country'],
  state: ['province'],
  city: ['municipality', 'city'],
  settlement: ['province', 'municipality', 'city', 'suburb'],
};

const SHOWN_PARAMETERS = {
  format: 'xml, json, jsonv2, geojson or geocodejson',
  addressdetails: '1 for the parts of the address',
  namedetails: '1 for its names',
  extratags: '1 for what only Doorplate knows: id, level, confidence, advice',
  polygon_geojson: '1 for the border of an area; also polygon_text, polygon_svg, polygon_kml',
  json_callback: 'name of a function that the answer calls',
  'accept-language': 'passed over: names are those of the dataset',
  email: 'passed over',
};
const SEARCH_PARAMETERS = {
  q: 'one line, as people write an address',
  street: 'house number and street name, in either order',
  city: 'city, town or village',
  county: 'municipality or county',
  state: 'province or state',
  country: 'country, by name or code',
  postalcode: 'postcode',
  limit: 'how many at most: 1 to 40, by default 10',
  countrycodes: 'ISO 3166-1 alpha-2 codes with commas between',
  viewbox: 'longitude,latitude,longitude,latitude of two corners: prefers what is near its middle',
  bounded: '1 keeps only what lies in the viewbox',
  layer: 'address, or nothing is found',
  featureType: 'country, state, city or settlement',
  exclude_place_ids: 'ids that are left out',
};
const LATITUDE_AND_LONGITUDE = { lat: 'degrees north', lon: 'degrees east' };

export const NOMINATIM: readonly CompatEndpoint[] = [
  {
    path: '/nominatim/search',
    summary: 'Search, as Nominatim has it.',
    parameters: { ...SEARCH_PARAMETERS, ...SHOWN_PARAMETERS },
    answer: search,
  },
  {
    path: '/nominatim/reverse',
    summary: 'Reverse, as Nominatim has it.',
    parameters: {
      ...LATITUDE_AND_LONGITUDE,
      zoom: '0 to 18: from the country to the address',
      layer: 'address, or nothing is found',
      ...SHOWN_PARAMETERS,
    },
    answer: reverse,
  },
  {
    path: '/nominatim/lookup',
    summary: 'Look-up by id, as Nominatim has it.',
    parameters: {
      osm_ids: 'N, W or R and a number that an answer gave, with commas between; at most 50',
      place_ids: 'numbers alone',
      ...SHOWN_PARAMETERS,
    },
    answer: lookup,
  },
  {
    path: '/nominatim/status',
    summary: 'State, as Nominatim has it.',
    parameters: { format: 'text or json' },
    answer: status,
  },
];

function search({ geocoder, parameters, query }: CompatQuestion): CompatAnswer {
  const format = parameters.choice('format', PLACE_FORMATS, 'jsonv2');
  const parts = partsOf(parameters, format === 'geocodejson');
  const limit = parameters.clamped('limit', 1, MOST, DEFAULT_LIMIT);
  const line = parameters.text('q');
  const structured = isStructured(parameters);
  if (line !== null && structured) {
    throw parameters.error(`expected either "q" or ${STRUCTURED_FIELDS.join(', ')}, but got both`);
  }
  if (line === null && !structured) {
    throw parameters.error(`expected "q" or one of ${STRUCTURED_FIELDS.join(', ')}, but got neither`);
  }
  const levels = featureLevels(parameters);
  const excluded = new Set(parameters.texts('exclude_place_ids').map((id) => id.toUpperCase()));
  const leavesOut = levels !== null || excluded.size > 0;
  const options: MatchOptions = { limit: leavesOut ? MOST_MATCHES : limit, ...viewOf(parameters) };
  const matches = asksAddresses(parameters)
    ? inCountries(geocoder, parameters, options, (chosen) =>
        line === null ? structuredSearch(geocoder, parameters, chosen) : geocoder.search(line, chosen),
      )
    : [];
  const shown = matches
    .filter(({ level }) => levels === null || levels.includes(level))
    .map((match) => shownOf(geocoder, match, parts))
    .filter(({ place }) => !isExcluded(place, excluded))
    .slice(0, limit);
  if (format === 'xml') return xml(placesXml('searchresults', shown, parts, line ?? query));
  return json(parameters, placesJson(shown, format, parts, line ?? query, false));
}

function reverse({ geocoder, parameters, query }: CompatQuestion): CompatAnswer {
  const format = parameters.choice('format', PLACE_FORMATS, 'xml');
  const parts = partsOf(parameters, true);
  const zoom = parameters.clamped('zoom', 0, MOST_ZOOM, DEFAULT_ZOOM);
  const point = parameters.point();
  if (point === null) throw parameters.error('expected "lat" and "lon", but got neither');
  const nearest = asksAddresses(parameters)
    ? (geocoder.reverseGeocode(point, { detail: true }) as Match | null)
    : null;
  const match = nearest === null ? null : atZoom(geocoder, nearest, zoom);
  if (match === null) {
    const message = 'Unable to geocode';
    return format === 'xml' ? xml(errorXml(query, message)) : json(parameters, { error: message });
  }
  const shown = [shownOf(geocoder, match, parts)];
  if (format === 'xml') return xml(placesXml('reversegeocode', shown, parts, query));
  return json(parameters, placesJson(shown, format, parts, `${point.latitude},${point.longitude}`, true));
}

function lookup({ geocoder, parameters, query }: CompatQuestion): CompatAnswer {
  const format = parameters.choice('format', PLACE_FORMATS, 'xml');
  const parts = partsOf(parameters, true);
  const asked = [
    ...parameters.texts('osm_ids').flatMap((id) => {
      const [, letter, digits] = /^([NWR])(\d{1,16})$/i.exec(id) ?? [];
      return digits === undefined ? [] : [{ letter: letter!.toUpperCase(), number: Number(digits) }];
    }),
    ...parameters
      .texts('place_ids')
      .filter((id) => /^\d{1,16}$/.test(id))
      .map((digits) => ({ letter: null, number: Number(digits) })),
  ];
  if (asked.length === 0)
    throw parameters.error('expected "osm_ids" such as N123,W45,R6 (or "place_ids"), but got none');
  if (asked.length > MOST_IDS)
    throw parameters.error(`expected at most ${MOST_IDS} ids, but got ${asked.length}`);
  const shown = asked
    .flatMap(({ letter, number }) => placesOf(geocoder, letter, number))
    .map((match) => shownOf(geocoder, match, parts));
  if (format === 'xml') return xml(placesXml('lookupresults', shown, parts, query));
  return json(parameters, placesJson(shown, format, parts, query, false));
}

function status({ geocoder, parameters }: CompatQuestion): CompatAnswer {
  if (parameters.choice('format', ['text', 'json'] as const, 'text') === 'text') {
    return { contentType: 'text/plain; charset=utf-8', body: 'OK' };
  }
  const { builtAt, formatVersion } = geocoder.manifest;
  return json(parameters, {
    status: 0,
    message: 'OK',
    data_updated: builtAt,
    software_version: version,
    database_version: String(formatVersion),
  });
}

function partsOf(parameters: Parameters, withAddress: boolean): Parts {
  const geometries = GEOMETRY_FORMATS.filter((format) => parameters.flag(`polygon_${format}`, false));
  if (geometries.length > 1) throw parameters.error('expected one polygon_ parameter, but got more');
  parameters.number('polygon_threshold');
  return {
    address: parameters.flag('addressdetails', withAddress),
    names: parameters.flag('namedetails', false),
    tags: parameters.flag('extratags', false),
    geometry: geometries[0] ?? null,
  };
}

function shownOf(geocoder: Answering, match: Match, { geometry }: Parts): Shown {
  const place = placeOf(geocoder, match);
  if (geometry === null) return { place, geometry: null };
  const id = areaIdOf(geocoder, match);
  const shape = id === null ? null : geocoder.getArea(id, { shape: true })?.shape;
  return { place, geometry: shape ?? pointOf(place) };
}

/** Only layers of addresses are ours: of others nothing is found. */
function asksAddresses(parameters: Parameters): boolean {
  const layers = parameters.texts('layer');
  return layers.length === 0 || layers.includes('address');
}

function featureLevels(parameters: Parameters): readonly MatchLevel[] | null {
  const feature = parameters.text('featureType') ?? parameters.text('featuretype');
  return feature === null ? null : (LEVELS_OF_FEATURE[feature.toLowerCase()] ?? null);
}

/** A box filters where it is `bounded`; else its middle is preferred. */
function viewOf(parameters: Parameters): Pick<MatchOptions, 'near' | 'within'> {
  const box = parameters.box('viewbox') ?? parameters.box('viewboxlbrt');
  if (box === null) return {};
  if (parameters.flag('bounded', false)) return { within: { ...box } };
  return { near: { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 } };
}

/** Asks once for each country of `countrycodes` that the dataset holds; without them, once. */
function inCountries(
  geocoder: Answering,
  parameters: Parameters,
  options: MatchOptions,
  ask: (options: MatchOptions) => Match[],
): Match[] {
  const codes = parameters.texts('countrycodes').filter((code) => /^[a-z]{2}$/i.test(code));
  if (codes.length === 0) return ask(options);
  const asked = new Set(codes.map((code) => code.toUpperCase()));
  const held = geocoder.listCountries().filter(({ local_identifier }) => asked.has(local_identifier));
  return held
    .flatMap(({ local_identifier }) => ask({ ...options, country: local_identifier }))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, options.limit);
}

function isExcluded({ number, osmType }: Place, excluded: ReadonlySet<string>): boolean {
  return excluded.size > 0 && (excluded.has(String(number)) || excluded.has(`${letterOf(osmType)}${number}`));
}

/** What lies at the point, no smaller than the zoom shows. */
function atZoom(geocoder: Answering, nearest: Match, zoom: number): Match | null {
  const level = LEVEL_OF_ZOOM.find(({ below }) => zoom < below)?.level;
  if (level === undefined) return nearest;
  if (level === 'street') return nearest.streetname === null ? nearest : streetOf(geocoder, nearest);
  const ids = {
    suburb: nearest.suburb_id,
    city: areaIdOf(geocoder, { ...nearest, level: 'city' }),
    municipality: nearest.municipality_id,
    province: nearest.province_id,
    country: nearest.country_id,
  };
  // Where there is no such area, the next larger one.
  const order = ['suburb', 'city', 'municipality', 'province', 'country'] as const;
  const id = order.slice(order.indexOf(level as (typeof order)[number])).map((one) => ids[one]);
  const known = id.find((one) => one !== null);
  return known === undefined || known === null ? null : byNumber(geocoder).areaMatch(known);
}

function streetOf(
  geocoder: Answering,
  { streetname, city, municipality, municipality_id, country }: Match,
): Match | null {
  const asked = {
    streetname: streetname!,
    ...(city === null ? {} : { city }),
    ...(municipality === null ? {} : { municipality }),
  };
  const streets = geocoder.candidates(asked, { country, limit: MOST_MATCHES });
  const same = (match: Match) =>
    match.level === 'street' &&
    match.streetname === streetname &&
    match.city === city &&
    match.municipality_id === municipality_id;
  return streets.find(same) ?? null;
}

function xml(body: string): CompatAnswer {
  return { contentType: 'text/xml; charset=utf-8', body };
}

const CALLBACK = /^[$_\p{L}][$_\p{L}\p{N}]*(\.[$_\p{L}][$_\p{L}\p{N}]*)*$/u;

/** JSON, or with `json_callback` a call of it. */
function json(parameters: Parameters, value: unknown): CompatAnswer {
  const body = JSON.stringify(value);
  const callback = parameters.text('json_callback');
  if (callback === null) return { contentType: 'application/json; charset=utf-8', body };
  if (!CALLBACK.test(callback)) return parameters.refuse('json_callback', 'the name of a function', callback);
  return { contentType: 'application/javascript; charset=utf-8', body: `${callback}(${body})` };
}
