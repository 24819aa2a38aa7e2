const STARTS_WITH_DIGIT = /^\d/;
const ONE_LETTER = /^\p{IDS}(?!\p{IDS})/u;

/**
 * Number and suffix as one text: `12A`, `12-3`, `12 bis`.
 * @param sign between two numbers.
 */
export function joinHouseNumber(number: string, suffix: string | null, sign: '-' | '/' = '-'): string {
  if (!suffix) return number;
  if (number === '') return suffix;
  if (STARTS_WITH_DIGIT.test(suffix))
    return suffix.includes('/') ? `${number} ${suffix}` : number + sign + suffix;
  return ONE_LETTER.test(suffix) ? number + suffix : `${number} ${suffix}`;
}
