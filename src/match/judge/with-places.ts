import type { RankedCandidate } from './candidate';

/** In a list, what lies below a place stands before it even where it is less sure. */
const WORTH_SHOWING = 0.1;
/** Of what is found below them, places keep at least this share of their confidence. */
const LEAST_SHARE = 0.05;

/** Puts places after what was found below them; their confidence is what is left of certainty. */
export function withPlaces(
  ranked: readonly RankedCandidate[],
  places: readonly RankedCandidate[],
): RankedCandidate[] {
  const found = places.length === 0 ? ranked : ranked.filter((one) => !isMisread(one));
  const best = found[0];
  const share = best === undefined ? 1 : Math.max(1 - best.plausibility, LEAST_SHARE);
  const ordered = places
    .map((place) => ({ ...place, confidence: place.confidence * share }))
    .sort(
      (a, b) =>
        b.confidence - a.confidence ||
        b.candidate.area.addressCount - a.candidate.area.addressCount ||
        a.candidate.area.id - b.candidate.area.id,
    );
  const kept = found.filter((one) => !ordered.some((place) => isSaidBetter(one, place)));
  const others = ordered.filter((place) => !kept.some((one) => isSameArea(one, place)));
  const all = [...kept, ...others];
  if (best === undefined || best.plausibility < WORTH_SHOWING)
    all.sort((a, b) => b.confidence - a.confidence);
  return all;
}

/**
 * `Onbekendeweg 101 Goes` is no postcode 101 of Reykjavík: the number was taken for one against the place beside it, with words
 * unread, while another reading knows a place in the line.
 */
function isMisread({ candidate: { level, leavesWords, verdicts } }: RankedCandidate): boolean {
  return level === 'postcode' && leavesWords && verdicts.city === 'conflict';
}

function isSameArea({ candidate }: RankedCandidate, place: RankedCandidate): boolean {
  return candidate.street === null && candidate.area.id === place.candidate.area.id;
}

/** A reading that names the place and leaves all else unread finds it, too, but is less sure of it. */
function isSaidBetter(one: RankedCandidate, place: RankedCandidate): boolean {
  return one.candidate.leavesWords && isSameArea(one, place) && place.confidence > one.confidence;
}
