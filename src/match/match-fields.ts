import type { CountryProfile } from '../country/index';
import type { AddressQuery } from '../model/match';
import { flatMap } from '../text/flat-map';
import { type CountryAnswer, isAnsweredApart } from './answered-apart';
import type { Depth } from './gather/find-streets';
import { gather } from './gather/gather';
import { areaCandidates } from './judge/area-candidates';
import type { Candidate, RankedCandidate } from './judge/candidate';
import { placeCandidates } from './judge/place-candidates';
import { rankCandidates } from './judge/rank-candidates';
import { withPlaces } from './judge/with-places';
import type { Matcher } from './matcher';
import { admit } from './query/admit';
import { filledIn } from './query/filled-in';
import { type CandidateFilter, NO_FILTER } from './query/filter';
import { asksPlaceAlone, type Manner, prepareQuery, type Query } from './query/query';

/** If an address is at least this sure, the thorough stage is not needed. */
const SURE = 0.9;
/**
 * If an address is at least this sure, a country without such a postcode or place is skipped: see `isAnsweredApart`.
 */
const PLAUSIBLE = 0.5;

export interface FieldMatching {
  /** Drops candidates, or raises their score, before they are ranked. */
  readonly filter?: CandidateFilter;
  /** True to keep the evidence of each candidate. */
  readonly explain?: boolean | undefined;
  /** If the best candidate is at least this plausible, places are not added. For callers that want one answer. */
  readonly enough?: number;
}

/**
 * Candidates for a request in fields, best first: addresses, streets and postcodes, and the asked places, in case nothing
 * more exact is right.
 */
export function matchFields(
  matcher: Matcher,
  profiles: readonly CountryProfile[],
  fields: AddressQuery,
  { filter = NO_FILTER, explain = false, enough = Number.POSITIVE_INFINITY }: FieldMatching = {},
): readonly RankedCandidate[] {
  const manner = { explain, filter };
  const { found, queries } =
    profiles.length === 1
      ? inOneCountry(
          matcher,
          prepareQuery(matcher, profiles[0]!, filledIn(matcher, profiles[0]!, fields), manner),
        )
      : inSeveral(matcher, profiles, fields, filter, manner);
  const ranked = rankCandidates(admit(found, filter));
  if (ranked[0] !== undefined && ranked[0].plausibility >= enough) return ranked;
  const places = flatMap(queries, (query) =>
    asksPlaceAlone(query) ? [] : placeCandidates(matcher, query, found, 0),
  );
  return withPlaces(
    ranked,
    places.filter(({ candidate }) => filter.admits(candidate)),
  );
}

/** The candidates, and the queries of the countries that were asked. */
interface Found {
  readonly found: readonly Candidate[];
  readonly queries: readonly Query[];
}

interface CountriesInTurn {
  readonly found: readonly Candidate[];
  readonly answer: CountryAnswer | null;
  /** True if an address is sure. */
  readonly isAnswered: boolean;
}

function inOneCountry(matcher: Matcher, query: Query): Found {
  return { found: candidatesOf(matcher, query, 'all'), queries: [query] };
}

/**
 * Asks several countries. The quick stages run only if no country has an address that agrees in everything. The
 * thorough stages run only if no address is sure after that. Without this order, a misspelt name took ten times as long
 * when a second country was open.
 */
function inSeveral(
  matcher: Matcher,
  profiles: readonly CountryProfile[],
  fields: AddressQuery,
  filter: CandidateFilter,
  manner: Manner,
): Found {
  const exact: Candidate[] = [];
  const queries: Query[] = [];
  const unanswered: Query[] = [];
  let answer: CountryAnswer | null = null;
  for (const profile of profiles) {
    if (answer !== null && isAnsweredApart(matcher, profile, answer)) continue;
    const query = prepareQuery(matcher, profile, filledIn(matcher, profile, fields), manner);
    queries.push(query);
    const found = candidatesOf(matcher, query, 'exact');
    exact.push(...found);
    if (found.length === 0) unanswered.push(query);
    const candidate = found.find((one) => hasNumber(one) && one.verdicts.number === 'exact');
    if (candidate !== undefined) answer ??= { candidate, query };
  }
  if (exact.some(hasNumber)) {
    const rivals = flatMap(unanswered, (query) => gather(matcher, query, 0, 'otherwise'));
    return { found: [...exact, ...rivals], queries };
  }
  const quick = inTurn(matcher, queries, 'quick', filter, answer);
  if (quick.isAnswered) return { found: quick.found, queries };
  const named = queries.filter((query) => query.street !== null && !asksPlaceAlone(query));
  const thorough = inTurn(matcher, named, 'thorough', filter, quick.answer);
  return { found: [...quick.found, ...thorough.found], queries };
}

/** Asks one country after the other. Skips a country that cannot do better than an address that was found already. */
function inTurn(
  matcher: Matcher,
  queries: readonly Query[],
  depth: Depth,
  filter: CandidateFilter,
  before: CountryAnswer | null,
): CountriesInTurn {
  const found: Candidate[] = [];
  let answer = before;
  let isAnswered = false;
  for (const query of queries) {
    if (answer !== null && isAnsweredApart(matcher, query.profile, answer)) continue;
    found.push(...candidatesOf(matcher, query, depth));
    const [best] = rankCandidates(admit(found, filter));
    const isNumber = best !== undefined && hasNumber(best.candidate);
    isAnswered = isNumber && best.confidence >= SURE;
    if (isNumber && best.confidence >= PLAUSIBLE) answer ??= { candidate: best.candidate, query };
  }
  return { found, answer, isAnswered };
}

function hasNumber({ address, building }: Candidate): boolean {
  return address !== null || building !== null;
}

function candidatesOf(matcher: Matcher, query: Query, depth: Depth): readonly Candidate[] {
  if (!asksPlaceAlone(query)) return gather(matcher, query, 0, depth);
  return areaCandidates(query, 0).map(({ candidate }) => candidate);
}
