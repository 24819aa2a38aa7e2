import type { CountryProfile } from '../country/index';
import { AskedName } from '../rank/asked-name';
import { EntryList } from '../store/names/entry-list';
import type { Lexicon } from '../store/names/lexicon';
import { NumberSet } from '../store/names/number-set';
import type { Store } from '../store/rows';
import { countryOf } from './area-chain';
import { CloseNames } from './close-names';
import { collation } from './collation';
import { KeptOrders } from './kept-orders';
import { profilesInScope } from './scope';

/** Takes streets as they are found. */
export interface StreetTaker {
  /** True when it wants no more. */
  readonly full: boolean;
  /** So many it takes at once, whatever their order: it sorts what it is given. */
  readonly atOnce: number;
  take(profile: CountryProfile, streets: Uint32Array, from: number, to: number): void;
}

/** The name as one country reads it. */
class InCountry {
  profile: CountryProfile;
  readonly asked: AskedName;
  /** Entries that an earlier tier had. */
  readonly seen = new NumberSet();

  constructor(profile: CountryProfile) {
    this.profile = profile;
    this.asked = new AskedName(profile, '');
  }

  /** False for a name without letters. */
  begin(profile: CountryProfile, name: string): boolean {
    this.profile = profile;
    this.asked.begin(profile, name);
    this.seen.clear();
    return this.asked.key !== '';
  }
}

const byStore = new WeakMap<Store, StreetsByName>();

/**
 * The streets whose name fits: equal, then beginning with it, then containing it, then spelled closely; within each by
 * name and city. A tier is looked up when the one before is exhausted: who wants one page mostly needs no other.
 *
 * One for each dataset: what it notes on the way lies in arrays that are used again.
 */
export class StreetsByName {
  readonly #store: Store;
  readonly #severalCountries: boolean;
  readonly #close: CloseNames;
  readonly #orders = new Map<CountryProfile, KeptOrders>();
  readonly #countries: InCountry[] = [];
  /** A street has several names in the index: it is listed where it fits best. */
  readonly #listed = new NumberSet();
  /** Names of the tier, and the streets that bear them. */
  readonly #entries = new EntryList();
  readonly #streets = new EntryList();

  private constructor(store: Store) {
    this.#store = store;
    this.#severalCountries = (store.manifest.counts.areas.country ?? 0) > 1;
    this.#close = new CloseNames(store.names.streets);
  }

  static of(store: Store): StreetsByName {
    let streets = byStore.get(store);
    if (streets === undefined) {
      streets = new StreetsByName(store);
      byStore.set(store, streets);
    }
    return streets;
  }

  /**
   * Hands out the streets of a name, best first, until the taker is full. Those of one name in one city come together.
   * @throws GeocoderError INVALID_REQUEST for a country that the dataset does not hold.
   */
  visit(name: string, country: string | undefined, taker: StreetTaker): void {
    const countries = this.#begin(name, country);
    this.#listed.clear();
    for (const tier of TIERS) {
      for (let place = 0; place < countries; place++) {
        const { profile, asked, seen } = this.#countries[place]!;
        if (taker.full) return;
        this.#entries.clear();
        tier(this.#store.names.streets, asked, this.#entries);
        dropSeen(this.#entries, seen);
        this.#hand(profile, taker);
      }
    }
    for (let place = 0; place < countries; place++) {
      const { profile, asked, seen } = this.#countries[place]!;
      if (taker.full) return;
      for (const entry of this.#close.of(profile, asked, seen)) {
        if (taker.full) return;
        this.#entries.clear();
        this.#entries.push(entry);
        this.#hand(profile, taker);
      }
    }
  }

  /** @returns how many countries read the name as one. */
  #begin(name: string, country: string | undefined): number {
    const countries = this.#countries;
    let count = 0;
    for (const profile of profilesInScope(this.#store, country)) {
      if (count === countries.length) countries.push(new InCountry(profile));
      if (countries[count]!.begin(profile, name)) count++;
    }
    return count;
  }

  /** The streets that bear the names of the tier, by name and city where they are too many to be taken at once. */
  #hand(profile: CountryProfile, taker: StreetTaker): void {
    this.#collect(profile, taker.atOnce);
    const { values: ids, length } = this.#streets;
    for (let from = 0; from < length && !taker.full; ) {
      let to = Math.min(from + taker.atOnce, length);
      while (to < length && this.#alike(ids[to - 1]!, ids[to]!)) to++;
      taker.take(profile, ids, from, to);
      from = to;
    }
  }

  #collect(profile: CountryProfile, atOnce: number): void {
    const streets = this.#streets;
    const entries = this.#entries;
    streets.clear();
    const orders = this.#ordersOf(profile);
    const kept = entries.length === 1 ? orders.get(entries.values[0]!) : undefined;
    if (kept !== undefined) {
      for (let at = 0; at < kept.length; at++) if (this.#listed.add(kept[at]!)) streets.push(kept[at]!);
      return;
    }
    let bearers = 0;
    for (let at = 0; at < entries.length; at++) bearers += this.#addBearers(profile, entries.values[at]!);
    if (streets.length <= atOnce) return;
    this.#sort(profile);
    if (entries.length === 1 && streets.length === bearers)
      orders.keep(entries.values[0]!, streets.values.subarray(0, bearers));
  }

  /** @returns how many of the country bear the name, listed before or not. */
  #addBearers(profile: CountryProfile, entry: number): number {
    const { values, length } = this.#store.names.streets.bearerNumbers(entry);
    let bearers = 0;
    let marked = 0;
    for (let at = 0; at + 1 < length; at += 2) {
      marked += values[at]!;
      if (this.#severalCountries && !this.#isOf(profile, values[at + 1]!)) continue;
      bearers++;
      const id = Math.floor(marked / 2);
      if (this.#listed.add(id)) this.#streets.push(id);
    }
    return bearers;
  }

  /** By name, city and id. */
  #sort({ locale }: CountryProfile): void {
    const compare = collation(locale);
    const { values, length } = this.#streets;
    const rows = Array.from({ length }, (_, at) => {
      const id = values[at]!;
      const { name, city } = this.#store.streetHead(id);
      return { id, name, city: this.#store.area(city).name };
    });
    rows.sort((a, b) => compare(a.name, b.name) || compare(a.city, b.city) || a.id - b.id);
    for (let at = 0; at < length; at++) values[at] = rows[at]!.id;
  }

  /** True for streets of one name in one city: their addresses are listed as one. */
  #alike(left: number, right: number): boolean {
    const { name, city } = this.#store.streetHead(left);
    const other = this.#store.streetHead(right);
    return name === other.name && this.#store.area(city).name === this.#store.area(other.city).name;
  }

  #isOf({ code }: CountryProfile, city: number): boolean {
    return countryOf(this.#store, this.#store.area(city)).code === code;
  }

  #ordersOf(profile: CountryProfile): KeptOrders {
    let orders = this.#orders.get(profile);
    if (orders === undefined) {
      orders = new KeptOrders();
      this.#orders.set(profile, orders);
    }
    return orders;
  }
}

/** Adds the entries of names that fit so. */
type Tier = (names: Lexicon, asked: AskedName, entries: EntryList) => void;

const TIERS: readonly Tier[] = [exact, beginning, containing];

function exact({ keys }: Lexicon, { key }: AskedName, entries: EntryList): void {
  const entry = keys.find(key);
  if (entry >= 0) entries.push(entry);
}

/** A part of a name may look like an abbreviation and be none: `Burg` begins both `Burgemeester …` and `Burgwal`. */
function beginning(names: Lexicon, { key, squashed }: AskedName, entries: EntryList): void {
  addBeginning(names, key, entries);
  if (squashed !== key) addBeginning(names, squashed, entries);
}

function addBeginning({ keys }: Lexicon, prefix: string, entries: EntryList): void {
  const [from, to] = keys.prefixRange(prefix);
  for (let entry = from; entry < to; entry++) entries.push(entry);
}

function containing(names: Lexicon, { key, squashed }: AskedName, entries: EntryList): void {
  entries.pushAll(names.containing(key));
  if (squashed !== key) entries.pushAll(names.containing(squashed));
}

function dropSeen(entries: EntryList, seen: NumberSet): void {
  const { values, length } = entries;
  entries.clear();
  for (let at = 0; at < length; at++) if (seen.add(values[at]!)) entries.push(values[at]!);
}
