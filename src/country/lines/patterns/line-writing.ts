import type { LanguageTable, WordKind } from '../../tables/read-language';
import { MORE_WORDS } from './more-words';
import { streetTypesAtEnd } from './street-types-at-end';

/** All words of one kind in the languages of a country; a word with `?` at its end has other meanings as well. */
export type WordsOfKind = (kind: WordKind) => readonly string[];

/** How people write lines in a country: what its patterns are made from. */
export interface LineWriting {
  readonly languages: readonly LanguageTable[];
  readonly words: WordsOfKind;
  /** Words before the number of a unit. */
  readonly units: readonly string[];
  /** True if house numbers stand before streets. */
  readonly numberFirst: boolean;
  /** An expression for the street types that end names; null where none do. */
  readonly typesAtEnd: string | null;
}

/** What people write behind the number wherever they live: `58 box 3`, `31, 2nd floor`, `unité 4`. */
const WRITTEN_ANYWHERE: Partial<Record<WordKind, readonly string[]>> = {
  units: ['apartment?', 'apt?', 'flat?', 'suite?', 'room?', 'unit?', 'unité?', 'unità?', 'box?'],
  floors: ['floor'],
  grounds: ['ground floor'],
  postBox: ['po box', 'p.o. box'],
};

/** @param code of the country. */
export function lineWriting(
  languages: readonly LanguageTable[],
  numberFirst: boolean,
  code: string,
): LineWriting {
  // The words of English have these already.
  const more = hasLanguage(languages, 'en') ? {} : WRITTEN_ANYWHERE;
  const words: WordsOfKind = (kind) => [
    ...new Set([
      ...languages.flatMap((table) => [
        ...table.groups(kind).flat(),
        ...(MORE_WORDS[table.language]?.[kind] ?? []),
      ]),
      ...(more[kind] ?? []),
    ]),
  ];
  // `CH2504` is a postcode in Switzerland, no room.
  const units = words('units').filter((word) => word.replace('?', '').toUpperCase() !== code);
  return { languages, words, units, numberFirst, typesAtEnd: streetTypesAtEnd(languages) };
}

export function hasLanguage(languages: readonly LanguageTable[], ...codes: readonly string[]): boolean {
  return languages.some(({ language }) => codes.includes(language));
}
