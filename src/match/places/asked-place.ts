import { type CountryProfile, levelToldBy, type ToldLevel } from '../../country/index';
import { fold } from '../../text/fold';

const COUNTY = /^\s*(\p{IDS}.*?)\s+county\s*$/iu;
const FIRST_OF_SEVERAL = /^\s*(\p{IDS}+)\.?\s+(?=\p{IDS})/u;

/** `gem. Emmen` → `Emmen`. */
export function withoutLevel(raw: string): string {
  const [whole = '', word = ''] = FIRST_OF_SEVERAL.exec(raw) ?? [];
  return levelToldBy(fold(word)) === null ? raw : raw.slice(whole.length);
}

/** The level that the first word of a place tells: `provincie Groningen`; null if it tells none. */
export function levelTold(raw: string): ToldLevel | null {
  return levelToldBy(fold(FIRST_OF_SEVERAL.exec(raw)?.[1] ?? ''));
}

/** `Windsor County` → `Windsor`; null for any other place. */
export function nameOfCounty(raw: string): string | null {
  return COUNTY.exec(raw)?.[1] ?? null;
}

/** The keys of a place's name as it stands alone, if an asked one may be inflected: `Eskifirði` is `Eskifjörður`. */
export function keysAlone(profile: CountryProfile, key: string): readonly string[] {
  return profile.conventions.placeEndings
    .filter(([ending]) => key.endsWith(ending))
    .map(([ending, alone]) => key.slice(0, -ending.length) + alone);
}
