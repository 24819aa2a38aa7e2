import type { CountryProfile } from '../../country/index';

/** Three digits or more with blanks between them, and two letters behind them: `9 7 1 2 h m`. */
const SPELLED = /(?<!\S)(\d(?: {1,3}\d){2,5})(?: {1,3}(\p{IDS}) {1,3}(\p{IDS}))?(?=[\s,;.]|$)/gu;
const MAY_BE_SPELLED = /(?<!\S)\d {1,3}\d {1,3}\d(?!\S)/;
const SPACES = / +/g;

/**
 * The line with a postcode that was dictated digit by digit in one piece: `Brink 5 9 7 1 2 h m Assen` is number 5. Digits are joined only
 * if the country has postcodes of that form; those in front of them are of the house number.
 */
export function withSpelledPostcode(profile: CountryProfile, line: string): string {
  if (!MAY_BE_SPELLED.test(line)) return line;
  return line.replace(SPELLED, (whole: string, digits: string, first = '', second = '') => {
    const run = digits.replace(SPACES, '');
    for (let from = 0; from < run.length - 2; from++) {
      const withLetters = run.slice(from) + first + second;
      const front = run.slice(0, from);
      if (isPostcode(profile, withLetters)) return `${front} ${withLetters}`.trim();
      const behind = first === '' ? '' : ` ${first} ${second}`;
      if (behind !== '' && isPostcode(profile, run.slice(from)))
        return `${front} ${run.slice(from)}`.trim() + behind;
    }
    return whole;
  });
}

function isPostcode(profile: CountryProfile, text: string): boolean {
  return profile.normalisePostcode(text) !== null;
}
