import type { CountryProfile } from '../../country/index';
import { endOfPhrase } from '../words/find-phrase';
import type { LineWord } from '../words/line-word';

/** `36 - 38`, `36 t/m 40`: the numbers of one building, or of several. */
export interface NumberRange {
  readonly from: string;
  /** Greater than `from`. */
  readonly to: string;
  /** The word behind it. */
  readonly end: number;
}

/** Ranges reach no further: in `3 - 111` the second is a suffix, and so is what begins with 0. */
const MAX_REACH = 50;
const MAX_REACH_IN_WORDS = 200;
/** Neighbours on one side of the street. */
const REACH_BEHIND_NAME = 2;
const TWO_LETTERS = /\p{IDS}.*\p{IDS}/u;
/** `36-38` and `36/38` are numbers with a suffix as well: they stay as they are written. */
const IN_ONE_WORD = /^#?(\d{1,5}\p{IDS}?)[—+&]([1-9]\d{0,4}\p{IDS}?)$/u;
const FIRST = /^#?(\d{1,5}\p{IDS}?)([-–—/+&]?)$/u;
const LAST = /^([-–—/+&]?)([1-9]\d{0,4}\p{IDS}?)$/u;
const ONE_SIGN = /^[-–—/+&]$/;

/** The range that begins at a word, with a sign that stands apart or a word between its numbers; null for none. */
export function readRange(
  profile: CountryProfile,
  words: readonly LineWord[],
  index: number,
): NumberRange | null {
  const { raw, part } = words[index]!;
  const [, first, second] = IN_ONE_WORD.exec(raw) ?? [];
  if (first !== undefined) return rangeOf(first, second!, index + 1, MAX_REACH);
  const [, from, sign = ''] = FIRST.exec(raw) ?? [];
  if (from === undefined) return null;
  const at = endOfPhrase(profile.relations.upTo, words, index + 1);
  const last = words[at];
  if (last === undefined || last.part !== part) return null;
  const [, lastSign = '', to] = LAST.exec(last.raw) ?? [];
  if (to === undefined) return null;
  const signs = sign + last.sign + lastSign;
  if (at > index + 1) return signs === '' ? rangeOf(from, to, at + 1, MAX_REACH_IN_WORDS) : null;
  if (!ONE_SIGN.test(signs)) return null;
  return rangeOf(from, to, at + 1, isOfName(profile, words, index) ? REACH_BEHIND_NAME : MAX_REACH);
}

/** `Le Bistrot 12 / 16 Rue Haute`: where the number stands first, one behind a name is most likely part of that. */
function isOfName(profile: CountryProfile, words: readonly LineWord[], index: number): boolean {
  const before = words[index - 1];
  if (!profile.conventions.numberFirst || before?.part !== words[index]!.part) return false;
  return index + 3 < words.length && TWO_LETTERS.test(before.raw) && !profile.isNumberWord(before.folded);
}

function rangeOf(from: string, to: string, end: number, mostReach: number): NumberRange | null {
  const reach = Number.parseInt(to, 10) - Number.parseInt(from, 10);
  return reach > 0 && reach <= mostReach ? { from, to, end } : null;
}
