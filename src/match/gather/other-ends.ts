import type { CountryProfile } from '../../country/index';
import type { WordedName } from '../../rank/worded-name';
import type { Matcher } from '../matcher';
import type { StreetCandidate } from './street-candidate';

/**
 * The keys of the streets that a name may mean as well as those found, which have a word more: asked `Rathmines Road`, found
 * `Rathmines Road Upper`, there may be the `Rathmines Road Lower`.
 */
export function keysOfOtherEnds(
  matcher: Matcher,
  profile: CountryProfile,
  asked: WordedName,
  found: readonly StreetCandidate[],
): readonly string[] {
  const longer = found.filter(({ name: { fit } }) => fit.missing > 0 && fit.edits === 0);
  const written = new Set(longer.map(({ name }) => name.written));
  return [...written].flatMap((name) => otherEnds(profile, asked, matcher.worded(profile, name)));
}

/** The keys of a name with each other end instead of its own, where the asked name has none. */
export function otherEnds(
  profile: CountryProfile,
  asked: WordedName,
  { tokens }: WordedName,
): readonly string[] {
  return tokens.flatMap((token, at) => {
    if (asked.tokens.includes(token)) return [];
    return profile.opposites.of(token).map((other) => tokens.with(at, other).join(''));
  });
}
