import type { CountryConventions, CountryProfile, LineExtras } from '../../country/index';
import { fold } from '../../text/fold';
import { NO_SPAN, spansOf, type TextSpan } from '../words/text-span';
import { isHouseNumber } from './no-postcode';

/** One way to take the postcode out of a line, before the other words are split. */
export interface PostcodeWay {
  /** The line, with its extras taken out. */
  readonly rest: LineExtras;
  /** Where the postcode stands in it, with a small word before it; empty for none. */
  readonly gap: TextSpan;
  readonly postcode: string | null;
  /** See `TakenLine`. */
  readonly postcodeAsNumber: boolean;
  readonly postcodeBesideName: boolean;
  /** True if the words may hold the beginning of a postcode, or a damaged one. */
  readonly mayHoldAnother: boolean;
  readonly cost: number;
}

/** Costs of ignoring a number that looks like a postcode, and of choosing one that is not the last. */
const NO_POSTCODE_COST = 1.2;
const EARLY_POSTCODE_COST = 0.8;
/** Cost of a postcode in the position of a house number. */
export const NUMBER_LIKE_COST = 2.5;
/**
 * Cost of a postcode that no address of the data has. Behind a house number it is most likely a postcode with a wrong digit,
 * and not reading it as one has a cost.
 */
const UNKNOWN_POSTCODE_COST = 1.5;
const DAMAGED_POSTCODE_COST = 0.2;
const NO_DAMAGED_POSTCODE_COST = 0.5;

/** Cost of reading a letter behind a house number as the sign of the country. */
const SIGN_COST = 0.3;

const DIGITS = /^\d+$/;
const BEGINS_WITH_LETTER = /^\p{IDS}/u;
const BEGINS_PART = /(?:^|[,;\n\r|–—])\s*$/u;
const LETTERS_OR_DIGITS = /[\p{IDS}\p{N}]+/u;
const FIRST_OF_NUMBER = /[1-9]/;
const ENDS_IN_NAME = /\p{IDS}\.?\s+$/u;
const ENDS_IN_NAME_AND_COMMA = /\p{IDS}\.?\s*,\s*$/u;
const BEGINS_NAME = /^\s*[-/]?\s*[#\p{IDS}]/u;
/** A letter may follow a house number: `118 B, Reykjavík`. */
const BREAKS_OFF = /^(?:\s*[-/]?\s*\p{IDS})?\s*(?:[,;\n\r|]|$)/u;
const WORD_BEFORE = /(?<=\s)(?:\p{IDS}{2,}|[áàíÁÀÍ]|[iw])\s+$/u;
const LAST_WORD = /\p{IDS}+\.?\s*$/u;
const COMMA = /^\s*,/;
/** A number that begins a part and is followed by a name: `07000 Privas, 36 Route des Mines`. */
const NUMBER_BEGINS_PART =
  /[,;\n\r–—]\s*\d+\s?(?:\p{IDS}|bis|ter|quater)?[\s,]+\p{IDS}{2}|\s-\s+\d+\s?(?:\p{IDS}|bis|ter|quater)?[\s,]+\p{IDS}{2}/iu;
/** A house number that is followed by a name, which may begin with initials or a number, or by nothing. */
const HAS_NUMBER =
  /(?<![\p{IDS}\p{N}])\d+\s?(?:\p{IDS}\.?|bis|ter|quater)?(?:[\s,;]+(?:\p{IDS}\.?\s+|(?:\p{IDS}\.\s?){2,3}|\d{1,3}\p{IDS}{1,3}\s+)?\p{IDS}{2}|[\s,;–—-]*$)/iu;

/** A shorter one may be the number of a house: `Hverfisgata, 123 Reykjavík`. */
const LEAST_BEFORE_TOWN = 4;
const STREET_ALONE = /^\P{N}*\p{IDS}{2}\P{N}*,\s*$/u;
const BEGINS_TOWN = /^\s+\p{IDS}{2}\P{N}*$/u;
const NO_POSTCODE = { postcodeAsNumber: false, postcodeBesideName: false } as const;
/** A shorter postcode may stand before itself as a house number: `Laugavegur 101, 101 Reykjavík`. */
const LEAST_REPEATED = 5;
const ENDS_IN_COMMA = /,\s*$/;
const ENDS_IN_BREAK = /\p{IDS}{2}.*(?:[,;\n\r|–—]|\s-)\s*$/su;
/** A name and its number, in either order, right before a postcode. */
const ENDS_OR_BEGINS_IN_NUMBER = /\p{IDS}{2}.*\s\d\S*[\s,–—-]*$|^\s*\d\S*[\s,]+\p{IDS}{2}/u;

/** False if no address of that country has this postcode. */
export type KnowsPostcode = (postcode: string, country: string) => boolean;

/**
 * Usually there is one way. If postcodes are plain digits, a house number may look like one: then there is a way for each
 * of the last two such numbers, the last one first, and a way without a postcode.
 * @param cost of the line that the postcode is taken out of.
 */
export function waysWithPostcode(
  profile: CountryProfile,
  extras: LineExtras,
  isPostcode: KnowsPostcode,
  cost: number,
): readonly PostcodeWay[] {
  const { pattern, division } = profile.conventions.postcode;
  const inBrackets = divisionInBrackets(division, pattern, extras.text);
  const once = inBrackets === null ? extras.text : extras.text.replace(inBrackets, ' , ');
  const rest = { ...extras, text: withoutRepeats(once, spansOf(pattern, once)) };
  const isKnown = (digits: string) => isPostcode(digits, profile.code);
  const [last, earlier] = spansOf(pattern, rest.text)
    .filter((span) => !isHouseNumber(profile, rest.text, span, isKnown))
    .reverse();
  if (last === undefined)
    return [{ ...withoutPostcode(rest, cost), postcode: inBrackets, mayHoldAnother: inBrackets === null }];
  const withLast = withPostcode(profile, rest, last, cost, isPostcode);
  const signed = withSignOfCountry(profile, rest.text, last);
  if (signed !== null) {
    const apart = withPostcode(profile, rest, signed, cost + SIGN_COST, isPostcode);
    return [withLast, { ...apart, postcode: withLast.postcode }];
  }
  if (!DIGITS.test(withLast.postcode) || namesCountry(rest.text, last)) return [withLast];
  const ways = [withLast];
  if (earlier !== undefined)
    ways.push(withPostcode(profile, rest, earlier, cost + EARLY_POSTCODE_COST, isPostcode));
  const areKnown = ways.map((way) => isKnown(way.postcode));
  const isUnknown = !areKnown.includes(true);
  const isDamaged =
    isUnknown &&
    (standsBehindNumber(rest.text, last) ||
      closesLine(profile.conventions, rest.text, last) ||
      standsBeforeTown(profile.conventions, rest.text, last));
  const costOfUnknown = isDamaged ? DAMAGED_POSTCODE_COST : UNKNOWN_POSTCODE_COST;
  const weighed = ways.map((way, at) => (areKnown[at] ? way : { ...way, cost: way.cost + costOfUnknown }));
  const costOfNone = isUnknown ? (isDamaged ? NO_DAMAGED_POSTCODE_COST : 0) : NO_POSTCODE_COST;
  return [...weighed, withoutPostcode(rest, cost + costOfNone)];
}

/** `(43)` of `43700 Saint-Germain (43)`. In `Avenue du Plaid (17), 43700 Saint-Germain` it is the house number. */
function divisionInBrackets(division: RegExp | undefined, postcode: RegExp, text: string): string | null {
  const found = division?.exec(text)?.[0];
  if (found === undefined) return null;
  const last = spansOf(postcode, text).at(-1);
  const digits = found.match(LETTERS_OR_DIGITS)?.[0] ?? '';
  return last === undefined || text.slice(last.start).startsWith(digits) ? found : null;
}

/**
 * `233 Boulevard Voltaire 75011 Paris;75011;Paris 75011`: the text with its last postcode once, where it stands last. `05401` and
 * `05401-1234` are one. A postcode that begins the text may be the house number, unless another number stands between.
 */
function withoutRepeats(text: string, spans: readonly TextSpan[]): string {
  const written = ({ start, end }: TextSpan) => text.slice(start, end).replaceAll(' ', '').toUpperCase();
  const last = spans.at(-1);
  if (last === undefined) return text;
  const postcode = written(last);
  const isSame = (other: string) =>
    other.length >= LEAST_REPEATED && (other.startsWith(postcode) || postcode.startsWith(other));
  return spans
    .filter((span) => span !== last && isSame(written(span)))
    .filter(({ start, end }) => start > 0 || HAS_NUMBER.test(text.slice(end, last.start)))
    .reduceRight((rest, { start, end }) => `${rest.slice(0, start)} , ${rest.slice(end)}`, text);
}

/** `D-70999 Neuhausen` in a part of its own: with the code of the country it is no house number, nor somebody's. */
function namesCountry(text: string, { start, end }: TextSpan): boolean {
  return BEGINS_WITH_LETTER.test(text.slice(start, end)) && BEGINS_PART.test(text.slice(0, start));
}

/** `127 D 45276 Essen`: the postcode with the sign of the country, which may also be the letter of the house. Null if there is none. */
function withSignOfCountry(
  { conventions }: CountryProfile,
  text: string,
  { start, end }: TextSpan,
): TextSpan | null {
  if (text[start - 1] !== ' ') return null;
  const [sign] = conventions.postcode.sign?.exec(text.slice(0, start)) ?? [];
  return sign === undefined ? null : { start: start - sign.length, end };
}

/** `Wetstraat 16 0003`: digits from 0 on right behind the number are a box. */
function standsBehindNumber(text: string, { start }: TextSpan): boolean {
  const before = text.slice(0, start);
  return ENDS_OR_BEGINS_IN_NUMBER.test(before) && (text[start] !== '0' || ENDS_IN_COMMA.test(before));
}

/** `6105 Kenwood Ave, Rosedale, MD 21237`: the house number stands in front, so digits at the end are hardly one. */
function closesLine({ numberFirst }: CountryConventions, text: string, { start, end }: TextSpan): boolean {
  return numberFirst && text.slice(end).trim() === '' && HAS_NUMBER.test(text.slice(0, start));
}

/** `Emtekær Gade, 5220 Odense SØ`: in a line without another number, so many digits between a street and a name are hardly those of a house. */
function standsBeforeTown(
  { numberFirst, postcodeBeforeCity }: CountryConventions,
  text: string,
  { start, end }: TextSpan,
): boolean {
  if (numberFirst || !postcodeBeforeCity || end - start < LEAST_BEFORE_TOWN) return false;
  return STREET_ALONE.test(text.slice(0, start)) && BEGINS_TOWN.test(text.slice(end));
}

function withPostcode(
  profile: CountryProfile,
  rest: LineExtras,
  { start, end }: TextSpan,
  cost: number,
  isPostcode: KnowsPostcode,
): PostcodeWay & { readonly postcode: string } {
  const { conventions } = profile;
  const { text } = rest;
  const postcode = conventions.postcode.canonical(text.slice(start, end));
  const before = text.slice(0, start);
  const asNumber =
    // No house number begins with a zero, or with the sign of the country: `DK-2760`.
    FIRST_OF_NUMBER.test(text[start]!) &&
    standsAsNumber(conventions, before, text.slice(end)) &&
    !(
      (beginsLastPart(conventions, before) || beginsLine(conventions, before, text.slice(end))) &&
      isPostcode(postcode, profile.code)
    );
  return {
    rest,
    gap: withSmallWord(profile, text, { start, end }),
    postcode,
    postcodeAsNumber: asNumber && DIGITS.test(postcode),
    postcodeBesideName: ENDS_IN_NAME.test(before) && DIGITS.test(postcode),
    mayHoldAnother: false,
    cost: cost + (asNumber ? NUMBER_LIKE_COST : 0),
  };
}

function withoutPostcode(rest: LineExtras, cost: number): PostcodeWay {
  return { rest, gap: NO_SPAN, postcode: null, mayHoldAnother: false, cost, ...NO_POSTCODE };
}

/**
 * `100 in 45131 Essen`: the word before the postcode only announces a place. A single letter may be a suffix, and `un` behind `numéro` is
 * the number.
 */
function withSmallWord(profile: CountryProfile, text: string, { start, end }: TextSpan): TextSpan {
  const word = WORD_BEFORE.exec(text.slice(0, start))?.[0] ?? '';
  if (!profile.isSmallWord(fold(word))) return { start, end };
  const before = LAST_WORD.exec(text.slice(0, start - word.length))?.[0] ?? '';
  return profile.isNumberWord(fold(before)) ? { start, end } : { start: start - word.length, end };
}

/** `Centre Commercial, 97200 Fort-de-France`: where a city has its postcode in front, a known one begins its part. */
function beginsLastPart({ postcodeBeforeCity }: CountryConventions, before: string): boolean {
  return postcodeBeforeCity && ENDS_IN_BREAK.test(before);
}

/** `75016 Paris 18 rie Weber`: the house number is the one behind it. */
function beginsLine(
  { numberFirst, postcodeBeforeCity }: CountryConventions,
  before: string,
  after: string,
): boolean {
  return numberFirst && postcodeBeforeCity && before.trim() === '' && HAS_NUMBER.test(after);
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
