import { withoutType } from '../../rank/type-conflict';
import type { WordedName } from '../../rank/worded-name';
import { editDistance } from '../../text/edit-distance';
import type { Query } from '../query/query';

/** A shorter type is one letter from any other word. */
const LEAST_TYPE = 3;
/** So many wrong letters of a name and its type are slips. */
const MOST_SLIPS = 2;
/** A shorter beginning is that of too many names. */
const LEAST_STEM = 4;

/**
 * True if the name is rather the found one with another street type, and a slip in that: `Kildegårdsagde` is hardly the
 * `Kildegårdsvej`, nor `Piazzza Monte Grappa` the `Viale Monte Grappa`. There may be a `Kildegårdsgade`, which the data lack.
 */
export function isSlipOfAnotherType({ street, profile }: Query, found: WordedName): boolean {
  if (street === null || found.type === '' || street.type === found.type) return false;
  const stem = withoutType(found);
  const own = Math.min(editDistance(street.squashed, found.squashed), editDistance(street.key, found.key));
  if (own < MOST_SLIPS || stem === '') return false;
  const bound = Math.min(own - 1, MOST_SLIPS);
  const { typesInUse, streetTypes } = profile.conventions;
  const isFirst = !found.key.endsWith(found.type);
  return (typesInUse.length > 0 ? typesInUse : streetTypes).some((type) => {
    if (type.length < LEAST_TYPE || type === found.type) return false;
    const other = isFirst ? type + stem : stem + type;
    return [street.squashed, street.key].some((asked) => editDistance(asked, other, bound) <= bound);
  });
}

/**
 * True if a name has another end than the found one: `Brekknahlíð` is hardly the `Brekknaás`. A type of two letters at the end of a word
 * is none by itself (`Duvenkam` has no `am`), but where it stands in place of the asked one, it is.
 */
export function endsInOtherType({ street, profile }: Query, found: WordedName): boolean {
  if (street === null || street.type === '' || found.type !== '' || !street.key.endsWith(street.type))
    return false;
  const stem = withoutType(street);
  if (stem.length < LEAST_STEM || !found.key.startsWith(stem)) return false;
  return profile.isStreetType(found.key.slice(stem.length));
}
