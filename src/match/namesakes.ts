import { distanceMeters } from '../geo/distance';
import type { Area } from '../model/areas';
import { EntryList } from '../store/names/entry-list';
import { LeastFirst } from '../store/names/least-first';
import { NumberSet } from '../store/names/number-set';
import type { Store } from '../store/rows';
import { editDistance } from '../text/edit-distance';
import { countryOf, liesIn } from './area-chain';
import { citiesOfAll } from './cities-of';
import type { PreparedQuery } from './query';

/** Streets of one name looked at where no place narrows them, and where a place excludes them. */
const MAX_NAMESAKES = 400;
const MAX_ELSEWHERE = 12;

/** The streets of a name that are worth a look for a query: those in the places asked, and the nearest of the others. */
export class Namesakes {
  readonly #store: Store;
  /** The names of all countries of a dataset are in one index. */
  readonly #severalCountries: boolean;
  readonly #nearest = new LeastFirst(MAX_ELSEWHERE);
  readonly #found = new EntryList();
  readonly #near = new NumberSet();
  readonly #lookalikes = new NumberSet();
  #lookalikesKnown = false;
  #insideCities: readonly number[] | null = null;
  #query: PreparedQuery;

  constructor(store: Store, query: PreparedQuery) {
    this.#store = store;
    this.#severalCountries = (store.manifest.counts.areas.country ?? 0) > 1;
    this.#query = query;
  }

  /** The query that is asked about from now on. */
  begin(query: PreparedQuery): void {
    this.#query = query;
    this.#nearest.clear();
    this.#lookalikesKnown = false;
    // Null where those that may hold what lies in a place asked are too many to list, or any.
    this.#insideCities = citiesOfAll(this.#store, query.places);
  }

  /** The streets of a name in the places asked; where none was asked, all. Valid until the next call of either. */
  inside(entry: number): EntryList {
    const { streets } = this.#store.names;
    const found = this.#found;
    const cities = this.#insideCities;
    if (cities !== null) {
      streets.takeBearersOwnedBy(entry, cities, found);
      if (found.length > MAX_NAMESAKES) found.length = MAX_NAMESAKES;
      return found;
    }
    found.clear();
    // Plain numbers, for a name may have thousands of bearers.
    const { values, length } = streets.bearerNumbers(entry);
    let marked = 0;
    for (let at = 0; at + 1 < length && found.length < MAX_NAMESAKES; at += 2) {
      marked += values[at]!;
      const city = this.#cityAsked(values[at + 1]!);
      if (city !== null && this.#distanceFromPlaces(city) === 0) found.push(Math.floor(marked / 2));
    }
    return found;
  }

  /** The streets of a name outside the places asked, the nearest first. */
  nearestOutside(entry: number): EntryList {
    const { values, length } = this.#store.names.streets.bearerNumbers(entry);
    let marked = 0;
    for (let at = 0; at + 1 < length; at += 2) {
      marked += values[at]!;
      const city = this.#cityAsked(values[at + 1]!);
      const distance = city === null ? 0 : this.#distanceFromPlaces(city);
      if (distance > 0)
        this.#nearest.offer(Math.floor(marked / 2), this.#isLookalike(city!.id) ? 0 : distance);
    }
    this.#nearest.takeInto(this.#found);
    return this.#found;
  }

  /** A city in the country asked; null for one of another. */
  #cityAsked(id: number): Area | null {
    const city = this.#store.area(id);
    return this.#severalCountries && countryOf(this.#store, city).code !== this.#query.profile.code
      ? null
      : city;
  }

  /** True for places one slip away from those asked: `Hee` is one, and `Heeg` may be meant. */
  #isLookalike(city: number): boolean {
    if (!this.#lookalikesKnown) this.#findLookalikes();
    return this.#lookalikes.has(city);
  }

  #findLookalikes(): void {
    this.#lookalikes.clear();
    this.#lookalikesKnown = true;
    const { places } = this.#store.names;
    for (const { key } of this.#query.places) {
      this.#near.clear();
      places.addOneEdit(key, this.#near);
      for (let at = 0; at < this.#near.size; at++) {
        const entry = this.#near.at(at);
        if (editDistance(key, places.keys.key(entry), 1) > 1) continue;
        for (const { id } of places.bearers(entry)) this.#lookalikes.add(id);
      }
    }
  }

  /** 0 for a city in or around a place that was asked (or where none was); else metres to the nearest such place. */
  #distanceFromPlaces(city: Area): number {
    let nearest = Number.POSITIVE_INFINITY;
    for (const { areas } of this.#query.places) {
      for (const { area } of areas) {
        if (liesIn(this.#store, city, area) || (area.level === 'suburb' && area.parent === city.parent))
          return 0;
        const distance = distanceMeters(city.latitude, city.longitude, area.latitude, area.longitude);
        if (distance < nearest) nearest = distance;
      }
    }
    return nearest === Number.POSITIVE_INFINITY ? 0 : Math.max(1, nearest);
  }
}
