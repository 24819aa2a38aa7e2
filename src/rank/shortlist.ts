import Fuse from 'fuse.js';
import { distanceToPart } from '../text/edit-distance';

/**
 * Orders a shortlist of folded names by likeness to what was asked, with Fuse.js (Bitap). Fuse scans, so it sees a
 * few hundred names that an index has chosen, never a whole table.
 * @returns positions in `names`, best first; names that Fuse finds nothing in are left out.
 */
export function rankShortlist(asked: string, names: readonly string[], threshold = 0.5): number[] {
  // What is further off than Fuse.js's score allows need not be shown to it.
  const errors = Math.floor(asked.length * threshold);
  const positions: number[] = [];
  for (let at = 0; at < names.length; at++)
    if (distanceToPart(asked, names[at]!) <= errors) positions.push(at);
  if (positions.length === 0) return positions;
  const near = positions.map((position) => names[position]!);
  const fuse = new Fuse(near, {
    includeScore: true,
    ignoreLocation: true,
    threshold,
    // Bitap works on 32 letters at a time: longer patterns are cut by Fuse itself.
    distance: 64,
  });
  return fuse
    .search(asked)
    .sort((a, b) => a.score! - b.score! || a.refIndex - b.refIndex)
    .map(({ refIndex }) => positions[refIndex]!);
}
