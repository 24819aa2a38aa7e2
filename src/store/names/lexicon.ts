import type { Database } from 'better-sqlite3';
import { DATABASE_FILE } from '../../model/manifest';
import { hash48, hashHalves } from '../../text/hash';
import type { KeptRoom } from '../cache/memory';
import { CorruptBytes } from '../format/damage';
import { HashPages } from '../read/hash-pages';
import { Deletions } from './deletions';
import { EntryList } from './entry-list';
import { GramLists } from './gram-lists';
import { LEAST_LETTERS } from './holders';
import { KeyTable } from './key-table';
import { NameRows } from './name-rows';
import { NumberSet } from './number-set';
import { addOwned, OwnerLists } from './owner-lists';
import type { UnpackedList } from './packed-list';
import { type PrefixBearers, PrefixTable } from './prefix-table';
import { SharedGrams } from './shared-grams';

/** A name that more bear is searched by owner in a sorted list. */
const MANY_BEARERS = 64;
/** One who bears a name. */
export interface Bearer {
  readonly id: number;
  readonly owner: number;
  readonly alias: boolean;
}

/**
 * The names of one kind and the ways to find them: exact, by prefix, by fragment, within one edit, by a looser
 * spelling, by shared trigrams. Entries are numbered in the order of their keys.
 */
export class Lexicon {
  readonly keys: KeyTable;
  readonly #names: NameRows;
  readonly #grams: GramLists;
  readonly #prefixes: PrefixTable;
  readonly #spellings: HashPages;
  readonly #holders = new EntryList();
  readonly #deletions = new Deletions();
  /** Of the hash that is looked up. */
  readonly #halves = new Uint32Array(2);
  readonly #near = new NumberSet();
  readonly #owned = new EntryList();
  readonly #ownerLists = new OwnerLists();
  readonly #shared: SharedGrams;
  readonly #ranked = new EntryList();

  constructor(db: Database, kind: 'street' | 'place', room: KeptRoom) {
    const bytes = db.prepare<[], Buffer>(`SELECT bytes FROM ${kind}_keys WHERE id = 0`).pluck().get();
    if (!(bytes instanceof Uint8Array))
      throw new CorruptBytes(DATABASE_FILE, `expected the keys of ${kind} names, got none`);
    this.keys = new KeyTable(bytes, `table ${kind}_keys`);
    this.#names = new NameRows(db, kind, this.keys.size, room.bearers);
    this.#grams = new GramLists(db, kind, this.keys.size, room.grams);
    this.#shared = new SharedGrams(this.keys, this.#grams);
    this.#prefixes = new PrefixTable(db, kind, room.prefixes);
    this.#spellings = new HashPages(db, `${kind}_spelling`, room.spellings);
  }

  /**
   * Those who bear the name of an entry as plain numbers (see `NameRows`). For who looks at many and keeps few; valid
   * until the next call.
   */
  bearerNumbers(entry: number): UnpackedList {
    return this.#names.bearers(entry);
  }

  /** Ids of those who bear the name of an entry and have one of the owners, ascending: streets of a name in some cities. */
  bearersOwnedBy(entry: number, owners: readonly number[]): number[] {
    const ids = this.#owned;
    this.takeBearersOwnedBy(entry, owners, ids);
    const own = new Array<number>(ids.length);
    for (let at = 0; at < own.length; at++) own[at] = ids.values[at]!;
    return own;
  }

  /** The same in a list that is used again: what it held before is forgotten. */
  takeBearersOwnedBy(entry: number, owners: readonly number[], ids: EntryList): void {
    ids.clear();
    let sorted = this.#ownerLists.get(entry);
    if (sorted === undefined) {
      const list = this.bearerNumbers(entry);
      if (list.length <= 2 * MANY_BEARERS) {
        addThoseOf(list, owners, ids);
        return;
      }
      sorted = this.#ownerLists.make(entry, list);
    }
    for (const owner of owners) addOwned(sorted, owner, ids);
    if (owners.length > 1) ids.values.subarray(0, ids.length).sort();
  }

  /** Visits those who bear the name of an entry, by ascending id, until the visitor returns `false`. */
  forEachBearer(entry: number, visit: (id: number, owner: number, alias: boolean) => unknown): void {
    this.#names.forEachBearer(entry, visit);
  }

  /** Those who bear the name of an entry, by ascending id. */
  bearers(entry: number): Bearer[] {
    const { values, length } = this.bearerNumbers(entry);
    const bearers: Bearer[] = new Array<Bearer>(length / 2);
    let marked = 0;
    for (let at = 0; at + 1 < length; at += 2) {
      marked += values[at]!;
      bearers[at / 2] = { id: Math.floor(marked / 2), owner: values[at + 1]!, alias: marked % 2 === 1 };
    }
    return bearers;
  }

  /**
   * The heaviest bearers of a prefix that many share, and the weight of all of them; null for a prefix that few
   * share, whose entries `keys.prefixRange` gives. Valid until the next call.
   */
  prefixTop(prefix: string): PrefixBearers | null {
    return this.#prefixes.top(prefix);
  }

  /** Entries with a looser spelling, as the country profile marks and writes it. */
  spelled(spelling: string): readonly number[] {
    return this.#spellings.lookup(hash48(spelling));
  }

  /** Adds the same to a set: of very many that sound alike, the first ones. */
  addSpelled(mark: string, form: string, entries: NumberSet, most = Number.POSITIVE_INFINITY): void {
    const halves = this.#halves;
    hashHalves(form, -1, mark, halves, 0);
    this.#spellings.addTo(halves[0]!, halves[1]!, entries, most);
  }

  /** Entries that may lie within one edit of the key (and some that lie within two), each once. */
  oneEdit(key: string): number[] {
    const entries = this.#near;
    entries.clear();
    this.addOneEdit(key, entries);
    return Array.from({ length: entries.size }, (_, place) => entries.at(place));
  }

  /** Adds the same to a set. */
  addOneEdit(key: string, entries: NumberSet): void {
    const deletions = this.#deletions;
    deletions.of(key);
    const { halves, count } = deletions;
    for (let at = 0; at < count; at++) this.#spellings.addTo(halves[2 * at]!, halves[2 * at + 1]!, entries);
  }

  /**
   * Entries whose key contains the fragment; valid until the next call. For a name that exists they are kept with it: of the
   * 79 µs of a `lookupStreet` on 10 M addresses the search by grams took 16, of 370 on 50 M 55.
   */
  containing(fragment: string): EntryList {
    const entry = this.keys.find(fragment);
    if (entry >= 0 && fragment.length >= LEAST_LETTERS) {
      const holders = this.#holders;
      holders.clear();
      holders.push(entry);
      if (this.#names.addHolders(entry, holders)) return holders;
    }
    return fragment.length < LEAST_LETTERS ? this.#holding(fragment) : this.#containingByGrams(fragment);
  }

  #containingByGrams(fragment: string): EntryList {
    const { keys } = this;
    keys.probe(fragment);
    const list = this.#grams.entries(this.#grams.rarestOf(fragment));
    let kept = 0;
    const { values } = list;
    for (let at = 0; at < list.length; at++) if (keys.holdsProbe(values[at]!)) values[kept++] = values[at]!;
    list.length = kept;
    return list;
  }

  /** Of all entries those whose key contains a fragment too short for grams. */
  #holding(fragment: string): EntryList {
    const { keys } = this;
    keys.probe(fragment);
    const list = this.#ranked;
    list.clear();
    for (let entry = 0; entry < keys.size; entry++) if (keys.holdsProbe(entry)) list.push(entry);
    return list;
  }

  /**
   * Entries that share most trigrams with the key, best first: see `SharedGrams`.
   * @param visits entries visited at most over all grams, the rarest first.
   */
  similar(key: string, limit: number, visits?: number): number[] {
    return this.#shared.best(key, limit, visits).taken();
  }

  /** The same in a list that is valid until the next call. */
  similarEntries(key: string, limit: number, visits?: number): EntryList {
    this.#shared.best(key, limit, visits).takeInto(this.#ranked);
    return this.#ranked;
  }
}

function addThoseOf({ values, length }: UnpackedList, owners: readonly number[], ids: EntryList): void {
  let marked = 0;
  for (let at = 0; at + 1 < length; at += 2) {
    marked += values[at]!;
    if (owners.includes(values[at + 1]!)) ids.push(Math.floor(marked / 2));
  }
}
