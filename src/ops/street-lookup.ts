import { type CountryProfile, joinDesignation } from '../country/index';
import { COORDINATE_SCALE, DEFAULT_LIST_LIMIT } from '../model/limits';
import type { Match } from '../model/match';
import type { StreetLookupOptions } from '../model/options';
import type { StreetLookupRequest } from '../model/requests';
import type { StreetLookupAddress } from '../model/shapes';
import { readDesignation } from '../parse/designation';
import { BLOCK_CAPACITY } from '../store/block-layout';
import type { Store, Street } from '../store/rows';
import { compareNatural } from '../text/natural-order';
import { collation } from './matching/collation';
import { DOOR, DoorComparer } from './matching/compare-door';
import { sortFew } from './matching/sort-few';
import { StreetsByName, type StreetTaker } from './matching/streets-by-name';
import { matchOfAddress } from './matching/to-match';

/** With a number, so many streets are looked at together: of most names all, and only those with the number are sorted. */
const STREETS_AT_ONCE = 64;

/**
 * Addresses by street name: names equal to the one asked, then names that begin with it, then names that
 * contain it, then close spellings; within each by name, city and number in natural order.
 *
 * Lazily: some streets after the others, until the page is full. Streets that lie wholly before the page are
 * counted by their rows; with a number, only blocks whose range holds it are opened, and only streets that have it decoded.
 */
export function lookupStreet(
  store: Store,
  request: StreetLookupRequest,
  options: StreetLookupOptions,
): StreetLookupAddress[] | Match[] {
  const page = new Page(store, request.number, options);
  StreetsByName.of(store).visit(request.streetname, options.country, page);
  return options.detail === true ? page.matches() : page.shapes();
}

/** An address as far as an answer needs it: identifiers, the dearest to decode, are not read. */
interface Door extends Pick<StreetLookupAddress, 'number' | 'postcode' | 'latitude' | 'longitude'> {
  street: Street;
  city: string;
  ordinal: number;
  suffix: string;
}

/** The addresses of streets, as many as a page holds, from its beginning on. */
class Page implements StreetTaker {
  readonly atOnce: number;
  readonly #store: Store;
  readonly #number: string | undefined;
  readonly #limit: number;
  readonly #doors: Door[] = [];
  #skip: number;
  /** The number as the country of the streets reads it. */
  #asked: AskedDoor | null = null;

  constructor(store: Store, number: string | undefined, { limit, offset }: StreetLookupOptions) {
    this.#store = store;
    this.#number = number;
    this.#limit = limit ?? DEFAULT_LIST_LIMIT;
    this.#skip = offset ?? 0;
    this.atOnce = number === undefined ? 1 : STREETS_AT_ONCE;
  }

  get full(): boolean {
    return this.#doors.length >= this.#limit;
  }

  take(profile: CountryProfile, streets: Uint32Array, from: number, to: number): void {
    if (this.#number === undefined && this.#skips(streets, from, to)) return;
    const found: Door[] = [];
    for (let at = from; at < to; at++) {
      if (this.#number === undefined) this.#addAll(streets[at]!, found);
      else this.#addAsked(profile, this.#number, streets[at]!, found);
    }
    if (found.length === 0) return;
    sortFew(found, listOrder(profile.locale));
    const end = Math.min(found.length, this.#skip + this.#limit - this.#doors.length);
    for (let at = this.#skip; at < end; at++) this.#doors.push(found[at]!);
    this.#skip = Math.max(0, this.#skip - found.length);
  }

  shapes(): StreetLookupAddress[] {
    return this.#doors.map(shapeOf);
  }

  matches(): Match[] {
    const store = this.#store;
    return this.#doors.map(({ ordinal, street }) => matchOfAddress(store, store.address(ordinal), street));
  }

  /** True where all addresses of the streets lie before the page. */
  #skips(streets: Uint32Array, from: number, to: number): boolean {
    if (this.#skip === 0) return false;
    let total = 0;
    for (let at = from; at < to; at++) total += this.#store.street(streets[at]!).addressCount;
    if (this.#skip < total) return false;
    this.#skip -= total;
    return true;
  }

  #addAll(id: number, doors: Door[]): void {
    const { firstBlock, blockCount } = this.#store.street(id);
    for (let block = firstBlock; block < firstBlock + blockCount; block++)
      this.#addDoors(id, block, null, doors);
  }

  /** Asked `12` 12 and its suffixed siblings, asked `12A` only that. */
  #addAsked(profile: CountryProfile, number: string, id: number, doors: Door[]): void {
    if (this.#asked?.profile !== profile) this.#asked = new AskedDoor(profile, number);
    const { plain, comparer } = this.#asked;
    const store = this.#store;
    for (
      let block = store.blockWithNumber(id, plain, 0);
      block >= 0;
      block = store.blockWithNumber(id, plain, block + 1)
    )
      this.#addDoors(id, block, comparer, doors);
  }

  #addDoors(id: number, block: number, asked: DoorComparer | null, doors: Door[]): void {
    const view = this.#store.load(block);
    for (let slot = 0; slot < view.count; slot++) {
      if (asked !== null && asked.fit(view, slot) === DOOR.other) continue;
      const street = this.#store.street(id);
      doors.push({
        street,
        city: this.#store.area(street.city).name,
        ordinal: block * BLOCK_CAPACITY + slot,
        number: view.number(slot),
        suffix: view.suffix(slot),
        postcode: view.postcode(slot),
        latitude: view.latitudes[slot]! / COORDINATE_SCALE,
        longitude: view.longitudes[slot]! / COORDINATE_SCALE,
      });
    }
  }
}

/** A number as one country reads it. */
class AskedDoor {
  readonly profile: CountryProfile;
  readonly comparer: DoorComparer;
  /** Without a suffix. */
  readonly plain: string;

  constructor(profile: CountryProfile, number: string) {
    const designation = readDesignation(profile, number);
    this.profile = profile;
    this.comparer = new DoorComparer(profile, designation);
    this.plain = designation.number;
  }
}

function shapeOf({ street, city, number, suffix, postcode, latitude, longitude }: Door): StreetLookupAddress {
  return {
    streetname: street.name,
    number: joinDesignation(number, suffix),
    city: city || null,
    postcode,
    latitude,
    longitude,
  };
}

const listOrders = new Map<string, (a: Door, b: Door) => number>();

/** By name, city and number in natural order. */
function listOrder(locale: string): (a: Door, b: Door) => number {
  let order = listOrders.get(locale);
  if (order === undefined) {
    const compare = collation(locale);
    order = (a, b) =>
      compare(a.street.name, b.street.name) ||
      compare(a.city, b.city) ||
      compareNatural(a.number, b.number) ||
      compareNatural(a.suffix, b.suffix) ||
      a.ordinal - b.ordinal;
    listOrders.set(locale, order);
  }
  return order;
}
