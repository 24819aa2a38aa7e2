import type { NumberSpan } from './number-spans';
import type { WordSet } from './word-set';

/** A reading before it is written out: which words stand where. */
export interface ReadingDraft {
  /** In which of several ways the line was taken apart: the number of its reader. */
  way: number;
  cost: number;
  number: NumberSpan | null;
  street: WordSet;
  /** The words before and behind street and number. */
  front: WordSet;
  back: WordSet;
  /** Words that are one damaged place, whatever is known of some of them; 0 for none. */
  damagedPlace: WordSet;
}

/**
 * The drafts of one line, given out from the cheapest on, in objects that are used again. Of dozens one or two are asked
 * for: to look for the next cheapest takes less than to sort them all, and nothing is allocated for it.
 */
export class ReadingDrafts {
  readonly #drafts: ReadingDraft[] = [];
  #length = 0;
  /** The one given last. */
  #last = -1;

  clear(): void {
    this.#length = 0;
    this.#last = -1;
  }

  add(
    way: number,
    cost: number,
    number: NumberSpan | null,
    street: WordSet,
    front: WordSet,
    back: WordSet,
    damagedPlace: WordSet,
  ): void {
    const draft = this.#drafts[this.#length++];
    if (draft === undefined) {
      this.#drafts.push({ way, cost, number, street, front, back, damagedPlace });
      return;
    }
    draft.way = way;
    draft.cost = cost;
    draft.number = number;
    draft.street = street;
    draft.front = front;
    draft.back = back;
    draft.damagedPlace = damagedPlace;
  }

  /** The cheapest that was not given yet, of equal ones the first; undefined where all were. */
  next(): ReadingDraft | undefined {
    const drafts = this.#drafts;
    const last = this.#last;
    const lastCost = last < 0 ? Number.NEGATIVE_INFINITY : drafts[last]!.cost;
    let least = -1;
    for (let at = 0; at < this.#length; at++) {
      const { cost } = drafts[at]!;
      if (cost < lastCost || (cost === lastCost && at <= last)) continue;
      if (least < 0 || cost < drafts[least]!.cost) least = at;
    }
    if (least < 0) return undefined;
    this.#last = least;
    return drafts[least];
  }
}
