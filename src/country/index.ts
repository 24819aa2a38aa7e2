import type { LearnedConventions } from '../model/learned';
import { conventionsOf } from './conventions-of';
import { CountryProfile } from './profile';

/** A cache: a profile never changes, and making one compiles its expressions. */
const profiles = new Map<string, CountryProfile>();

/**
 * The profile of a country.
 * @param code ISO 3166-1 alpha-2, in any case.
 * @param learned conventions learned from the register of a dataset. Such a profile is not cached.
 */
export function countryProfile(code: string, learned?: LearnedConventions): CountryProfile {
  const upper = code.toUpperCase();
  if (learned !== undefined) return new CountryProfile(conventionsOf(upper, learned));
  let profile = profiles.get(upper);
  if (profile === undefined) {
    profile = new CountryProfile(conventionsOf(upper));
    profiles.set(upper, profile);
  }
  return profile;
}

export { countiesOfCity } from './cities-of-counties';
export { isCompanyForm } from './company-forms';
export type { CountryConventions } from './conventions';
export { conventionsOf } from './conventions-of';
export { MEANS_NOTHING, MEANS_UNKNOWN } from './empty-words';
export { withHundredsInDigits } from './english-hundreds';
export { withDirectionApart, withEnglishStreets } from './english-streets';
export { isWithFlat } from './flat-shapes';
export { withFrenchDays } from './french-days';
export { withDigitsOfFrenchKeys } from './french-keys';
export { withoutPlaceWords, withZoneApart } from './french-places';
export { withFrenchRoads } from './french-roads';
export { joinHouseNumber } from './house-number';
export { levelToldBy, type ToldLevel } from './level-words';
export type { LineExtras } from './line-extras';
export type { ReadName } from './name-reader';
export { MEANS_NO_NUMBER } from './no-number';
export { withoutNumberSign } from './number-sign';
export { areSameRoad, type NumberedRoad } from './numbered-roads';
export { withRomanRulers } from './ordinals-of-rulers';
export type { Phrases } from './phrases';
export { withoutPlaceLabels } from './place-labels';
export { isPlaceholder, withoutPlaceholders } from './placeholders';
export { CountryProfile, SPELLING } from './profile';
export { isQualifier } from './qualifiers';
export { romanNumber } from './roman';
export { isSalutation } from './salutations';
export { withWrittenNumbers } from './spoken-numbers';
