import type { CountryProfile } from '../../country/index';
import type { Store } from '../../store/rows';

const BETWEEN_WORDS = /[\s,;]+/;
const DIGIT = /\d/;

/** Moves one country to the front: the one with the longest known postcode in the line. */
export function likeliestFirst(
  store: Store,
  profiles: readonly CountryProfile[],
  text: string,
): readonly CountryProfile[] {
  const words = text.split(BETWEEN_WORDS);
  const withDigit: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const hasDigit = DIGIT.test(word);
    if (hasDigit) withDigit.push(word);
    if (before !== undefined && (hasDigit || DIGIT.test(before))) withDigit.push(`${before} ${word}`);
  }
  let likeliest: CountryProfile | null = null;
  let longest = 0;
  for (const profile of profiles) {
    for (const one of withDigit) {
      if (one.length < longest) continue;
      const postcode = profile.normalisePostcode(one);
      if (postcode === null || postcode.length <= longest) continue;
      if (store.postcode(postcode, profile.code) === null) continue;
      likeliest = profile;
      longest = postcode.length;
    }
  }
  if (likeliest === null || likeliest === profiles[0]) return profiles;
  return [likeliest, ...profiles.filter((profile) => profile !== likeliest)];
}
