import type { NearBytes } from '../../text/near-bytes';
import type { VisitMember } from './name-rows';
import type { PrefixTop } from './prefix-table';

/** The keys of the names of one kind. A name is a small integer. */
export interface NameKeys {
  /** Number of names. */
  readonly size: number;
  /** The name of a key, or -1. */
  find(key: string): number;
  key(name: number): string;
  /** Length of a key in bytes: letters, for the keys that folding leaves. */
  length(name: number): number;
  /** False if the key of the name is more edits away. */
  isNear(name: number, asked: NearBytes, bound: number): boolean;
  /** Sets what `holdsProbe` looks for: at most 340 letters. */
  probe(fragment: string): void;
  /** True if the key of the name contains what `probe` was given last. */
  holdsProbe(name: number): boolean;
}

/** Names with the same beginning. */
export interface NameRange {
  readonly size: number;
  at(place: number): number;
  has(name: number): boolean;
}

/**
 * The names of one kind (streets or places) and the ways to find them. Their members are the streets or areas so
 * called.
 */
export interface NameLexicon {
  readonly keys: NameKeys;
  /** Visits the members of a name, by ascending id, until the visitor returns `false`. */
  forEachMember(name: number, visit: VisitMember): void;
  /** Ids of the members of a name that lie in one of the cities, ascending. */
  membersIn(name: number, cities: readonly number[]): number[];
  /**
   * The largest members of a prefix that many names share; null for one that few share: `beginning` gives their names.
   */
  prefixTop(prefix: string): PrefixTop | null;
  /** The names that begin with the prefix. */
  beginning(prefix: string): NameRange;
  /** Names with a looser spelling, as the country profile marks and writes it; at most the first `most`. */
  spelled(mark: string, form: string, most?: number): readonly number[];
  /**
   * Names that may lie within one edit of the key (and some that lie within two), each once.
   * @param deletions `deletionsOf(key)`, where they are worked out already.
   */
  oneEdit(key: string, deletions?: readonly number[]): readonly number[];
  /** Names whose key contains the fragment. */
  containing(fragment: string): readonly number[];
  /** Names that share most trigrams with the key, best first. */
  similar(key: string, limit: number, visits?: number): readonly number[];
  /** How many names there are, and how many hold a trigram: how rare it is. */
  gramCount(gram: number): { readonly names: number; readonly holding: number };
}

/** The text index: names of streets and places. */
export interface NameIndex {
  readonly streets: NameLexicon;
  readonly places: NameLexicon;
  /** The ids of all street names in a city, ascending. */
  streetNamesIn(city: number): number[];
}
