import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import type { Matcher } from '../matcher';
import { askPostcode } from '../query/asked-postcode';

/**
 * True if each of two addresses lies in another town, with a postcode of that town: `5200 Odense V`, `5000 Odense C`. A slip in the
 * one would not agree with the other.
 */
export function areInTwoTowns(
  matcher: Matcher,
  profile: CountryProfile,
  one: AddressQuery,
  other: AddressQuery,
): boolean {
  const ours = townOf(matcher, profile, one);
  const theirs = townOf(matcher, profile, other);
  return (
    ours !== null &&
    theirs !== null &&
    ours.postcode !== theirs.postcode &&
    !ours.cities.some((id) => theirs.cities.includes(id))
  );
}

interface Town {
  readonly postcode: string;
  /** Ids of the cities that have the name and the postcode. */
  readonly cities: readonly number[];
}

/** Null if the data know no town of that name with that postcode. */
function townOf(matcher: Matcher, profile: CountryProfile, { city, postcode }: AddressQuery): Town | null {
  if (city === undefined || postcode === undefined) return null;
  const asked = askPostcode(matcher, profile, postcode);
  if (asked === null || asked.row === null) return null;
  const { store, places } = matcher;
  const named = places
    .resolve(profile, city)
    .areas.filter(({ edits, area }) => edits === 0 && area.level === 'city');
  if (named.length === 0) return null;
  const having = new Set(store.streetsOfPostcode(asked.row).map((street) => store.streetHead(street).city));
  const own = named.map(({ area }) => area.id).filter((id) => having.has(id));
  return own.length === 0 ? null : { postcode: asked.text, cities: own };
}
