import type { CountryProfile } from '../country/index';
import type { AddressQuery } from '../model/match';
import type { Store } from '../store/rows';
import { addAreaCandidates, asksPlaceAlone } from './area-candidates';
import type { Candidate } from './candidate';
import type { CandidatePool } from './candidate-pool';
import { gather, rankCandidates } from './gather';
import { type Narrower, NOT_NARROWED } from './narrow';
import { WHOLE } from './query';
import type { QueryPool } from './query-pool';
import { sortPart } from './sort-part';
import { Workspace } from './workspace';

/** Answers of the seven that fit less well than this give way to the next level. */
export const PLAUSIBLE = 0.5;
/** In a list, what lies below a place stands before it even where it is less sure. */
const WORTH_SHOWING = 0.2;

export interface FieldMatching {
  /** Drops and lifts candidates before they are compared. */
  narrow?: Narrower;
  /** Candidates tell what spoke for them. */
  explain?: boolean | undefined;
  /** Who wants one answer needs no places behind one that fits this well. */
  enough?: number;
}

/**
 * Candidates for a request in fields, best first: addresses, streets and postcodes, and after them the places
 * asked, for the case that nothing below them is right.
 */
export function matchFields(
  store: Store,
  profiles: readonly CountryProfile[],
  fields: AddressQuery,
  { narrow = NOT_NARROWED, explain = false, enough = Number.POSITIVE_INFINITY }: FieldMatching = {},
): Candidate[] {
  const workspace = Workspace.begin(store);
  const { candidates, places, queries } = workspace;
  const manner = explain || !narrow.idle ? { ...WHOLE, explain, narrowed: !narrow.idle } : WHOLE;
  for (let at = 0; at < profiles.length; at++)
    gather(workspace, queries.prepare(profiles[at]!, fields, manner), 0);
  addPlaces(queries, true, candidates);
  if (!narrow.idle) candidates.filter(0, narrow.admits);
  const ranked = rankCandidates(candidates.listed());
  if (ranked[0] !== undefined && ranked[0].plausibility >= enough) return ranked;
  addPlaces(queries, false, places);
  if (!narrow.idle) places.filter(0, narrow.admits);
  return places.length === 0 ? ranked : withPlaces(ranked, places.listed());
}

/** Adds the places of the queries that ask for a place alone, or of the others. */
function addPlaces(queries: QueryPool, alone: boolean, pool: CandidatePool): void {
  for (let at = 0; at < queries.length; at++)
    if (asksPlaceAlone(queries.at(at)) === alone) addAreaCandidates(pool, queries.at(at), 0);
}

/** Puts places after what was found below them; their confidence is what is left of certainty. */
export function withPlaces(found: Candidate[], places: Candidate[]): Candidate[] {
  if (places.length === 0) return found;
  const best = found[0];
  const left = best === undefined ? 1 : 1 - best.plausibility;
  for (const place of places) place.confidence *= best === undefined ? 1 : Math.max(left, 0.05);
  sortPart(
    places,
    0,
    places.length,
    (a, b) => byConfidence(a, b) || b.area.addressCount - a.area.addressCount || a.area.id - b.area.id,
  );
  // Not spread: an array that is spread grows by guesses, to 280 bytes for two.
  const all = found.concat(places);
  if (best === undefined || best.plausibility < WORTH_SHOWING) sortPart(all, 0, all.length, byConfidence);
  return all;
}

function byConfidence(a: Candidate, b: Candidate): number {
  return a.confidence > b.confidence ? -1 : a.confidence < b.confidence ? 1 : 0;
}
