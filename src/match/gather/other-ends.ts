import type { CountryProfile } from '../../country/index';
import type { WordedName } from '../../rank/worded-name';

/**
 * The keys of the streets that a name may mean as well as a found one, which has a word more: asked `Rathmines Road`, found
 * `Rathmines Road Upper`, there may be the `Rathmines Road Lower`.
 */
export function keysOfOtherEnds(
  profile: CountryProfile,
  asked: WordedName,
  { tokens }: WordedName,
): readonly string[] {
  return tokens.flatMap((token, at) => {
    if (asked.tokens.includes(token)) return [];
    return profile.opposites.of(token).map((other) => tokens.with(at, other).join(''));
  });
}
