import { AREA_LEVELS, type Area } from '../../model/areas';
import type { Candidate } from './candidate';
import { Judgement } from './judge';
import type { PreparedQuery } from './query';
import { plainCandidate } from './to-match';

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
 * The places that a query names: the answer where it asks for a place alone (then they are scored and compete
 * with what other readings find), else where it falls back to when no street is found.
 */
export function areaCandidates(query: PreparedQuery, reading: number): Candidate[] {
  const asked = [...query.places]
    .reverse()
    .find((place) => place.field !== 'province' && place.areas.length > 0);
  const named = query.places.find((place) => place.areas.length > 0);
  const { field, areas, raw } = asked ?? named ?? { field: 'city' as const, areas: [], raw: '' };
  const total = areas.reduce((sum, { area }) => sum + weightOf(area), 0);
  return areas.map(({ area, edits }) => {
    const candidate = plainCandidate(area, area.level);
    const certainty = CERTAINTY[Math.min(edits, CERTAINTY.length - 1)]! / (1 + query.leftOver);
    candidate.confidence = (certainty * weightOf(area)) / total;
    candidate.plausibility = certainty;
    candidate.verdicts = { [field]: edits > 0 ? 'typo' : raw === area.name ? 'exact' : 'folded' };
    if (query.street !== null) candidate.verdicts.streetname = 'missing';
    if (query.door !== null) candidate.verdicts.number = 'missing';
    candidate.reading = reading;
    if (asksPlaceAlone(query)) {
      const judgement = new Judgement();
      judgement.begin(query.explain);
      judgement.reading(query);
      const share = weightOf(area) / total;
      candidate.score = judgement.score + PLACE_SCORE - edits * EDIT_COST + Math.log(share);
      candidate.features = judgement.features;
      candidate.leavesWords = query.leftOver > 0;
      candidate.misreadsNumber = query.postcodeAsNumber;
    }
    return candidate;
  });
}

function weightOf(area: Area): number {
  return MEANT[area.level] * Math.log2(2 + area.addressCount) * (1 + AREA_LEVELS.indexOf(area.level) / 100);
}
