/**
 * Place numbers for Nominatim and Photon, whose ids are a letter and a number. A number is the first 48 bits of our
 * uuid, times eight, plus the kind of the place. It is stable over rebuilds, as the uuids are, and below 2^53. It is no
 * OpenStreetMap id.
 */

import { byNumber } from '../../geocoder';
import type { Match } from '../../model/match';
import type { Answering } from '../routes/answering';
import { fittingCandidate } from './language';

export type OsmType = 'node' | 'way' | 'relation';

export interface PlaceNumber {
  readonly osmType: OsmType;
  readonly number: number;
}

const KINDS = 8;
/** The kinds of places, as the last digit in base 8. A street or a building has the number of one of its addresses. */
const ADDRESS = 0;
const BUILDING = 1;
const STREET = 2;
const POSTCODE = 3;
const AREA = 4;
const OSM_TYPES: readonly OsmType[] = ['node', 'way', 'way', 'node', 'relation'];
const LETTERS: Readonly<Record<OsmType, string>> = { node: 'N', way: 'W', relation: 'R' };
/** A street's point is usually the point of one of its addresses; that address is within this distance. */
const SAME_POINT_METERS = 1;
const HASH_DIGITS = 12;

export function letterOf(type: OsmType): string {
  return LETTERS[type];
}

/** The number of a match; null if it has no address and no area by which it can be found again. */
export function placeNumber(geocoder: Answering, match: Match): PlaceNumber | null {
  switch (match.level) {
    case 'address':
    case 'interpolated':
      return match.id === null ? anchored(geocoder, match, STREET) : numbered(match.id, ADDRESS);
    case 'building':
      return anchored(geocoder, match, BUILDING);
    case 'street':
      return anchored(geocoder, match, STREET);
    case 'postcode':
      return anchored(geocoder, match, POSTCODE);
    default: {
      const id = areaIdOf(geocoder, match);
      return id === null ? null : numbered(id, AREA);
    }
  }
}

/** The id of the area of a match at the level of an area. */
export function areaIdOf(geocoder: Answering, match: Match): string | null {
  switch (match.level) {
    case 'suburb':
      return match.suburb_id;
    case 'city':
      return match.municipality_id === null || match.city === null
        ? null
        : byNumber(geocoder).cityId(match.municipality_id, match.city);
    case 'municipality':
      return match.municipality_id;
    case 'province':
      return match.province_id;
    case 'country':
      return match.country_id;
    default:
      return null;
  }
}

/**
 * The matches of a number: a place id, or an OSM id with its letter.
 * @param letter `N`, `W` or `R`; null for a place id.
 * @param language of their names, if the data have them.
 */
export function placesOf(
  geocoder: Answering,
  letter: string | null,
  number: number,
  language?: string,
): Match[] {
  const kind = number % KINDS;
  const type = OSM_TYPES[kind];
  if (type === undefined || (letter !== null && letter !== LETTERS[type])) return [];
  const { addresses, areas } = byNumber(geocoder).idsOf(Math.floor(number / KINDS));
  if (kind === AREA) return areas.flatMap((id) => byNumber(geocoder).areaMatch(id, language) ?? []);
  if (kind === ADDRESS)
    return addresses.map((id) => geocoder.getAddress(id, { detail: true, language }) as Match);
  return addresses.flatMap((id) => {
    const address = geocoder.getAddress(id, { detail: true }) as Match;
    return widened(geocoder, address, kind, language) ?? [];
  });
}

/** The number of a street, building or postcode, by its address at the same point. */
function anchored(geocoder: Answering, match: Match, kind: number): PlaceNumber | null {
  const point = { latitude: match.latitude, longitude: match.longitude };
  const nearest = geocoder.reverseGeocode(point, {
    detail: true,
    fallback: false,
    maxDistanceMeters: SAME_POINT_METERS,
  }) as Match | null;
  const id = nearest === null ? null : (nearest.id ?? unitOf(geocoder, nearest));
  if (id === null || nearest === null) return null;
  if (kind === POSTCODE ? nearest.postcode !== match.postcode : nearest.streetname !== match.streetname)
    return null;
  return numbered(id, kind);
}

/** The id of the first unit of a building. */
function unitOf(
  geocoder: Answering,
  { streetname, number, city, municipality, units }: Match,
): string | null {
  if (streetname === null || number === null) return null;
  const suffix = units?.find((unit) => unit !== '');
  const asked = {
    streetname,
    number,
    ...(suffix === undefined ? {} : { suffix }),
    ...namesOf({ city, municipality }),
  };
  return geocoder.candidates(asked).find((match) => match.streetname === streetname)?.id ?? null;
}

/** The names that are not null. */
function namesOf<Name extends string>(
  names: Readonly<Record<Name, string | null>>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(names).filter(([, name]) => name !== null)) as Partial<
    Record<Name, string>
  >;
}

function widened(
  geocoder: Answering,
  address: Match,
  kind: number,
  language: string | undefined,
): Match | null {
  const { streetname, number, postcode, city, municipality, province, country } = address;
  const place = namesOf({ city, municipality, province });
  if (kind === POSTCODE) {
    if (postcode === null) return null;
    const fits = (match: Match) => match.level === 'postcode' && match.postcode === postcode;
    return fittingCandidate(geocoder, { postcode, ...place }, { country }, fits, language);
  }
  if (streetname === null || (kind === BUILDING && number === null)) return null;
  const asked = kind === BUILDING ? { streetname, number: number!, ...place } : { streetname, ...place };
  const level = kind === BUILDING ? 'building' : 'street';
  const fits = (match: Match) => match.level === level && isOn(match, address);
  return fittingCandidate(geocoder, asked, { country, limit: 20 }, fits, language);
}

function isOn(match: Match, address: Match): boolean {
  return (
    match.streetname === address.streetname &&
    match.city === address.city &&
    match.municipality_id === address.municipality_id
  );
}

function numbered(uuid: string, kind: number): PlaceNumber {
  const hash = Number.parseInt(uuid.replaceAll('-', '').slice(0, HASH_DIGITS), 16);
  return { osmType: OSM_TYPES[kind]!, number: hash * KINDS + kind };
}
