import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import { fold } from '../../text/fold';
import type { Matcher } from '../matcher';
import { isStreet } from './own-number';

/** The last word has a digit, or is a letter or two: `Park Cir A`, `Park Cir Apt 4`. */
const MAY_END_IN_UNIT = /\s#?(?:\S*\d\S*|\p{L}{1,2})$/u;
const LAST_WORD = /^(.*?)[\s,-]+(\S+)$/u;

/**
 * The fields of a form whose street also holds the unit, where the number comes first: `12` and `Park Cir Apt A`. The street stays
 * whole if the data have one of that name, or have none without these words.
 */
export function withUnitOfStreet(
  matcher: Matcher,
  profile: CountryProfile,
  fields: AddressQuery,
): AddressQuery {
  const { streetname = '', number = '', suffix = '' } = fields;
  if (!profile.conventions.numberFirst || number === '' || suffix !== '') return fields;
  if (!MAY_END_IN_UNIT.test(streetname)) return fields;
  const [, name = '', word = ''] = LAST_WORD.exec(streetname) ?? [];
  const token = profile.token(fold(word));
  // `Park Cir`
  if (profile.isStreetType(token) || isStreet(matcher, profile, streetname)) return fields;
  const { text, unit } = profile.takeExtras(streetname);
  if (unit !== null && isStreet(matcher, profile, text)) return { ...fields, streetname: text, suffix: unit };
  // `Main St N` is a street of its own, which the data may lack.
  const tellsStreet = profile.opposites.of(token).length > 0;
  return tellsStreet || !isStreet(matcher, profile, name)
    ? fields
    : { ...fields, streetname: name, suffix: word };
}
