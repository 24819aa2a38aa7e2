import { distanceMeters } from '../../geo/distance';
import type { Candidate } from './candidate';
import { areOneAddress, SAME_PLACE_METERS } from './same-place';

const NO_STREET = -1;
/** A reading of the whole name with such a score is sure by itself. */
const LEAST_OF_WHOLE = 0;

/** Drops candidates that another reading found too, and records that the data have twice. Best first. */
export function withoutTwins(sorted: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  /** Positions of the kept ones on each street. */
  const onStreets = new Map<number, number[]>();
  for (const candidate of sorted) {
    const id = candidate.street?.id ?? NO_STREET;
    const onStreet = onStreets.get(id);
    if (onStreet === undefined) {
      onStreets.set(id, [kept.push(candidate) - 1]);
      continue;
    }
    // A street is no rival of its own address if that fits as well or better.
    if (id !== NO_STREET && !hasNumber(candidate)) continue;
    const twinAt = onStreet.findLast((at) => areTwins(kept[at]!, candidate));
    if (twinAt === undefined) onStreet.push(kept.push(candidate) - 1);
    else if (hasNumber(candidate)) kept[twinAt] = joined(kept[twinAt]!, candidate);
  }
  return kept;
}

/** True for an address and for a building. */
export function hasNumber({ address, building }: Candidate): boolean {
  return address !== null || building !== null;
}

/**
 * Of two records of an address, or two readings of it, the better one; of equal records, one that tells the postcode. It may lie at
 * either point.
 */
function joined(better: Candidate, other: Candidate): Candidate {
  const tellsMore = better.address?.postcode === '' && other.score === better.score;
  const one = readsRest(other, better) ? { ...other, score: better.score } : tellsMore ? other : better;
  const spreadMeters = Math.max(better.spreadMeters, metersApart(better, other));
  return spreadMeters === one.spreadMeters ? one : { ...one, spreadMeters };
}

/**
 * `Re Charles Quint 21`: `Charles Quint` agrees better with the street, and leaves a word unread that is a part of the name, with a slip.
 * The reading of the whole name tells what differs.
 */
function readsRest({ doubt, leavesWords, score }: Candidate, twin: Candidate): boolean {
  return twin.leavesWords && twin.doubt === 'unread' && !leavesWords && !doubt && score >= LEAST_OF_WHOLE;
}

/** True if two candidates on one street, or two places, name the same thing, and houses lie near each other. */
function areTwins(a: Candidate, b: Candidate): boolean {
  if (a.address !== null && b.address !== null) return areOneAddress(a.address, b.address);
  if (a.level !== b.level) return false;
  if (a.building !== null && b.building !== null)
    return a.building.number === b.building.number && metersApart(a, b) < SAME_PLACE_METERS;
  if (hasNumber(a) || hasNumber(b) || a.postcode?.text !== b.postcode?.text) return false;
  return a.street !== null || a.area.id === b.area.id;
}

function metersApart(a: Candidate, b: Candidate): number {
  return distanceMeters(a.latitude, a.longitude, b.latitude, b.longitude);
}
