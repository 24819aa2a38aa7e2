import { conventionsOf } from './conventions-of';
import { CountryProfile } from './profile';

/** Profiles never change once made: kept because making one compiles its expressions. */
const profiles = new Map<string, CountryProfile>();

/** The profile of a country, by ISO 3166-1 alpha-2 code in any case. */
export function countryProfile(code: string): CountryProfile {
  const upper = code.toUpperCase();
  let profile = profiles.get(upper);
  if (profile === undefined) {
    profile = new CountryProfile(conventionsOf(upper));
    profiles.set(upper, profile);
  }
  return profile;
}

export type { CountryConventions } from './conventions';
export { conventionsOf } from './conventions-of';
export { joinHouseNumber } from './house-number';
export type { LineExtras } from './line-extras';
export type { Phrases } from './phrases';
export { CountryProfile, SPELLING } from './profile';
