import { joinDesignation } from '../country/index';
import { COORDINATE_SCALE, DEFAULT_LIST_LIMIT } from '../model/limits';
import type { Match } from '../model/match';
import type { StreetLookupOptions } from '../model/options';
import type { StreetLookupRequest } from '../model/requests';
import type { StreetLookupAddress } from '../model/shapes';
import { readDesignation } from '../parse/designation';
import { BLOCK_CAPACITY } from '../store/block-layout';
import type { Store, Street } from '../store/rows';
import { compareNatural } from '../text/natural-order';
import { DOOR, DoorComparer } from './matching/compare-door';
import { type StreetGroup, streetGroups } from './matching/street-groups';
import { matchOfAddress } from './matching/to-match';

/** An address as far as an answer needs it: identifiers, the dearest to decode, are not read. */
interface Door extends Pick<StreetLookupAddress, 'number' | 'postcode' | 'latitude' | 'longitude'> {
  street: Street;
  ordinal: number;
  suffix: string;
}

/**
 * Addresses by street name: names equal to the one asked, then names that begin with it, then names that
 * contain it, then close spellings; within each by name, city and number in natural order.
 *
 * Lazily: one group of streets after the other, until the page is full. Streets that lie wholly before the page are
 * counted by their rows; with a number, only blocks whose range holds it are opened.
 */
export function lookupStreet(
  store: Store,
  request: StreetLookupRequest,
  options: StreetLookupOptions,
): StreetLookupAddress[] | Match[] {
  const limit = options.limit ?? DEFAULT_LIST_LIMIT;
  let skip = options.offset ?? 0;
  const page: Door[] = [];
  for (const group of streetGroups(store, request.streetname, options.country)) {
    if (page.length >= limit) break;
    if (request.number === undefined && skip > 0) {
      const total = group.streets.reduce((sum, street) => sum + street.addressCount, 0);
      if (skip >= total) {
        skip -= total;
        continue;
      }
    }
    const found = doorsOf(store, group, request.number);
    if (found.length > 1) found.sort(byDesignation);
    for (let at = skip; at < found.length && page.length < limit; at++) page.push(found[at]!);
    skip = Math.max(0, skip - found.length);
  }
  return options.detail === true
    ? page.map(({ ordinal, street }) => matchOfAddress(store, store.address(ordinal), street))
    : page.map((door) => shapeOf(store, door));
}

function shapeOf(
  store: Store,
  { street, number, suffix, postcode, latitude, longitude }: Door,
): StreetLookupAddress {
  return {
    streetname: street.name,
    number: joinDesignation(number, suffix),
    city: store.area(street.city).name || null,
    postcode,
    latitude,
    longitude,
  };
}

/** The addresses of a group, with a number only those: asked `12` 12 and its suffixed siblings, asked `12A` only that. */
function doorsOf(store: Store, { profile, streets }: StreetGroup, number: string | undefined): Door[] {
  const doors: Door[] = [];
  if (number === undefined) {
    for (const street of streets) {
      for (let block = 0; block < street.blockCount; block++)
        addDoors(store, street, street.firstBlock + block, null, doors);
    }
    return doors;
  }
  const designation = readDesignation(profile, number);
  const asked = new DoorComparer(profile, designation);
  for (const street of streets) {
    for (const block of store.blocksWithNumber(street.id, designation.number))
      addDoors(store, street, block, asked, doors);
  }
  return doors;
}

function addDoors(
  store: Store,
  street: Street,
  block: number,
  asked: DoorComparer | null,
  doors: Door[],
): void {
  const view = store.load(block);
  for (let slot = 0; slot < view.count; slot++) {
    if (asked !== null && asked.fit(view, slot) === DOOR.other) continue;
    doors.push({
      street,
      ordinal: block * BLOCK_CAPACITY + slot,
      number: view.number(slot),
      suffix: view.suffix(slot),
      postcode: view.postcode(slot),
      latitude: view.latitudes[slot]! / COORDINATE_SCALE,
      longitude: view.longitudes[slot]! / COORDINATE_SCALE,
    });
  }
}

function byDesignation(a: Door, b: Door): number {
  return compareNatural(a.number, b.number) || compareNatural(a.suffix, b.suffix) || a.ordinal - b.ordinal;
}
