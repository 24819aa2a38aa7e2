import type { CountryProfile } from '../../country/index';
import type { Vocabulary } from '../vocabulary';
import { type LineWord, textOf } from '../words/line-word';
import type { TakenLine } from '../words/taken-line';

const STARTS_WITH_DIGIT = /^\d/;
/** Shorter ones are initials. */
const LEAST_LETTERS = 3;
const MOST_WORDS = 8;
/** Cost of reading both as one name. */
const BOTH_COST = 1;

/**
 * `Holbeinstraat Holbeinstraat 24`, `Alte Alte Hauptstr. 75`, `Bochumer Str. Str. 27`: words that are there twice count
 * once, if that gives a street of the data beside its number. In `Walla Walla` and `Baden Baden Str.` they belong to a
 * name.
 */
export function waysSaidOnce(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  taken: TakenLine,
): readonly TakenLine[] {
  const { words } = taken;
  for (let at = 0; at < words.length; at++)
    for (let joint = at + 1; joint < words.length; joint++) {
      const end = 2 * joint - at;
      if (!isRepeated(words, at, joint, end)) continue;
      const once = [...words.slice(0, at), ...words.slice(joint)];
      if (isInName(profile, vocabulary, words, at, end)) return [taken];
      if (!isBesideNumber(profile, vocabulary, once, at, end - joint)) continue;
      return [
        { ...taken, words: once, noise: [...taken.noise, textOf(words, at, joint)] },
        { ...taken, cost: taken.cost + BOTH_COST },
      ];
    }
  return [taken];
}

/** True if the words from `at` on stand again from `joint` on. */
function isRepeated(words: readonly LineWord[], at: number, joint: number, end: number): boolean {
  if (end > words.length) return false;
  for (let one = at; one < joint; one++) {
    const [first, second] = [words[one]!, words[one + joint - at]!];
    if (first.folded !== second.folded || first.part !== second.part) return false;
    if (STARTS_WITH_DIGIT.test(first.folded)) return false;
  }
  return words.slice(at, joint).some(({ folded }) => folded.length >= LEAST_LETTERS);
}

/** True if a street or a place of the data has the words twice. */
function isInName(
  profile: CountryProfile,
  { isStreet, isPlace }: Vocabulary,
  words: readonly LineWord[],
  at: number,
  end: number,
): boolean {
  return someSpan(words, at, end, (from, to) => {
    const key = profile.key(textOf(words, from, to));
    return isStreet(key) || isPlace(key);
  });
}

/** True if words of which these are some are a street of the data, and a number stands beside it. */
function isBesideNumber(
  profile: CountryProfile,
  { isStreet }: Vocabulary,
  words: readonly LineWord[],
  at: number,
  length: number,
): boolean {
  const isNumber = (one: number) => STARTS_WITH_DIGIT.test(words[one]?.folded ?? '');
  return someSpan(
    words,
    at,
    at + length,
    (from, to) => (isNumber(to) || isNumber(from - 1)) && isStreet(profile.key(textOf(words, from, to))),
  );
}

/** Tries the spans of one part that hold certain words. */
function someSpan(
  words: readonly LineWord[],
  at: number,
  end: number,
  test: (from: number, to: number) => boolean,
): boolean {
  const { part } = words[at]!;
  for (let from = at; from >= 0 && words[from]!.part === part && at - from < MOST_WORDS; from--)
    for (let to = end; to <= words.length && words[to - 1]!.part === part && to - end < MOST_WORDS; to++)
      if (test(from, to)) return true;
  return false;
}
