import type { CountryProfile } from '../country/index';
import { endOfPhrase } from './find-phrase';
import { type LineWord, textOf } from './line-word';

/** A line without the second street of a corner house. */
export interface WithoutCrossStreet {
  readonly words: readonly LineWord[];
  /** What was left out. */
  readonly remark: string;
  /** False if `and` or a sign stands before it, which may join two words of one name. */
  readonly sure: boolean;
}

const SIGN = /^[&@]$/;
const HOUSE_NUMBER = /^#?\d+(?:-\d+)?\p{L}?$/u;

/**
 * The words without what says at which corner a house with a number stands: `Via Dante 25 ang. Via Roma, Milano`,
 * `25 Main St & 5th Ave, Springfield`; null if nothing does.
 */
export function withoutCrossStreet(
  profile: CountryProfile,
  words: readonly LineWord[],
): WithoutCrossStreet | null {
  const { corner } = profile.relations;
  for (let at = 2; at + 1 < words.length; at++) {
    const end = endOfPhrase(corner, words, at);
    const { part } = words[at]!;
    const joined = profile.conventions.numberFirst && end === at && isJoint(profile, words, at);
    if ((end === at && !joined) || words[end]?.part !== part) continue;
    if (!words.some(({ raw }, before) => before < (joined ? at - 2 : at) && HOUSE_NUMBER.test(raw))) continue;
    const next = words.findIndex((word, place) => place > at && word.part !== part);
    const endOfPart = next < 0 ? words.length : next;
    return {
      words: [...words.slice(0, at), ...words.slice(endOfPart)],
      remark: textOf(words, at, endOfPart),
      sure: !joined,
    };
  }
  return null;
}

/** `and` or a sign behind a street type of the same part: not in `25 Bed and Breakfast Rd`. */
function isJoint(profile: CountryProfile, words: readonly LineWord[], at: number): boolean {
  const { part, sign } = words[at]!;
  if (words[at - 1]!.part !== part) return false;
  if ((sign === '' || !SIGN.test(sign)) && endOfPhrase(profile.relations.and, words, at) === at) return false;
  return profile.streetType(profile.tokens(textOf(words, at - 2, at))) !== '';
}
