import type { CountryProfile } from '../country/index';
import { isAgreeing } from '../model/agreeing';
import type { Candidate } from './judge/candidate';
import type { Matcher } from './matcher';
import type { Query } from './query/query';

/** A good answer of one country, and the query that found it. */
export interface CountryAnswer {
  readonly candidate: Candidate;
  readonly query: Query;
}

/**
 * True if an answer from another country has the asked postcode or an asked place, and this country has no postcode of
 * that shape or no such place. Nothing in this country can agree as well, so the search skips it and saves the time.
 */
export function isAnsweredApart(
  matcher: Matcher,
  profile: CountryProfile,
  { candidate, query }: CountryAnswer,
): boolean {
  if (query.profile.code === profile.code) return false;
  const { verdicts } = candidate;
  const { postcode = '' } = query.fields;
  if (verdicts.postcode === 'exact' && profile.normalisePostcode(postcode) === null) return true;
  return query.places.some(
    ({ field, raw }) => isAgreeing(verdicts[field]) && !matcher.places.isKnown(profile, raw),
  );
}
