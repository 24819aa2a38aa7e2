import { LANGUAGES } from './languages';

/** The spellings of one meaning. The first one is the canonical form. */
export type Forms = readonly string[];

/** Folded words (`types` to `numbers`), then words as in a line, in lower case. A weak word ends in `?`. */
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
  | 'postBox';

/** The table of a language. */
export interface LanguageTable {
  readonly language: string;
  /** Position of a separate street type; `either` if types may also be joined to the name. */
  readonly typePlace: 'first' | 'last' | 'either';
  /** Pairs of letters for one letter with a mark: `ue` for `ü`. */
  readonly twoLetters: readonly string[];
  /** Street types that people leave out as easily as an article. */
  readonly commonTypes: readonly string[];
  /** The type that stands for a street of any kind, such as `ulica`, in each script. Registers leave it out. */
  readonly plainTypes: readonly string[];
  groups(kind: WordKind): readonly Forms[];
}

/** The table of a language by its ISO 639 code; an empty table for an unknown language. */
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
    plainTypes: lines.get('plain')?.split(' ') ?? [],
    twoLetters: lines.get('twoLetters')?.split(' ') ?? [],
    groups: (kind) =>
      (lines.get(kind) ?? '')
        .split(';')
        .filter((group) => group !== '')
        .map((group) => group.split('|')),
  };
}
