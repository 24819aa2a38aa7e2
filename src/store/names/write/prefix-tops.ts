/**
 * The members with most addresses for every common prefix, so that the first typed letters can be answered without
 * visiting thousands of streets. Rare prefixes are not stored, because reading their names is as fast.
 */

/** A prefix is stored if the names that begin with it have more members than this. */
const COMMON_PREFIX_MEMBERS = 64;
/** Most members that are stored for a prefix. */
const TOPS = 60;

export interface PrefixTop {
  prefix: string;
  /** Member ids, heaviest first. */
  ids: number[];
  /** Weight of all members under the prefix. */
  total: number;
}

/** Walks the prefixes of sorted keys, shortest first within each branch. A member of weight 0 is in no top. */
export function* prefixTops(
  sortedKeys: readonly string[],
  membersOf: (name: number) => readonly number[],
  weightOf: (id: number) => number,
): Generator<PrefixTop> {
  const before = new Uint32Array(sortedKeys.length + 1);
  for (let name = 0; name < sortedKeys.length; name++)
    before[name + 1] = before[name]! + membersOf(name).length;
  const pending: [from: number, to: number, length: number][] = [[0, sortedKeys.length, 0]];
  for (let range = pending.pop(); range !== undefined; range = pending.pop()) {
    const [from, to, length] = range;
    if (length > 0) yield topOf(sortedKeys[from]!.slice(0, length), from, to, membersOf, weightOf);
    let start = from;
    while (start < to) {
      // A name that equals the prefix ends here. It has no longer prefix, but the names after it have.
      if (sortedKeys[start]!.length === length) {
        start++;
        continue;
      }
      const next = sortedKeys[start]!.slice(0, length + 1);
      let end = start + 1;
      while (end < to && sortedKeys[end]!.startsWith(next)) end++;
      if (before[end]! - before[start]! > COMMON_PREFIX_MEMBERS) pending.push([start, end, length + 1]);
      start = end;
    }
  }
}

function topOf(
  prefix: string,
  from: number,
  to: number,
  membersOf: (name: number) => readonly number[],
  weightOf: (id: number) => number,
): PrefixTop {
  const weights = new Map<number, number>();
  let total = 0;
  for (let name = from; name < to; name++) {
    for (const id of membersOf(name)) {
      if (weights.has(id)) continue;
      const weight = weightOf(id);
      if (weight === 0) continue;
      weights.set(id, weight);
      total += weight;
    }
  }
  const ids = [...weights.keys()].sort((a, b) => weights.get(b)! - weights.get(a)! || a - b).slice(0, TOPS);
  return { prefix, ids, total };
}
