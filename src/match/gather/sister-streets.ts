import { SPELLING } from '../../country/index';
import { fitName } from '../../rank/name-fit';
import type { WordedName } from '../../rank/worded-name';
import type { Matcher } from '../matcher';
import type { Query } from '../query/query';
import type { StreetCandidate } from './street-candidate';

/**
 * True where a street found differs from the one asked by letters, and another of its kind may tell that it is none.
 */
export function mayBeSlip(streets: readonly StreetCandidate[]): boolean {
  return streets.some(({ fit }) => fit.edits > 0 && !fit.typeConflict);
}

/**
 * True where the places asked hold a street of the asked name under another type: the name is no slip of a third one.
 * `Mühlenstraße` in a town that has a `Mühlenweg` is hardly its `Uhlenstraße`.
 */
export function hasSisterInside(matcher: Matcher, query: Query, asked: WordedName): boolean {
  const { store } = matcher;
  const { cities, profile } = query;
  if (cities === null || asked.type === '') return false;
  const { streets } = matcher.namesOf(profile);
  const names = new Set<number>();
  addSisters(matcher, query, asked, names);
  for (const sister of names)
    for (const id of streets.membersIn(sister, cities)) {
      const { name } = store.street(id);
      const found = matcher.worded(profile, name);
      if (found.type !== '' && stemOf(found) === stemOf(asked) && fitName(profile, asked, found).typeConflict)
        return true;
    }
  return false;
}

/** Names of the same words; where types grow onto names or stand at either end, with each other type. */
function addSisters(matcher: Matcher, { profile }: Query, asked: WordedName, names: Set<number>): void {
  const { streets } = matcher.namesOf(profile);
  const core = profile.coreTokens(asked.tokens);
  if (core.length < asked.count) {
    streets.addSpelled(SPELLING.core, [...core].sort().join(''), names);
    return;
  }
  const stem = stemOf(asked);
  // Of a name that is damaged there is mostly no other with its stem.
  if (streets.beginning(stem).size === 0) return;
  for (const type of profile.conventions.streetTypes) {
    const name = streets.keys.find(stem + type);
    if (name >= 0) names.add(name);
  }
}

/** Its key without the type, wherever that stands. */
function stemOf({ key, type }: WordedName): string {
  return key.endsWith(type) ? key.slice(0, -type.length) : key.slice(type.length);
}
