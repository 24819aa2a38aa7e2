import type { Verdict } from '../model/match';

/**
 * Compares the suffixes of two addresses with the same number; null where neither has one.
 * @param sameText both house numbers are written alike: `exact` rather than `folded`.
 */
export function fitSuffix(asked: string, found: string, sameText: boolean): Verdict | null {
  if (asked === found) return asked === '' ? null : sameText ? 'exact' : 'folded';
  if (asked === '') return 'nearest';
  if (found === '') return 'missing';
  return areSiblings(asked, found) ? 'partial' : 'conflict';
}

/** Order among the addresses of one number: the suffix asked, then none, then the nearest sibling. */
export function suffixCost(asked: string, found: string): number {
  if (asked === found) return 0;
  if (found === '') return 1;
  if (asked === '') return 2;
  return areSiblings(asked, found) ? 2 : 3;
}

/** True where one suffix continues the other: `A` and `A-2`. */
function areSiblings(asked: string, found: string): boolean {
  return found.startsWith(asked) || asked.startsWith(found);
}
