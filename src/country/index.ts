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

export type { CountryConventions } from './conventions';
export { conventionsOf } from './conventions-of';
export { withHundredsInDigits } from './countries/english-hundreds';
export { withDirectionApart, withEnglishStreets } from './countries/english-streets';
export { withFrenchDays } from './countries/french-days';
export { withDepartmentInBrackets, withoutPlaceWords, withZoneApart } from './countries/french-places';
export { withFrenchRoads } from './countries/french-roads';
export { withoutAddressLabel } from './lines/address-labels';
export { isCompanyForm } from './lines/company-forms';
export { MEANS_NOTHING, MEANS_UNKNOWN } from './lines/empty-words';
export { withSpokenNumber } from './lines/english-numbers';
export { withOwnTypes } from './lines/english-types';
export { isEstablishment } from './lines/establishments';
export { readForm, withoutPairs } from './lines/form-words';
export { withDigitsOfFrenchKeys } from './lines/french-keys';
export { withoutClosing, withoutIntroduction } from './lines/introductions';
export type { LineExtras } from './lines/line-extras';
export { MEANS_NO_NUMBER } from './lines/no-number';
export { withoutNumberSign } from './lines/number-sign';
export { withRomanRulers } from './lines/ordinals-of-rulers';
export type { Phrases } from './lines/phrases';
export { withoutPlaceLabels } from './lines/place-labels';
export { isPlaceholder, withoutPlaceholders } from './lines/placeholders';
export { isRemark } from './lines/remarks';
export { isSalutation } from './lines/salutations';
export { withWrittenNumbers } from './lines/spoken-numbers';
export { keyOfInitials } from './names/initials';
export { SPELLING } from './names/name-keys';
export type { ReadName } from './names/name-reader';
export { areSameRoad, type NumberedRoad } from './names/numbered-roads';
export { isQualifier } from './names/qualifiers';
export { romanNumber } from './names/roman';
export { isWithFlat } from './numbers/flat-shapes';
export { joinHouseNumber } from './numbers/house-number';
export { levelToldBy, type ToldLevel } from './numbers/level-words';
export { namesCentre } from './places/centres';
export { countiesOfCity } from './places/cities-of-counties';
export { provinceOfCode } from './places/province-codes';
export { CountryProfile } from './profile';
