import type { WordedName } from '../../rank/worded-name';
import type { Matcher } from '../matcher';
import { countryOf } from '../places/area-chain';
import type { Query } from '../query/query';

/** A street name of so many towns is common. */
const MANY_TOWNS = 3;

/**
 * True if nothing tells the town of a street whose name several towns have: then other towns, which the data lack, most likely have it too.
 * `Molenweg 91` is hardly the only one, though one of three has that number.
 */
export function isOfManyTowns(matcher: Matcher, query: Query, asked: WordedName): boolean {
  if (query.places.length > 0 || query.postcode !== null) return false;
  return isCommonName(matcher, query, asked, MANY_TOWNS);
}

/** True if so many towns have a street of the name. */
export function isCommonName(
  matcher: Matcher,
  { profile }: Query,
  { key }: WordedName,
  towns: number,
): boolean {
  const { store } = matcher;
  const { streets } = matcher.namesOf(profile);
  const name = streets.keys.find(key);
  if (name < 0) return false;
  const isShared = matcher.isShared(profile);
  const found = new Set<number>();
  streets.forEachMember(name, (_, city) => {
    // One index may hold the names of several countries.
    if (!isShared || countryOf(store, store.area(city)).code === profile.code) found.add(city);
    return found.size < towns;
  });
  return found.size >= towns;
}
