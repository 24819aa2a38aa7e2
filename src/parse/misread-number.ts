/** Digits, and letters that a scanner or an old typewriter has for them. */
const MISREAD = /^(?=.*[oil])[\doil]{2,6}$/i;
const DIGIT = /\d/;
const ZEROS = /o/gi;
const ONES = /[il]/gi;

/** `2O` as 20, `l4` as 14: the number that a word most likely means; null if it has no digit, or no letter like one. */
export function misreadNumber(word: string): string | null {
  if (!MISREAD.test(word) || !DIGIT.test(word)) return null;
  const digits = word.replace(ZEROS, '0').replace(ONES, '1');
  return digits.startsWith('0') ? null : digits;
}
