import type { CountryProfile } from '../country/index';
import type { AddressQuery } from '../model/match';
import type { Store } from '../store/rows';
import { type Manner, PreparedQuery, WHOLE } from './query';

/** The prepared requests of one question, one a country or a reading, in objects that are used again by the next. */
export class QueryPool {
  readonly #store: Store;
  readonly #queries: PreparedQuery[] = [];
  #used = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Takes all queries back. */
  clear(): void {
    this.#used = 0;
  }

  get length(): number {
    return this.#used;
  }

  /** In the order they were prepared. */
  at(place: number): PreparedQuery {
    return this.#queries[place]!;
  }

  /** Prepares a request for one country: valid until the next question. */
  prepare(profile: CountryProfile, fields: AddressQuery, manner: Manner = WHOLE): PreparedQuery {
    if (this.#used === this.#queries.length) this.#queries.push(new PreparedQuery(this.#store, profile));
    const query = this.#queries[this.#used++]!;
    query.begin(profile, fields, manner);
    return query;
  }
}
