import { AREA_LEVELS, type Area } from '../model/areas';
import type { AskedPlace } from './asked-place';
import type { CandidatePool, JudgedCandidate } from './candidate-pool';
import type { PreparedQuery } from './query';
import type { ResolvedPlace } from './resolve-place';

/** How sure a place is, by the letters that differ. */
const CERTAINTY = [0.97, 0.85, 0.65, 0.4];
/** Score of a place asked alone, and what a letter amiss costs it. */
const PLACE_SCORE = 4;
const EDIT_COST = 3.5;
/** Which of several areas of one name people mean: the town first. */
const MEANT: Record<Area['level'], number> = { city: 8, municipality: 3, suburb: 2, province: 2, country: 8 };

/** True where a query asks for nothing but a place. */
export function asksPlaceAlone(query: PreparedQuery): boolean {
  return query.street === null && query.door === null && query.postcode === null;
}

/**
 * Adds the places that a query names: the answer where it asks for a place alone (then they are scored and compete
 * with what other readings find), else where it falls back to when no street is found.
 */
export function addAreaCandidates(pool: CandidatePool, query: PreparedQuery, reading: number): void {
  const asked = placeMeant(query);
  if (asked === null) return;
  const isAlone = asksPlaceAlone(query);
  const total = totalWeight(asked.areas);
  for (let at = 0; at < asked.areas.length; at++) {
    const { area, edits } = asked.areas[at]!;
    const candidate = pool.take(area.level, null, area, query.explain);
    const { verdicts } = candidate.judgement;
    const certainty = CERTAINTY[Math.min(edits, CERTAINTY.length - 1)]! / (1 + query.leftOver);
    candidate.latitude = area.latitude;
    candidate.longitude = area.longitude;
    candidate.spreadMeters = area.radiusMeters;
    candidate.importance = area.addressCount;
    candidate.score = 0;
    candidate.confidence = (certainty * weightOf(area)) / total;
    candidate.plausibility = certainty;
    verdicts.set(asked.field, edits > 0 ? 'typo' : asked.raw === area.name ? 'exact' : 'folded');
    if (query.street !== null) verdicts.set('streetname', 'missing');
    if (query.door !== null) verdicts.set('number', 'missing');
    candidate.reading = reading;
    candidate.leavesWords = isAlone && query.leftOver > 0;
    candidate.misreadsNumber = isAlone && query.postcodeAsNumber;
    if (isAlone) scoreAlone(candidate, query, edits, weightOf(area) / total);
  }
}

function scoreAlone(candidate: JudgedCandidate, query: PreparedQuery, edits: number, share: number): void {
  const { judgement } = candidate;
  judgement.reading(query);
  candidate.score = judgement.score + PLACE_SCORE - edits * EDIT_COST + Math.log(share);
  // What a place scores is no sum of points.
  if (query.explain) judgement.points = [];
}

/** The last place asked that the data knows, a province only where there is no other; null for none. */
function placeMeant({ places }: PreparedQuery): AskedPlace | null {
  for (let at = places.length - 1; at >= 0; at--) {
    const place = places[at]!;
    if (place.field !== 'province' && place.areas.length > 0) return place;
  }
  for (let at = 0; at < places.length; at++) if (places[at]!.areas.length > 0) return places[at]!;
  return null;
}

function totalWeight(areas: readonly ResolvedPlace[]): number {
  let total = 0;
  for (let at = 0; at < areas.length; at++) total += weightOf(areas[at]!.area);
  return total;
}

function weightOf(area: Area): number {
  return MEANT[area.level] * Math.log2(2 + area.addressCount) * (1 + AREA_LEVELS.indexOf(area.level) / 100);
}
