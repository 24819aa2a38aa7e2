import { type CountryProfile, provinceOfCode } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import type { Matcher } from '../matcher';
import { ancestorAt } from '../places/area-chain';

const LONGEST_CODE = 3;

/** The name of the asked province, where a form has its code: `NW`, `US-VT`, `75`. Else the text as asked. */
export function nameOfProvince(
  { places, store }: Matcher,
  profile: CountryProfile,
  asked: string,
  { city, suburb }: AddressQuery,
): string {
  const name = provinceOfCode(profile.code, asked);
  const code = name.trim().toUpperCase();
  const town = city ?? suburb;
  if (code.length > LONGEST_CODE || town === undefined || profile.isDivision(code)) return name;
  // A code that only the data know counts beside a town that lies in its province: it is a number in France, and two letters in Italy.
  for (const { area, edits } of places.resolve(profile, town).areas) {
    const own = edits === 0 ? ancestorAt(store, area, 'province') : null;
    if (own !== null && (own.code === code || own.code === `${profile.code}-${code}`)) return own.name;
  }
  return name;
}
