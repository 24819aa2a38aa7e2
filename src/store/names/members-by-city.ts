import type { UnpackedList } from './packed-list';

/** Most members in all cached lists: 4 MB. When it is reached, the lists are dropped and made again. */
const MOST_KEPT = 2 ** 19;
/** City and member are combined in one number, because all ids are smaller than this. */
const CITY = 2 ** 32;

/**
 * The members of common names, sorted by city. Bisection finds the two streets of a city among four thousand with the
 * same name. A list is made when the name is first asked.
 */
export class MembersByCity {
  readonly #lists = new Map<number, SortedMembers>();
  #kept = 0;

  get(name: number): SortedMembers | undefined {
    return this.#lists.get(name);
  }

  /** @param members the result of `NameRows.members`. */
  make(name: number, { values, length }: UnpackedList): SortedMembers {
    const sorted = new Float64Array(length / 2);
    let marked = 0;
    for (let at = 0; at + 1 < length; at += 2) {
      marked += values[at]!;
      sorted[at / 2] = values[at + 1]! * CITY + Math.floor(marked / 2);
    }
    sorted.sort();
    if (this.#kept > MOST_KEPT) {
      this.#lists.clear();
      this.#kept = 0;
    }
    const list = new SortedMembers(sorted);
    this.#lists.set(name, list);
    this.#kept += sorted.length;
    return list;
  }
}

/** The members of one name in the order of their cities. */
export class SortedMembers {
  readonly #sorted: Float64Array;

  constructor(sorted: Float64Array) {
    this.#sorted = sorted;
  }

  /** Ids of the members in a city, ascending. */
  of(city: number): number[] {
    const sorted = this.#sorted;
    const least = city * CITY;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]! < least) low = middle + 1;
      else high = middle;
    }
    const members: number[] = [];
    // `>>> 0` makes an integer of the double: see `UnpackedList.values`.
    for (; low < sorted.length && sorted[low]! < least + CITY; low++)
      members.push((sorted[low]! - least) >>> 0);
    return members;
  }
}
