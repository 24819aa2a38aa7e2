import type { Database } from 'better-sqlite3';
import { DATABASE_FILE } from '../../model/manifest';
import { hash48 } from '../../text/hash';
import type { CacheBudget } from '../cache/cache-budget';
import { CorruptBytes } from '../format/damage';
import { HashPages } from '../read/hash-pages';
import type { ProvenTrees } from '../read/proven-trees';
import { LEAST_LETTERS } from './containing-names';
import { deletionsOf } from './deletions';
import { GramLists } from './gram-lists';
import { KeyTable } from './key-table';
import { MembersByCity } from './members-by-city';
import type { NameLexicon, NameRange } from './name-index';
import { NameRows, type VisitMember } from './name-rows';
import { PrefixTable, type PrefixTop } from './prefix-table';
import { SharedGrams } from './shared-grams';

/** The cities of a name with more members are found by bisection in a sorted list. */
const MANY_MEMBERS = 64;

/**
 * The names of one kind (streets or places) and the ways to find them: exact, by prefix, by fragment, within one edit,
 * by a looser spelling, by shared trigrams. A name id is the position of its key in the sorted keys. The members of a
 * name are the streets or areas with that name.
 */
export class Lexicon implements NameLexicon {
  readonly keys: KeyTable;
  readonly #rows: NameRows;
  readonly #grams: GramLists;
  readonly #prefixes: PrefixTable;
  readonly #spellings: HashPages;
  readonly #shared: SharedGrams;
  readonly #membersByCity = new MembersByCity();

  constructor(db: Database, trees: ProvenTrees, kind: 'street' | 'place', budget: CacheBudget) {
    const bytes = db.prepare<[], Buffer>(`SELECT bytes FROM ${kind}_keys WHERE id = 0`).pluck().get();
    if (!(bytes instanceof Uint8Array))
      throw new CorruptBytes(DATABASE_FILE, `expected the keys of ${kind} names, got none`);
    this.keys = new KeyTable(bytes, `table ${kind}_keys`);
    this.#rows = new NameRows(db, trees, kind, this.keys.size, budget.members);
    this.#grams = new GramLists(db, trees, kind, this.keys.size, budget.grams);
    this.#shared = new SharedGrams(this.keys, this.#grams);
    this.#prefixes = new PrefixTable(db, trees, kind, budget.prefixes);
    this.#spellings = new HashPages(db, `${kind}_spelling`, budget.spellings);
  }

  /** Visits the members of a name, by ascending id, until the visitor returns `false`. */
  forEachMember(name: number, visit: VisitMember): void {
    this.#rows.forEachMember(name, visit);
  }

  /** Ids of the members of a name that lie in one of the cities, ascending. */
  membersIn(name: number, cities: readonly number[]): number[] {
    let sorted = this.#membersByCity.get(name);
    if (sorted === undefined) {
      const list = this.#rows.members(name);
      if (list.length <= 2 * MANY_MEMBERS) return this.#scanMembers(name, cities);
      sorted = this.#membersByCity.make(name, list);
    }
    const found = cities.flatMap((city) => sorted.of(city));
    return cities.length > 1 ? found.sort((a, b) => a - b) : found;
  }

  #scanMembers(name: number, cities: readonly number[]): number[] {
    const found: number[] = [];
    this.#rows.forEachMember(name, (member, city) => {
      if (cities.includes(city)) found.push(member);
    });
    return found;
  }

  /** The largest members of a prefix that many names share; null if few names share it, then use `beginning`. */
  prefixTop(prefix: string): PrefixTop | null {
    return this.#prefixes.top(prefix);
  }

  /** The names that begin with the prefix. They have consecutive ids. */
  beginning(prefix: string): NameRange {
    const [from, to] = this.keys.prefixRange(prefix);
    return new Run(from, to);
  }

  /** Ids of names with a looser spelling, as the country profile marks and writes it; at most the first `most`. */
  spelled(mark: string, form: string, most?: number): readonly number[] {
    return this.#spellings.lookup(hash48(form, mark), most);
  }

  /** Ids of names that may lie within one edit of the key (and some that lie within two), each once. */
  oneEdit(key: string, deletions = deletionsOf(key)): number[] {
    const names = new Set<number>();
    for (const hash of deletions) for (const name of this.#spellings.lookup(hash)) names.add(name);
    return [...names];
  }

  /**
   * Ids of names whose key contains the fragment. If the fragment is itself a name, the dataset stores them: the search
   * by grams took 16 of the 79 µs of a `lookupStreet` with 10 M addresses, and 55 of 370 with 50 M.
   */
  containing(fragment: string): number[] {
    if (fragment.length < LEAST_LETTERS) return this.#scanKeys(fragment);
    const name = this.keys.find(fragment);
    const kept = name < 0 ? null : this.#rows.containing(name);
    return kept === null ? this.#containingByGrams(fragment) : [name, ...kept];
  }

  #containingByGrams(fragment: string): number[] {
    const { keys } = this;
    keys.probe(fragment);
    const { values, length } = this.#grams.names(this.#grams.rarestOf(fragment));
    const found: number[] = [];
    for (let at = 0; at < length; at++) if (keys.holdsProbe(values[at]!)) found.push(values[at]!);
    return found;
  }

  /** Scans all keys, because the fragment is too short for grams. */
  #scanKeys(fragment: string): number[] {
    const { keys } = this;
    keys.probe(fragment);
    const found: number[] = [];
    for (let name = 0; name < keys.size; name++) if (keys.holdsProbe(name)) found.push(name);
    return found;
  }

  /**
   * Ids of the names that share most trigrams with the key, best first: see `SharedGrams`.
   * @param visits most names that are counted over all grams, the rarest grams first.
   */
  similar(key: string, limit: number, visits?: number): number[] {
    return this.#shared.best(key, limit, visits);
  }

  gramCount(gram: number): { names: number; holding: number } {
    return { names: this.keys.size, holding: this.#grams.count(gram) };
  }
}

/** The names from one to another, the end excluded. */
class Run implements NameRange {
  readonly #from: number;
  readonly #to: number;

  constructor(from: number, to: number) {
    this.#from = from;
    this.#to = to;
  }

  get size(): number {
    return this.#to - this.#from;
  }

  at(place: number): number {
    return this.#from + place;
  }

  has(name: number): boolean {
    return name >= this.#from && name < this.#to;
  }
}
