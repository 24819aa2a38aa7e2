import { type CountryProfile, joinHouseNumber } from '../country/index';
import { matchOfAddress } from '../match/answer/to-match';
import type { Matcher } from '../match/matcher';
import { AskedNumber } from '../match/query/asked-number';
import { filledIn } from '../match/query/filled-in';
import { streetsByName } from '../match/streets/streets-by-name';
import { DEFAULT_LIST_LIMIT } from '../model/limits';
import type { Match } from '../model/match';
import type { StreetLookupOptions } from '../model/options';
import type { StreetLookupRequest } from '../model/requests';
import type { StreetLookupAddress } from '../model/shapes';
import type { BlockView } from '../store/rows';
import { compareNatural } from '../text/natural-order';

/**
 * With a number, up to this many streets are handled together. For most names that is all of them, and only streets
 * with the number must be sorted.
 */
const STREETS_AT_ONCE = 64;

const HAS_DIGIT = /\d/;

/** The fields of an address that a list needs. Identifiers are not read, because they take the longest to decode. */
interface ListedAddress {
  readonly streetname: string;
  readonly city: string;
  readonly number: string;
  readonly suffix: string;
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly ordinal: number;
}

/**
 * Addresses by street name: first equal names, then names that begin with the asked one, then names that contain it,
 * then close spellings; within each by name, city and number in natural order. For `12`, it lists 12 with any suffix;
 * for `12A`, only that.
 *
 * It reads some streets at a time, until the page is full. Without a number, streets completely before the page are
 * only counted. With a number, only blocks whose range holds the number are opened.
 */
export function lookupStreet(
  matcher: Matcher,
  { streetname, number }: StreetLookupRequest,
  options: StreetLookupOptions,
): StreetLookupAddress[] | Match[] {
  const asked = number === undefined ? withNumberApart(matcher, streetname, options) : { streetname, number };
  const page = pageOfAddresses(matcher, asked.streetname, asked.number, options);
  return options.detail === true ? page.map((listed) => matchOf(matcher, listed)) : page.map(shapeOf);
}

/** `Brink 12` as the street, where no street is called so: the number is asked, too. */
function withNumberApart(
  matcher: Matcher,
  streetname: string,
  { country }: StreetLookupOptions,
): StreetLookupRequest {
  if (!HAS_DIGIT.test(streetname)) return { streetname };
  if (pageOfAddresses(matcher, streetname, undefined, { country, limit: 1 }).length > 0)
    return { streetname };
  for (const profile of matcher.profilesInScope(country)) {
    const apart = filledIn(matcher, profile, { streetname });
    if (apart.number !== undefined && apart.streetname !== undefined)
      return { streetname: apart.streetname, number: `${apart.number} ${apart.suffix ?? ''}`.trim() };
  }
  return { streetname };
}

function pageOfAddresses(
  matcher: Matcher,
  streetname: string,
  number: string | undefined,
  { country, limit = DEFAULT_LIST_LIMIT, offset = 0 }: StreetLookupOptions,
): ListedAddress[] {
  const page: ListedAddress[] = [];
  let skip = offset;
  const atOnce = number === undefined ? 1 : STREETS_AT_ONCE;
  for (const { profile, streets } of streetsByName(matcher, streetname, country, atOnce)) {
    if (skip > 0 && number === undefined) {
      const total = streets.reduce((sum, id) => sum + matcher.store.addressCount(id), 0);
      if (skip >= total) {
        skip -= total;
        continue;
      }
    }
    const listed = listedAddresses(matcher, profile, streets, number);
    for (const address of listed.slice(skip)) {
      page.push(address);
      if (page.length === limit) return page;
    }
    skip = Math.max(0, skip - listed.length);
  }
  return page;
}

/** By name, city and number in natural order. */
function listedAddresses(
  matcher: Matcher,
  profile: CountryProfile,
  streets: readonly number[],
  number: string | undefined,
): ListedAddress[] {
  const { store, collations } = matcher;
  const listed: ListedAddress[] = [];
  const asked = number === undefined ? null : new AskedNumber(profile, matcher.suffixKeys(profile), number);
  for (const id of streets) {
    if (asked === null) {
      store.forEachBlockOf(store.street(id), (view) => {
        for (let slot = 0; slot < view.count; slot++) listed.push(listedAddress(matcher, id, view, slot));
      });
    } else {
      store.forEachBlockWithNumber(id, asked.number, (view) => {
        for (const slot of asked.slotsIn(view))
          if (isListed(asked, view, slot)) listed.push(listedAddress(matcher, id, view, slot));
      });
    }
  }
  const compare = collations.of(profile.locale);
  return listed.sort(
    (a, b) =>
      compare(a.streetname, b.streetname) ||
      compare(a.city, b.city) ||
      compareNatural(a.number, b.number) ||
      compareNatural(a.suffix, b.suffix) ||
      a.ordinal - b.ordinal,
  );
}

/** If no suffix was asked, every suffix of the number is listed. */
function isListed(asked: AskedNumber, view: BlockView, slot: number): boolean {
  const suffix = asked.suffixAt(view, slot);
  return suffix !== null && (asked.suffix === '' || suffix === asked.suffix);
}

function listedAddress({ store }: Matcher, street: number, view: BlockView, slot: number): ListedAddress {
  const { name, city } = store.streetHead(street);
  return {
    streetname: name,
    city: store.area(city).name,
    number: view.number(slot),
    suffix: view.suffix(slot),
    postcode: view.postcode(slot),
    latitude: view.latitude(slot),
    longitude: view.longitude(slot),
    ordinal: view.ordinal(slot),
  };
}

function shapeOf({ streetname, number, suffix, city, postcode, latitude, longitude }: ListedAddress) {
  return {
    streetname,
    number: joinHouseNumber(number, suffix),
    city: city || null,
    postcode,
    latitude,
    longitude,
  };
}

function matchOf(matcher: Matcher, { ordinal }: ListedAddress): Match {
  const address = matcher.store.address(ordinal);
  return matchOfAddress(matcher, address, matcher.store.street(address.street));
}
