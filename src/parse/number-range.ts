import type { CountryProfile } from '../country/index';
import { endOfPhrase } from './find-phrase';
import type { LineWord } from './line-word';

/** `36-38`, `36 t/m 40`, `12a-c`: the numbers of one building, or of several. */
export interface NumberRange {
  readonly from: string;
  /** Greater than `from`. */
  readonly to: string;
  /** The word behind it. */
  readonly end: number;
  /** Words stand between the two, not a sign: `36 t/m 40`. */
  readonly hasWords: boolean;
}

/** Ranges reach no further: in `3-111` the second is a suffix, and so is what begins with 0. */
const MAX_REACH = 50;
const MAX_REACH_IN_WORDS = 200;
const SIGN = '[-–—/+&]';
const IN_ONE_WORD = new RegExp(`^#?(\\d{1,5})(\\p{L}?)${SIGN}(?:([1-9]\\d{0,4}\\p{L}?)|(\\p{L}))$`, 'u');
const FIRST = new RegExp(`^#?(\\d{1,5}\\p{L}?)(${SIGN}?)$`, 'u');
const LAST = new RegExp(`^(${SIGN}?)([1-9]\\d{0,4}\\p{L}?)$`, 'u');
const SIGNS = new RegExp(`^${SIGN}$`, 'u');

/** The range that begins at a word, or null for none. */
export function readRange(
  profile: CountryProfile,
  words: readonly LineWord[],
  index: number,
): NumberRange | null {
  const { raw, part } = words[index]!;
  const [, digits, letter, lastNumber, lastLetter] = IN_ONE_WORD.exec(raw) ?? [];
  if (digits !== undefined)
    return rangeOf(digits + letter!, lastNumber ?? digits + lastLetter!, index + 1, false);
  const [, from, sign = ''] = FIRST.exec(raw) ?? [];
  if (from === undefined) return null;
  const at = endOfPhrase(profile.relations.upTo, words, index + 1);
  const last = words[at];
  if (last === undefined || last.part !== part) return null;
  const [, lastSign = '', to] = LAST.exec(last.raw) ?? [];
  const hasWords = at > index + 1;
  const signs = sign + last.sign + lastSign;
  if (to === undefined || (hasWords ? signs !== '' : !SIGNS.test(signs))) return null;
  return rangeOf(from, to, at + 1, hasWords);
}

function rangeOf(from: string, to: string, end: number, hasWords: boolean): NumberRange | null {
  const reach = Number.parseInt(to, 10) - Number.parseInt(from, 10);
  const rises = reach === 0 ? letterOf(from) !== '' && letterOf(from) < letterOf(to) : reach > 0;
  const mostReach = hasWords ? MAX_REACH_IN_WORDS : MAX_REACH;
  return rises && reach <= mostReach ? { from, to, end, hasWords } : null;
}

function letterOf(number: string): string {
  return number.replace(/\d/g, '').toLowerCase();
}
