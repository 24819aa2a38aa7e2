import { AREA_LEVELS, type Area } from '../../model/areas';
import type { Doubt } from '../../model/doubt';
import type { Field, Verdict } from '../../model/match';
import { fold } from '../../text/fold';
import { levelTold } from '../places/asked-place';
import type { ResolvedPlace } from '../places/resolved-place';
import type { AskedPlace } from '../query/asked-place';
import { asksPlaceAlone, type Query } from '../query/query';
import type { Candidate, RankedCandidate } from './candidate';
import { judgeReading } from './fields/reading';
import { Judgement } from './judgement';

/** Certainty of a place by the number of wrong letters. */
const CERTAINTY = [0.97, 0.85, 0.65, 0.4];
/** Score of a place that is asked alone, and the cost of each wrong letter. */
const PLACE_SCORE = 4;
const EDIT_COST = 3.5;
/** Cost of each asked place that the data lack: `Grebe Junction, MD` is hardly Maryland. */
const UNKNOWN_COST = 2;
/** Weight of each level if several areas have the same name: people mostly mean the town. */
const MEANT: Record<Area['level'], number> = { city: 8, municipality: 3, suburb: 2, province: 2, country: 8 };

/**
 * The places that a query names. For a query that asks only for a place they are the answer: they get a score and
 * compete with the candidates of other readings. Else they are the fallback if no street is found.
 */
export function areaCandidates(query: Query, reading: number): RankedCandidate[] {
  const asked = placeMeant(query);
  if (asked === null) return [];
  const areas = areasMeant(asked);
  const total = areas.reduce((sum, { area }) => sum + weightOf(area), 0);
  return areas.map((place) => {
    const { area, edits } = place;
    const wrong = Math.min(wrongLetters(query, edits), CERTAINTY.length - 1);
    const plausibility = CERTAINTY[wrong]! / (1 + query.line.leftOver + unknownPlaces(query).length);
    const share = weightOf(area) / total;
    return {
      candidate: areaCandidate(query, asked, place, share, reading),
      confidence: plausibility * share,
      plausibility,
    };
  });
}

/**
 * Beside a postcode that the data lack, a misspelt place is more likely another one that they lack, too. So is a place
 * beside words that no field takes, which may be the place. Each counts twice.
 */
function wrongLetters({ postcode, places, line }: Query, edits: number): number {
  if (postcode?.isUnknown !== true) return edits;
  const isOneUnread = line.leftApart > 0 || places.some(({ areas }) => areas.length === 0);
  return 2 * (edits + (isOneUnread ? 1 : 0));
}

function areaCandidate(
  query: Query,
  asked: AskedPlace,
  { area, edits, isLonger = false }: ResolvedPlace,
  share: number,
  reading: number,
): Candidate {
  const isAlone = asksPlaceAlone(query);
  const verdicts: Partial<Record<Field, Verdict>> = {
    [asked.field]: edits > 0 ? 'typo' : asked.raw === area.name ? 'exact' : 'folded',
  };
  for (const { field, areas } of query.places) {
    if (areas.length === 0) verdicts[field] = 'missing';
    else if (!areas.some((other) => isAround(other.area, area))) verdicts[field] = 'conflict';
  }
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
    // The score of a place is not a sum of points.
    evidence: query.manner.explain ? { features: {}, points: [] } : null,
    score: isAlone ? scoreAlone(query, edits, share) : 0,
    importance: area.addressCount,
    doubt: doubtOfPlace(query, asked, area, edits),
    reading,
    leavesWords: isAlone && query.line.leftOver > 0,
    misreadsNumber: isAlone && query.line.postcodeAsNumber,
    hasOtherName: edits > 0 || isLonger,
  };
}

function scoreAlone(query: Query, edits: number, share: number): number {
  const judgement = new Judgement(query, null);
  judgeReading(judgement);
  const unknown = unknownPlaces(query).length;
  return judgement.sheet.score + PLACE_SCORE - edits * EDIT_COST - unknown * UNKNOWN_COST + Math.log(share);
}

function doubtOfPlace(query: Query, asked: AskedPlace, area: Area, edits: number): Doubt | null {
  const { leavesNumber, leftOver, leftApart } = query.line;
  if (leavesNumber) return 'number';
  if (leftOver + leftApart > 0) return 'unread';
  return asksPlaceAlone(query) && mayBeOtherTown(query, asked, area, edits) ? 'town' : null;
}

/** `Toulouse` is hardly Toujouse, nor `Boston` Bolton: the data lack most towns, and their names are alike. */
function mayBeOtherTown({ postcode }: Query, { raw }: AskedPlace, { name }: Area, edits: number): boolean {
  if (edits === 0 || (postcode !== null && postcode.row !== null)) return false;
  return edits > 1 || fold(raw).charAt(0) !== fold(name).charAt(0);
}

/** True for the area itself, for those that hold it, and for those of the same municipality. */
function isAround({ id, level, parent }: Area, area: Area): boolean {
  if (id === area.id || id === area.parent || level === 'province' || level === 'country') return true;
  return parent !== null && (parent === area.id || parent === area.parent);
}

function unknownPlaces({ places }: Query): readonly AskedPlace[] {
  return places.filter(({ areas }) => areas.length === 0);
}

/**
 * The last asked place that may be narrower than a province, or one that lies in it (`Beilen, Midden-Drenthe`); else the first
 * known place; null if none is known.
 */
function placeMeant({ places }: Query): AskedPlace | null {
  const known = places.filter(({ areas }) => areas.length > 0);
  const last = known.findLast(isNarrow);
  if (last === undefined) return known[0] ?? null;
  return known.find((place) => place !== last && liesInside(place, last)) ?? last;
}

/** True if each of the areas of a name lies right inside one of the other's. */
function liesInside({ areas }: AskedPlace, wider: AskedPlace): boolean {
  return areas.every(({ area }) => wider.areas.some((around) => area.parent === around.area.id));
}

/** `Burlington, VT`: a line has no field for the province, so the found areas tell whether a text is one. */
function isNarrow({ field, areas }: AskedPlace): boolean {
  return (
    field !== 'province' && areas.some(({ area }) => area.level !== 'province' && area.level !== 'country')
  );
}

/**
 * `province: "Groningen"` and `provincie Groningen` are not the city, if there is such a province. People give a place of any
 * level as `city` or `suburb`.
 */
function areasMeant({ field, raw, areas }: AskedPlace): AskedPlace['areas'] {
  const level = field === 'province' || field === 'municipality' ? field : levelTold(raw);
  if (level === null) return areas.filter(({ isCalledAfterTown }) => isCalledAfterTown !== true);
  const ofLevel = areas.filter(({ area }) => area.level === level);
  return ofLevel.length > 0 ? ofLevel : areas;
}

function weightOf(area: Area): number {
  return MEANT[area.level] * Math.log2(2 + area.addressCount) * (1 + AREA_LEVELS.indexOf(area.level) / 100);
}
