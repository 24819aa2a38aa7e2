import type { CountryProfile } from '../../country/index';
import { flatMap } from '../../text/flat-map';
import { squash } from '../../text/fold';
import { isLastOfPart, type LineWord, textOf } from '../words/line-word';
import type { NumberSpan } from '../words/number-span';
import { readRange } from './number-range';
import {
  blockSpans,
  gridSpans,
  letterSpans,
  misreadSpans,
  namedSpans,
  shortWordSpans,
  slippedSpans,
  spokenSpans,
} from './unusual-spans';

const STARTS_WITH_DIGIT = /^(?:#|n[ro]\.?)?\d/iu;
const SHORT_SUFFIX = /^(?:\p{IDS}{1,2}|\d{1,4}|[ivx]{1,4}|(?=\p{IDS}*\d)(?=\d*\p{IDS})[\p{IDS}\d]{2,6})$/u;
/** Several floors in one suffix: `53 R+SS`. */
const JOINED_SUFFIX = /^\p{IDS}{1,3}(?:\+\p{IDS}{1,3})+$/u;
const CAPITAL = /^\p{Lu}$/u;
/** In the next part. `à` and `i` are prepositions. A capital with a dot begins a name: `237, B. Horizonte`. */
const SMALL_LETTER = /^[a-hj-z]\.?$/;
/** A letter and a part of the house: `117 a-schr`, `2 B-MZ`. */
const HYPHENATED = /^\p{IDS}{1,2}-[\p{IDS}\d]{1,6}$/u;
const HAS_DIGIT = /\d/;
/** A box of four digits begins with a zero: `0003`. */
const LONG_NUMBER = /^[1-9]\d{3,}$/;
/** The last word before a comma may be a suffix of letters: `43 NUON, Boazum`. Where the number stands first, it is a street: `15 Maple, Randolph`. */
const WORD_SUFFIX = /^\p{IDS}{3,6}$/u;
/** A word that is hardly a suffix at the end of a line. Shorter ones may be abbreviations of anything, unless they are written as a name. */
const LAST_WORD = /^(?:\p{IDS}{4,6}|\p{Lu}\p{Ll}{1,2})$/u;
/** The letters of such a word count twice, and at least so many. */
const LEAST_OF_WORD = 4;
const LETTERS = /\p{IDS}{2,}/gu;
/** Prepositions of one letter; `a` is that of a house. */
const LETTER_BEFORE_PLACE = /^[áàíiw]$/u;
const BEGINS_PLACE = /^\p{Lu}\p{IDS}/u;
const HAS_CAPITAL = /\p{Lu}/u;
const FLOOR = /^\d{1,2}[ºª°]?$/u;
const FLAT = /^\p{IDS}$/u;
const ENGLISH_ORDINAL = /^\d+(?:st|nd|rd|th)$/;
const BEGINS_NAME = /^\p{IDS}{2}/u;
const HYPHEN = /[ -]/;
const MAX_SPANS = 10;

/**
 * Every run of words that could be the number: a word that begins with a digit, alone and with the one or two
 * words after it that look like a suffix (`12 a 3`, `12 bis`, `12 - 3`), or as a range (`36 t/m 40`). Longer runs come
 * first; of very many runs the last ones count.
 */
export function numberSpans(profile: CountryProfile, words: readonly LineWord[]): readonly NumberSpan[] {
  const named = [...namedSpans(profile, words), ...gridSpans(profile, words), ...misreadSpans(words)];
  const slipped = slippedSpans(profile, words);
  if (!words.some(startsWithDigit)) {
    const spoken = [...spokenSpans(profile, words), ...shortWordSpans(words)];
    if (named.length + spoken.length > 0) return [...named, ...spoken, ...slipped];
    return [...letterSpans(words).slice(-MAX_SPANS), ...slipped];
  }
  const spans: NumberSpan[] = [...named, ...slipped, ...blockSpans(profile, words)];
  for (const [index, word] of words.entries()) {
    if (!startsWithDigit(word)) continue;
    const { part } = word;
    const range = readRange(profile, words, index);
    for (const start of startsOf(profile, words, index)) {
      if (range !== null)
        spans.push({
          start,
          end: range.end,
          part,
          text: `${range.from}-${range.to}`,
          oddLetters: 0,
          takesLastWord: false,
        });
      for (let end = suffixEnd(profile, words, index); end > index; end--)
        if (end !== range?.end) {
          const takesLastWord = endsInWord(profile, words, index, end);
          const odd = oddLettersOf(profile, words.slice(index, end));
          spans.push({
            start,
            end,
            part,
            text: textOf(words, index, end),
            oddLetters: takesLastWord ? odd + Math.max(words[end - 1]!.folded.length, LEAST_OF_WORD) : odd,
            takesLastWord,
          });
        }
    }
  }
  return spans.slice(-MAX_SPANS);
}

/**
 * A word for the number belongs to it, unless it may be the end of the name: `Ceintuurbaan N. 101` is Noord. So do two: `kućni
 * broj 5`.
 */
function startsOf(profile: CountryProfile, words: readonly LineWord[], index: number): readonly number[] {
  const before = words[index - 1]?.folded;
  if (before === undefined) return [index];
  const further = words[index - 2]?.folded;
  if (further !== undefined && profile.isNumberWord(`${further} ${before}`)) return [index - 2];
  if (!profile.isNumberWord(before)) return [index];
  return profile.token(before) === before ? [index - 1] : [index, index - 1];
}

function oddLettersOf(profile: CountryProfile, words: readonly LineWord[]): number {
  const isKnown = (run: string) => profile.isSuffixWord(run) || profile.isNumberWord(run);
  const runs = flatMap(words, ({ folded }) => folded.match(LETTERS) ?? []);
  return runs.reduce((sum, run) => sum + (isKnown(run) ? 0 : run.length), 0);
}

/** `Hauptstr. 7 Hagen`, `Hauptstr. 7 Ulm`: a word at the end of a line is a place rather than a suffix. */
function endsInWord(
  profile: CountryProfile,
  words: readonly LineWord[],
  index: number,
  end: number,
): boolean {
  const last = words[end - 1]!;
  return (
    end === words.length && end > index + 1 && LAST_WORD.test(last.raw) && oddLettersOf(profile, [last]) > 0
  );
}

function startsWithDigit({ raw, isDistrict }: LineWord): boolean {
  return isDistrict !== true && STARTS_WITH_DIGIT.test(raw);
}

/**
 * The last possible end of a number that begins at a word: after the words that continue it, else right after
 * itself.
 */
function suffixEnd(profile: CountryProfile, words: readonly LineWord[], index: number): number {
  const { numberFirst } = profile.conventions;
  let end = index + 1;
  for (let next = index + 1; next < words.length && next <= index + 3; next++) {
    const word = words[next]!;
    if (word.part !== words[index]!.part || isNumberAnnounced(profile, words, next)) break;
    if (announcesPlace(profile, words, next)) break;
    const known = profile.isSuffixWord(word.folded);
    if (isTypeOfStreet(profile, words, next, known) || isOrdinalOfStreet(profile, words, next)) break;
    const last = isLastOfPart(words, next);
    const looksSo =
      SHORT_SUFFIX.test(squash(word.folded)) || JOINED_SUFFIX.test(word.raw) || HYPHENATED.test(word.raw);
    if (!(known || looksSo || (last && !numberFirst && WORD_SUFFIX.test(word.folded)))) break;
    end = next + 1;
  }
  return withNextParts(profile, words, index, end);
}

/** `209-15 91st Ave`: an ordinal before a word is the name of the street. */
function isOrdinalOfStreet(profile: CountryProfile, words: readonly LineWord[], at: number): boolean {
  if (!profile.conventions.numberFirst || !ENGLISH_ORDINAL.test(words[at]!.folded)) return false;
  const next = words[at + 1];
  return next !== undefined && next.part === words[at]!.part && BEGINS_NAME.test(next.raw);
}

/**
 * The end of a suffix in the parts behind the number: alone in one (`34, C, Lelystad`; floor and flat, `3, 2 B, Madrid`), a letter and
 * an addition in two (`30;A;34`), or in front of the street if the number stands alone (`11, A Rue du Four`). Files whose columns were joined have it so.
 */
function withNextParts(
  profile: CountryProfile,
  words: readonly LineWord[],
  index: number,
  end: number,
): number {
  const next = words[end];
  const { part } = words[index]!;
  if (next === undefined || next.part === part || !isPartOfNumber(profile, next)) return end;
  // `Grenigrund 7, 300 A`: a letter behind the postcode begins the name of a town.
  if (next.behindPostcode === true) return end;
  if (isFloorAndFlat(words, end)) return end + 2;
  if (isLastOfPart(words, end)) return endsInAddition(profile, words, end + 1, next) ? end + 2 : end + 1;
  // `349 - A Middelburg`, `151 - a. Biel`
  if (!profile.conventions.numberFirst && isLetterBeforeName(next, words[end + 1])) return end + 1;
  // `11, R Henri Tomasi` is the Rue Henri Tomasi.
  if (isTypeOfStreet(profile, words, end, profile.isSuffixWord(next.folded))) return end;
  const isAlone = words[index - 1]?.part !== part && end === index + 1;
  return isAlone && profile.conventions.numberFirst && !STARTS_WITH_DIGIT.test(next.raw) ? end + 1 : end;
}

/** In `34, p. terra`, the letter is that of a floor. */
function isLetterBeforeName({ raw }: LineWord, behind: LineWord | undefined): boolean {
  return (
    CAPITAL.test(raw) || (SMALL_LETTER.test(raw) && behind !== undefined && BEGINS_PLACE.test(behind.raw))
  );
}

/** `2 B` and nothing else in its part. */
function isFloorAndFlat(words: readonly LineWord[], at: number): boolean {
  const [floor, flat] = [words[at]!, words[at + 1]];
  if (flat?.part !== floor.part || !isLastOfPart(words, at + 1)) return false;
  return FLOOR.test(floor.raw) && FLAT.test(flat.raw);
}

/** `30, A, 34`: a number alone in the part behind a letter. */
function endsInAddition(
  profile: CountryProfile,
  words: readonly LineWord[],
  at: number,
  letter: LineWord,
): boolean {
  const addition = words[at];
  if (addition === undefined || startsWithDigit(letter) || !startsWithDigit(addition)) return false;
  return isLastOfPart(words, at) && isPartOfNumber(profile, addition) && addition.behindPostcode !== true;
}

/** `C`, `bis`, `A-211`, `3`: no name, no code of a province, and no postcode. */
function isPartOfNumber(profile: CountryProfile, { raw, folded }: LineWord): boolean {
  const plain = squash(folded);
  if (profile.isSuffixWord(folded) || plain.length === 1 || HYPHENATED.test(raw)) return true;
  return HAS_DIGIT.test(plain) && SHORT_SUFFIX.test(plain) && !LONG_NUMBER.test(plain);
}

/** `38 á Ísafirði`, `12 i Odense`, `1 à Ixelles`: a small letter that no house has, and a name behind it. */
function announcesPlace(profile: CountryProfile, words: readonly LineWord[], at: number): boolean {
  const { raw, folded, part } = words[at]!;
  const next = words[at + 1];
  if (next?.part !== part || !profile.isSmallWord(folded)) return false;
  // `Via Roma 10 a Milano`
  if (raw === 'a') return profile.code === 'IT' && (BEGINS_PLACE.test(next.raw) || !words.some(hasCapital));
  return LETTER_BEFORE_PLACE.test(raw) && BEGINS_NAME.test(next.raw);
}

/** In a line of small letters, a place has none. */
function hasCapital({ raw }: LineWord): boolean {
  return HAS_CAPITAL.test(raw);
}

/** `Strada Statale 45 n. 12`: the word for a number, and a number behind it. */
function isNumberAnnounced(profile: CountryProfile, words: readonly LineWord[], at: number): boolean {
  const { raw, folded, part } = words[at]!;
  const next = words[at + 1];
  if (next?.part !== part || !startsWithDigit(next)) return false;
  // `12 N 5`: a letter alone is a suffix.
  return raw.length > 1 && profile.isNumberWord(folded);
}

/**
 * `118-07 223 St`: behind a number that stands first comes the street, and its type ends the number. `12 R Pasteur` is `Rue
 * Pasteur`, though there may be a 12R: only `12 R rue Pasteur` has that.
 */
function isTypeOfStreet(
  profile: CountryProfile,
  words: readonly LineWord[],
  at: number,
  isSuffix: boolean,
): boolean {
  const { numberFirst, typePlace, commonTypes } = profile.conventions;
  if (!numberFirst) return false;
  const isType = ({ folded }: LineWord) => profile.isStreetType(profile.token(folded));
  // `4 Q Rue-Robert-Turquan`
  const beginsWithType = ({ folded }: LineWord) =>
    profile.isStreetType(profile.token(folded.split(HYPHEN, 1)[0]!));
  if (!isSuffix && isType(words[at]!)) return true;
  if (typePlace !== 'first' || isLastOfPart(words, at) || beginsWithType(words[at + 1]!)) return false;
  return profile.tokensOf(words[at]!.folded).some((token) => commonTypes.includes(token));
}
