import { LANGUAGES } from './languages';

/** A meaning and the ways to write it; the first stands for all. */
export type Forms = readonly string[];

/** Folded words (`types` to `numbers`), then words as a line has them, in lower case; a weak one ends in `?`. */
export type WordKind =
  | 'types'
  | 'titles'
  | 'directions'
  | 'words'
  | 'endings'
  | 'particles'
  | 'numbers'
  | 'units'
  | 'floors'
  | 'grounds'
  | 'sides'
  | 'parts'
  | 'number'
  | 'noNumber'
  | 'postBox'
  | 'near'
  | 'crossing';

/** What is known of a language. */
export interface LanguageTable {
  readonly language: string;
  /** Where a street type stands that is a word of its own; `either`: it grows onto the name as well. */
  readonly typePlace: 'first' | 'last' | 'either';
  /** Letters written for one with a mark: `ue` for `ü`. */
  readonly twoLetters: readonly string[];
  /** Street types that people leave out as easily as an article. */
  readonly commonTypes: readonly string[];
  groups(kind: WordKind): readonly Forms[];
}

/** The table of a language by its ISO 639 code; an empty one where none is kept. */
export function readLanguage(language: string): LanguageTable {
  const lines = new Map(
    (LANGUAGES[language] ?? '').split('\n').map((line): [string, string] => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
  const place = lines.get('place');
  return {
    language,
    typePlace: place === 'first' || place === 'last' ? place : 'either',
    commonTypes: lines.get('common')?.split(' ') ?? [],
    twoLetters: lines.get('twoLetters')?.split(' ') ?? [],
    groups: (kind) =>
      (lines.get(kind) ?? '')
        .split(';')
        .filter((group) => group !== '')
        .map((group) => group.split('|')),
  };
}
