/** Photon's interface, `/api` and `/reverse`, answered by Doorplate's operations. */

import { byNumber } from '../../geocoder';
import type { Match } from '../../model/match';
import type { MatchOptions } from '../../model/options';
import type { Answering } from '../routes/answering';
import type { CompatAnswer, CompatEndpoint, CompatQuestion } from './endpoint';
import { inCountries } from './in-countries';
import { inAskedLanguage, languageOf } from './language';
import { pointOf } from './nominatim-formats';
import { atZoom, MOST_ZOOM } from './nominatim-zoom';
import type { Parameters } from './parameters';
import { attributionOf, type Place, placeOf } from './place';
import { letterOf } from './place-number';

const DEFAULT_LIMIT = 15;
const MOST = 50;
/** Below this confidence of the best match, the line may be one that somebody is still typing. */
const SURE = 0.8;
const DEFAULT_RADIUS_KILOMETERS = 1;
const MOST_RADIUS_KILOMETERS = 50;

/** Photon knows `other` too, such as lakes: a dataset has none of them. */
const LAYERS = ['house', 'street', 'locality', 'district', 'city', 'county', 'state', 'country', 'other'];
/** Photon has these in every standard import, whatever the names of the data are. */
const STANDARD_LANGUAGES = ['default', 'de', 'en', 'fr', 'it'];

const FILTERS = {
  layer: LAYERS.join(', '),
  osm_tag: 'key:value, !key, :!value: which kinds are kept',
  lang: 'language of names where the dataset has them, ISO 639: fr',
};

export const PHOTON: readonly CompatEndpoint[] = [
  {
    path: '/photon/api',
    summary: 'Search while typing, as Photon has it.',
    parameters: {
      q: 'one line, whole or its beginning',
      limit: 'how many at most: 1 to 50, by default 15',
      lat: 'degrees north of a point: prefers what is near',
      lon: 'its degrees east',
      bbox: 'west,south,east,north: keeps only what lies there',
      countrycode: 'ISO 3166-1 alpha-2: keeps only that country; again for more',
      ...FILTERS,
    },
    answer: api,
  },
  {
    path: '/photon/reverse',
    summary: 'Reverse, as Photon has it.',
    parameters: { lat: 'degrees north', lon: 'degrees east', radius: 'kilometres, by default 1', ...FILTERS },
    answer: reverse,
  },
];

function api(question: CompatQuestion): CompatAnswer {
  const { geocoder, parameters } = question;
  const line = parameters.text('q');
  if (line === null) throw parameters.error('expected the search term "q", but got none');
  refuseUnknown(question);
  const limit = parameters.clamped('limit', 1, MOST, DEFAULT_LIMIT);
  const near = parameters.point();
  const box = parameters.box('bbox');
  const leavesOut = parameters.texts('osm_tag').length > 0 || parameters.texts('layer').length > 0;
  const options: MatchOptions = {
    limit: leavesOut ? MOST : limit,
    ...(near === null ? {} : { near }),
    ...(box === null ? {} : { within: { ...box } }),
  };
  const codes = countriesOf(parameters);
  const ask = (asked: MatchOptions) =>
    inCountries(geocoder, codes, asked, (chosen) => searchOrComplete(geocoder, line, chosen));
  const found = ask(options);
  const named = inAskedLanguage(question, 'lang', found, (language) => ask({ ...options, language }));
  return collection(geocoder, found, named, parameters, limit);
}

function reverse(question: CompatQuestion): CompatAnswer {
  const { geocoder, parameters } = question;
  const point = parameters.point();
  if (point === null) throw parameters.error('expected "lat" and "lon", but got neither');
  refuseUnknown(question);
  const radius = parameters.number('radius') ?? DEFAULT_RADIUS_KILOMETERS;
  if (radius <= 0) return parameters.refuse('radius', 'kilometres above 0', String(radius));
  const maxDistanceMeters = 1000 * Math.min(radius, MOST_RADIUS_KILOMETERS);
  const layers = parameters.texts('layer');
  const ask = (language?: string) =>
    geocoder.reverseGeocode(point, { detail: true, maxDistanceMeters, language }) as Match | null;
  const nearest = ask();
  const found = nearest === null ? [] : inLayers(geocoder, nearest, layers);
  const named = inAskedLanguage(question, 'lang', found, (language) =>
    found[0] === nearest ? [ask(language)!] : inLayers(geocoder, nearest!, layers, language),
  );
  return collection(geocoder, found, named, parameters, 1);
}

/**
 * Photon refuses layers and languages that it does not have.
 * @throws GeocoderError INVALID_REQUEST.
 */
function refuseUnknown({ geocoder, parameters }: CompatQuestion): void {
  const layer = parameters.texts('layer').find((name) => !LAYERS.includes(name));
  if (layer !== undefined) parameters.refuse('layer', `one of ${LAYERS.join(', ')}`, layer);
  if (!parameters.has('lang')) return;
  const languages = languagesOf(geocoder);
  const language = parameters.texts('lang').find((tag) => !languages.includes(languageOf(tag)));
  if (language !== undefined) parameters.refuse('lang', `one of ${languages.join(', ')}`, language);
}

/** The languages that may be asked: those of names, those of the countries, and those that every Photon has. */
function languagesOf(geocoder: Answering): string[] {
  const numbers = byNumber(geocoder);
  const own = geocoder
    .listCountries()
    .flatMap(({ local_identifier: code }) => numbers.mainLanguage(code) ?? []);
  return [...new Set([...STANDARD_LANGUAGES, ...(geocoder.manifest.languages ?? []), ...own])];
}

/** @throws GeocoderError INVALID_REQUEST for a code that is none: without it the filter would let everything pass. */
function countriesOf(parameters: Parameters): string[] {
  const codes = parameters.texts('countrycode');
  const wrong = codes.find((code) => !/^[a-z]{2}$/i.test(code));
  return wrong === undefined ? codes : parameters.refuse('countrycode', 'two letters such as DE', wrong);
}

/** Matches for the line as a whole; if they are not sure, completions of the line. */
function searchOrComplete(geocoder: Answering, line: string, options: MatchOptions): Match[] {
  const found = geocoder.search(line, options);
  if (found[0] !== undefined && found[0].confidence >= SURE) return found;
  const completed = geocoder.suggest(line, options);
  return completed.length > 0 ? completed : found;
}

/** The zoom of Nominatim that answers with the layer, the smallest layer first. */
const ZOOM_OF_LAYER: Readonly<Record<string, number>> = {
  house: MOST_ZOOM,
  street: 17,
  district: 15,
  city: 12,
  county: 9,
  state: 7,
  country: 4,
};

/** The place at a point in the smallest of the asked layers: its street, its city. The place itself if none is asked. */
function inLayers(
  geocoder: Answering,
  nearest: Match,
  layers: readonly string[],
  language?: string,
): Match[] {
  if (layers.length === 0) return [nearest];
  for (const [layer, zoom] of Object.entries(ZOOM_OF_LAYER)) {
    const match = layers.includes(layer) ? atZoom(geocoder, nearest, zoom, language) : null;
    if (match !== null && layers.includes(layerOf(placeOf(geocoder, match)))) return [match];
  }
  return [];
}

function collection(
  geocoder: Answering,
  matches: readonly Match[],
  named: readonly Match[],
  parameters: Parameters,
  limit: number,
): CompatAnswer {
  const layers = parameters.texts('layer');
  const tags = parameters.texts('osm_tag');
  const places = matches
    .map((match, at) => placeOf(geocoder, match, named[at]))
    .filter((place) => layers.length === 0 || layers.includes(layerOf(place)))
    .filter((place) => hasTags(place, tags))
    .slice(0, limit);
  const body = JSON.stringify({
    type: 'FeatureCollection',
    geocoding: { version: '0.1.0', attribution: attributionOf(places) },
    features: places.map(feature),
  });
  return { contentType: 'application/json; charset=utf-8', body };
}

function feature(place: Place) {
  const { match, number, osmType, osmKey, osmValue, name, houseNumber, countryName, box } = place;
  const [south, north, west, east] = box;
  const properties = {
    ...(number === 0 ? {} : { osm_type: letterOf(osmType), osm_id: number }),
    osm_key: osmKey,
    osm_value: osmValue,
    type: layerOf(place),
    label: match.label,
    ...(name === '' ? {} : { name }),
    ...defined({
      housenumber: houseNumber,
      street: houseNumber === null && match.level === 'street' ? null : match.streetname,
      postcode: match.postcode,
      district: match.level === 'suburb' ? null : match.suburb,
      city: match.level === 'city' ? null : match.city,
      county: match.level === 'municipality' ? null : match.municipality,
      state: match.level === 'province' ? null : match.province,
      country: countryName,
      countrycode: match.country,
    }),
    ...(match.level === 'address' ? {} : { extent: [west, north, east, south] }),
  };
  return { type: 'Feature', properties, geometry: pointOf(place) };
}

/** Photon's layers: house, street, locality, district, city, county, state, country. */
function layerOf({ kind }: Place): string {
  return kind === 'suburb' ? 'district' : kind === 'postcode' ? 'locality' : kind;
}

/** Filters by `key`, `key:value` or `:value`; `!` excludes. No exclusion may match, and one of the others must. */
function hasTags({ osmKey, osmValue }: Place, tags: readonly string[]): boolean {
  const fits = (tag: string) => {
    const [key = '', value = ''] = tag.replaceAll('!', '').split(':') as [string, string?];
    return (key === '' || key === osmKey) && (value === '' || value === osmValue);
  };
  const excluding = tags.filter((tag) => tag.includes('!'));
  const including = tags.filter((tag) => !tag.includes('!'));
  return !excluding.some(fits) && (including.length === 0 || including.some(fits));
}

function defined(parts: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).filter((part): part is [string, string] => part[1] !== null),
  );
}
