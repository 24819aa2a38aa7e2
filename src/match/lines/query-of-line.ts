import type { CountryProfile } from '../../country/index';
import type { LineReading } from '../../parse/read-line';
import { fold } from '../../text/fold';
import type { Matcher } from '../matcher';
import { isNameOfPlace } from '../places/agreement';
import { type Manner, prepareQuery, type Query } from '../query/query';
import { evidenceOf } from './line-evidence';

const NUMBER_WORD = /(?:^|\s)\d\S*(?:\s|$)/u;
const PLACE_FIELDS = ['city', 'suburb', 'municipality'] as const;

/**
 * The query of one reading of a line.
 * @param first the likeliest reading of the line.
 */
export function queryOfLine(
  matcher: Matcher,
  profile: CountryProfile,
  line: LineReading,
  first: LineReading,
  manner: Manner,
): Query {
  const { fields } = line;
  // A word of digits in a place is a house number that was not read as one, except in place names such as `2e
  // Exloërmond`. `bus RCBV` is a part of the house.
  const numbersInPlaces = PLACE_FIELDS.filter((field) => {
    const place = fields[field] ?? '';
    return holdsNumberOrUnit(profile, place) && !isNameOfPlace(matcher.places.resolve(profile, place));
  }).length;
  return prepareQuery(matcher, profile, fields, manner, evidenceOf(profile, line, numbersInPlaces, first));
}

function holdsNumberOrUnit({ conventions }: CountryProfile, place: string): boolean {
  if (NUMBER_WORD.test(place)) return true;
  const [word = '', called, ...others] = place.split(' ');
  return called !== undefined && others.length === 0 && conventions.unitWords.includes(fold(word));
}
