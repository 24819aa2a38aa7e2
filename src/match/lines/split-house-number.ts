import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';

const SIGNS_BETWEEN = /^[\s\-–/.,]+/u;
/** `2/` of `2/Top 7`, whose unit stands apart. */
const SIGNS_BEHIND = /[\s\-–/,]+$/u;
const BEFORE_DIGITS = /^[^\d]*0*(?=\d)/u;
const RANGE = /^\d+\s*(?:[-–/]|\p{IDS}[\p{IDS}/.]{0,4})\s*\d+$/u;

/**
 * Splits the number field into number and suffix, both as written: `12a` becomes 12 and a. If the asked number begins
 * with the number found in the data, it is split after that number; else a range of numbers stays whole.
 * @param found the house number in the data; null for none.
 */
export function splitHouseNumber(
  profile: CountryProfile,
  fields: AddressQuery,
  found: string | null,
): AddressQuery {
  if (fields.number === undefined) return fields;
  const written = fields.number.trim().replace(SIGNS_BEHIND, '');
  const digits = written.replace(BEFORE_DIGITS, '');
  if (found !== null && found !== '' && digits.startsWith(found))
    return withHouseNumber(fields, found, digits.slice(found.length).replace(SIGNS_BETWEEN, ''));
  if (RANGE.test(digits)) return fields;
  const { number, suffix } = profile.splitHouseNumber(digits === '' ? written : digits);
  return withHouseNumber(fields, number, suffix);
}

function withHouseNumber(fields: AddressQuery, number: string, ownSuffix: string): AddressQuery {
  const suffix = [ownSuffix, fields.suffix ?? ''].filter((text) => text !== '').join(' ');
  return suffix === '' ? { ...fields, number } : { ...fields, number, suffix };
}
