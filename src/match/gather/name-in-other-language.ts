import type { CountryProfile } from '../../country/index';
import type { WordedName } from '../../rank/worded-name';
import type { Street } from '../../store/rows';
import type { Matcher } from '../matcher';

/**
 * The name of a street in another language of its country, by whose key it was found: `Rue Alexandre Markelbach` for the Alexandre
 * Markelbachstraat. The index has only the key, and words and types are compared by the name itself. Null if the key is that of its own name,
 * or of an alias without a language.
 */
export function nameInOtherLanguage(
  matcher: Matcher,
  profile: CountryProfile,
  street: Street,
  own: WordedName,
  key: string,
): WordedName | null {
  const { languages } = profile.conventions;
  if (languages.length < 2 || key === own.squashed || own.keys.includes(key)) return null;
  for (const language of languages) {
    const name = matcher.store.nameIn(language, 'street', street.id);
    if (name === null || name === street.name) continue;
    const worded = matcher.worded(profile, name);
    if (key === worded.squashed || worded.keys.includes(key)) return worded;
  }
  return null;
}
