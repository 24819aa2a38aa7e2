import type { CountryProfile } from '../../country/index';
import { fold } from '../../text/fold';

const FIRST_OF_SEVERAL = /^\s*(\p{L}+)\.?\s+(?=\p{L})/u;

/** `gem. Emmen` → `Emmen`. */
export function withoutLevel(profile: CountryProfile, raw: string): string {
  const [whole = '', word = ''] = FIRST_OF_SEVERAL.exec(raw) ?? [];
  return profile.isLevelWord(fold(word)) ? raw.slice(whole.length) : raw;
}

/** The keys of a place's name as it stands alone, if an asked one may be inflected: `Eskifirði` is `Eskifjörður`. */
export function keysAlone(profile: CountryProfile, key: string): readonly string[] {
  return profile.conventions.placeEndings
    .filter(([ending]) => key.endsWith(ending))
    .map(([ending, alone]) => key.slice(0, -ending.length) + alone);
}
