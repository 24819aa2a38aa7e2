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
    suffix: found.suffix === '' ? 'missing' : siblings(asked, found) ? 'partial' : 'conflict',
  };
}

/** Order among the doors of one number: the one asked, then the plain number, then the nearest sibling. */
export function doorCost(asked: Door, found: Door): number {
  if (asked.suffix === found.suffix) return 0;
  if (found.suffix === '') return 1;
  if (asked.suffix === '') return 2;
  return siblings(asked, found) ? 2 : 3;
}

/** True where one suffix continues the other: `A` and `A-2`. */
function siblings(asked: Door, found: Door): boolean {
  return found.suffix.startsWith(asked.suffix) || asked.suffix.startsWith(found.suffix);
}
