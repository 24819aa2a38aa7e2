import type { CountryProfile } from '../../country/index';
import type { Vocabulary } from '../vocabulary';
import { type LineWord, textOf } from '../words/line-word';
import type { TakenLine } from '../words/taken-line';
import { bothNames } from './apart-at-slash';

const MOST_WORDS = 8;
const STARTS_WITH_DIGIT = /^\d/;
/** Cost of reading both names as one. */
const ONE_NAME_COST = 1;

/**
 * A street in two languages, side by side, is named once: `Rue Victor Allard / Victor Allardstraat 224`,
 * `Rue Voot/Vootstraat 12`. The name beside the number stays; of two with the same number
 * (`Rue des Fleurs 23 / Blumenstrasse 23`), the first.
 */
export function waysWithOneName(
  profile: CountryProfile,
  { isStreet, areOneStreet }: Vocabulary,
  taken: TakenLine,
): readonly TakenLine[] {
  if (areOneStreet === undefined || profile.conventions.languages.length < 2) return [taken];
  const words = taken.words.flatMap(bothNames);
  // One of the languages has the type in front (`Rue`, `Avenue`), or a slash parts the names.
  const beginsName = words.map(({ folded }) => profile.isStreetType(profile.token(folded)));
  if (!beginsName.includes(true) && !words.some(({ sign }) => sign === '/')) return [taken];
  const key = (from: number, end: number) => profile.key(textOf(words, from, end));
  for (let joint = 1; joint < words.length; joint++) {
    const before = words[joint - 1]!.raw;
    const hasNumber = STARTS_WITH_DIGIT.test(before);
    const nameEnd = hasNumber ? joint - 1 : joint;
    const start = firstThat(
      Math.max(0, nameEnd - MOST_WORDS),
      nameEnd,
      (at) =>
        (beginsName[at]! || beginsName[joint]! || words[joint]!.sign === '/') && isStreet(key(at, nameEnd)),
    );
    if (start < 0) continue;
    const last = Math.min(words.length, joint + MOST_WORDS);
    for (let end = last; end > joint; end--) {
      if (hasNumber && words[end]?.raw !== before) continue;
      if (!isStreet(key(joint, end)) || !areOneStreet(key(start, nameEnd), key(joint, end))) continue;
      const isFirstNumbered = start > 0 && STARTS_WITH_DIGIT.test(words[start - 1]!.raw);
      const behind = hasNumber ? end + 1 : end;
      const [from, to] = isFirstNumbered || hasNumber ? [joint, behind] : [start, joint];
      return [
        { ...taken, words: without(words, from, to), noise: [...taken.noise, textOf(words, from, to)] },
        { ...taken, cost: taken.cost + ONE_NAME_COST },
      ];
    }
  }
  return [taken];
}

/** The first position for which a test holds; -1 if there is none. */
function firstThat(from: number, end: number, test: (at: number) => boolean): number {
  for (let at = from; at < end; at++) if (test(at)) return at;
  return -1;
}

/** The words without some of them. The sign between the two names goes with them. */
function without(words: readonly LineWord[], from: number, end: number): readonly LineWord[] {
  const next = words[end];
  const rest = next === undefined ? [] : [{ ...next, sign: '' }, ...words.slice(end + 1)];
  return [...words.slice(0, from), ...rest];
}
