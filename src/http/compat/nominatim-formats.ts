/** Places in the formats of Nominatim: json, jsonv2, geojson, geocodejson and xml. */

import { type GeometryFormat, geometryText } from './geometry';
import { attributionOf, type Place } from './place';
import { letterOf } from './place-number';
import { element, escaped } from './xml';

export const PLACE_FORMATS = ['xml', 'json', 'jsonv2', 'geojson', 'geocodejson'] as const;
export type PlaceFormat = (typeof PLACE_FORMATS)[number];

/** The parts of a place that the parameters ask for. */
export interface Parts {
  readonly address: boolean;
  readonly names: boolean;
  readonly tags: boolean;
  readonly geometry: GeometryFormat | null;
}

/** A place and, if it is asked for, its geometry. */
export interface Shown {
  readonly place: Place;
  readonly geometry: GeoJSON.Point | GeoJSON.MultiPolygon | null;
}

type Json = Record<string, unknown>;

/** @param single true for one object instead of an array, as reverse answers. */
export function placesJson(
  shown: readonly Shown[],
  format: PlaceFormat,
  parts: Parts,
  query: string,
  single: boolean,
) {
  switch (format) {
    case 'geojson':
      return {
        type: 'FeatureCollection',
        licence: attributionOf(shown.map(({ place }) => place)),
        features: shown.map((one) => geoJsonFeature(one, parts)),
      };
    case 'geocodejson':
      return {
        type: 'FeatureCollection',
        geocoding: {
          version: '0.1.0',
          attribution: attributionOf(shown.map(({ place }) => place)),
          licence: attributionOf(shown.map(({ place }) => place)),
          query,
        },
        features: shown.map((one) => geocodeJsonFeature(one, parts)),
      };
    default: {
      const places = shown.map((one) => placeJson(one, format === 'jsonv2', parts));
      return single ? places[0] : places;
    }
  }
}

/**
 * Places as XML.
 * @param root `reversegeocode`, `searchresults` or `lookupresults`.
 * @param asked further attributes of the root: `querystring` and others.
 */
export function placesXml(
  root: string,
  shown: readonly Shown[],
  parts: Parts,
  asked: Readonly<Record<string, string>>,
): string {
  const attributes = {
    timestamp: new Date().toUTCString().replace('GMT', '+00:00'),
    attribution: attributionOf(shown.map(({ place }) => place)),
    ...asked,
  };
  const inner =
    root === 'reversegeocode'
      ? shown.map((one) => reversedXml(one, parts))
      : shown.map((one) =>
          element('place', { ...attributesOf(one, parts), display_name: one.place.match.label }, [
            ...addressXml(one.place, parts),
            ...extraXml(one.place, parts),
          ]),
        );
  return `<?xml version="1.0" encoding="UTF-8" ?>\n${element(root, attributes, inner)}\n`;
}

/** The XML answer of reverse if nothing is found. */
export function errorXml(query: string, message: string): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>\n${element('reversegeocode', { querystring: query }, [
    `<error>${escaped(message)}</error>`,
  ])}\n`;
}

/** The XML answer to a refused request. */
export function refusedXml(code: number, message: string): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>\n${element('error', {}, [
    element('code', {}, [String(code)]),
    element('message', {}, [escaped(message)]),
  ])}\n`;
}

/** The elements of an address by Nominatim's names, the smallest first. */
export function addressOf({ match, houseNumber, countryName }: Place): Record<string, string> {
  const parts: [string, string | null][] = [
    ['house_number', houseNumber],
    ['road', match.streetname],
    ['suburb', match.suburb],
    ['city', match.city],
    ['municipality', match.municipality],
    ['county', match.municipality],
    ['state', match.province],
    ['postcode', match.postcode],
    ['country', countryName],
    ['country_code', match.country.toLowerCase()],
  ];
  return Object.fromEntries(
    parts.filter((part): part is [string, string] => part[1] !== null && part[1] !== ''),
  );
}

/** The type by Nominatim's names, the same in all its formats. */
function addressTypeOf(kind: Place['kind']): string {
  if (kind === 'house') return 'place';
  return kind === 'street' ? 'road' : kind;
}

function placeJson({ place, geometry }: Shown, second: boolean, parts: Parts): Json {
  const { match, osmKey, osmValue, rank, kind, name } = place;
  return {
    ...idsOf(place),
    licence: match.attribution.join('; '),
    lat: degrees(match.latitude),
    lon: degrees(match.longitude),
    [second ? 'category' : 'class']: osmKey,
    type: osmValue,
    place_rank: rank,
    importance: match.confidence,
    addresstype: addressTypeOf(kind),
    name,
    display_name: match.label,
    ...extrasOf(place, parts),
    boundingbox: place.box.map(degrees),
    ...(geometry !== null && parts.geometry !== null ? geometryText(parts.geometry, geometry) : {}),
  };
}

function geoJsonFeature({ place, geometry }: Shown, parts: Parts): Json {
  const { match, osmKey, osmValue, rank, kind, name, box } = place;
  const [south, north, west, east] = box;
  return {
    type: 'Feature',
    properties: {
      ...idsOf(place),
      place_rank: rank,
      category: osmKey,
      type: osmValue,
      importance: match.confidence,
      addresstype: addressTypeOf(kind),
      name,
      display_name: match.label,
      ...extrasOf(place, parts),
    },
    bbox: [west, south, east, north].map(Number),
    geometry: parts.geometry === 'geojson' && geometry !== null ? geometry : pointOf(place),
  };
}

function geocodeJsonFeature({ place, geometry }: Shown, parts: Parts): Json {
  const { match, osmKey, osmValue, kind, name, houseNumber, countryName } = place;
  const geocoding: Json = {
    ...idsOf(place),
    osm_key: osmKey,
    osm_value: osmValue,
    type: geocodeJsonType(kind),
    accuracy: Math.round(match.uncertaintyMeters),
    label: match.label,
    ...defined({
      name: name || null,
    }),
    ...(parts.address
      ? {
          ...defined({
            housenumber: houseNumber,
            street: match.streetname,
            postcode: match.postcode,
            district: match.suburb,
            city: match.city,
            county: match.municipality,
            state: match.province,
            country: countryName,
            country_code: match.country.toLowerCase(),
          }),
          admin: defined({
            level2: countryName,
            level4: match.province,
            level8: match.municipality,
            level10: match.suburb,
          }),
        }
      : {}),
    ...(parts.tags ? { extra: tagsOf(place) } : {}),
  };
  return {
    type: 'Feature',
    properties: { geocoding },
    geometry: parts.geometry === 'geojson' && geometry !== null ? geometry : pointOf(place),
  };
}

/** The type by the GeocodeJSON specification, if Nominatim uses another word. */
function geocodeJsonType(kind: string): string {
  return kind === 'suburb' ? 'district' : kind === 'postcode' ? 'locality' : kind;
}

export function pointOf({ match }: Place): GeoJSON.Point {
  return { type: 'Point', coordinates: [match.longitude, match.latitude] };
}

function idsOf({ number, osmType }: Place): Json {
  return number === 0 ? {} : { place_id: number, osm_type: osmType, osm_id: number };
}

function extrasOf(place: Place, parts: Parts): Json {
  return {
    ...(parts.address ? { address: addressOf(place) } : {}),
    ...(parts.tags ? { extratags: tagsOf(place) } : {}),
    ...(parts.names ? { namedetails: place.name === '' ? {} : { name: place.name } } : {}),
  };
}

/** Facts of a place that only Doorplate has. */
function tagsOf({ match, number, osmType }: Place): Record<string, string> {
  const tags = {
    'doorplate:id': match.id,
    'doorplate:level': match.level,
    'doorplate:confidence': String(match.confidence),
    'doorplate:advice': match.advice,
    'doorplate:reference': number === 0 ? null : `${letterOf(osmType)}${number}`,
  };
  return defined(tags);
}

function reversedXml(shown: Shown, parts: Parts): string {
  const { place } = shown;
  return [
    element('result', attributesOf(shown, parts), [escaped(place.match.label)]),
    ...(parts.address ? [element('addressparts', {}, addressXml(place, parts))] : []),
    ...extraXml(place, parts),
  ].join('');
}

function attributesOf({ place, geometry }: Shown, parts: Parts): Record<string, string> {
  const { match, number, osmType, osmKey, osmValue, rank } = place;
  const drawn = geometry !== null && parts.geometry !== null ? geometryText(parts.geometry, geometry) : {};
  return {
    ...(number === 0 ? {} : { place_id: String(number), osm_type: osmType, osm_id: String(number) }),
    place_rank: String(rank),
    address_rank: String(rank),
    boundingbox: place.box.map(degrees).join(','),
    lat: degrees(match.latitude),
    lon: degrees(match.longitude),
    class: osmKey,
    type: osmValue,
    importance: String(match.confidence),
    ...Object.fromEntries(
      Object.entries(drawn).map(([name, text]) => [
        name === 'svg' ? 'geosvg' : name,
        typeof text === 'string' ? text : JSON.stringify(text),
      ]),
    ),
  };
}

function addressXml(place: Place, parts: Parts): string[] {
  if (!parts.address) return [];
  return Object.entries(addressOf(place)).map(([name, text]) => element(name, {}, [escaped(text)]));
}

function extraXml(place: Place, parts: Parts): string[] {
  const tags = Object.entries(tagsOf(place)).map(([key, value]) => element('tag', { key, value }, []));
  return [
    ...(parts.tags ? [element('extratags', {}, tags)] : []),
    ...(parts.names
      ? [element('namedetails', {}, place.name === '' ? [] : [element('name', {}, [escaped(place.name)])])]
      : []),
  ];
}

function defined(parts: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).filter((part): part is [string, string] => part[1] !== null),
  );
}

/** As Nominatim writes degrees: a text of at most seven decimals. */
function degrees(value: number): string {
  return String(Math.round(value * 1e7) / 1e7);
}
