import type { AskedNumber } from './asked-number';
import { withoutUnitWord } from './unit-word';

const SIGNS = /[^\p{IDS}\p{N}]+/gu;
const SPACES = /\s+/gu;
const NOT_DIGITS = /\D/g;

/** Letters and digits as they were asked, to tell `exact` from `folded`. */
export function textOfNumber(asked: AskedNumber): string {
  return written(asked).replace(SIGNS, '');
}

/** True if number and suffix are written as asked. Signs and a word for the unit (`bus 0003`) do not count. */
export function isWrittenSo(asked: AskedNumber, number: string, suffix: string): boolean {
  return textOfNumber(asked) === (number + suffix).replace(SIGNS, '');
}

/** The same without regard to capitals. */
export function isWrittenAlike(asked: AskedNumber, number: string, suffix: string): boolean {
  return textOfNumber(asked).toLowerCase() === (number + suffix).replace(SIGNS, '').toLowerCase();
}

/** True if number and suffix have the digits asked: box 9 of `42 b9` is not 009. */
export function hasDigitsOf(asked: AskedNumber, number: string, suffix: string): boolean {
  return textOfNumber(asked).replace(NOT_DIGITS, '') === (number + suffix).replace(NOT_DIGITS, '');
}

/** The same with its signs, as far as they are not spaces: `-1` is not `1`. */
export function isWrittenWithSigns(asked: AskedNumber, number: string, suffix: string): boolean {
  return written(asked).replace(SPACES, '') === (number + suffix).replace(SPACES, '');
}

/** Number and suffix as they were asked, without a word for the unit. */
function written({ raw: [number, suffix], profile }: AskedNumber): string {
  return number + withoutUnitWord(profile, suffix);
}
