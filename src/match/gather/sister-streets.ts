import { SPELLING } from '../../country/index';
import { fitName } from '../../rank/name-fit';
import { withoutType } from '../../rank/type-conflict';
import type { WordedName } from '../../rank/worded-name';
import type { Matcher } from '../matcher';
import type { Query } from '../query/query';
import type { StreetCandidate } from './street-candidate';

const NO_NAMES: readonly number[] = [];

/**
 * True if a found street differs from the asked name by letters. Then a sister street may show that it is not the asked
 * one.
 */
export function mayBeSlip(streets: readonly StreetCandidate[]): boolean {
  return streets.some(({ name: { fit } }) => fit.edits > 0 && !fit.typeConflict);
}

/**
 * True if the asked places have a street with the asked name but another type. Then the asked name is not a typo of a
 * third name: `Mühlenstraße` in a town with a `Mühlenweg` hardly means its `Uhlenstraße`.
 */
export function hasSisterInside(matcher: Matcher, query: Query, asked: WordedName): boolean {
  const { store } = matcher;
  const { cities, profile } = query;
  if (cities === null || asked.type === '') return false;
  const { streets } = matcher.namesOf(profile);
  for (const sister of sistersOf(matcher, query, asked))
    for (const id of streets.membersIn(sister, cities)) {
      const { name } = store.street(id);
      const found = matcher.worded(profile, name);
      if (
        found.type !== '' &&
        withoutType(found) === withoutType(asked) &&
        fitName(profile, asked, found).typeConflict
      )
        return true;
    }
  return false;
}

/**
 * The names with the same words. In countries where types are joined to names or stand at either end: the name with
 * each other type.
 */
function sistersOf(matcher: Matcher, { profile }: Query, asked: WordedName): readonly number[] {
  const { streets } = matcher.namesOf(profile);
  const core = profile.coreTokens(asked.tokens);
  if (core.length < asked.count) return streets.spelled(SPELLING.core, [...core].sort().join(''));
  const stem = withoutType(asked);
  // A damaged name usually has no other name with its stem.
  if (streets.beginning(stem).size === 0) return NO_NAMES;
  return profile.conventions.streetTypes
    .map((type) => streets.keys.find(stem + type))
    .filter((name) => name >= 0);
}
