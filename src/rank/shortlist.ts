import Fuse from 'fuse.js';

/**
 * Orders a shortlist of folded names by likeness to what was asked, with Fuse.js (Bitap). Fuse scans, so it sees a
 * few hundred names that an index has chosen, never a whole table.
 * @returns positions in `names`, best first; names that Fuse finds nothing in are left out.
 */
export function rankShortlist(asked: string, names: readonly string[], threshold = 0.5): number[] {
  const fuse = new Fuse(names, {
    includeScore: true,
    ignoreLocation: true,
    threshold,
    // Bitap works on 32 letters at a time: longer patterns are cut by Fuse itself.
    distance: 64,
  });
  return fuse
    .search(asked)
    .sort((a, b) => a.score! - b.score! || a.refIndex - b.refIndex)
    .map(({ refIndex }) => refIndex);
}
