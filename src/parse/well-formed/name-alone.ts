import type { CountryProfile } from '../../country/index';
import { isOfLetters } from './line-shape';
import { mayEndInCountry, partOf, tellsExtras } from './part';

/** True for words of letters that mean nothing but themselves: what somebody types who begins a name. */
export function isNameAlone(profile: CountryProfile, line: string): boolean {
  if (!isOfLetters(line)) return false;
  const name = partOf(line.trimEnd());
  if (new Set(name.folded).size < name.folded.length || profile.relations.any.isIn(name.folded)) return false;
  return !tellsExtras(profile, [name], line) && !mayEndInCountry(profile, name);
}
