import Fuse from 'fuse.js';
import { distanceToPart } from '../text/edit-distance';

/** Patterns that one word of bits holds: `distanceToPart` knows these, Fuse.js cuts longer ones. */
const COUNTED = /^[a-z0-9]{1,32}$/;

/**
 * Orders a shortlist of folded names by likeness to what was asked, as Fuse.js (Bitap) does: equal, then by the fewest
 * edits to any part of the name. Fuse scans, so it sees a few hundred names that an index has chosen, never a whole table.
 *
 * Up to 32 letters its order is counted without it: the same for thousands of random shortlists (shortlist.test.ts),
 * without the 9 KB that a Fuse and its answer took for a shortlist of three.
 * @returns positions in `names`, best first; names that Fuse finds nothing in are left out.
 */
export function rankShortlist(asked: string, names: readonly string[], threshold = 0.5): number[] {
  if (names.length === 0) return [];
  return COUNTED.test(asked) ? ranked(asked, names, threshold) : rankedByFuse(asked, names, threshold);
}

function ranked(asked: string, names: readonly string[], threshold: number): number[] {
  const most = Math.floor(asked.length * threshold);
  if (names.length === 1) return distanceToPart(asked, names[0]!) <= most ? [0] : [];
  const positions: number[] = [];
  const errors: number[] = [];
  for (let position = 0; position < names.length; position++) {
    const error = names[position] === asked ? -1 : distanceToPart(asked, names[position]!);
    if (error > most) continue;
    let place = positions.length;
    for (; place > 0 && errors[place - 1]! > error; place--) {
      errors[place] = errors[place - 1]!;
      positions[place] = positions[place - 1]!;
    }
    errors[place] = error;
    positions[place] = position;
  }
  return positions;
}

function rankedByFuse(asked: string, names: readonly string[], threshold: number): number[] {
  const fuse = new Fuse(names, {
    includeScore: true,
    ignoreLocation: true,
    threshold,
    distance: 64,
  });
  return fuse
    .search(asked)
    .sort((a, b) => a.score! - b.score! || a.refIndex - b.refIndex)
    .map(({ refIndex }) => refIndex);
}
