import type { CountryProfile } from '../../../country/index';
import { liesIn } from '../../../country/places/country-box';
import type { Area } from '../../../model/areas';
import { GeocoderError } from '../../../model/errors';
import { fold, squash } from '../../../text/fold';
import type { Address, Store } from '../../rows';
import type { EntryFields } from '../stored-entry';
import type { LiveAreas } from './live-areas';

/** An address within this distance decides the city and the suburb of an entry, metres. */
const NEIGHBOUR_METERS = 50_000;

/** The areas that an entry lies in. */
export interface EntryAreas {
  readonly country: Area;
  readonly profile: CountryProfile;
  readonly city: Area;
  readonly suburb: Area;
}

/**
 * Finds the areas of an entry, by the borders of the dataset below. If these do not decide, the areas of its nearest
 * address are used.
 * @param corrected the address of the dataset that the entry corrects, if it stays in its city; else null.
 * @throws GeocoderError INVALID_REQUEST for a point in no country of the dataset.
 */
export function placeEntry(
  base: Store,
  areas: LiveAreas,
  profileOf: (country: string) => CountryProfile,
  fields: EntryFields,
  corrected: Address | null,
): EntryAreas {
  const below = corrected === null ? null : ofAddress(base, corrected);
  if (below !== null && fields.suburb === '' && isSamePoint(below.address, fields))
    return asBelow(base, profileOf, below);
  // A border and a given city are enough, so most entries need no search for the nearest address.
  let known: Neighbour | null | undefined;
  const neighbour = () => {
    known ??= neighbourOf(base, fields.latitude, fields.longitude);
    return known;
  };
  const encloses = enclosing(base, fields, neighbour);
  const kept = below === null || hasLeft(base, below.address, fields, 'municipality') ? null : below.city;
  if (
    below !== null &&
    kept !== null &&
    fields.suburb === '' &&
    !hasLeft(base, below.address, fields, 'suburb')
  )
    return asBelow(base, profileOf, below);
  const around = kept === null || kept.parent === null ? encloses : base.area(kept.parent);
  const country = rootOf(base, around);
  const profile = profileOf(country.code);
  const city = kept ?? cityOf(base, areas, profile, fields, around, neighbour);
  const suburb = suburbOf(base, areas, profile, fields, around, city, neighbour);
  return { country, profile, city, suburb };
}

/** True if the point of an address was moved over a border of such areas. */
function hasLeft(base: Store, below: Address, moved: EntryFields, level: 'municipality' | 'suburb'): boolean {
  const holding = ({ latitude, longitude }: Point) => base.areasAt(latitude, longitude, level)[0]?.id;
  return holding(below) !== holding(moved);
}

function isSamePoint(a: Point, b: Point): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}

/** The smallest of municipality, province and country that holds the point. */
function enclosing(
  base: Store,
  { latitude, longitude }: EntryFields,
  neighbour: () => Neighbour | null,
): Area {
  const [municipality] = base.areasAt(latitude, longitude, 'municipality');
  if (municipality !== undefined) return municipality;
  // Most borders end at the coast, and some datasets have no borders.
  const nearby = neighbour()?.city.parent;
  if (nearby !== null && nearby !== undefined) return base.area(nearby);
  const countries = base.countries();
  const found =
    base.areasAt(latitude, longitude, 'province')[0] ??
    base.areasAt(latitude, longitude, 'country')[0] ??
    (countries.length === 1 && liesIn(countries[0]!.code, latitude, longitude) !== false
      ? countries[0]
      : undefined);
  if (found !== undefined) return found;
  const codes = countries.map(({ code }) => code).join(', ');
  throw new GeocoderError(
    'INVALID_REQUEST',
    `overlay: expected a point in a country of the dataset (${codes || 'none'}), but got ${latitude}, ${longitude}`,
  );
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

interface Neighbour {
  readonly address: Address;
  readonly city: Area;
}

/** The areas of an address of the dataset. */
function asBelow(
  base: Store,
  profileOf: (country: string) => CountryProfile,
  { address, city }: Neighbour,
): EntryAreas {
  const country = rootOf(base, city);
  return { country, profile: profileOf(country.code), city, suburb: base.area(address.suburb) };
}

function ofAddress(base: Store, address: Address): Neighbour {
  return { address, city: base.area(base.street(address.street).city) };
}

function neighbourOf(base: Store, latitude: number, longitude: number): Neighbour | null {
  const nearest = base.nearest(latitude, longitude, NEIGHBOUR_METERS);
  if (nearest === null) return null;
  return ofAddress(base, base.address(nearest.ordinal));
}

function cityOf(
  base: Store,
  areas: LiveAreas,
  profile: CountryProfile,
  fields: EntryFields,
  around: Area,
  neighbour: () => Neighbour | null,
): Area {
  const cities = base.children(around.id, 'city');
  if (fields.city !== '') {
    const spelled = cities.find(({ name }) => name === fields.city);
    if (spelled !== undefined) return spelled;
    const key = profile.key(fields.city);
    const named = cities.find(({ name, aliases = [] }) =>
      [name, ...aliases].some((one) => profile.key(one) === key),
    );
    return named ?? areas.made('city', around, fields.city, profile, fields);
  }
  const nearby = neighbour();
  if (nearby !== null && nearby.city.parent === around.id) return nearby.city;
  const [largest] = [...cities].sort((a, b) => b.addressCount - a.addressCount || a.id - b.id);
  return largest ?? areas.made('city', around, around.name, profile, fields);
}

function suburbOf(
  base: Store,
  areas: LiveAreas,
  profile: CountryProfile,
  fields: EntryFields,
  around: Area,
  city: Area,
  neighbour: () => Neighbour | null,
): Area {
  const { latitude, longitude, suburb } = fields;
  if (suburb !== '') {
    const key = profile.key(suburb);
    const named = base.children(around.id, 'suburb').find(({ name }) => profile.key(name) === key);
    return named ?? areas.made('suburb', around, suburb, profile, fields);
  }
  const held = base.areasAt(latitude, longitude, 'suburb').find(({ parent }) => parent === around.id);
  if (held !== undefined) return held;
  const nearby = neighbour();
  if (nearby !== null && nearby.city.id === city.id) {
    const near = base.area(nearby.address.suburb);
    if (near.made) return near;
  }
  return areas.made('suburb', around, city.name, profile, fields);
}

function rootOf(base: Store, area: Area): Area {
  let at = area;
  while (at.parent !== null) at = base.area(at.parent);
  return at;
}

/** A number and its suffix. */
export interface HouseNumber {
  readonly number: string;
  readonly suffix: string;
}

/** `12A` is number 12 with suffix A, and with suffix 3 it is number 12 with suffix A-3, as in a build. */
export function numberOf({ number, suffix }: HouseNumber, profile: CountryProfile): HouseNumber {
  const split = profile.splitHouseNumber(number);
  if (suffix === '') return split;
  if (split.suffix === '') return { number: split.number, suffix };
  const isSaidTwice = squash(fold(split.suffix)) === squash(fold(suffix));
  return { number: split.number, suffix: isSaidTwice ? suffix : `${split.suffix}-${suffix}` };
}
