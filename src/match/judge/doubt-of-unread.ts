import type { Area } from '../../model/areas';
import type { Doubt } from '../../model/doubt';
import { fold } from '../../text/fold';
import type { Matcher } from '../matcher';
import type { Query } from '../query/query';
import type { Judgement } from './judgement';
import { mayBeInOtherTown } from './unread-town';

/**
 * Why what the reading leaves unread may well tell of another address; null if nothing does.
 * @param city of the candidate. @param suburb null if it is not known.
 */
export function doubtOfUnread(
  matcher: Matcher,
  { query, verdicts }: Judgement,
  city: Area,
  suburb: Area | null,
): Doubt | null {
  const { line, number, places } = query;
  if (line.leavesNumber) return 'number';
  if (line.leftOver > 0 && !line.leftByPlace) return 'unread';
  // `Rostock, Am Markt 3`: only the very postcode tells that the town is this one.
  if (verdicts.postcode !== 'exact' && mayBeInOtherTown(matcher, query, city, suburb)) return 'town';
  const maySayStreet = line.leftApart > 0 && (number === null || places.length === 0);
  return maySayStreet && isAlsoPlace(matcher, query, city) ? 'unread' : null;
}

/**
 * `Krosshólasel, 561 Varmahlíð`: a street has the name of the town, and the unread part is rather the street. So it is where the
 * name of the town begins with that of the street: `Flugvöllurinn, 781 Höfn í Hornafirði`.
 */
function isAlsoPlace({ places }: Matcher, { profile, street }: Query, city: Area): boolean {
  if (street === null) return false;
  return places.isKnown(profile, street.raw) || fold(city.name).startsWith(`${street.folded} `);
}
