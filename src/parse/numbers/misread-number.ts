import type { CountryProfile } from '../../country/index';

/**
 * Digits, and letters that a scanner or an old typewriter has for them; in New York also with a hyphen, and elsewhere with the letter of
 * a house: `l10-23`, `l0a`. A capital S or B stands for one only in front of digits: `7S62`.
 */
const MISREAD = /^(?=.*[oil])[\doil]{2,6}(?:-(?:\d[\doil]|[oil]\d)|[a-h])?$/i;
const MISREAD_CAPITAL = /^(?=.*[SB]\d)[\dSB]{3,5}$/;
const DIGIT = /\d/;
const ZEROS = /o/gi;
const ONES = /[il]/gi;
const FIVES = /S/g;
const EIGHTS = /B/g;

/** `2O` as 20, `l4` as 14: the number that a word most likely means; null if it has no digit, or no letter like one. */
export function misreadNumber(word: string): string | null {
  if (!DIGIT.test(word)) return null;
  if (MISREAD_CAPITAL.test(word)) return word.replace(FIVES, '5').replace(EIGHTS, '8');
  if (!MISREAD.test(word)) return null;
  const digits = word.replace(ZEROS, '0').replace(ONES, '1');
  return digits.startsWith('0') ? null : digits;
}

const LETTER_IN_FRONT = /^\p{IDS}(\d{1,5}(?:-\d{2})?)$/u;

/** Small: roads are written `N35`. */
const SHORT_WORD_IN_FRONT = /^n(\d{1,4}\p{IDS}?)$/u;

/** `n12` as 12: the word for a number, cut to its first letter; null for any other word. */
export function numberBehindN(word: string): string | null {
  return SHORT_WORD_IN_FRONT.exec(word)?.[1] ?? null;
}

/**
 * `A3510` as 3510: a letter slipped in front of the number; null for any other word. Where roads are called so (`A40`, `D907`), none is
 * read.
 */
export function numberBehindLetter({ conventions }: CountryProfile, word: string): string | null {
  const { numberFirst, numberedRoads } = conventions;
  return numberFirst && numberedRoads !== null ? (LETTER_IN_FRONT.exec(word)?.[1] ?? null) : null;
}
