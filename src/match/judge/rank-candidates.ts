import { isAgreeing } from '../../model/agreeing';
import { certaintiesOf } from '../../rank/confidence';
import type { Candidate, RankedCandidate } from './candidate';
import { withRivalsInPlace } from './rivals-in-place';
import { hasNumber, withoutTwins } from './without-twins';

/**
 * A place alone that leaves words unread costs this more if a street in it may be these words. Such a street has at least
 * this score, as with two typos.
 */
const UNREAD_STREET_COST = 2.5;
const LEAST_OF_STREET = -3;
/**
 * The street may be missing in the data, so this much of the certainty is left to a candidate that rests on a slip: less than 0.8,
 * which is sure.
 */
const SHARE_OF_SLIP = 0.6;
/** What a name with a slip, or of which the text is a part, costs at least beside the whole text as the name of a street. */
const OTHER_NAME_COST = 1;
const NONE: readonly number[] = [];

/**
 * Sorts candidates, best score first, and computes their confidence. Equal scores are ordered by size of the city, then
 * by street id (an address before its street), reading, address and area id. A candidate that repeats a better one is left out.
 */
export function rankCandidates(candidates: readonly Candidate[]): readonly RankedCandidate[] {
  const distinct = withoutTwins([...withStreetsFirst(candidates)].sort(byScore));
  const certainties = certaintiesOf(
    distinct.map(({ score }) => score),
    (at) => areasAroundTown(distinct, at),
  );
  const ranked = distinct.map((candidate, at) => {
    const { confidence, plausibility } = certainties[at]!;
    if (candidate.restsOnSlip === true)
      return { candidate, confidence: SHARE_OF_SLIP * confidence, plausibility };
    return { candidate, confidence, plausibility };
  });
  return withRivalsInPlace(ranked);
}

/**
 * The town Groningen lies in the municipality and in the province of that name: who asks for `Groningen` alone gets the
 * town, and these areas are no rivals of it. Nor is the suburb of that name. Gives the positions of those behind the town.
 */
function areasAroundTown(sorted: readonly Candidate[], at: number): readonly number[] {
  const town = sorted[at]!;
  if (town.level !== 'city') return NONE;
  const around: number[] = [];
  let { parent } = town.area;
  for (let other = at + 1; other < sorted.length; other++) {
    const { street, postcode, area } = sorted[other]!;
    if (street !== null || postcode !== null) continue;
    if (area.level === 'suburb' && area.parent === town.area.parent) around.push(other);
    else if (area.id === parent) {
      around.push(other);
      parent = area.parent;
    }
  }
  return around;
}

/**
 * `Westruostarat, Assen` is the Westrupstraat in Assen, and Assen itself only where no street is as near. `Haven` is each
 * street of that name, before the suburb Haven Lauwersoog.
 */
function withStreetsFirst(candidates: readonly Candidate[]): readonly Candidate[] {
  const unreadCost = candidates.some(isNearStreet) ? UNREAD_STREET_COST : 0;
  const most = candidates.some(hasOtherName) ? belowNamesakes(candidates) : Number.POSITIVE_INFINITY;
  if (unreadCost === 0 && most === Number.POSITIVE_INFINITY) return candidates;
  return candidates.map((candidate) => {
    const unread = isPlaceWithWords(candidate) ? candidate.score - unreadCost : candidate.score;
    const score = hasOtherName(candidate) ? Math.min(unread, most) : unread;
    return score === candidate.score ? candidate : { ...candidate, score };
  });
}

/** The greatest score of a place that hardly has the name, where streets have exactly the text as theirs. */
function belowNamesakes(candidates: readonly Candidate[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { street, leavesWords, verdicts, score } of candidates)
    if (street !== null && !leavesWords && isName(verdicts)) least = Math.min(least, score);
  return least - OTHER_NAME_COST;
}

function isName({ streetname, ...others }: Candidate['verdicts']): boolean {
  return (streetname === 'exact' || streetname === 'folded') && Object.values(others).every(isAgreeing);
}

function hasOtherName({ hasOtherName: isOther, street, postcode }: Candidate): boolean {
  return isOther === true && street === null && postcode === null;
}

function isNearStreet({ level, score, leavesWords, verdicts }: Candidate): boolean {
  return level === 'street' && !leavesWords && isAgreeing(verdicts.city) && score >= LEAST_OF_STREET;
}

function isPlaceWithWords({ street, postcode, leavesWords }: Candidate): boolean {
  return street === null && postcode === null && leavesWords;
}

function byScore(a: Candidate, b: Candidate): number {
  if (a.score !== b.score) return a.score > b.score ? -1 : 1;
  return (
    b.importance - a.importance ||
    (a.street?.id ?? -1) - (b.street?.id ?? -1) ||
    Number(hasNumber(b)) - Number(hasNumber(a)) ||
    a.reading - b.reading ||
    ordinalOf(a) - ordinalOf(b) ||
    a.area.id - b.area.id
  );
}

/** The ordinal of its address, or of the first address of its building; -1 if it has neither. */
function ordinalOf({ address, building }: Candidate): number {
  return (address ?? building?.addresses[0])?.ordinal ?? -1;
}
