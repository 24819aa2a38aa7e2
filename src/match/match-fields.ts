import type { CountryProfile } from '../country/index';
import type { AddressQuery } from '../model/match';
import { flatMap } from '../text/flat-map';
import type { Depth } from './gather/find-streets';
import { gather } from './gather/gather';
import { areaCandidates } from './judge/area-candidates';
import type { Candidate, RankedCandidate } from './judge/candidate';
import { rankCandidates } from './judge/rank-candidates';
import { withPlaces } from './judge/with-places';
import type { Matcher } from './matcher';
import { admit } from './query/admit';
import { type CandidateFilter, NO_FILTER } from './query/filter';
import { asksPlaceAlone, prepareQuery, type Query } from './query/query';

/** An address this sure ends the search in the other countries. */
const SURE = 0.9;

export interface FieldMatching {
  /** Drops and lifts candidates before they are compared. */
  readonly filter?: CandidateFilter;
  /** Candidates tell what spoke for them. */
  readonly explain?: boolean | undefined;
  /** Where one answer is wanted, no places are looked for behind one that fits this well. */
  readonly enough?: number;
}

/**
 * Candidates for a request in fields, best first: addresses, streets and postcodes, and after them the places
 * asked, for the case that nothing below them is right.
 */
export function matchFields(
  matcher: Matcher,
  profiles: readonly CountryProfile[],
  fields: AddressQuery,
  { filter = NO_FILTER, explain = false, enough = Number.POSITIVE_INFINITY }: FieldMatching = {},
): RankedCandidate[] {
  const manner = { explain, filtered: !filter.idle };
  const queries = profiles.map((profile) => prepareQuery(matcher, profile, fields, manner));
  const ranked = rankCandidates(admit(candidatesIn(matcher, queries, filter), filter));
  if (ranked[0] !== undefined && ranked[0].plausibility >= enough) return ranked;
  const places = flatMap(queries, (query) => (asksPlaceAlone(query) ? [] : areaCandidates(query, 0)));
  return withPlaces(
    ranked,
    places.filter(({ candidate }) => filter.admits(candidate)),
  );
}

/**
 * Of several countries each is looked through quickly only where no address of any agrees in everything, and far and wide
 * only where no address of any is sure then: a misspelt name of one country took ten times as long with another beside it.
 */
function candidatesIn(matcher: Matcher, queries: readonly Query[], filter: CandidateFilter): Candidate[] {
  const [only] = queries;
  if (only !== undefined && queries.length === 1) return candidatesOf(matcher, only, 'all');
  const exact = flatMap(queries, (query) => candidatesOf(matcher, query, 'exact'));
  if (exact.some(hasNumber)) return exact;
  const quick = flatMap(queries, (query) => candidatesOf(matcher, query, 'quick'));
  const [best] = rankCandidates(admit(quick, filter));
  if (best !== undefined && hasNumber(best.candidate) && best.confidence >= SURE) return quick;
  const named = queries.filter((query) => query.street !== null && !asksPlaceAlone(query));
  return [...quick, ...flatMap(named, (query) => gather(matcher, query, 0, 'thorough'))];
}

function hasNumber({ address, building }: Candidate): boolean {
  return address !== null || building !== null;
}

function candidatesOf(matcher: Matcher, query: Query, depth: Depth): Candidate[] {
  if (!asksPlaceAlone(query)) return gather(matcher, query, 0, depth);
  return areaCandidates(query, 0).map(({ candidate }) => candidate);
}
