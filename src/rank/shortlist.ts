import Fuse from 'fuse.js';

/**
 * Sorts a shortlist of folded names by similarity to the asked name: Fuse.js (Bitap) counts the fewest errors in any
 * part of the name. Fuse.js scans its input, so it gets only the few names that an index has chosen, never a whole
 * table.
 * @returns positions in `names`, best first; names in which Fuse.js finds nothing are left out.
 */
export function rankShortlist(asked: string, names: readonly string[], threshold = 0.5): number[] {
  if (names.length === 0) return [];
  const fuse = new Fuse(names, { includeScore: true, ignoreLocation: true, threshold, distance: 64 });
  return fuse
    .search(asked)
    .sort((a, b) => a.score! - b.score! || a.refIndex - b.refIndex)
    .map(({ refIndex }) => refIndex);
}
