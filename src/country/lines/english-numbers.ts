const TENS = 'twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety';
const BELOW_TEN = 'one|two|three|four|five|six|seven|eight|nine';
const TEENS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
/** Zero inside a number: `ten oh two`. */
const ZERO = 'zero|oh|o';
const NAME = `(?:(?:${TENS})(?:[ -](?:${BELOW_TEN}))?|${TEENS}|${BELOW_TEN})`;
/** Two names of numbers or more: `two eleven`, `twelve hundred and four`. */
const SPOKEN = new RegExp(
  `(?<![\\p{IDS}\\p{N}-])${NAME}(?:[ -](?:hundred(?: and)?|${ZERO}|${NAME}))+(?![\\p{IDS}-])`,
  'giu',
);
/** One in a part of its own: `four, Darcy Road`. */
const ALONE = new RegExp(`(?<=(?:^|[,;:\\n])\\s*)${NAME}(?=\\s*,)`, 'giu');
const MAY_BE_ALONE = new RegExp(`(?:${TENS}|${TEENS}|${BELOW_TEN})\\s*,`, 'iu');
const MAY_BE_SPOKEN = new RegExp(
  `(?:${TENS}|${TEENS}|${BELOW_TEN})[ -](?:hundred|${ZERO}|${NAME})(?!\\p{IDS})`,
  'iu',
);
/** `… Vermont oh five oh five five`: five digits at the end of the line are a postcode. */
const SPELT_ZIP = new RegExp(`(?<=\\p{IDS})(?:[ ,]+(?:${ZERO}|${BELOW_TEN})(?!\\p{IDS})){5}\\s*$`, 'iu');
const BETWEEN = /[ -]+/;
const BETWEEN_DIGITS = /[ ,]+/;
const VALUES = new Map<string, number>([
  ...BELOW_TEN.split('|').map((name, at) => [name, at + 1] as const),
  ...TEENS.split('|').map((name, at) => [name, at + 10] as const),
  ...TENS.replace('|fourty', '')
    .split('|')
    .map((name, at) => [name, 10 * (at + 2)] as const),
  ['fourty', 40],
]);
const HUNDRED = 100;
const MOST_DIGITS = 5;

/**
 * The line with its house number in digits where it is said in several words, as Americans say numbers: `two eleven Main St` is 211,
 * `ten oh two` is 1002, `nine hundred and four` is 904. Null if there is none.
 */
export function withSpokenNumber(line: string): string | null {
  const zipped = line.replace(SPELT_ZIP, (spelt) => ` ${digitByDigit(spelt)}`);
  if (zipped !== line) return withSpokenNumber(zipped) ?? zipped;
  if (!MAY_BE_SPOKEN.test(line) && !MAY_BE_ALONE.test(line)) return null;
  const inDigits = (spoken: string) => digitsOf(spoken.toLowerCase()) ?? spoken;
  const written = line.replace(SPOKEN, inDigits).replace(ALONE, inDigits);
  return written === line ? null : written;
}

function digitByDigit(spelt: string): string {
  const words = spelt.trim().toLowerCase().split(BETWEEN_DIGITS);
  return words.map((word) => VALUES.get(word) ?? 0).join('');
}

/** The digits that the words name one behind the other; null where they name no house number. */
function digitsOf(spoken: string): string | null {
  let digits = '';
  /** The value of the last words, which may be counted in hundreds. */
  let last = 0;
  for (const word of spoken.split(BETWEEN)) {
    const value = VALUES.get(word);
    if (word === 'and') continue;
    if (word === 'hundred') {
      if (digits !== '' || last === 0) return null;
      last *= HUNDRED;
    } else if (value === undefined) {
      digits += `${last === 0 ? '' : last}0`;
      last = 0;
    } else if (last >= HUNDRED && last % HUNDRED === 0) {
      last += value;
    } else if (last % 10 === 0 && last % HUNDRED >= 20 && value < 10) {
      last += value;
    } else {
      if (last > 0) digits += last;
      last = value;
    }
  }
  const whole = digits + (last === 0 ? '' : last);
  return whole.length > MOST_DIGITS ? null : whole;
}
