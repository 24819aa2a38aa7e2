import { distanceMeters } from '../../geo/distance';
import { certaintiesOf } from '../../rank/confidence';
import type { Candidate, RankedCandidate } from './candidate';

/** The same address twice within this distance is one answer. */
const SAME_PLACE_METERS = 60;

/**
 * Orders candidates, best first, ties by the likelier reading and by place in the data, and sets their chances. What
 * another, better candidate already says is left out.
 */
export function rankCandidates(candidates: readonly Candidate[]): RankedCandidate[] {
  const distinct = withoutTwins([...candidates].sort(byScore));
  const certainties = certaintiesOf(distinct.map(({ score }) => score));
  return distinct.map((candidate, at) => {
    const { confidence, plausibility } = certainties[at]!;
    return { candidate, confidence, plausibility };
  });
}

function byScore(a: Candidate, b: Candidate): number {
  if (a.score !== b.score) return a.score > b.score ? -1 : 1;
  return (
    b.importance - a.importance ||
    (a.street?.id ?? -1) - (b.street?.id ?? -1) ||
    a.reading - b.reading ||
    ordinalOf(a) - ordinalOf(b) ||
    a.area.id - b.area.id
  );
}

/** Of its address, or of the first of its building; -1 for neither. */
function ordinalOf({ address, building }: Candidate): number {
  return (address ?? building?.addresses[0])?.ordinal ?? -1;
}

/** Without what is found by another reading too, or stands twice in the data. */
function withoutTwins(sorted: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of sorted) if (isNews(kept, candidate)) kept.push(candidate);
  return kept;
}

function isNews(kept: readonly Candidate[], candidate: Candidate): boolean {
  const { street } = candidate;
  const hasNumber = candidate.address !== null || candidate.building !== null;
  if (street !== null && !kept.some((other) => other.street?.id === street.id)) return true;
  // A street is no rival of an address on it that fits as well or better.
  if (!hasNumber && street !== null) return false;
  const twin = kept.findLast((other) => isSame(other, candidate));
  return twin === undefined || (hasNumber && metersApart(twin, candidate) >= SAME_PLACE_METERS);
}

/** True where two candidates name the same thing; boxes `0002` and `b002` of one house are one. */
function isSame(a: Candidate, b: Candidate): boolean {
  if (a.street?.id !== b.street?.id) return false;
  if (a.building !== null || b.building !== null)
    return a.building?.number === b.building?.number && a.level === b.level;
  const left = a.address;
  const right = b.address;
  if (left === null || right === null) {
    if (left !== right || a.level !== b.level || a.postcode?.text !== b.postcode?.text) return false;
    return a.street !== null || a.area.id === b.area.id;
  }
  return (
    left.number === right.number && left.suffixKey === right.suffixKey && left.postcode === right.postcode
  );
}

function metersApart(a: Candidate, b: Candidate): number {
  return distanceMeters(a.latitude, a.longitude, b.latitude, b.longitude);
}
