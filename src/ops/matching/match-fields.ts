import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import type { Store } from '../../store/rows';
import { areaCandidates, asksPlaceAlone } from './area-candidates';
import type { Candidate } from './candidate';
import { gather, rankCandidates } from './gather';
import { prepareQuery, WHOLE, WHOLE_EXPLAINED } from './query';

/** Answers of the seven that fit less well than this give way to the next level. */
export const PLAUSIBLE = 0.5;
/** In a list, what lies below a place stands before it even where it is less sure. */
const WORTH_SHOWING = 0.2;

/**
 * Candidates for a request in fields, best first: addresses, streets and postcodes, and after them the places
 * asked, for the case that nothing below them is right.
 */
export function matchFields(
  store: Store,
  profiles: readonly CountryProfile[],
  fields: AddressQuery,
  adjust: (candidates: Candidate[]) => Candidate[] = (candidates) => candidates,
  explain = false,
): Candidate[] {
  const found: Candidate[] = [];
  const places: Candidate[] = [];
  for (const profile of profiles) {
    const query = prepareQuery(store, profile, fields, explain ? WHOLE_EXPLAINED : WHOLE);
    found.push(...gather(store, query, 0));
    (asksPlaceAlone(query) ? found : places).push(...areaCandidates(query, 0));
  }
  return withPlaces(rankCandidates(adjust(found)), adjust(places));
}

/** Puts places after what was found below them; their confidence is what is left of certainty. */
export function withPlaces(found: readonly Candidate[], places: Candidate[]): Candidate[] {
  const best = found[0];
  const left = best === undefined ? 1 : 1 - best.plausibility;
  for (const place of places) place.confidence *= best === undefined ? 1 : Math.max(left, 0.05);
  places.sort(
    (a, b) =>
      b.confidence - a.confidence || b.area.addressCount - a.area.addressCount || a.area.id - b.area.id,
  );
  if (best !== undefined && best.plausibility >= WORTH_SHOWING) return [...found, ...places];
  return [...found, ...places].sort((a, b) => b.confidence - a.confidence);
}
