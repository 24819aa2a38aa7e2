import type { Verdict } from '../model/match';

/** The parts of a house designation that are compared: see parse/designation. */
interface Door {
  readonly number: string;
  readonly suffix: string;
}

/** How a house number that was asked compares with one that exists. */
export interface DoorFit {
  number: Verdict;
  /** Null where neither side has a suffix. */
  suffix: Verdict | null;
}

/** Compares designations; the raw texts decide between `exact` and `folded`. */
export function fitDoor(asked: Door, found: Door, sameText: boolean): DoorFit {
  if (asked.number !== found.number) return { number: 'conflict', suffix: null };
  if (asked.suffix === found.suffix) {
    const verdict = sameText ? 'exact' : 'folded';
    return { number: 'exact', suffix: asked.suffix === '' ? null : verdict };
  }
  if (asked.suffix === '') return { number: 'exact', suffix: 'nearest' };
  return {
    number: 'exact',
    suffix: found.suffix === '' ? 'missing' : siblings(asked.suffix, found.suffix) ? 'partial' : 'conflict',
  };
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
