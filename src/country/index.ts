import type { CountryConventions } from './conventions';
import { elsewhere } from './elsewhere';
import { iceland } from './is';
import { netherlands } from './nl';
import { CountryProfile } from './profile';
import { unitedStates } from './us';

/** The countries that have a file of their own. A new one is registered here. */
const KNOWN: Record<string, CountryConventions> = { NL: netherlands, IS: iceland, US: unitedStates };
const profiles = new Map<string, CountryProfile>();

/** The profile of a country, by ISO 3166-1 alpha-2 code in any case; a plain one where we know no conventions. */
export function countryProfile(code: string): CountryProfile {
  const upper = code.toUpperCase();
  let profile = profiles.get(upper);
  if (profile === undefined) {
    profile = new CountryProfile(KNOWN[upper] ?? elsewhere(upper));
    profiles.set(upper, profile);
  }
  return profile;
}

export type { CountryConventions } from './conventions';
export { joinHouseNumber } from './house-number';
export { type CountryProfile, SPELLING } from './profile';
