import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import { fold } from '../../text/fold';
import type { Matcher } from '../matcher';
import { isStreet } from './own-number';

/** The last word has a digit, or is a letter or two, or `bis`: `Park Cir A`, `Park Cir Apt 4`. */
const MAY_END_IN_UNIT =
  /\s#?(?:\S*\d\S*|\p{IDS}{1,2}|bis|ter|quater|(?:\d|\p{IDS})\S*\s(?:fl|floor|étage|etage|ét|stock|hæð)\.?|rear|upstairs|downstairs|rdc)$/iu;
/** Where numbers come last, one of digits alone may be the number: `Parkweg B`, `Parkweg b003`. */
const LETTERS_IN_FRONT = /^(?:\p{IDS}{1,2}\d{0,4}|bis|ter|quater)$/iu;
const SIGNS_AROUND = /^[\s,–-]+|[\s,–-]+$/g;
const HAS_LETTER = /\p{IDS}/u;
const DIGITS = /^\d+$/;
const LAST_WORD = /^(.*?)[\s,-]+(\S+)$/u;

/**
 * The fields of a form whose street also holds the unit: `12` and `Park Cir Apt A`, `12` and `Parkweg B`. The street stays whole
 * if the data have one of that name or with that ending, or have none without these words.
 */
export function withUnitOfStreet(
  matcher: Matcher,
  profile: CountryProfile,
  fields: AddressQuery,
): AddressQuery {
  const { streetname = '', number = '', suffix = '' } = fields;
  if (number === '' || suffix !== '') return fields;
  if (!MAY_END_IN_UNIT.test(streetname)) return fields;
  const [, name = '', word = ''] = LAST_WORD.exec(streetname) ?? [];
  const { numberFirst } = profile.conventions;
  if (!numberFirst && !DIGITS.test(number)) return fields;
  const token = profile.token(fold(word));
  // `Park Cir`
  if (profile.isStreetType(token) || isStreet(matcher, profile, streetname)) return fields;
  if (isEndOfName(matcher, profile, streetname)) return fields;
  if (numberFirst) {
    // Words for a part of a house count behind a house number.
    const { text: line, unit = null } = profile.takeExtras(`${number} ${streetname}`);
    const street = line.slice(number.length).replace(SIGNS_AROUND, '');
    if (line.startsWith(number) && street !== streetname && isStreet(matcher, profile, street))
      return { ...fields, streetname: street, ...(unit !== null && { suffix: unit }) };
  }
  const { text, unit } = profile.takeExtras(streetname);
  const isNamed = HAS_LETTER.test(streetname.slice(text.length));
  if (unit !== null && isNamed && isStreet(matcher, profile, text))
    return { ...fields, streetname: text, suffix: unit };
  if (!numberFirst && !LETTERS_IN_FRONT.test(word)) return fields;
  // `Main St N` is a street of its own, which the data may lack.
  const tellsStreet = profile.opposites.of(token).length > 0;
  return tellsStreet || !isStreet(matcher, profile, name)
    ? fields
    : { ...fields, streetname: name, suffix: word };
}

/** `Alteveer C`: a street is called Oud Alteveer C, and its first word was left out. */
function isEndOfName(matcher: Matcher, profile: CountryProfile, text: string): boolean {
  const { streets } = matcher.namesOf(profile);
  const key = profile.key(text);
  return streets.containing(key).some((name) => streets.keys.key(name).endsWith(key));
}
