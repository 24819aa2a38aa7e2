import { AREA_LEVELS, type Area } from '../../model/areas';
import type { Field, Verdict } from '../../model/match';
import type { AskedPlace } from '../query/asked-place';
import { asksPlaceAlone, type Query } from '../query/query';
import type { Candidate, RankedCandidate } from './candidate';
import { Judgement } from './judgement';

/** How sure a place is, by the letters that differ. */
const CERTAINTY = [0.97, 0.85, 0.65, 0.4];
/** Score of a place asked alone, and what a letter amiss costs it. */
const PLACE_SCORE = 4;
const EDIT_COST = 3.5;
/** Which of several areas of one name people mean: the town first. */
const MEANT: Record<Area['level'], number> = { city: 8, municipality: 3, suburb: 2, province: 2, country: 8 };

/**
 * The places that a query names: the answer where it asks for a place alone (then they are scored and compete with what
 * other readings find), else what it falls back to when no street is found.
 */
export function areaCandidates(query: Query, reading: number): RankedCandidate[] {
  const asked = placeMeant(query);
  if (asked === null) return [];
  const total = asked.areas.reduce((sum, { area }) => sum + weightOf(area), 0);
  return asked.areas.map(({ area, edits }) => {
    const plausibility = CERTAINTY[Math.min(edits, CERTAINTY.length - 1)]! / (1 + query.line.leftOver);
    const share = weightOf(area) / total;
    return {
      candidate: areaCandidate(query, asked, area, edits, share, reading),
      confidence: plausibility * share,
      plausibility,
    };
  });
}

function areaCandidate(
  query: Query,
  asked: AskedPlace,
  area: Area,
  edits: number,
  share: number,
  reading: number,
): Candidate {
  const isAlone = asksPlaceAlone(query);
  const verdicts: Partial<Record<Field, Verdict>> = {
    [asked.field]: edits > 0 ? 'typo' : asked.raw === area.name ? 'exact' : 'folded',
  };
  if (query.street !== null) verdicts.streetname = 'missing';
  if (query.postcode?.whole === true && query.postcode.row === null) verdicts.postcode = 'missing';
  if (query.number !== null || query.line.lacksNumber) verdicts.number = 'missing';
  return {
    level: area.level,
    address: null,
    building: null,
    street: null,
    postcode: null,
    area,
    latitude: area.latitude,
    longitude: area.longitude,
    spreadMeters: area.radiusMeters,
    verdicts,
    // What a place scores is no sum of points.
    evidence: query.manner.explain ? { features: {}, points: [] } : null,
    score: isAlone ? scoreAlone(query, edits, share) : 0,
    importance: area.addressCount,
    reading,
    leavesWords: isAlone && query.line.leftOver > 0,
    misreadsNumber: isAlone && query.line.postcodeAsNumber,
  };
}

function scoreAlone(query: Query, edits: number, share: number): number {
  const judgement = new Judgement(query, null);
  judgement.reading();
  return judgement.score + PLACE_SCORE - edits * EDIT_COST + Math.log(share);
}

/** The last place asked that the data knows, one that names provinces only where there is no other; null for none. */
function placeMeant({ places }: Query): AskedPlace | null {
  const known = places.filter(({ areas }) => areas.length > 0);
  return known.findLast(isNarrow) ?? known[0] ?? null;
}

/** `Burlington, VT`: a line has no field for the province, its text tells. */
function isNarrow({ field, areas }: AskedPlace): boolean {
  return (
    field !== 'province' && areas.some(({ area }) => area.level !== 'province' && area.level !== 'country')
  );
}

function weightOf(area: Area): number {
  return MEANT[area.level] * Math.log2(2 + area.addressCount) * (1 + AREA_LEVELS.indexOf(area.level) / 100);
}
