import type { WordedName } from '../../rank/worded-name';
import type { Candidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import type { Query } from '../query/query';
import { findNumbersOfStreet, isEmpty } from './find-numbers';

/** A shorter word is a part of too many others. */
const SHORTEST_WORD = 3;

/**
 * Tells which candidates have words more than the asked name, where another street of their town has words more as well, and the asked
 * number: `112 Hill Rd` may be on the Brigham Hill Rd as well as on the Bradley Hill Rd. A search by names finds the first few of these.
 */
export function hasOtherLongerName(
  matcher: Matcher,
  query: Query,
  asked: WordedName,
): (one: Candidate) => boolean {
  const { profile, number } = query;
  const { store } = matcher;
  const index = matcher.namesOf(profile);
  const { keys } = index.streets;
  const hasWords = ({ tokens }: WordedName) => asked.tokens.every((token) => tokens.includes(token));
  const hasNumber = (street: number) =>
    number !== null && !isEmpty(findNumbersOfStreet(store, number, street));
  return ({ verdicts, street, address, building }) => {
    if (verdicts.streetname !== 'partial' || street === null || number === null) return false;
    if (address === null && building === null) return false;
    const core = profile.coreTokens(asked.tokens);
    const longest = core.reduce((most, token) => (token.length > most.length ? token : most), '');
    if (longest.length < SHORTEST_WORD) return false;
    const found = matcher.worded(profile, street.name);
    if (found.count <= asked.count || !hasWords(found)) return false;
    // A name that goes on behind the found one is no rival: `Grand Central Parkway Service Road`.
    const isRival = (other: WordedName) =>
      hasWords(other) && !found.tokens.every((token) => other.tokens.includes(token));
    keys.probe(longest);
    const alike = index.streetNamesIn(street.city).filter((name) => keys.holdsProbe(name));
    return alike.some((name) =>
      index.streets
        .membersIn(name, [street.city])
        .some(
          (id) =>
            id !== street.id &&
            store.street(id).name !== street.name &&
            isRival(matcher.worded(profile, store.street(id).name)) &&
            hasNumber(id),
        ),
    );
  };
}
