import type { Database } from 'better-sqlite3';
import type { NameKey } from '../../../country/conventions';
import { GrowingUint32 } from '../../write/growing-arrays';
import { packList } from '../packed-list';
import { ascendingDeltas, LexiconWriter } from './lexicon-writer';

/** Writes the text index: the names of streets and places, and which names each city has. */
export class NamesWriter {
  readonly #db: Database;
  readonly #streets: LexiconWriter;
  readonly #places: LexiconWriter;
  /** Addresses of each street, in the order of their ids. */
  readonly #addressCounts = new GrowingUint32();
  /** Two numbers for each key: a city, and a key of one of its streets. */
  readonly #cityKeys = new GrowingUint32();

  constructor(db: Database) {
    this.#db = db;
    this.#streets = new LexiconWriter(db, 'street');
    this.#places = new LexiconWriter(db, 'place');
  }

  /** @param street ids come in order, from 0. */
  addStreet(street: number, city: number, keys: readonly NameKey[], addressCount: number): void {
    if (street !== this.#addressCounts.length)
      throw new RangeError(`expected street ids in order, got ${street}`);
    this.#addressCounts.push(addressCount);
    for (const key of this.#streets.add(street, city, keys)) {
      this.#cityKeys.push(city);
      this.#cityKeys.push(key);
    }
  }

  addPlace(area: number, keys: readonly NameKey[]): void {
    this.#places.add(area, 0, keys);
  }

  /** @param areaWeight how many addresses an area holds; 0 for one that no prefix completes to. */
  finish(areaWeight: (area: number) => number): void {
    const addressCounts = this.#addressCounts.values();
    const finalName = this.#streets.finish((street) => addressCounts[street]!);
    this.#places.finish(areaWeight);
    this.#db.exec('CREATE TABLE city_street (city INTEGER PRIMARY KEY, bytes BLOB NOT NULL)');
    const insert = this.#db.prepare('INSERT INTO city_street VALUES (?, ?)');
    const pairs = this.#cityKeys.values();
    // City and name in one number, sorted: cities in order, and within each its names.
    const sorted = new Float64Array(pairs.length / 2);
    for (let at = 0; at < pairs.length; at += 2) {
      sorted[at / 2] = pairs[at]! * 2 ** 32 + finalName[pairs[at + 1]!]!;
    }
    sorted.sort();
    for (let start = 0; start < sorted.length; ) {
      const city = Math.floor(sorted[start]! / 2 ** 32);
      const names = new Set<number>();
      for (; start < sorted.length && Math.floor(sorted[start]! / 2 ** 32) === city; start++) {
        names.add(sorted[start]! - city * 2 ** 32);
      }
      insert.run(city, packList(ascendingDeltas(names)));
    }
  }
}
