import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import type { LineReading } from '../../parse/read-line';

/**
 * True for a reading that leaves a unit unread, by words that only units have, and is the likeliest reading otherwise:
 * `Vestergade 12` with `2. tv` left over. It would be an answer that does not tell that the unit is missing.
 */
export function leavesUnit(
  profile: CountryProfile,
  { fields }: LineReading,
  likeliest: LineReading,
): boolean {
  const { suffix, ...others } = likeliest.fields;
  if (suffix === undefined || fields.suffix !== undefined || !namesUnit(profile, suffix)) return false;
  const asked: AddressQuery = others;
  const names = Object.keys(others) as (keyof AddressQuery)[];
  return names.length === Object.keys(fields).length && names.every((name) => fields[name] === asked[name]);
}

function namesUnit(profile: CountryProfile, suffix: string): boolean {
  return profile
    .suffixKey(suffix)
    .split('.')
    .some((run) => profile.isUnitKey(run));
}
