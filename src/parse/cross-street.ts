import type { CountryProfile } from '../country/index';
import { endOfPhrase } from './find-phrase';
import { type LineWord, textOf } from './line-word';

/** A line without the second street of a corner house. */
export interface WithoutCrossStreet {
  readonly words: readonly LineWord[];
  /** What was left out. */
  readonly remark: string;
}

const HOUSE_NUMBER = /^#?\d+\p{L}?$/u;

/**
 * The words without what says at which corner a house with a number stands: `Via Dante 25 ang. Via Roma, Milano`; null
 * if nothing does.
 */
export function withoutCrossStreet(
  profile: CountryProfile,
  words: readonly LineWord[],
): WithoutCrossStreet | null {
  const { corner } = profile.relations;
  for (let at = 2; at + 1 < words.length; at++) {
    const end = endOfPhrase(corner, words, at);
    const { part } = words[at]!;
    if (end === at || words[end]?.part !== part) continue;
    if (!words.some(({ raw }, before) => before < at && HOUSE_NUMBER.test(raw))) continue;
    const next = words.findIndex((word, place) => place > at && word.part !== part);
    const endOfPart = next < 0 ? words.length : next;
    return {
      words: [...words.slice(0, at), ...words.slice(endOfPart)],
      remark: textOf(words, at, endOfPart),
    };
  }
  return null;
}
