import { distanceMeters } from '../geo/distance';
import { buildingFields } from '../match/answer/building-fields';
import { matchOfAddress, matchOfArea, matchOfBuilding } from '../match/answer/to-match';
import type { FoundBuilding } from '../match/gather/building';
import { unitsAtPoint } from '../match/gather/find-numbers';
import type { Matcher } from '../match/matcher';
import { countryOf } from '../match/places/area-chain';
import { AskedNumber } from '../match/query/asked-number';
import type { Area, AreaLevel } from '../model/areas';
import { DEFAULT_MAX_DISTANCE_METERS } from '../model/limits';
import type { Match, Tell } from '../model/match';
import type { ReverseGeocodeOptions } from '../model/options';
import type { ReverseGeocodeRequest } from '../model/requests';
import type { ReverseAddress } from '../model/shapes';
import type { Address, Store, Street } from '../store/rows';

/** The result for a point: the nearest address, or the smallest known area that holds the point. */
export type Nearest =
  | { kind: 'address'; address: Address; distanceMeters: number }
  | { kind: 'suburb' | 'municipality' | 'province' | 'country'; area: Area };

/**
 * The address nearest to a point, or its building if several units of the number share the point. If no address is
 * within `maxDistanceMeters`, the suburb that holds the point; else null.
 * @param options `country`: only results in that country; `fallback: false` keeps only addresses; `detail`: the answer
 * as a Match, which may then also be a municipality, a province or a country.
 */
export function reverseGeocode(
  matcher: Matcher,
  { latitude, longitude }: ReverseGeocodeRequest,
  options: ReverseGeocodeOptions = {},
  tell?: Tell,
): ReverseAddress | Match | null {
  const { store } = matcher;
  const reach = options.maxDistanceMeters ?? DEFAULT_MAX_DISTANCE_METERS;
  const country = options.country?.toUpperCase();
  const nearest = findNearest(store, latitude, longitude, reach, options.fallback !== false, country);
  if (nearest === null) return null;
  if (nearest.kind !== 'address') {
    if (options.detail === true) return matchOfArea(matcher, nearest.area);
    if (nearest.kind !== 'suburb') return null;
    tell?.('suburb', 1);
    return onlySuburb(nearest.area);
  }
  const { address } = nearest;
  const street = store.street(address.street);
  const city = store.area(street.city);
  const building = buildingAt(matcher, city, address);
  if (building !== null) {
    if (options.detail === true)
      return atDistance(matchOfBuilding(matcher, building), nearest.distanceMeters);
    tell?.('building', 1);
    return shapeOfBuilding(matcher, building, street, city);
  }
  if (options.detail === true)
    return atDistance(matchOfAddress(matcher, address, street), nearest.distanceMeters);
  tell?.('address', 1);
  return {
    suburb_id: store.area(address.suburb).uuid,
    building_id: store.buildingUuid(address),
    number: address.number,
    suffix: address.suffix || null,
    streetname: matcher.names.street(street.id, street),
    postcode: address.postcode || null,
    city: matcher.names.area(city) || null,
  };
}

/** A fresh match, with its distance. A copy of so many fields costs as much as the rest of the answer. */
function atDistance(match: Match, distanceMeters: number): Match {
  match.distanceMeters = distanceMeters;
  return match;
}

/** The building of an address, if other units of its number share its point; else null. */
function buildingAt(matcher: Matcher, city: Area, address: Address): FoundBuilding | null {
  const profile = matcher.profileOf(countryOf(matcher.store, city).code);
  const asked = new AskedNumber(profile, matcher.suffixKeys(profile), address.number);
  return unitsAtPoint(matcher.store, asked, address);
}

function shapeOfBuilding(matcher: Matcher, found: FoundBuilding, street: Street, city: Area): ReverseAddress {
  const { store } = matcher;
  const { number, postcode, building_id } = buildingFields(store, found);
  return {
    suburb_id: store.area(found.suburb).uuid,
    building_id,
    number,
    suffix: null,
    streetname: matcher.names.street(street.id, street),
    postcode,
    city: matcher.names.area(city) || null,
  };
}

/**
 * The nearest address to a point in degrees, within `maxDistanceMeters` on the sphere; else the smallest area whose
 * polygon holds the point.
 * @param fallback false keeps only addresses.
 * @param country only results in this country, ISO 3166-1 alpha-2; default all.
 */
export function findNearest(
  store: Store,
  latitude: number,
  longitude: number,
  maxDistanceMeters: number,
  fallback = true,
  country?: string,
): Nearest | null {
  const nearest = store.nearest(latitude, longitude, maxDistanceMeters, country);
  if (nearest !== null) {
    return {
      kind: 'address',
      address: store.address(nearest.ordinal),
      distanceMeters: nearest.distanceMeters,
    };
  }
  return fallback ? findArea(store, latitude, longitude, country) : null;
}

function findArea(
  store: Store,
  latitude: number,
  longitude: number,
  country: string | undefined,
): Nearest | null {
  const areasAt = (level: AreaLevel) =>
    store.areasAt(latitude, longitude, level).filter((area) => inCountry(store, area, country));
  const suburbs = areasAt('suburb');
  const municipality = areasAt('municipality')[0];
  // Polygons of suburbs and of municipalities come from different sources. If they disagree about the point, the
  // municipality is right.
  const agreeing = municipality ? suburbs.find(({ parent }) => parent === municipality.id) : suburbs[0];
  if (agreeing !== undefined) return { kind: 'suburb', area: agreeing };
  if (municipality !== undefined) {
    const area = uncoveredSuburb(store, municipality, latitude, longitude);
    return area === null ? { kind: 'municipality', area: municipality } : { kind: 'suburb', area };
  }
  for (const kind of ['province', 'country'] as const) {
    const area = areasAt(kind)[0];
    if (area !== undefined) return { kind, area };
  }
  return null;
}

/**
 * The suburb of a point in the municipality that no polygon of a suburb holds: the nearest of the suburbs that were
 * made for such gaps, or of all suburbs if none was made.
 */
function uncoveredSuburb(store: Store, municipality: Area, latitude: number, longitude: number): Area | null {
  const suburbs = store.children(municipality.id, 'suburb');
  const made = suburbs.filter((suburb) => suburb.made);
  let nearest: Area | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const suburb of made.length > 0 ? made : suburbs) {
    const distance = distanceMeters(latitude, longitude, suburb.latitude, suburb.longitude);
    if (distance < least) {
      least = distance;
      nearest = suburb;
    }
  }
  return nearest;
}

function onlySuburb(suburb: Area): ReverseAddress {
  return {
    suburb_id: suburb.uuid,
    building_id: null,
    number: null,
    suffix: null,
    streetname: null,
    postcode: null,
    city: null,
  };
}

function inCountry(store: Store, area: Area, country: string | undefined): boolean {
  return country === undefined || countryOf(store, area).code === country;
}
