/** Nominatim's interface: search, reverse, lookup and status, answered by Doorplate's operations. */

import { version } from '../../../package.json';
import type { Match } from '../../model/match';
import type { MatchOptions } from '../../model/options';
import type { Answering } from '../routes/answering';
import type { CompatAnswer, CompatEndpoint, CompatQuestion } from './endpoint';
import { inCountries } from './in-countries';
import { inAskedLanguage } from './language';
import {
  errorXml,
  type Parts,
  PLACE_FORMATS,
  placesJson,
  placesXml,
  pointOf,
  type Shown,
} from './nominatim-formats';
import { LATITUDE_AND_LONGITUDE, SEARCH_PARAMETERS, SHOWN_PARAMETERS } from './nominatim-parameters';
import {
  asksAddresses,
  countryCodes,
  excludedIds,
  featureLevels,
  isExcluded,
  isOnEarth,
  partsOf,
  viewOf,
} from './nominatim-question';
import { debugPage, json, refusedIn, xml } from './nominatim-reply';
import { atZoom, MOST_ZOOM } from './nominatim-zoom';
import type { Parameters } from './parameters';
import { placeOf } from './place';
import { areaIdOf, placesOf } from './place-number';
import { isStructured, STRUCTURED_FIELDS, structuredSearch, structuredText } from './structured';

/** The parameter that names languages. */
const LANGUAGE = 'accept-language';
const DEFAULT_LIMIT = 10;
const MOST = 40;
const MOST_IDS = 50;
/** Matches that are asked for if some of them are filtered out afterwards. */
const MOST_MATCHES = 50;

export const NOMINATIM: readonly CompatEndpoint[] = [
  {
    path: '/nominatim/search',
    summary: 'Search, as Nominatim has it.',
    parameters: { ...SEARCH_PARAMETERS, ...SHOWN_PARAMETERS },
    refusal: (parameters, status, message) => refusedIn('json', parameters, status, message),
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
    refusal: (parameters, status, message) => refusedIn('xml', parameters, status, message),
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
    refusal: (parameters, status, message) => refusedIn('xml', parameters, status, message),
    answer: lookup,
  },
  {
    path: '/nominatim/status',
    summary: 'State, as Nominatim has it.',
    parameters: { format: 'text or json' },
    answer: status,
  },
];

function search(question: CompatQuestion): CompatAnswer {
  const { geocoder, parameters, query } = question;
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
  const excluded = excludedIds(parameters);
  const leavesOut = levels !== null || excluded.size > 0;
  const debug = parameters.flag('debug', false);
  const options: MatchOptions = {
    limit: leavesOut ? MOST_MATCHES : limit,
    ...viewOf(parameters),
    ...(debug ? { explain: true } : {}),
  };
  const ask = (asked: MatchOptions) =>
    inCountries(geocoder, countryCodes(parameters), asked, (chosen) =>
      line === null ? structuredSearch(geocoder, parameters, chosen) : geocoder.search(line, chosen),
    );
  const matches = asksAddresses(parameters) ? ask(options) : [];
  if (debug) return debugPage(matches);
  const named = inAskedLanguage(question, LANGUAGE, matches, (language) => ask({ ...options, language }));
  const shown = matches
    .map((match, at) => ({ match, named: named[at]! }))
    .filter(({ match: { level } }) => levels === null || levels.includes(level))
    .map((one) => shownOf(geocoder, one.match, parts, one.named))
    .filter(({ place }) => !isExcluded(place, excluded))
    .slice(0, limit);
  const asked = line ?? structuredText(parameters);
  if (format !== 'xml') return json(parameters, placesJson(shown, format, parts, asked, false));
  const view = parameters.text('viewbox') ?? parameters.text('viewboxlbrt');
  return xml(
    placesXml('searchresults', shown, parts, {
      querystring: asked,
      ...(view === null ? {} : { viewbox: view }),
      ...(excluded.size === 0 ? {} : { exclude_place_ids: [...excluded].join(',') }),
      more_url: moreUrl(parameters, query, excluded, shown),
    }),
  );
}

function reverse(question: CompatQuestion): CompatAnswer {
  const { geocoder, parameters, query } = question;
  const format = parameters.choice('format', PLACE_FORMATS, 'xml');
  const parts = partsOf(parameters, true);
  const zoom = parameters.clamped('zoom', 0, MOST_ZOOM, MOST_ZOOM);
  const point = parameters.anyPoint();
  const ask = (language?: string): Match[] => {
    const found = geocoder.reverseGeocode(point, { detail: true, language });
    return found === null ? [] : [found as Match];
  };
  const found = asksAddresses(parameters) && isOnEarth(point) ? ask() : [];
  const nearest = found[0] ?? null;
  const match = nearest === null ? null : atZoom(geocoder, nearest, zoom);
  if (parameters.flag('debug', false)) return debugPage(match === null ? [] : [match]);
  if (match === null) {
    const message = 'Unable to geocode';
    return format === 'xml' ? xml(errorXml(query, message)) : json(parameters, { error: message });
  }
  const inLanguage = (language: string) =>
    match === nearest ? ask(language) : [atZoom(geocoder, nearest!, zoom, language) ?? match];
  const named = inAskedLanguage(question, LANGUAGE, [match], inLanguage)[0]!;
  const shown = [shownOf(geocoder, match, parts, named)];
  if (format === 'xml') return xml(placesXml('reversegeocode', shown, parts, { querystring: query }));
  return json(parameters, placesJson(shown, format, parts, `${point.latitude},${point.longitude}`, true));
}

function lookup(question: CompatQuestion): CompatAnswer {
  const { geocoder, parameters, query } = question;
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
  const find = (language?: string) =>
    asked.flatMap(({ letter, number }) => placesOf(geocoder, letter, number, language));
  const found = find();
  const named = inAskedLanguage(question, LANGUAGE, found, find);
  const shown = found.map((match, at) => shownOf(geocoder, match, parts, named[at]!));
  if (format === 'xml') return xml(placesXml('lookupresults', shown, parts, { querystring: query }));
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

function shownOf(geocoder: Answering, match: Match, { geometry }: Parts, named = match): Shown {
  const place = placeOf(geocoder, match, named);
  if (geometry === null) return { place, geometry: null };
  const id = areaIdOf(geocoder, match);
  const shape = id === null ? null : geocoder.getArea(id, { shape: true })?.shape;
  return { place, geometry: shape ?? pointOf(place) };
}

/** The relative URL that asks for further places: the same request without the places already shown. */
function moreUrl(
  parameters: Parameters,
  query: string,
  excluded: ReadonlySet<string>,
  shown: readonly Shown[],
): string {
  const more = new URLSearchParams(query);
  const ids = [...excluded, ...shown.map(({ place }) => String(place.number)).filter((id) => id !== '0')];
  const countries = countryCodes(parameters);
  for (const name of ['exclude_place_ids', 'countrycodes', 'format']) more.delete(name);
  if (ids.length > 0) more.set('exclude_place_ids', ids.join(','));
  if (countries.length > 0) more.set('countrycodes', countries.join(','));
  more.set('format', 'xml');
  return `search?${more}`;
}
