import type { CountryProfile } from '../../country/index';
import { endOfPhrase } from '../words/find-phrase';
import { type LineWord, textOf } from '../words/line-word';

/** A line with the first number of a list. */
export interface FirstOfList {
  readonly words: readonly LineWord[];
  /** The other numbers. */
  readonly others: string;
}

const HOUSE_NUMBER = /^\d{1,4}\p{IDS}?$/u;

/**
 * `Brink 12, 14 en 16, Assen`, `12, 14 & 16 Main St`: commas and a last word or sign join house numbers in rising order. Two
 * numbers without a comma are a range, unless the first is the greater one: `12 & 5 rue du Four`. Null if there is no list.
 */
export function firstOfList(profile: CountryProfile, words: readonly LineWord[]): FirstOfList | null {
  for (let start = 0; start + 2 < words.length; start++) {
    let end = start;
    while (isNext(words, end, end + 1) && words[end]!.part !== words[end + 1]!.part) end++;
    const isPair = end === start;
    if (isPair && !(profile.conventions.numberFirst && beginsPart(words, start))) continue;
    const hasSign = words[end + 1]?.sign === '&';
    const last = hasSign ? end + 1 : endOfPhrase(profile.relations.and, words, end + 1);
    if (!hasSign && last === end + 1) continue;
    if (
      !(isPair ? isNext(words, last, end) : isNext(words, end, last)) ||
      words[last]!.part !== words[end]!.part
    )
      continue;
    const { part } = words[start]!;
    const { part: lastPart } = words[last]!;
    const behind = words.slice(last + 1).map((word) => (word.part === lastPart ? { ...word, part } : word));
    return {
      words: [...words.slice(0, start + 1), ...behind],
      others: textOf(words, start + 1, last + 1),
    };
  }
  return null;
}

function beginsPart(words: readonly LineWord[], at: number): boolean {
  return words[at]!.part !== words[at - 1]?.part;
}

function isNext(words: readonly LineWord[], at: number, next: number): boolean {
  const [one, other] = [words[at]?.raw ?? '', words[next]?.raw ?? ''];
  if (!HOUSE_NUMBER.test(one) || !HOUSE_NUMBER.test(other)) return false;
  return Number.parseInt(other, 10) > Number.parseInt(one, 10);
}
