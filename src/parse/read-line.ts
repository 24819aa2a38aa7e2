import type { CountryProfile } from '../country/index';
import { flatMap } from '../text/flat-map';
import { waysWithGluedType } from './clean/glued-type';
import { waysSaidOnce } from './clean/said-twice';
import { withoutStreetColumn } from './clean/street-column';
import { withTownBehindRemark } from './clean/town-behind-remark';
import { waysWithOneName } from './clean/two-names';
import { waysWithNumberOfName } from './numbers/number-of-name';
import { waysWithoutOtherNumbers } from './numbers/other-numbers';
import { waysWithRoadLetter } from './numbers/road-letter';
import { withUnitBeforeTown } from './numbers/unit-before-town';
import { waysWithCityDistrict } from './places/city-district';
import { waysWithGluedTown } from './places/glued-town';
import { waysWithTownAtNumber } from './places/town-at-number';
import type { KnowsPostcode } from './postcodes/postcode-ways';
import { findFrames } from './readings/find-frames';
import { LineReadings } from './readings/line-readings';
import { LEAST_NAME_COST } from './readings/reading-costs';
import { takeApart } from './readings/take-apart';
import type { Vocabulary } from './vocabulary';
import { isNameAlone } from './well-formed/name-alone';
import { readWellFormed } from './well-formed/read-well-formed';
import type { LineWord } from './words/line-word';
import { splitWords } from './words/split-words';
import type { TakenLine } from './words/taken-line';
import { WordLine } from './words/word-line';

export { TownFinder } from './japanese/japanese-town';
export { LineReadings } from './readings/line-readings';
export { readByWords } from './readings/read-by-words';
export type { LineReading } from './readings/reading-draft';
export type { Vocabulary } from './vocabulary';
export { type LineWord, textOf } from './words/line-word';

const STARTS_WITH_DIGIT = /^\d/;

/**
 * The plausible ways to read one line as an address, most plausible first: every run of words that may be the
 * number, with the street before or after it and places around, helped by what the data knows.
 */
export function readLine(profile: CountryProfile, vocabulary: Vocabulary, line: string): LineReadings {
  const openings = () =>
    takeApart(profile, line, vocabulary.isPostcode, vocabulary.towns).map((way) => ({
      cost: way.cost + LEAST_NAME_COST,
      open: () =>
        flatMap(linesOf(profile, vocabulary, way.open()), (taken) =>
          findFrames(profile, new WordLine(profile, vocabulary, taken.words), taken),
        ),
    }));
  return new LineReadings(openings, readWellFormed(profile, vocabulary, line));
}

/** The ways to read the lines on, with the data's help. */
function linesOf(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  opened: readonly TakenLine[],
): readonly TakenLine[] {
  const saidOnce = flatMap(opened, (taken) =>
    waysSaidOnce(profile, vocabulary, withoutStreetColumn(profile, vocabulary, taken)),
  );
  const namedOnce = flatMap(saidOnce, (taken) => waysWithOneName(profile, vocabulary, taken));
  const withTown = flatMap(namedOnce, (taken) =>
    waysWithGluedTown(
      profile,
      vocabulary,
      withUnitBeforeTown(profile, vocabulary, withTownBehindRemark(profile, vocabulary, taken)),
    ),
  );
  const apart = flatMap(withTown, (taken) => waysWithTownAtNumber(profile, vocabulary, taken));
  const inDistrict = flatMap(apart, (taken) => waysWithCityDistrict(profile, vocabulary, taken));
  const named = flatMap(inDistrict, (taken) => waysWithNumberOfName(profile, vocabulary.isStreet, taken));
  const typed = flatMap(named, (taken) => waysWithGluedType(profile, vocabulary, taken));
  const lettered = flatMap(typed, (taken) => waysWithRoadLetter(profile, vocabulary.isStreet, taken));
  return flatMap(lettered, (taken) => waysWithoutOtherNumbers(profile, vocabulary, taken));
}

/** The words of a line that somebody types. */
export interface TypedWords {
  readonly words: readonly LineWord[];
  /** The whole postcode, which is not among the words; null if there is none for sure. */
  readonly postcode: string | null;
  /** A post box was named, which is not among the words. */
  readonly postBox: boolean;
}

/** The words of a line: with its floors, flats and remarks, which may be unfinished names, and without them. */
export function wordsOfLine(profile: CountryProfile, line: string, isPostcode: KnowsPostcode): TypedWords[] {
  if (isNameAlone(profile, line)) return [{ words: splitWords(line), postcode: null, postBox: false }];
  const opened = takeApart(profile, line, isPostcode);
  const [likeliest] = opened[0]!.open();
  if (endsInPostcode(profile, likeliest!, isPostcode)) return [likeliest!];
  const ways = opened.map((way) => way.open().at(-1)!);
  const plain = ways.at(-1)!;
  const whole = ways.reduce((most, way) => (way.words.length > most.words.length ? way : most), plain);
  return whole === plain ? [plain] : [whole, plain];
}

/**
 * `115-30 229th Street, Queens, NY 11411`: behind a house number and its street, digits that are a postcode of the data
 * are one.
 */
function endsInPostcode(
  { code, conventions }: CountryProfile,
  { words, postcode, postcodeAsNumber }: TakenLine,
  isPostcode: KnowsPostcode,
): boolean {
  if (postcode === null || postcodeAsNumber || !conventions.numberFirst || words.length < 3) return false;
  return STARTS_WITH_DIGIT.test(words[0]!.raw) && isPostcode(postcode, code);
}

/** True for a line that names what is beside an address: `across from Main Street 5`. */
export function isBeside(profile: CountryProfile, line: string): boolean {
  return takeApart(profile, line).some((way) => way.open().some(({ nearby }) => nearby));
}
