import {
  type CountryProfile,
  withDepartmentInBrackets,
  withDigitsOfFrenchKeys,
  withDirectionApart,
  withEnglishStreets,
  withFrenchDays,
  withFrenchRoads,
  withOwnTypes,
  withoutPlaceholders,
  withoutPlaceLabels,
  withoutPlaceWords,
  withRomanRulers,
  withSpokenNumber,
  withWrittenNumbers,
  withZoneApart,
} from '../../country/index';
import { withoutSpreadsheetDates } from '../numbers/spreadsheet-dates';
import { withSpelledPostcode } from '../postcodes/spelled-postcode';
import { withoutFormWords } from './form-line';
import { plainLine } from './plain-line';

/** A text, and what it costs to read the line so. */
export interface WrittenLine {
  readonly text: string;
  readonly cost: number;
}

/** Cost of reading `230N Beaumont Ave` as 230 of the north part: the letter may be that of the house. */
const DIRECTION_APART_COST = 0.5;
/** Cost of not reading `two eleven Main St` as number 211: few streets are called so. */
const NO_SPOKEN_NUMBER_COST = 0.3;
/** Cost of reading `Rue Basse ZA Nord` as the street and its zone: a street may be called so. */
const ZONE_APART_COST = 0.3;

/**
 * The line as a careful person of the country writes it: without marks and repetitions, numbered streets and days as
 * registers have them, numbers and letters of houses in one. Usually there is one way.
 */
export function writtenLines(profile: CountryProfile, line: string): readonly WrittenLine[] {
  const { languages, numberFirst, postcode } = profile.conventions;
  // In French elsewhere, the number behind the day or the road is that of the house.
  const isFrench = numberFirst && languages.includes('fr');
  const filled = withoutFormWords(profile, line);
  const spelled = withSpelledPostcode(profile, filled);
  const whole = withoutSpreadsheetDates(spelled, numberFirst, profile.code);
  const typed = isFrench ? withDigitsOfFrenchKeys(whole) : whole;
  const numbered = postcode.division === undefined ? typed : withDepartmentInBrackets(typed);
  const plain = withoutPlaceLabels(profile.code, plainLine(withoutPlaceholders(numbered), numberFirst));
  const typedHere = withOwnTypes(profile.code, plain);
  const ruled = !numberFirst && languages.includes('fr') ? withRomanRulers(typedHere) : typedHere;
  const dated = isFrench ? withoutPlaceWords(withFrenchRoads(withFrenchDays(plain))) : ruled;
  const isEnglish = numberFirst && languages.includes('en');
  const streets = isEnglish ? withEnglishStreets(dated) : dated;
  const text = withWrittenNumbers(profile.withoutLetterWords(streets), languages);
  const written = { text, cost: 0 };
  const spoken = isEnglish ? withSpokenNumber(text) : null;
  if (spoken !== null)
    return [
      { text: spoken, cost: 0 },
      { text, cost: NO_SPOKEN_NUMBER_COST },
    ];
  const apart = isEnglish ? withDirectionApart(text) : null;
  if (apart !== null) return [written, { text: apart, cost: DIRECTION_APART_COST }];
  const zoned = isFrench ? withZoneApart(text) : null;
  return zoned === null ? [written] : [written, { text: zoned, cost: ZONE_APART_COST }];
}
