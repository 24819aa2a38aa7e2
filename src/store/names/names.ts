import type { Database, Statement } from 'better-sqlite3';
import type { CacheBudget } from '../cache/cache-budget';
import type { ProvenTree, ProvenTrees } from '../read/proven-trees';
import { Lexicon } from './lexicon';
import type { NameIndex } from './name-index';
import { unpackList } from './packed-list';

/** The text index of an open dataset. */
export class Names implements NameIndex {
  /** Street names; their members are streets. */
  readonly streets: Lexicon;
  /** Names of areas of every level; their members are areas. */
  readonly places: Lexicon;
  readonly #cityTree: ProvenTree;
  readonly #cityStreets: Statement<[number], Buffer>;

  constructor(db: Database, trees: ProvenTrees, budget: CacheBudget) {
    this.streets = new Lexicon(db, trees, 'street', budget);
    this.places = new Lexicon(db, trees, 'place', budget);
    this.#cityTree = trees.of('city_street');
    this.#cityStreets = db.prepare<[number], Buffer>('SELECT bytes FROM city_street WHERE city = ?').pluck();
  }

  /** The ids of all street names in a city, ascending. */
  streetNamesIn(city: number): number[] {
    this.#cityTree.prove();
    const bytes = this.#cityStreets.get(city);
    if (bytes === undefined) return [];
    const names = unpackList(bytes, 'street names of city', city);
    for (let at = 1; at < names.length; at++) names[at] = names[at]! + names[at - 1]!;
    return names;
  }
}
