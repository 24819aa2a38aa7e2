import { isAgreeing } from '../../model/agreeing';
import type { RankedCandidate } from '../judge/candidate';
import type { Understood } from './understood';

/** Candidates after these are too unlikely to count. */
const MOST_CANDIDATES = 8;

/**
 * True if the two lines name two streets of one town that the data know: `30 Academy St Ext` is not `30 Academy St`, though the
 * register has a number 30 on the second alone, which is therefore the best answer to both.
 */
export function areNamedApart(left: Understood, right: Understood): boolean {
  const ours = streetNamed(left);
  const theirs = streetNamed(right);
  return ours !== null && theirs !== null && ours.id !== theirs.id && (ours.isOther || theirs.isOther);
}

/** The street whose name is the asked one to its last word; another one than that of the best answer, if that lacks words. */
function streetNamed({ ranked }: Understood): { id: number; isOther: boolean } | null {
  const best = ranked[0]?.candidate;
  if (best === undefined || best.street === null) return null;
  const city = best.street.city;
  if (isNamed(ranked[0]!)) return { id: best.street.id, isOther: false };
  const named = ranked
    .slice(0, MOST_CANDIDATES)
    .find((one) => one.candidate.street?.city === city && isNamed(one));
  return named === undefined ? null : { id: named.candidate.street!.id, isOther: true };
}

function isNamed({ candidate: { verdicts, leavesWords } }: RankedCandidate): boolean {
  const { streetname, city, suburb, postcode } = verdicts;
  return (
    !leavesWords &&
    streetname !== undefined &&
    isAgreeing(streetname) &&
    [city, suburb, postcode].every((verdict) => verdict !== 'conflict')
  );
}
