import type { CountryProfile, LineExtras } from '../../country/index';
import { flatMap } from '../../text/flat-map';
import { chineseLines } from '../chinese/chinese-line';
import { apartAtSlash } from '../clean/apart-at-slash';
import { withoutCrossStreet } from '../clean/cross-street';
import { withoutEmptyColumns } from '../clean/empty-columns';
import { besideAddress, withLandmark, withoutNearWords } from '../clean/near-words';
import { isNegated } from '../clean/negation';
import { withoutCodes } from '../clean/reference-codes';
import { withoutLabels } from '../clean/without-labels';
import { type WrittenLine, writtenLines } from '../clean/written-line';
import { type JapaneseLine, japaneseLines } from '../japanese/japanese-line';
import type { TownFinder } from '../japanese/japanese-town';
import { koreanLine } from '../korean/korean-line';
import { waysWithListNumber } from '../numbers/list-number';
import { numberBehindLetter } from '../numbers/misread-number';
import { firstOfList } from '../numbers/number-list';
import { withoutCountry } from '../places/country-name';
import { withDistrict, withDistrictAlone, withDistrictLast } from '../places/district-number';
import { findDamagedPostcode } from '../postcodes/damaged-postcode';
import { withPostcodeApart } from '../postcodes/glued-postcode';
import { findPartialPostcode } from '../postcodes/partial-postcode';
import { type KnowsPostcode, type PostcodeWay, waysWithPostcode } from '../postcodes/postcode-ways';
import { withWholePostcode } from '../postcodes/split-postcode';
import type { LineWord } from '../words/line-word';
import { splitWords } from '../words/split-words';
import type { TakenLine } from '../words/taken-line';
import { spansOf } from '../words/text-span';
import { MAX_WORDS } from '../words/word-set';

/** A way to take a line apart whose words are not split yet. Usually the first way is right, and no other is opened. */
export interface LineWay {
  /** No line of this way costs less. */
  readonly cost: number;
  /** At least one line. The last one has the most words. */
  open(): readonly TakenLine[];
}

/** `204th` is a street. */
const HOUSE_NUMBER = /^\d+(?:-\d+)?\p{IDS}?$/u;
/** Cost of reading position words (`devant`) as part of a name. */
const NEAR_IN_NAME_COST = 1.5;
/** Cost of reading letters with a long number as a code that belongs to no field. */
const CODE_COST = 0.2;
/** Cost of reading what stands before such words as the name of what is beside the address. */
const NAME_BESIDE_COST = 0.2;
/** Cost of reading numbers that commas and a last word join as anything else than a list. */
const NUMBER_LIST_IN_NAME_COST = 1;
/** Cost of reading a word with a colon (`Rue:`) as part of a name. */
const LABEL_IN_NAME_COST = 0.5;
/** Cost of reading the only word with a colon, in front, as a label. A word that nothing explains costs more. */
const LABEL_IN_FRONT_COST = 0.5;
/** Cost of reading two names with a slash between them as two places. */
const TWO_PLACES_COST = 0.3;
/** Cost of reading words for floors and flats as part of a name: `Rue Maison Dieu`, `Groene Kamer 25`. */
const EXTRAS_IN_NAME_COST = 1.5;
/** Gain of reading a level as the unit, which the register must have. */
const LEVEL_AS_UNIT_GAIN = 0.1;
/** Cost of reading what `and` or a sign joins to a street as the street that it meets. */
const JOINED_CROSS_STREET_COST = 0.5;
/** Cost of reading an ordinal at the end of a line as anything else than a district of its city. */
const DISTRICT_AS_NUMBER_COST = 1.5;

/**
 * The ways to take a line apart into extras, postcode, country, position words (`tegenover`) and other words. Usually
 * there is one way. Words that may be the beginning of a postcode, and position words, are taken out in one way and stay in
 * another. The last way has the most words.
 */
export function takeApart(
  profile: CountryProfile,
  line: string,
  isPostcode: KnowsPostcode = anyMayBe,
  towns?: TownFinder,
): readonly LineWay[] {
  return flatMap(linesAsWritten(profile, line, towns), ({ text, noise, mayBeOther }) =>
    flatMap(writtenLines(profile, text), (written) =>
      flatMap(waysWithExtras(profile, written, noise), (way) =>
        flatMap(waysWithWholePostcode(profile, way, isPostcode), ({ rest, cost }) =>
          waysWithPostcode(profile, withPostcodeApart(profile, rest, isPostcode), isPostcode, cost).map(
            (way) => ({
              cost: way.cost,
              open: () => takenLines(profile, way, mayBeOther),
            }),
          ),
        ),
      ),
    ),
  );
}

/** The line, with spaces where its script has none. */
function linesAsWritten(
  { conventions: { languages, hasFlats } }: CountryProfile,
  line: string,
  towns?: TownFinder,
): readonly JapaneseLine[] {
  if (languages.includes('ja')) return japaneseLines(line, towns);
  const mayBeOther = isNegated(line);
  if (languages.includes('zh')) return chineseLines(line, hasFlats).map((one) => ({ ...one, mayBeOther }));
  if (languages.includes('ko')) return [{ ...koreanLine(line, hasFlats), mayBeOther }];
  return [{ text: line, noise: [], mayBeOther }];
}

function anyMayBe(): boolean {
  return true;
}

function takenLines(profile: CountryProfile, way: PostcodeWay, mayBeOther: boolean): readonly TakenLine[] {
  const plain = takenLine(profile, way, mayBeOther);
  const withPostcodes = way.mayHoldAnother ? waysWithPartialPostcode(profile, plain) : [plain];
  const withCodes = flatMap(withPostcodes, (taken) => waysWithCodes(profile, taken));
  const withListNumbers = flatMap(withCodes, (taken) => waysWithListNumber(profile, taken));
  const withFirst = flatMap(withListNumbers, (taken) => waysWithFirstOfList(profile, taken));
  const withLabels = flatMap(withFirst, waysWithLabels);
  const withDistricts = flatMap(withLabels, (taken) => waysWithDistrict(profile, taken));
  const withPlaces = flatMap(withDistricts, waysWithPlaces);
  const withNearWords = flatMap(withPlaces, (taken) => waysWithNearWords(profile, taken));
  return flatMap(withNearWords, (taken) => waysWithCrossStreet(profile, taken));
}

/** A line without its extras, or with them. */
interface ExtrasWay {
  readonly rest: LineExtras;
  readonly cost: number;
}

/** `36, 20 136 Milano` with its postcode in one piece, and as it is. */
function waysWithWholePostcode(
  profile: CountryProfile,
  way: ExtrasWay,
  isPostcode: KnowsPostcode,
): readonly ExtrasWay[] {
  const whole = withWholePostcode(profile, way.rest, isPostcode);
  if (whole === null) return [way];
  return [
    { ...way, rest: whole.line },
    { ...way, cost: way.cost + whole.costWithout },
  ];
}

/** The line without floors, flats and remarks. If these may belong to a name, the line with them as well, first. */
function waysWithExtras(
  profile: CountryProfile,
  { text: line, cost }: WrittenLine,
  noise: readonly string[],
): readonly ExtrasWay[] {
  const taken = profile.takeExtras(line);
  const rest = noise.length === 0 ? taken : { ...taken, noise: [...taken.noise, ...noise] };
  const plain = { rest, cost };
  if (!rest.mayBeName) return [plain];
  const none = { unit: null, floor: null, level: null, postBox: false, mayBeName: false };
  const whole = { ...rest, ...none, text: line, noise };
  const ways = [{ rest: whole, cost: cost + EXTRAS_IN_NAME_COST }, plain];
  if (rest.level === null) return ways;
  return [{ rest: { ...rest, unit: rest.level }, cost: cost - LEVEL_AS_UNIT_GAIN }, ...ways];
}

function waysWithPartialPostcode(profile: CountryProfile, taken: TakenLine): readonly TakenLine[] {
  const partial = findPartialPostcode(profile, taken.words);
  const damaged = findDamagedPostcode(profile, taken.words);
  const found = partial ?? damaged;
  if (found === null) return [taken];
  const { words, postcode, cost, costWithout } = found;
  const ways = [
    { ...taken, words, postcode, cost: taken.cost + cost },
    { ...taken, cost: taken.cost + costWithout },
  ];
  // `9742 KBH Groningen`, and `4551 SAS VAN GENT`
  if (partial === null || damaged === null || !damaged.postcode.startsWith(`${partial.postcode} `))
    return ways;
  return [...ways, { ...taken, ...damaged, cost: taken.cost + damaged.cost }];
}

/** `ABC-1234 Tolweg 5`: a code may also be a road, or a part of a name. */
function waysWithCodes(profile: CountryProfile, taken: TakenLine): readonly TakenLine[] {
  const words = withoutCodes(taken.words);
  if (words.length === taken.words.length || isNumberInFront(profile, taken.words)) return [taken];
  const codes = taken.words.filter((word) => !words.includes(word)).map(({ raw }) => raw);
  // `B-1040`: no address of another town, without what its line says of the postcode.
  if (codes.some((code) => isPostcodeAlone(profile, code))) return [taken];
  return [taken, { ...taken, words, noise: [...taken.noise, ...codes], cost: taken.cost + CODE_COST }];
}

function isPostcodeAlone({ conventions }: CountryProfile, word: string): boolean {
  const [span] = spansOf(conventions.postcode.pattern, word);
  return span !== undefined && span.start === 0 && span.end === word.length;
}

/** `A3510 Dunhaven Rd`: a letter slipped in front of the only house number. */
function isNumberInFront(profile: CountryProfile, [first, ...others]: readonly LineWord[]): boolean {
  if (first === undefined || numberBehindLetter(profile, first.raw) === null) return false;
  return !others.some(({ raw }) => HOUSE_NUMBER.test(raw));
}

/** Of several house numbers the first is asked. */
function waysWithFirstOfList(profile: CountryProfile, taken: TakenLine): readonly TakenLine[] {
  const found = firstOfList(profile, taken.words);
  if (found === null) return [taken];
  const { words, others } = found;
  return [
    { ...taken, words, noise: [...taken.noise, others] },
    { ...taken, cost: taken.cost + NUMBER_LIST_IN_NAME_COST },
  ];
}

/** A label may be the type of the street: `Rue: Victor Hugo`. One in front may be the town: `Groningen: Herestraat 12`. */
function waysWithLabels(taken: TakenLine): readonly TakenLine[] {
  const words = withoutLabels(taken.words);
  const labels = taken.words.length - words.length;
  if (labels === 0) return [taken];
  const [first] = taken.words;
  if (labels === 1 && words[0] === taken.words[1]) {
    const town = { ...first!, raw: first!.raw.slice(0, -1) };
    return [
      { ...taken, words: [town, ...words] },
      { ...taken, words, cost: taken.cost + LABEL_IN_FRONT_COST },
    ];
  }
  return [
    { ...taken, words },
    { ...taken, cost: taken.cost + LABEL_IN_NAME_COST },
  ];
}

/** `8 Rue Sibuet 12e` may also end in another house number. */
function waysWithDistrict(profile: CountryProfile, taken: TakenLine): readonly TakenLine[] {
  const moved = withDistrictLast(profile, taken.words);
  if (moved !== taken.words) return [{ ...taken, words: moved }];
  const alone = withDistrictAlone(profile, taken.words);
  if (alone !== null) return [{ ...taken, words: alone }, taken];
  const words = taken.postcode === null ? withDistrict(profile, taken.words) : null;
  if (words === null) return [taken];
  return [
    { ...taken, words },
    { ...taken, cost: taken.cost + DISTRICT_AS_NUMBER_COST },
  ];
}

function waysWithPlaces(taken: TakenLine): readonly TakenLine[] {
  const words = apartAtSlash(taken.words);
  return words === null ? [taken] : [taken, { ...taken, words, cost: taken.cost + TWO_PLACES_COST }];
}

function waysWithNearWords(profile: CountryProfile, taken: TakenLine): readonly TakenLine[] {
  const words = withoutNearWords(profile, taken.words);
  if (words.length === taken.words.length) return [taken];
  const inName = { ...taken, cost: taken.cost + NEAR_IN_NAME_COST };
  const landmark = withLandmark(profile, taken.words);
  if (landmark !== null) return [{ ...taken, words: landmark, hasLandmark: true }, inName];
  const ways = [{ ...taken, words, nearby: true }, inName];
  const beside = besideAddress(profile, taken.words);
  if (beside === null) return ways;
  const { words: others, remark } = beside;
  const address = { ...taken, words: others, nearby: true, noise: [...taken.noise, remark] };
  return [{ ...address, cost: taken.cost + NAME_BESIDE_COST }, ...ways];
}

function waysWithCrossStreet(profile: CountryProfile, taken: TakenLine): readonly TakenLine[] {
  const found = withoutCrossStreet(profile, taken.words);
  if (found === null) return [taken];
  const without = { ...taken, words: found.words, noise: [...taken.noise, found.remark] };
  return found.sure
    ? [without, { ...taken, cost: taken.cost + NEAR_IN_NAME_COST }]
    : [{ ...without, cost: taken.cost + JOINED_CROSS_STREET_COST }, taken];
}

function takenLine(profile: CountryProfile, way: PostcodeWay, mayBeOther: boolean): TakenLine {
  const { text, unit, floor, level, noise, postBox, mayBeName } = way.rest;
  const { numberFirst } = profile.conventions;
  const split = splitWords(text, way.gap, numberFirst);
  const words = withoutEmptyColumns(withoutCountry(profile, split));
  return {
    words: words.slice(0, MAX_WORDS),
    postcode: way.postcode,
    division: null,
    postcodeAsNumber: way.postcodeAsNumber,
    postcodeBesideName: way.postcodeBesideName,
    nearby: false,
    hasLandmark: false,
    mayBeOther,
    lacksRowNumber: false,
    unit,
    unitMayBeNone: unit !== null && unit === level,
    floor,
    // Words beyond the most that are read count as noise.
    noise: [...noise, ...words.slice(MAX_WORDS).map(({ raw }) => raw)],
    mayBeName,
    postBox,
    cost: way.cost,
  };
}
