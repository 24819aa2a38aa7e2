import { isAgreeing } from '../../model/agreeing';
import type { Area } from '../../model/areas';
import type { WordedName } from '../../rank/worded-name';
import { editDistance } from '../../text/edit-distance';
import { fold, squash } from '../../text/fold';
import type { Candidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import { countryOf } from '../places/area-chain';
import type { AskedPlace } from '../query/asked-place';
import { isTownOfPostcode } from '../query/asked-postcode';
import type { Query } from '../query/query';

/** A street name of so many towns is common, if nothing tells the town. */
const MANY_TOWNS = 3;
/** A name that so many towns have is likely in any: `Grande Rue`. */
const COMMON_IN_TOWNS = 20;
/** Among the names of towns that have so few letters, most are a slip or two away from another. */
const SHORT_NAME = 5;

/**
 * Which candidates are doubted because many towns have a street of the name; null for none. They are those with the name
 * - if nothing tells the town,
 * - if they lie outside the asked town in another one of its postcode: `14 Rue de la Fontaine, 15250 Jussac` is hardly in Reilhac,
 * - if no postcode tells that a short name is a slip of what is not their town: `33 Grande Rue, Lens`, where a hamlet is called Lans.
 */
export function doubtOfName(
  matcher: Matcher,
  query: Query,
  asked: WordedName,
  found: readonly Candidate[],
): ((one: Candidate) => boolean) | null {
  const { store } = matcher;
  const { postcode, places } = query;
  const hasName = ({ verdicts }: Candidate) => isAgreeing(verdicts.streetname);
  if (found.length === 0) return null;
  if (isOfManyTowns(matcher, query, asked)) return hasName;
  const isOutside = ({ verdicts }: Candidate) => verdicts.city === 'conflict';
  const isHamlet = ({ verdicts, street }: Candidate) =>
    verdicts.city === 'typo' && street !== null && isOtherTown(places, store.area(street.city));
  const isDoubted = (one: Candidate) => hasName(one) && (postcode === null ? isHamlet(one) : isOutside(one));
  if (!found.some(isDoubted) || (postcode !== null && !isTownOfPostcode(store, query))) return null;
  return isCommonName(matcher, query, asked, COMMON_IN_TOWNS) ? isDoubted : null;
}

/** True if a short name of a place is no slip of the town's own. */
function isOtherTown(places: readonly AskedPlace[], { name }: Area): boolean {
  const own = squash(fold(name));
  return places.some(({ key }) => key.length <= SHORT_NAME && editDistance(key, own, 1) > 1);
}

/**
 * True if nothing tells the town of a street whose name several towns have: then other towns, which the data lack, most likely have it too.
 * `Molenweg 91` is hardly the only one, though one of three has that number.
 */
function isOfManyTowns(matcher: Matcher, query: Query, asked: WordedName): boolean {
  if (query.places.length > 0 || query.postcode !== null) return false;
  return isCommonName(matcher, query, asked, MANY_TOWNS);
}

/** True if so many towns, of those that a filter admits, have a street of the name. */
function isCommonName(
  matcher: Matcher,
  { profile, manner }: Query,
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
    const town = store.area(city);
    // One index may hold the names of several countries.
    const isOwn = !isShared || countryOf(store, town).code === profile.code;
    if (isOwn && manner.filter.admitsTown(town)) found.add(city);
    return found.size < towns;
  });
  return found.size >= towns;
}
