import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import type { Store } from '../../store/rows';
import { areaCandidates, asksPlaceAlone } from './area-candidates';
import type { Candidate } from './candidate';
import { gather, rankCandidates } from './gather';
import { type Narrower, NOT_NARROWED } from './narrow';
import { prepareQuery, WHOLE } from './query';
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
  const manner = { ...WHOLE, explain, narrowed: !narrow.idle };
  const queries = profiles.map((profile) => prepareQuery(store, profile, fields, manner));
  const found: Candidate[] = [];
  const workspace = Workspace.begin(store);
  for (const query of queries) gather(workspace, query, 0, found);
  for (const query of queries) if (asksPlaceAlone(query)) found.push(...areaCandidates(query, 0));
  const ranked = rankCandidates(narrow.apply(found));
  if (ranked[0] !== undefined && ranked[0].plausibility >= enough) return ranked;
  const places: Candidate[] = [];
  for (const query of queries) if (!asksPlaceAlone(query)) places.push(...areaCandidates(query, 0));
  return withPlaces(ranked, narrow.apply(places));
}

/** Puts places after what was found below them; their confidence is what is left of certainty. */
export function withPlaces(found: readonly Candidate[], places: Candidate[]): Candidate[] {
  const best = found[0];
  const left = best === undefined ? 1 : 1 - best.plausibility;
  for (const place of places) place.confidence *= best === undefined ? 1 : Math.max(left, 0.05);
  places.sort(
    (a, b) => byConfidence(a, b) || b.area.addressCount - a.area.addressCount || a.area.id - b.area.id,
  );
  if (best !== undefined && best.plausibility >= WORTH_SHOWING) return [...found, ...places];
  return [...found, ...places].sort(byConfidence);
}

function byConfidence(a: Candidate, b: Candidate): number {
  return a.confidence > b.confidence ? -1 : a.confidence < b.confidence ? 1 : 0;
}
