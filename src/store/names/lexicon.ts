import type { Database, Statement } from 'better-sqlite3';
import { GeocoderError } from '../../model/errors';
import { hash48 } from '../../text/hash';
import { HashPages } from '../hash-pages';
import { deletionHashes } from './deletions';
import { gramsOf, innerGrams } from './grams';
import { KeyTable } from './key-table';
import { unpackList } from './packed-list';

/** Grams looked at for one key: the rarest, for the common ones (`straat`) tell nothing and cost most. */
const RAREST_GRAMS = 9;
/** Entries visited for one key over all its grams, so that no input is slow. */
const MAX_VISITS = 60_000;

/** Entries with less than this share of the best one's shared grams are not ranked. */
const LEAST_SHARE = 0.4;
/** What a letter more or less costs beside the weight of a gram (2 … 18). */
const LENGTH_COST = 0.5;

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
  readonly #kind: string;
  /** For messages. */
  readonly #bearerRows: string;
  readonly #bearers: Statement<[number], Buffer>;
  readonly #grams: Statement<[number], Buffer>;
  readonly #prefixes: Statement<[string], Buffer>;
  readonly #spellings: HashPages;
  /** Shared grams of each entry in the current call; kept all zero between calls. */
  #hits: Uint8Array | null = null;

  constructor(db: Database, kind: 'street' | 'place') {
    this.#kind = kind;
    this.#bearerRows = `${kind} name`;
    const bytes = db.prepare<[], Buffer>(`SELECT bytes FROM ${kind}_keys WHERE id = 0`).pluck().get();
    if (bytes === undefined)
      throw new GeocoderError('DATASET_DAMAGED', `Expected the keys of ${kind} names, got none.`);
    this.keys = new KeyTable(bytes, `table ${kind}_keys`);
    this.#bearers = db.prepare<[number], Buffer>(`SELECT bytes FROM ${kind}_bearer WHERE entry = ?`).pluck();
    this.#grams = db.prepare<[number], Buffer>(`SELECT bytes FROM ${kind}_gram WHERE gram = ?`).pluck();
    this.#prefixes = db
      .prepare<[string], Buffer>(`SELECT bytes FROM ${kind}_prefix WHERE prefix = ?`)
      .pluck();
    this.#spellings = new HashPages(db, `${kind}_spelling`);
  }

  /**
   * Those who bear the name of an entry as plain numbers, two a bearer: twice the id (plus one for an alias) less the
   * same of the bearer before, then the owner. For who looks at many and keeps few.
   */
  bearerNumbers(entry: number): number[] {
    const bytes = this.#bearers.get(entry);
    if (bytes === undefined)
      throw new GeocoderError('DATASET_DAMAGED', `Expected ${this.#kind} name ${entry}, got none.`);
    return unpackList(bytes, this.#bearerRows, entry);
  }

  /** Those who bear the name of an entry, by ascending id. */
  bearers(entry: number): Bearer[] {
    const numbers = this.bearerNumbers(entry);
    const bearers: Bearer[] = [];
    let marked = 0;
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      marked += numbers[i]!;
      bearers.push({ id: Math.floor(marked / 2), owner: numbers[i + 1]!, alias: marked % 2 === 1 });
    }
    return bearers;
  }

  /**
   * The bearers of a prefix that many names share, heaviest first, and the weight of all of them; null for a
   * prefix that few share, whose entries `keys.prefixRange` gives.
   */
  prefixTop(prefix: string): { ids: number[]; total: number } | null {
    const bytes = this.#prefixes.get(prefix);
    if (bytes === undefined) return null;
    const [total = 0, ...ids] = unpackList(bytes, `${this.#kind} prefix '${prefix}'`);
    return { ids, total };
  }

  /** Entries with a looser spelling, as the country profile marks and writes it. */
  spelled(spelling: string): number[] {
    return this.#spellings.lookup(hash48(spelling));
  }

  /** Entries that may lie within one edit of the key (and some that lie within two). */
  oneEdit(key: string): number[] {
    const entries = new Set<number>();
    for (const hash of deletionHashes(key))
      for (const entry of this.#spellings.lookup(hash)) entries.add(entry);
    return [...entries];
  }

  /** Entries whose key contains the fragment, ascending. */
  containing(fragment: string): number[] {
    if (fragment.length < 3) return this.#scan(fragment);
    const lists = this.#lists(innerGrams(fragment));
    if (lists === null) return [];
    let entries = lists[0]!;
    for (const list of lists.slice(1)) {
      if (entries.length < 16) break;
      const other = new Set(list);
      entries = entries.filter((entry) => other.has(entry));
    }
    return entries.filter((entry) => this.keys.key(entry).includes(fragment));
  }

  /**
   * Entries that share most trigrams with the key, best first. A hit counts more the rarer its gram; what the
   * entry has beyond the key counts against it a little, so that a longer name that holds the key still comes.
   */
  similar(key: string, limit: number): number[] {
    const lists = gramsOf(key)
      .map((gram) => this.#list(gram))
      .filter((list) => list.length > 0)
      .sort((a, b) => a.length - b.length)
      .slice(0, RAREST_GRAMS);
    this.#hits ??= new Uint8Array(this.keys.size);
    const hits = this.#hits;
    const touched: number[] = [];
    let visits = 0;
    for (const list of lists) {
      visits += list.length;
      if (visits > MAX_VISITS && touched.length > 0) break;
      const weight = Math.max(2, Math.round(Math.log2(this.keys.size / list.length)));
      for (const entry of list) {
        if (hits[entry] === 0) touched.push(entry);
        hits[entry] = Math.min(255, hits[entry]! + weight);
      }
    }
    let greatest = 0;
    for (const entry of touched) if (hits[entry]! > greatest) greatest = hits[entry]!;
    const ranked: { entry: number; score: number }[] = [];
    for (const entry of touched) {
      const score = hits[entry]! - Math.abs(this.keys.length(entry) - key.length) * LENGTH_COST;
      if (hits[entry]! >= greatest * LEAST_SHARE) ranked.push({ entry, score });
      hits[entry] = 0;
    }
    ranked.sort((a, b) => b.score - a.score || a.entry - b.entry);
    return ranked.slice(0, limit).map(({ entry }) => entry);
  }

  #scan(fragment: string): number[] {
    const entries: number[] = [];
    for (let entry = 0; entry < this.keys.size; entry++) {
      if (this.keys.key(entry).includes(fragment)) entries.push(entry);
    }
    return entries;
  }

  /** Entries of every gram, shortest list first; null where a gram has none. */
  #lists(grams: readonly number[]): number[][] | null {
    const lists = grams.map((gram) => this.#list(gram));
    if (lists.some((list) => list.length === 0)) return null;
    return lists.sort((a, b) => a.length - b.length);
  }

  #list(gram: number): number[] {
    const bytes = this.#grams.get(gram);
    if (bytes === undefined) return [];
    const list = unpackList(bytes, `${this.#kind} gram ${gram}`);
    for (let i = 1; i < list.length; i++) list[i] = list[i]! + list[i - 1]!;
    return list;
  }
}
