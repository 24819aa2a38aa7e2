import { isAgreeing } from '../model/agreeing';
import type { Candidate, RankedCandidate } from './judge/candidate';

/** If the best candidate is at least this sure, no further reading is tried. */
export const SURE = 0.95;

/**
 * Unread words beside the street may belong to its damaged name, and an unknown place beside a postcode may be the street.
 * Then a wider search may find a better answer.
 */
export function isSure(best: RankedCandidate | undefined): best is RankedCandidate {
  if (best === undefined || best.confidence < SURE) return false;
  const { leavesWords, level, verdicts, doubt } = best.candidate;
  // `Oakland Street Manchester`: a place that the data lack may be the street, and so may words that are not read.
  if (verdicts.city === 'missing' || verdicts.suburb === 'missing') return false;
  if (level === 'city' && doubt !== null) return false;
  return !leavesWords && !(level === 'postcode' && verdicts.city === 'conflict');
}

/**
 * True if nothing in the line speaks against the answer. It may still not be sure, because others fit as well: two records of
 * one address, or a street and number that several towns have. A wider search cannot tell which of them is meant.
 */
export function agreesInEverything(best: RankedCandidate | undefined): boolean {
  if (best === undefined || best.plausibility < SURE) return false;
  const { leavesWords, misreadsNumber, verdicts } = best.candidate;
  if (leavesWords || misreadsNumber || verdicts.number === undefined) return false;
  return Object.values(verdicts).every((verdict) => isAgreeing(verdict));
}

/** `33 avenue J. Jaurès` read as a name: a wider search may find the street by its own name, and the number on it. */
export function hidesNumber({ misreadsNumber, verdicts }: Candidate): boolean {
  return misreadsNumber && verdicts.streetname !== undefined && !isAgreeing(verdicts.streetname);
}
