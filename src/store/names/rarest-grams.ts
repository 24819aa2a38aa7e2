import type { GramLists } from './gram-lists';
import { gramOf } from './grams';

/** Number of grams used per key. Common grams (`straat`) say little and cost most. */
const RAREST = 9;

/** The rarest grams of a key with the lengths of their lists, rarest first. The next key reuses the arrays. */
export class RarestGrams {
  readonly grams = new Uint32Array(RAREST);
  readonly counts = new Uint32Array(RAREST);
  length = 0;
  readonly #lists: GramLists;

  constructor(lists: GramLists) {
    this.#lists = lists;
  }

  /** Takes the grams of the framed key that some name contains. */
  ofKey(key: string): void {
    this.length = 0;
    let first = 32;
    let second = key.charCodeAt(0);
    for (let at = 1; at <= key.length; at++) {
      const third = at < key.length ? key.charCodeAt(at) : 32;
      const gram = gramOf(first, second, third);
      const count = this.#lists.count(gram);
      if (count > 0) this.#put(gram, count);
      first = second;
      second = third;
    }
  }

  /** Inserts a gram after those that are equally rare; each gram only once. */
  #put(gram: number, count: number): void {
    const { grams, counts } = this;
    let place = this.length;
    while (place > 0 && counts[place - 1]! > count) place--;
    if (place === RAREST) return;
    for (let at = place - 1; at >= 0 && counts[at] === count; at--) if (grams[at] === gram) return;
    if (this.length < RAREST) this.length++;
    grams.copyWithin(place + 1, place, this.length - 1);
    counts.copyWithin(place + 1, place, this.length - 1);
    grams[place] = gram;
    counts[place] = count;
  }
}
