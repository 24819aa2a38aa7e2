import { type CountryProfile, joinHouseNumber } from '../country/index';
import { collation } from '../match/collation';
import { DOOR, DoorComparer } from '../match/compare-door';
import { type ListedDoor, ListedDoors } from '../match/listed-doors';
import { StreetsByName, type StreetTaker } from '../match/streets-by-name';
import { matchOfAddress } from '../match/to-match';
import { COORDINATE_SCALE, DEFAULT_LIST_LIMIT } from '../model/limits';
import type { Match } from '../model/match';
import type { StreetLookupOptions } from '../model/options';
import type { StreetLookupRequest } from '../model/requests';
import type { StreetLookupAddress } from '../model/shapes';
import { readHouseNumber } from '../parse/house-number';
import { BLOCK_CAPACITY } from '../store/format/block-layout';
import type { Store } from '../store/rows';
import { compareNatural } from '../text/natural-order';

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

/** Rows of the page that is being filled: operations are synchronous, so one for all datasets. */
const doors = new ListedDoors();

/** The addresses of streets, as many as a page holds. */
class Page implements StreetTaker {
  readonly atOnce: number;
  readonly #store: Store;
  readonly #number: string | undefined;
  readonly #limit: number;
  /** Addresses before the page that are still to come. */
  #skip: number;
  /** Where the page begins among the rows. */
  #from = 0;
  /** The number as the country of the streets reads it. */
  #asked: AskedDoor | null = null;

  constructor(store: Store, number: string | undefined, { limit, offset }: StreetLookupOptions) {
    this.#store = store;
    this.#number = number;
    this.#limit = limit ?? DEFAULT_LIST_LIMIT;
    this.#skip = offset ?? 0;
    this.atOnce = number === undefined ? 1 : STREETS_AT_ONCE;
    doors.clear();
  }

  get full(): boolean {
    return doors.length - this.#from >= this.#limit;
  }

  take(profile: CountryProfile, streets: Uint32Array, from: number, to: number): void {
    if (this.#number === undefined && this.#skips(streets, from, to)) return;
    const start = doors.length;
    for (let at = from; at < to; at++) {
      if (this.#number === undefined) this.#addAll(streets[at]!);
      else this.#addAsked(profile, this.#number, streets[at]!);
    }
    doors.sort(start, listOrder(profile.locale));
    this.#dropSkipped();
  }

  shapes(): StreetLookupAddress[] {
    const shapes = new Array<StreetLookupAddress>(this.#length);
    for (let at = 0; at < shapes.length; at++) shapes[at] = shapeOf(doors.at(this.#from + at));
    return shapes;
  }

  matches(): Match[] {
    const store = this.#store;
    return Array.from({ length: this.#length }, (_, at) => {
      const address = store.address(doors.at(this.#from + at).ordinal);
      return matchOfAddress(store, address, store.street(address.street));
    });
  }

  get #length(): number {
    return Math.min(this.#limit, doors.length - this.#from);
  }

  /** While addresses are skipped, all rows are of streets taken just now. */
  #dropSkipped(): void {
    if (this.#skip === 0) return;
    if (this.#skip < doors.length) {
      this.#from = this.#skip;
      this.#skip = 0;
    } else {
      this.#skip -= doors.length;
      doors.clear();
    }
  }

  /** True where all addresses of the streets lie before the page. */
  #skips(streets: Uint32Array, from: number, to: number): boolean {
    if (this.#skip === 0) return false;
    let total = 0;
    for (let at = from; at < to; at++) total += this.#store.addressCount(streets[at]!);
    if (this.#skip < total) return false;
    this.#skip -= total;
    return true;
  }

  #addAll(id: number): void {
    const { firstBlock, blockCount } = this.#store.street(id);
    for (let block = firstBlock; block < firstBlock + blockCount; block++) this.#addDoors(id, block, null);
  }

  /** Asked `12` 12 and its suffixed siblings, asked `12A` only that. */
  #addAsked(profile: CountryProfile, number: string, id: number): void {
    if (this.#asked?.profile !== profile) this.#asked = new AskedDoor(profile, number);
    const { plain, comparer } = this.#asked;
    const store = this.#store;
    for (
      let block = store.blockWithNumber(id, plain, 0);
      block >= 0;
      block = store.blockWithNumber(id, plain, block + 1)
    )
      this.#addDoors(id, block, comparer);
  }

  #addDoors(id: number, block: number, asked: DoorComparer | null): void {
    const view = this.#store.load(block);
    for (let slot = 0; slot < view.count; slot++) {
      if (asked !== null && asked.fit(view, slot) === DOOR.other) continue;
      const door = doors.add();
      const { name, city } = this.#store.streetHead(id);
      door.streetname = name;
      door.city = this.#store.area(city).name;
      door.number = view.number(slot);
      door.suffix = view.suffix(slot);
      door.postcode = view.postcode(slot);
      door.latitude = view.latitudes[slot]!;
      door.longitude = view.longitudes[slot]!;
      door.ordinal = block * BLOCK_CAPACITY + slot;
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
    const houseNumber = readHouseNumber(profile, number);
    this.profile = profile;
    this.comparer = new DoorComparer(profile, houseNumber);
    this.plain = houseNumber.number;
  }
}

function shapeOf(door: ListedDoor): StreetLookupAddress {
  return {
    streetname: door.streetname,
    number: joinHouseNumber(door.number, door.suffix),
    city: door.city || null,
    postcode: door.postcode,
    latitude: door.latitude / COORDINATE_SCALE,
    longitude: door.longitude / COORDINATE_SCALE,
  };
}

const listOrders = new Map<string, (a: ListedDoor, b: ListedDoor) => number>();

/** By name, city and number in natural order. */
function listOrder(locale: string): (a: ListedDoor, b: ListedDoor) => number {
  let order = listOrders.get(locale);
  if (order === undefined) {
    const compare = collation(locale);
    order = (a, b) =>
      compare(a.streetname, b.streetname) ||
      compare(a.city, b.city) ||
      compareNatural(a.number, b.number) ||
      compareNatural(a.suffix, b.suffix) ||
      a.ordinal - b.ordinal;
    listOrders.set(locale, order);
  }
  return order;
}
