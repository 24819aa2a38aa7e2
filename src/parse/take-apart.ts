import type { CountryConventions, CountryProfile, LineExtras } from '../country/index';
import { flatMap } from '../text/flat-map';
import { fold } from '../text/fold';
import { apartAtSlash } from './apart-at-slash';
import { withoutCountry } from './country-name';
import { withoutCrossStreet } from './cross-street';
import { findDamagedPostcode } from './damaged-postcode';
import { japaneseLines } from './japanese-line';
import type { LineWord } from './line-word';
import { withoutNearWords } from './near-words';
import { findPartialPostcode } from './partial-postcode';
import { plainLine } from './plain-line';
import { splitWords } from './split-words';
import { NO_SPAN, spansOf, type TextSpan } from './text-span';
import { withoutLabels } from './without-labels';

/** One way to take a line apart: certain fields are taken out, the other words stay in order. */
export interface TakenLine {
  readonly words: readonly LineWord[];
  /** The postcode; only its beginning if the line has no whole one. */
  readonly postcode: string | null;
  /**
   * The postcode has only digits and is in the position of a house number: right after a name and before a comma or the
   * end; or right before a name, in countries where numbers come first.
   */
  readonly postcodeAsNumber: boolean;
  /** Words such as `opposite` were taken out: the place meant is beside the address. */
  readonly nearby: boolean;
  /** A flat that is named separately from the number. */
  readonly unit: string | null;
  /** Words that belong to no field: floors, rooms, attention lines. */
  readonly noise: readonly string[];
  /** The words that were taken out may belong to a name. */
  readonly mayBeName: boolean;
  /** A post box was named and taken out. */
  readonly postBox: boolean;
  /** Cost of this way: higher is less likely; 0 for the plain way. */
  readonly cost: number;
}

/** Most words of a line that are read: `WordSet` has one bit for each. */
const MAX_WORDS = 24;

/** Costs of ignoring a number that looks like a postcode, and of choosing one that is not the last. */
const NO_POSTCODE_COST = 1.2;
const EARLY_POSTCODE_COST = 0.8;
/** Cost of reading position words (`devant`) as part of a name. */
const NEAR_IN_NAME_COST = 1.5;
/** Cost of reading a number with a full stop as that of a list; twice the cost of reading it as the house number. */
const LIST_NUMBER_COST = 0.3;
/** Cost of reading a word with a colon (`Rue:`) as part of a name. */
const LABEL_IN_NAME_COST = 0.5;
/** Cost of reading two names with a slash between them as two places. */
const TWO_PLACES_COST = 0.3;
/** Cost of reading words for floors and flats as part of a name: `Rue Maison Dieu`, `Groene Kamer 25`. */
const EXTRAS_IN_NAME_COST = 1.5;
/** Cost of a postcode in the position of a house number. */
export const NUMBER_LIKE_COST = 2.5;
/**
 * Cost of a postcode that no address of the data has. Behind a house number it is most likely a postcode with a wrong digit,
 * and not reading it as one has a cost.
 */
const UNKNOWN_POSTCODE_COST = 1.5;
const DAMAGED_POSTCODE_COST = 0.2;
const NO_DAMAGED_POSTCODE_COST = 0.5;

const DIGITS = /^\d+$/;
const LIST_NUMBER = /^\d{1,3}\.$/;
const STARTS_WITH_DIGIT = /^\d/;
const ENDS_IN_NAME = /\p{L}\.?\s+$/u;
const ENDS_IN_NAME_AND_COMMA = /\p{L}\.?\s*,\s*$/u;
const BEGINS_NAME = /^\s*[-/]?\s*[#\p{L}]/u;
/** A letter may follow a house number: `118 B, Reykjavík`. */
const BREAKS_OFF = /^(?:\s*[-/]?\s*\p{L})?\s*(?:[,;\n\r|]|$)/u;
const WORD_BEFORE = /(?<=\s)\p{L}{2,}\s+$/u;
const COMMA = /^\s*,/;
/** A number that begins a part and is followed by a name: `07000 Privas, 36 Route des Mines`. */
const NUMBER_BEGINS_PART =
  /[,;\n\r–—]\s*\d+\s?(?:\p{L}|bis|ter|quater)?[\s,]+\p{L}{2}|\s-\s+\d+\s?(?:\p{L}|bis|ter|quater)?[\s,]+\p{L}{2}/iu;
/** A house number that is followed by a name or by nothing. */
const HAS_NUMBER = /(?<![\p{L}\p{N}])\d+\s?(?:\p{L}\.?|bis|ter|quater)?(?:[\s,]+\p{L}{2}|[\s,–—-]*$)/iu;

const ENDS_IN_COMMA = /,\s*$/;
/** A name and its number, in either order, right before a postcode. */
const ENDS_OR_BEGINS_IN_NUMBER = /\p{L}{2}.*\s\d\S*[\s,–—-]*$|^\s*\d\S*[\s,]+\p{L}{2}/u;

/**
 * The ways to take a line apart into extras, postcode, country, position words (`tegenover`) and other words. Usually
 * there is one way. If postcodes are plain digits, a house number may look like one: then there is a way for each of
 * the last two such numbers, the last one first, and a way without a postcode. Words that may be the beginning of a
 * postcode, and position words, are taken out in one way and stay in another. The last way has the most words.
 */
export function takeApart(
  profile: CountryProfile,
  line: string,
  isPostcode: KnowsPostcode = anyMayBe,
): readonly TakenLine[] {
  const lines = profile.conventions.languages.includes('ja') ? japaneseLines(line) : [line];
  const withExtras = flatMap(lines, (text) => waysWithExtras(profile, plainLine(text)));
  const withPostcodes = flatMap(withExtras, ({ rest, cost }) =>
    waysWithPostcode(profile, rest, isPostcode, cost),
  );
  const withListNumbers = flatMap(withPostcodes, (taken) => waysWithListNumber(profile, taken));
  const withLabels = flatMap(withListNumbers, waysWithLabels);
  const withPlaces = flatMap(withLabels, waysWithPlaces);
  const withNearWords = flatMap(withPlaces, (taken) => waysWithNearWords(profile, taken));
  return flatMap(withNearWords, (taken) => waysWithCrossStreet(profile, taken));
}

/** False if no address of that country has this postcode. */
export type KnowsPostcode = (postcode: string, country: string) => boolean;

function anyMayBe(): boolean {
  return true;
}

/** The line without floors, flats and remarks. If these may belong to a name, the line with them as well, first. */
function waysWithExtras(profile: CountryProfile, line: string): { rest: LineExtras; cost: number }[] {
  const rest = profile.takeExtras(line);
  const plain = { rest, cost: 0 };
  if (!rest.mayBeName) return [plain];
  const whole = { ...rest, text: line, unit: null, noise: [], postBox: false, mayBeName: false };
  return [{ rest: whole, cost: EXTRAS_IN_NAME_COST }, plain];
}

function waysWithPostcode(
  profile: CountryProfile,
  extras: LineExtras,
  isPostcode: KnowsPostcode,
  cost: number,
): readonly TakenLine[] {
  const { pattern, division } = profile.conventions.postcode;
  const inBrackets = division?.exec(extras.text)?.[0] ?? null;
  const rest = inBrackets === null ? extras : { ...extras, text: extras.text.replace(inBrackets, ' , ') };
  const [last, earlier] = spansOf(pattern, rest.text).reverse();
  if (last === undefined) {
    const plain = withoutPostcode(profile, rest, cost);
    return inBrackets === null
      ? waysWithPartialPostcode(profile, plain)
      : [{ ...plain, postcode: inBrackets }];
  }
  const withLast = withPostcode(profile, rest, last, cost);
  if (!DIGITS.test(withLast.postcode!)) return [withLast];
  const ways = [withLast];
  if (earlier !== undefined) ways.push(withPostcode(profile, rest, earlier, cost + EARLY_POSTCODE_COST));
  const areKnown = ways.map((way) => isPostcode(way.postcode!, profile.code));
  const isDamaged = !areKnown.includes(true) && standsBehindNumber(rest.text, last);
  const costOfUnknown = isDamaged ? DAMAGED_POSTCODE_COST : UNKNOWN_POSTCODE_COST;
  const weighed = ways.map((way, at) => (areKnown[at] ? way : { ...way, cost: way.cost + costOfUnknown }));
  const costOfNone = areKnown.includes(true) ? NO_POSTCODE_COST : isDamaged ? NO_DAMAGED_POSTCODE_COST : 0;
  return [...weighed, withoutPostcode(profile, rest, cost + costOfNone)];
}

/** `Wetstraat 16 0003`: digits from 0 on right behind the number are a box. */
function standsBehindNumber(text: string, { start }: TextSpan): boolean {
  const before = text.slice(0, start);
  return ENDS_OR_BEGINS_IN_NUMBER.test(before) && (text[start] !== '0' || ENDS_IN_COMMA.test(before));
}

function waysWithPartialPostcode(profile: CountryProfile, taken: TakenLine): readonly TakenLine[] {
  const found = findPartialPostcode(profile, taken.words) ?? findDamagedPostcode(profile, taken.words);
  if (found === null) return [taken];
  const { words, postcode, cost, costWithout } = found;
  return [
    { ...taken, words, postcode, cost: taken.cost + cost },
    { ...taken, cost: taken.cost + costWithout },
  ];
}

/**
 * `1. Brink 12`, `2. 12 Main St`: the first number is that of a list, if another one follows where a house number stands.
 * In `1. Stichstraße 5` it belongs to the name.
 */
function waysWithListNumber(profile: CountryProfile, taken: TakenLine): readonly TakenLine[] {
  const [first, second, ...others] = taken.words;
  if (first === undefined || second === undefined || !LIST_NUMBER.test(first.raw)) return [taken];
  const numbers = profile.conventions.numberFirst ? [second] : [second, ...others];
  if (!numbers.some(({ raw }) => STARTS_WITH_DIGIT.test(raw))) return [taken];
  const name = { ...second, raw: `${first.raw} ${second.raw}`, folded: `${first.folded} ${second.folded}` };
  const ways = [
    { ...taken, words: taken.words.slice(1), cost: taken.cost + LIST_NUMBER_COST },
    { ...taken, cost: taken.cost + 2 * LIST_NUMBER_COST },
  ];
  return STARTS_WITH_DIGIT.test(second.raw) ? ways : [{ ...taken, words: [name, ...others] }, ...ways];
}

/** A label may be the type of the street: `Rue: Victor Hugo`. */
function waysWithLabels(taken: TakenLine): readonly TakenLine[] {
  const words = withoutLabels(taken.words);
  if (words.length === taken.words.length) return [taken];
  return [
    { ...taken, words },
    { ...taken, cost: taken.cost + LABEL_IN_NAME_COST },
  ];
}

function waysWithPlaces(taken: TakenLine): readonly TakenLine[] {
  const words = apartAtSlash(taken.words);
  return words === null ? [taken] : [taken, { ...taken, words, cost: taken.cost + TWO_PLACES_COST }];
}

function waysWithNearWords(profile: CountryProfile, taken: TakenLine): readonly TakenLine[] {
  const words = withoutNearWords(profile, taken.words);
  if (words.length === taken.words.length) return [taken];
  return [
    { ...taken, words, nearby: true },
    { ...taken, cost: taken.cost + NEAR_IN_NAME_COST },
  ];
}

function waysWithCrossStreet(profile: CountryProfile, taken: TakenLine): readonly TakenLine[] {
  const found = withoutCrossStreet(profile, taken.words);
  if (found === null) return [taken];
  return [
    { ...taken, words: found.words, noise: [...taken.noise, found.remark] },
    { ...taken, cost: taken.cost + NEAR_IN_NAME_COST },
  ];
}

function withPostcode(profile: CountryProfile, rest: LineExtras, found: TextSpan, cost: number): TakenLine {
  const { conventions } = profile;
  const postcode = conventions.postcode.canonical(rest.text.slice(found.start, found.end));
  const asNumber = standsAsNumber(conventions, rest.text.slice(0, found.start), rest.text.slice(found.end));
  const postcodeAsNumber = asNumber && DIGITS.test(postcode);
  return takenLine(
    profile,
    rest,
    withSmallWord(profile, rest.text, found),
    postcode,
    postcodeAsNumber,
    cost + (asNumber ? NUMBER_LIKE_COST : 0),
  );
}

/** `100 in 45131 Essen`: the word before the postcode only announces a place. A single letter may be a suffix. */
function withSmallWord(profile: CountryProfile, text: string, { start, end }: TextSpan): TextSpan {
  const word = WORD_BEFORE.exec(text.slice(0, start))?.[0] ?? '';
  return profile.isSmallWord(fold(word)) ? { start: start - word.length, end } : { start, end };
}

function withoutPostcode(profile: CountryProfile, rest: LineExtras, cost: number): TakenLine {
  return takenLine(profile, rest, NO_SPAN, null, false, cost);
}

function takenLine(
  profile: CountryProfile,
  { text, unit, noise, postBox, mayBeName }: LineExtras,
  gap: TextSpan,
  postcode: string | null,
  postcodeAsNumber: boolean,
  cost: number,
): TakenLine {
  const words = withoutCountry(profile, splitWords(text, gap));
  return {
    words: words.slice(0, MAX_WORDS),
    postcode,
    postcodeAsNumber,
    nearby: false,
    unit,
    // Words beyond the most that are read count as noise.
    noise: [...noise, ...words.slice(MAX_WORDS).map(({ raw }) => raw)],
    mayBeName,
    postBox,
    cost,
  };
}

function standsAsNumber(conventions: CountryConventions, before: string, after: string): boolean {
  if (conventions.numberFirst) {
    // `49 Rue Pasteur, 07600 Vals`, `Rue Pasteur 49 07600 Vals`: the house number already comes before it.
    if (HAS_NUMBER.test(before)) return false;
    if (before.trim() === '' && NUMBER_BEGINS_PART.test(after)) return false;
    if (conventions.calledAlso.includes(fold(after))) return false;
    return BEGINS_NAME.test(before.trim() === '' ? after.replace(COMMA, '') : after);
  }
  return (
    (ENDS_IN_NAME.test(before) && BREAKS_OFF.test(after)) ||
    (ENDS_IN_NAME_AND_COMMA.test(before) && COMMA.test(after))
  );
}
