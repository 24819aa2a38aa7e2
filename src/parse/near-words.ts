import type { CountryProfile } from '../country/index';
import { endOfPhrase } from './find-phrase';
import { type LineWord, textOf } from './line-word';

const STARTS_WITH_DIGIT = /^\d/;

/** An address without the name of what stands beside it. */
export interface BesideAddress {
  readonly words: readonly LineWord[];
  /** What was left out. */
  readonly remark: string;
}

/**
 * The words without those that say that the place meant is beside the address (`tegenover`, `face à`, `near`); all of
 * them if nothing else would remain.
 */
export function withoutNearWords(profile: CountryProfile, words: readonly LineWord[]): readonly LineWord[] {
  const kept: LineWord[] = [];
  for (let at = 0; at < words.length; ) {
    const end = endOfNearWords(profile, words, at);
    if (end === at) kept.push(words[at]!);
    at = Math.max(end, at + 1);
  }
  return kept.length === 0 ? words : kept;
}

/**
 * The address behind such words, if a name without a number stands in front of them: `Parkplein tegenover Brink 12, Assen`. Null
 * if there is none.
 */
export function besideAddress(profile: CountryProfile, words: readonly LineWord[]): BesideAddress | null {
  for (let at = 1; at < words.length; at++) {
    const end = endOfPhrase(profile.relations.near, words, at);
    if (end === at) continue;
    const { part } = words[at]!;
    const from = words.findIndex((word) => word.part === part);
    const behind = words.slice(end).filter((word) => word.part === part);
    if (from === at || hasNumber(words.slice(from, at)) || !hasNumber(behind)) continue;
    return { words: [...words.slice(0, from), ...words.slice(end)], remark: textOf(words, from, at) };
  }
  return null;
}

/** The end of the words of place that begin at a word; `at` itself for none. */
function endOfNearWords(profile: CountryProfile, words: readonly LineWord[], at: number): number {
  const { near, nearNumber } = profile.relations;
  const end = endOfPhrase(near, words, at);
  if (end > at) return end;
  const endBeforeNumber = endOfPhrase(nearNumber, words, at);
  const next = words[endBeforeNumber];
  const isNumber =
    next !== undefined && (STARTS_WITH_DIGIT.test(next.raw) || profile.isNumberWord(next.folded));
  return isNumber ? endBeforeNumber : at;
}

function hasNumber(words: readonly LineWord[]): boolean {
  return words.some(({ raw }) => STARTS_WITH_DIGIT.test(raw));
}
