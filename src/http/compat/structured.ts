/** Structured questions: an address in the fields `street`, `city`, `county`, `state`, `country`, `postalcode`. */

import { byNumber } from '../../geocoder';
import type { AddressQuery, Match } from '../../model/match';
import type { MatchOptions } from '../../model/options';
import type { Answering } from '../routes/answering';
import type { Parameters } from './parameters';

export const STRUCTURED_FIELDS = ['street', 'city', 'county', 'state', 'country', 'postalcode'] as const;
/** The name of an amenity (a café, a shop). Doorplate has none, so nothing is found. */
const AMENITY = 'amenity';

const NUMBER_FIRST = /^(\d[^\s,]*)[\s,]+(.*\p{IDS}.*)$/u;
const NUMBER_LAST = /^(.*\p{IDS}.*?)[\s,]+(\d.*)$/u;

export function isStructured(parameters: Parameters): boolean {
  return parameters.has(AMENITY) || STRUCTURED_FIELDS.some((name) => parameters.has(name));
}

/** The fields in the order of a written address. */
const READ_ORDER = [AMENITY, 'street', 'city', 'county', 'state', 'postalcode', 'country'] as const;

/** The fields as one line. */
export function structuredText(parameters: Parameters): string {
  return READ_ORDER.map((name) => field(parameters, name))
    .filter((text) => text !== null)
    .join(', ');
}

/** A field without the quotation marks that some clients add. */
function field(parameters: Parameters, name: string): string | null {
  return (
    parameters
      .text(name)
      ?.replace(/^"+|"+$/g, '')
      .trim() || null
  );
}

/**
 * Matches for the fields, best first. A street is read both ways: house number before the name and after it.
 * @param country keeps only matches in it; default the parameter `country`.
 */
export function structuredSearch(
  geocoder: Answering,
  parameters: Parameters,
  options: MatchOptions,
): Match[] {
  if (parameters.has(AMENITY)) return [];
  const named = field(parameters, 'country');
  const country = named === null ? null : byNumber(geocoder).countryCalled(named);
  if (named !== null && country === null) return [];
  if (country !== null && options.country !== undefined && options.country.toUpperCase() !== country.country)
    return [];
  const chosen = country === null ? options : { ...options, country: country.country };
  const place = placeAsked(parameters);
  const streets = streetsAsked(field(parameters, 'street'));
  if (streets.length === 0) {
    if (Object.keys(place).length > 0) return searchPlace(geocoder, place, chosen);
    return country === null ? [] : [country];
  }
  const found = streets.flatMap((street) => geocoder.candidates({ ...street, ...place }, chosen));
  return withoutRepeats(found.sort((a, b) => b.confidence - a.confidence)).slice(0, options.limit);
}

/**
 * Finds a postcode and places. A county or state alone is searched as a line, because `candidates` needs more fields.
 */
function searchPlace(geocoder: Answering, place: AddressQuery, options: MatchOptions): Match[] {
  if (place.postcode !== undefined || place.city !== undefined) return geocoder.candidates(place, options);
  return geocoder.search(
    [place.municipality, place.province].filter((name) => name !== undefined).join(', '),
    options,
  );
}

function placeAsked(parameters: Parameters): AddressQuery {
  const asked = {
    postcode: field(parameters, 'postalcode'),
    city: field(parameters, 'city'),
    municipality: field(parameters, 'county'),
    province: field(parameters, 'state'),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, name]) => name !== null)) as AddressQuery;
}

function streetsAsked(street: string | null): AddressQuery[] {
  if (street === null) return [];
  const first = NUMBER_FIRST.exec(street);
  const last = NUMBER_LAST.exec(street);
  return [
    ...(first === null ? [] : [{ number: first[1]!, streetname: first[2]! }]),
    ...(last === null ? [] : [{ streetname: last[1]!, number: last[2]! }]),
    ...(first === null && last === null ? [{ streetname: street }] : []),
  ];
}

function withoutRepeats(matches: readonly Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({ id, level, label }) => {
    const key = id ?? `${level} ${label}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
