import type { CountryProfile } from '../country/index';
import { endOfPhrase } from './find-phrase';
import type { LineWord } from './line-word';

/**
 * The words without those that say that the place meant is beside the address (`tegenover`, `face à`, `near`); all of
 * them if nothing else would remain.
 */
export function withoutNearWords(profile: CountryProfile, words: readonly LineWord[]): readonly LineWord[] {
  const { near } = profile.relations;
  if (!words.some(({ folded }) => near.mayBegin(folded))) return words;
  const kept: LineWord[] = [];
  for (let at = 0; at < words.length; ) {
    const end = endOfPhrase(near, words, at);
    if (end === at) kept.push(words[at]!);
    at = Math.max(end, at + 1);
  }
  return kept.length === 0 ? words : kept;
}
