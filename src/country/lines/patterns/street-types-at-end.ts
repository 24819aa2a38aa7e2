import type { LanguageTable } from '../../tables/read-language';
import { AT_END_OF_PART } from './line-positions';
import { anyOf } from './pattern-parts';

/** The street types that end names, in languages where they do; not their letters alone, which number units: `Tower R`. */
export function streetTypesAtEnd(languages: readonly LanguageTable[]): string | null {
  const types = languages
    .filter(({ typePlace }) => typePlace === 'last')
    .flatMap((language) => language.groups('types').flat());
  return anyOf(types.filter((type) => type.length > 1));
}

/** No street type ends the part here: `12 Third Level Dr, Brattleboro`, but `12 Main St, 2nd floor St Albans`. */
export function noTypeEndsPart(types: string | null): string {
  return types === null ? '' : `(?!\\s+(?:${types})\\.?${AT_END_OF_PART})`;
}
