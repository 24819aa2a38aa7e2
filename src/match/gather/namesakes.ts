import type { Area } from '../../model/areas';
import { TopK } from '../../store/names/top-k';
import { editDistance } from '../../text/edit-distance';
import type { Matcher } from '../matcher';
import { metersFromPlaces } from '../places/agreement';
import { countryOf } from '../places/area-chain';
import type { Query } from '../query/query';

/**
 * Most streets with one name that are looked at: in the asked places (or anywhere, if no place was asked), and
 * elsewhere.
 */
const MAX_NAMESAKES = 400;
const MAX_ELSEWHERE = 12;

/**
 * Finds the streets with a name that are worth a look for a query: those in the asked places, and the nearest of the
 * others.
 */
export class Namesakes {
  readonly #matcher: Matcher;
  readonly #query: Query;
  #lookalikes: ReadonlySet<number> | null = null;

  constructor(matcher: Matcher, query: Query) {
    this.#matcher = matcher;
    this.#query = query;
  }

  /** The streets with a name in the asked places, or all if no place was asked. Ids, ascending, at most 400. */
  inside(name: number): readonly number[] {
    const { store } = this.#matcher;
    const { streets } = this.#matcher.namesOf(this.#query.profile);
    const { cities, places } = this.#query;
    if (cities !== null) return streets.membersIn(name, cities).slice(0, MAX_NAMESAKES);
    const found: number[] = [];
    streets.forEachMember(name, (street, id) => {
      const city = this.#cityAsked(id);
      if (city !== null && metersFromPlaces(store, places, city) === 0) found.push(street);
      return found.length < MAX_NAMESAKES;
    });
    return found;
  }

  /**
   * The streets with a name outside the asked places, nearest first, at most 12. Streets in places whose name is one
   * edit from an asked place count as nearest.
   */
  nearestOutside(name: number): readonly number[] {
    const { store } = this.#matcher;
    const { streets } = this.#matcher.namesOf(this.#query.profile);
    const nearest = new TopK(MAX_ELSEWHERE);
    streets.forEachMember(name, (street, id) => {
      const city = this.#cityAsked(id);
      const meters = city === null ? 0 : metersFromPlaces(store, this.#query.places, city);
      if (meters > 0) nearest.offer(street, this.#isLookalike(id) ? 0 : meters);
    });
    return nearest.taken();
  }

  /** A city of the asked country; null for a city of another country, whose names may be in the same index. */
  #cityAsked(id: number): Area | null {
    const { store } = this.#matcher;
    const { profile } = this.#query;
    const city = store.area(id);
    return this.#matcher.isShared(profile) && countryOf(store, city).code !== profile.code ? null : city;
  }

  /** True for a place with a name one edit from an asked place: for `Hee`, `Heeg` may be meant. */
  #isLookalike(city: number): boolean {
    this.#lookalikes ??= this.#findLookalikes();
    return this.#lookalikes.has(city);
  }

  #findLookalikes(): ReadonlySet<number> {
    const { places } = this.#matcher.namesOf(this.#query.profile);
    const lookalikes = new Set<number>();
    for (const { key } of this.#query.places) {
      for (const name of places.oneEdit(key)) {
        if (editDistance(key, places.keys.key(name), 1) > 1) continue;
        places.forEachMember(name, (area) => {
          lookalikes.add(area);
        });
      }
    }
    return lookalikes;
  }
}
