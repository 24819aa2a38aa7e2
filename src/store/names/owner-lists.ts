import type { EntryList } from './entry-list';
import type { UnpackedList } from './packed-list';

/** Bearers of sorted lists kept in all: 4 MB; beyond it they are forgotten and made anew. */
const MOST_KEPT = 2 ** 19;
/** Owner and id make one number: ids are below this. */
const OWNER = 2 ** 32;

/**
 * The bearers of names that very many bear, sorted by owner: to find the two streets of a city among four thousand of one
 * name, bisection instead of a scan. Made of the list in the dataset when such a name is asked first.
 */
export class OwnerLists {
  readonly #lists = new Map<number, Float64Array>();
  #kept = 0;

  get(entry: number): Float64Array | undefined {
    return this.#lists.get(entry);
  }

  /** @param bearers as `Lexicon.bearerNumbers` gives them. */
  make(entry: number, { values, length }: UnpackedList): Float64Array {
    const sorted = new Float64Array(length / 2);
    let marked = 0;
    for (let at = 0; at + 1 < length; at += 2) {
      marked += values[at]!;
      sorted[at / 2] = values[at + 1]! * OWNER + Math.floor(marked / 2);
    }
    sorted.sort();
    if (this.#kept > MOST_KEPT) {
      this.#lists.clear();
      this.#kept = 0;
    }
    this.#lists.set(entry, sorted);
    this.#kept += sorted.length;
    return sorted;
  }
}

/** Adds the ids of an owner's bearers, ascending. */
export function addOwned(sorted: Float64Array, owner: number, ids: EntryList): void {
  const least = owner * OWNER;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < least) low = middle + 1;
    else high = middle;
  }
  for (; low < sorted.length && sorted[low]! < least + OWNER; low++) ids.push(sorted[low]! - least);
}
