import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import type { LineReading } from '../../parse/read-line';

/**
 * True for a reading that is the likeliest one without its unit, if only units have such words or signs: `Vestergade 12` with `2. tv`
 * left over, `2 Woodlands Drive 16` with `#05-123`. Its answer would not tell that the register lacks the unit.
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
  if (suffix.startsWith('#')) return true;
  return profile
    .suffixKey(suffix)
    .split('.')
    .some((run) => profile.isUnitKey(run));
}
