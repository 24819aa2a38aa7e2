import {
  type CountryProfile,
  withDirectionApart,
  withEnglishStreets,
  withFrenchDays,
  withFrenchRoads,
  withoutPlaceLabels,
  withoutPlaceWords,
  withRomanRulers,
  withWrittenNumbers,
} from '../country/index';
import { plainLine } from './plain-line';

/** A text, and what it costs to read the line so. */
export interface WrittenLine {
  readonly text: string;
  readonly cost: number;
}

/** Cost of reading `230N Beaumont Ave` as 230 of the north part: the letter may be that of the house. */
const DIRECTION_APART_COST = 0.5;

/**
 * The line as a careful person of the country writes it: without marks and repetitions, numbered streets and days as registers have
 * them, numbers and letters of houses in one. Usually there is one way.
 */
export function writtenLines(profile: CountryProfile, line: string): readonly WrittenLine[] {
  const { languages, numberFirst } = profile.conventions;
  const plain = withoutPlaceLabels(profile.code, plainLine(line, numberFirst));
  // In French elsewhere, the number behind the day or the road is that of the house.
  const isFrench = numberFirst && languages.includes('fr');
  const ruled = !numberFirst && languages.includes('fr') ? withRomanRulers(plain) : plain;
  const dated = isFrench ? withoutPlaceWords(withFrenchRoads(withFrenchDays(plain))) : ruled;
  const isEnglish = numberFirst && languages.includes('en');
  const numbered = isEnglish ? withEnglishStreets(dated) : dated;
  const text = withWrittenNumbers(profile.withoutLetterWords(numbered), languages);
  const apart = isEnglish ? withDirectionApart(text) : null;
  const written = { text, cost: 0 };
  return apart === null ? [written] : [written, { text: apart, cost: DIRECTION_APART_COST }];
}
