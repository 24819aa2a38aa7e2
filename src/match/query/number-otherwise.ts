import type { CountryProfile } from '../../country/index';
import { readHouseNumber } from '../../parse/numbers/house-number';
import { misreadNumber } from '../../parse/numbers/misread-number';
import { readRange } from '../../parse/numbers/number-range';
import { splitWords } from '../../parse/words/split-words';
import { AskedNumber } from './asked-number';

/** Two numbers that may be a range: `36-38`, `36/38`, `1-3.` in Hungary. A second number that begins with 0 is a unit: `13-0014`. */
export const RANGE = /^\s*(\d+)\s*[-–/]\s*([1-9]\d*)\.?\s*$/u;
/** `36a-c`, `36a-38`. The sign between letters is lost if it stood apart. */
const LETTER_RANGE = /^\s*\d+\s*([a-z])(?:\s*[-–/+]\s*|\s+(?=[a-z]))([a-z]|[1-9]\d*)\s*$/;
const LETTER_OR_NONE = /^\p{IDS}?$/u;
/** Where number or suffix may begin once more: `66B, B`. */
const BREAKS = /[\s,]+/;
const ONE_DIGIT = /^\d$/;
/** Letters that look like digits, in print: a capital L does not. */
const LIKE_DIGITS = /^[\dOoIl]+$/;
/** `3 6`, `36 21`, `3 6A`: a blank that may be none. */
const WITH_BLANK = /^\s*([1-9]\d{0,2})\s+(\d{1,3}\p{IDS}?)\s*$/u;
/** Zeros behind the number fill an empty column, unless the register has them: in Brussels, `52 bus 00` stands beside `52 bus 01`. */
const WITH_ZERO = /^\s*\d+\s+0+\s*$/;
const ZEROS = /^\s*0+\s*$/;
/** Two numbers that differ by more than this are not a range of house numbers; the same if one is odd and the other even. */
const WIDEST_RANGE = 200;
const WIDEST_OF_BOTH_SIDES = 20;
/** A smaller number is not written with a hyphen. */
export const LEAST_HYPHENATED = 1_000;

/**
 * The suffix of the first number, if it may be a range: none for `36-38`; a for `36a-38` and `36a-c`, unless the register has
 * flats. Null for no range.
 */
export function firstOfRange({ profile, raw, number, suffix }: AskedNumber): string | null {
  if (suffix === '') return null;
  const text = raw.join('');
  const [, letter = '', last = ''] = LETTER_RANGE.exec(text.toLowerCase()) ?? [];
  const isLetterRange = letter < last || isNumberRange(Number(number), Number(last));
  if (letter !== '' && isLetterRange) return profile.conventions.hasFlats ? null : letter;
  return mayBeRange(profile, text) ? '' : null;
}

/**
 * The suffix, if it or the whole number is written twice, as where columns were joined: b of `66B, B` and of `66B 66B`, none of
 * `172, 172`, of `172 0` and of 172 with the suffix `00`. Null for anything else, and for one digit (`5 5`), which may be a part of the
 * number or of the flat.
 */
export function suffixSaidOnce({ profile, raw, suffix }: AskedNumber): string | null {
  if (suffix === '' || profile.writesFlatsAsLetters) return null;
  if (WITH_ZERO.test(raw[0])) return profile.suffixKey(raw[1]);
  if (ZEROS.test(raw[1])) return readHouseNumber(profile, raw[0]).suffix;
  const words = raw.join(' ').trim().split(BREAKS);
  for (let at = 1; at < words.length; at++) {
    const again = words.slice(at).join(' ');
    if (ONE_DIGIT.test(again)) continue;
    const first = readHouseNumber(profile, words.slice(0, at).join(' '));
    const second = readHouseNumber(profile, again);
    const isWhole = second.number === first.number && second.suffix === first.suffix;
    if (isWhole || (first.suffix !== '' && profile.suffixKey(again) === first.suffix)) return first.suffix;
  }
  return null;
}

/** The number without the blank in it: 36 of `3 6`, if no suffix was asked apart; null for any other number. */
export function joined({ profile, suffixKeys, raw, suffix }: AskedNumber): AskedNumber | null {
  if (suffix === '' || raw[1] !== '') return null;
  const [, first, second] = WITH_BLANK.exec(raw[0]) ?? [];
  return first === undefined ? null : new AskedNumber(profile, suffixKeys, `${first}${second}`);
}

/** The number with letters read as the digits that they look like: 30 of `3O`, 102 of `1O2`; null for any other number. */
export function misread({ profile, suffixKeys, raw, suffix }: AskedNumber): AskedNumber | null {
  const written = raw[0].trim();
  if (suffix === '' || raw[1] !== '' || !LIKE_DIGITS.test(written)) return null;
  const digits = misreadNumber(written);
  return digits === null ? null : new AskedNumber(profile, suffixKeys, digits);
}

/**
 * The suffix if it is read in small letters. A capital before digits may be a word for a flat: `B 3` is flat 3,
 * unless there is a 12B.
 */
export function suffixInSmall({ profile, raw: [number, suffix] }: AskedNumber): string {
  return readHouseNumber(profile, number.toLowerCase(), suffix.toLowerCase()).suffix;
}

/**
 * With a hyphen before its last two digits, which people in Queens leave out, and without a flat that is named separately; null
 * for a short number, or one with more than a letter behind it.
 */
export function hyphenated({
  profile,
  suffixKeys,
  number,
  ownSuffix,
  plain,
}: AskedNumber): AskedNumber | null {
  if (plain < LEAST_HYPHENATED || !LETTER_OR_NONE.test(ownSuffix)) return null;
  const written = `${number.slice(0, -2)}-${number.slice(-2)}${ownSuffix.toUpperCase()}`;
  return new AskedNumber(profile, suffixKeys, written);
}

/** `36-38`, or with a word of the country: `36 t/m 40`. */
function mayBeRange(profile: CountryProfile, text: string): boolean {
  const numbers = RANGE.exec(text);
  if (numbers === null) {
    const words = splitWords(text);
    return words.length > 1 && readRange(profile, words, 0)?.end === words.length;
  }
  return isNumberRange(Number(numbers[1]), Number(numbers[2]));
}

function isNumberRange(first: number, last: number): boolean {
  const width = last - first;
  return width > 0 && width <= (width % 2 === 0 ? WIDEST_RANGE : WIDEST_OF_BOTH_SIDES);
}
