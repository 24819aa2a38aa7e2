import { EntryList } from './entry-list';
import type { GramLists } from './gram-lists';
import type { KeyTable } from './key-table';
import { LeastFirst } from './least-first';
import { RarestGrams } from './rarest-grams';

/** Entries visited for one key over all its grams, so that no input is slow. */
const MAX_VISITS = 60_000;

/** Entries with less than this share of the best one's shared grams are not ranked. */
const LEAST_SHARE = 0.4;
/** What a letter more or less costs beside the weight of a gram (2 … 18). */
const LENGTH_COST = 0.5;

/**
 * Finds the entries that share most trigrams with a key. A hit counts more the rarer its gram; what the entry has beyond
 * the key counts against it a little, so that a longer name that holds the key still comes.
 */
export class SharedGrams {
  readonly #keys: KeyTable;
  readonly #grams: GramLists;
  readonly #rarest: RarestGrams;
  /** Shared grams of each entry in the current call, by weight. */
  #hits: Uint8Array | null = null;
  #best = new LeastFirst(0);
  /** Entries with more than one hit in the current call. */
  readonly #several = new EntryList();

  constructor(keys: KeyTable, grams: GramLists) {
    this.#keys = keys;
    this.#grams = grams;
    this.#rarest = new RarestGrams(grams);
  }

  /**
   * The `limit` best entries, valid until the next call.
   * @param visits entries visited at most over all grams, the rarest first: what bounds the time in a large nation.
   */
  best(key: string, limit: number, visits = MAX_VISITS): LeastFirst {
    const { grams, counts } = this.#rarest;
    this.#rarest.ofKey(key);
    this.#hits ??= new Uint8Array(this.#keys.size);
    const hits = this.#hits;
    // All at once, not each where it was found; with what is not looked at twice `lookupStreet` took 6 to 9 % less.
    hits.fill(0);
    if (this.#best.limit !== limit) this.#best = new LeastFirst(limit);
    this.#best.clear();
    const several = this.#several;
    several.clear();
    let lists = 0;
    let visited = 0;
    for (; lists < this.#rarest.length; lists++) {
      visited += counts[lists]!;
      if (visited > visits && lists > 0) break;
      this.#count(grams[lists]!, counts[lists]!);
    }
    if (lists === 0) return this.#best;
    let greatest = this.#weightOf(counts[0]!);
    // An entry with one hit has no more than the rarest gram weighs: mostly too little to look at all of these again.
    const one = greatest;
    for (let at = 0; at < several.length; at++) greatest = Math.max(greatest, hits[several.values[at]!]!);
    const least = greatest * LEAST_SHARE;
    if (one < least) this.#offer(several, least, key.length);
    else
      for (let list = 0; list < lists; list++)
        this.#offer(this.#grams.entries(grams[list]!), least, key.length);
    return this.#best;
  }

  /** Adds a gram's weight to its entries, and lists those that had hits before, some of them twice. */
  #count(gram: number, count: number): void {
    const hits = this.#hits!;
    const several = this.#several;
    // Nine grams of at most 28 fit a byte.
    const weight = this.#weightOf(count);
    const entries = this.#grams.entries(gram).values;
    several.reserve(count);
    const list = several.values;
    let { length } = several;
    for (let at = 0; at < count; at++) {
      const entry = entries[at]!;
      const before = hits[entry]!;
      hits[entry] = before + weight;
      if (before !== 0) list[length++] = entry;
    }
    several.length = length;
  }

  #weightOf(count: number): number {
    return Math.max(2, Math.round(Math.log2(this.#keys.size / count)));
  }

  /** Offers entries, each once: its hits are taken back. */
  #offer(entries: EntryList, least: number, length: number): void {
    const hits = this.#hits!;
    const best = this.#best;
    const { values } = entries;
    for (let at = 0; at < entries.length; at++) {
      const entry = values[at]!;
      const sum = hits[entry]!;
      // Without its length an entry can only seem better: most need no look at it.
      if (sum < least || -sum > best.worst) continue;
      hits[entry] = 0;
      best.offer(entry, Math.abs(this.#keys.length(entry) - length) * LENGTH_COST - sum);
    }
  }
}
