import type { Verdict } from '../model/match';

/**
 * Compares the suffixes of doors with the number asked; null where neither has one.
 * @param sameText both house numbers are written alike: `exact` rather than `folded`.
 */
export function fitSuffix(asked: string, found: string, sameText: boolean): Verdict | null {
  if (asked === found) return asked === '' ? null : sameText ? 'exact' : 'folded';
  if (asked === '') return 'nearest';
  if (found === '') return 'missing';
  return siblings(asked, found) ? 'partial' : 'conflict';
}

/** Order among the doors of one number, by their suffixes: the one asked, then the plain number, then the nearest sibling. */
export function doorCost(askedSuffix: string, foundSuffix: string): number {
  if (askedSuffix === foundSuffix) return 0;
  if (foundSuffix === '') return 1;
  if (askedSuffix === '') return 2;
  return siblings(askedSuffix, foundSuffix) ? 2 : 3;
}

/** True where one suffix continues the other: `A` and `A-2`. */
function siblings(asked: string, found: string): boolean {
  return found.startsWith(asked) || asked.startsWith(found);
}
