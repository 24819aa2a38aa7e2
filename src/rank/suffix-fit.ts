import type { Verdict } from '../model/match';

/**
 * Compares the suffixes of two addresses with the same number; null if neither has one.
 * @param sameText true if both house numbers are written the same: gives `exact` instead of `folded`.
 */
export function fitSuffix(asked: string, found: string, sameText: boolean): Verdict | null {
  if (asked === found) return asked === '' ? null : sameText ? 'exact' : 'folded';
  if (asked === '') return 'nearest';
  if (found === '') return 'missing';
  return areSiblings(asked, found) ? 'partial' : 'conflict';
}

/** A number that is there once more, in the countries that count so. */
const REPETITION = /^(?:bis|ter|quater|quinquies|sexies|septies|octies)$/;

/** True if one suffix is the first letter of the other, which marks a repeated number: `B` and `bis`. */
export function isRepetition(asked: string, found: string): boolean {
  const [short, long] = asked.length < found.length ? [asked, found] : [found, asked];
  return short.length === 1 && long.startsWith(short) && REPETITION.test(long);
}

/** True if one suffix continues the other: `A` and `A-2`. */
function areSiblings(asked: string, found: string): boolean {
  return found.startsWith(asked) || asked.startsWith(found);
}
