import { distanceMeters } from '../../geo/distance';
import { isAgreeing } from '../../model/agreeing';
import { certaintiesOf } from '../../rank/confidence';
import type { Candidate, RankedCandidate } from './candidate';
import { withRivalsInPlace } from './rivals-in-place';
import { SAME_PLACE_METERS } from './same-place';

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
/** A reading of the whole name with such a score is sure by itself. */
const LEAST_OF_WHOLE = 0;
const NO_STREET = -1;
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

/** Drops candidates that another reading found too, and records that the data have twice. */
function withoutTwins(sorted: readonly Candidate[]): Candidate[] {
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
    const twinAt = onStreet.findLast((at) => isSame(kept[at]!, candidate));
    if (twinAt === undefined) onStreet.push(kept.push(candidate) - 1);
    else if (hasNumber(candidate)) {
      const twin = kept[twinAt]!;
      if (readsRest(candidate, twin)) kept[twinAt] = { ...candidate, score: twin.score };
      const apart = distanceMeters(twin.latitude, twin.longitude, candidate.latitude, candidate.longitude);
      if (apart >= SAME_PLACE_METERS) onStreet.push(kept.push(candidate) - 1);
      else if (apart > twin.spreadMeters) kept[twinAt] = { ...twin, spreadMeters: apart };
    }
  }
  return kept;
}

/**
 * `Re Charles Quint 21`: `Charles Quint` agrees better with the street, and leaves a word unread that is a part of the name, with a slip.
 * The reading of the whole name tells what differs.
 */
function readsRest({ doubt, leavesWords, score }: Candidate, twin: Candidate): boolean {
  return twin.leavesWords && twin.doubt === 'unread' && !leavesWords && !doubt && score >= LEAST_OF_WHOLE;
}

function hasNumber({ address, building }: Candidate): boolean {
  return address !== null || building !== null;
}

/**
 * True if two candidates on one street, or two places, name the same thing. Suffixes are compared by key, so boxes `0002` and `b002` of one house are
 * equal.
 */
function isSame(a: Candidate, b: Candidate): boolean {
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
