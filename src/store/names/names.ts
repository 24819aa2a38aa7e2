import type { Database, Statement } from 'better-sqlite3';
import type { KeptRoom } from '../cache/memory';
import { Lexicon } from './lexicon';
import type { NumberSet } from './number-set';
import { UnpackedList, unpackList } from './packed-list';

/** The text index of an open dataset. */
export class Names {
  /** Street names; a bearer is a street, its owner the city. */
  readonly streets: Lexicon;
  /** Names of areas of every level; a bearer is an area. */
  readonly places: Lexicon;
  readonly #cityStreets: Statement<[number], Buffer>;
  readonly #list = new UnpackedList();

  constructor(db: Database, room: KeptRoom) {
    this.streets = new Lexicon(db, 'street', room);
    this.places = new Lexicon(db, 'place', room);
    this.#cityStreets = db.prepare<[number], Buffer>('SELECT bytes FROM city_street WHERE city = ?').pluck();
  }

  /** Adds the entries of all street names in a city to a set. */
  addStreetNamesIn(city: number, entries: NumberSet): void {
    const bytes = this.#cityStreets.get(city);
    if (bytes === undefined) return;
    const list = this.#list;
    list.unpack(bytes, 'street names of city', city);
    let entry = 0;
    for (let at = 0; at < list.length; at++) {
      entry += list.values[at]!;
      entries.add(entry);
    }
  }

  /** The entries of all street names in a city, ascending. */
  streetNamesIn(city: number): number[] {
    const bytes = this.#cityStreets.get(city);
    if (bytes === undefined) return [];
    const entries = unpackList(bytes, 'street names of city', city);
    for (let i = 1; i < entries.length; i++) entries[i] = entries[i]! + entries[i - 1]!;
    return entries;
  }
}
