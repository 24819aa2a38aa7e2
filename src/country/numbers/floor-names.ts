import { fold } from '../../text/fold';

/** A number with the sign of an ordinal, and one word: `3° p.`, `1er ét`, `2de verd.`. Folding drops the sign of `3°`. */
const ORDINAL_AND_WORD = /^\d{1,2}\s?(?:[°ºª]|er|re|[eè]me|e|de|ste)[\s-]*\p{IDS}{1,12}\.?$/iu;
/** A word and a number: `p. 2`, `piano 3`. */
const WORD_AND_NUMBER = /^(\p{IDS}+)\.?\s?\d{1,2}$/u;

/**
 * Words for floors and parts of a house by language (ISO 639), folded, that no suffix of a register is made of: the language tables have
 * the others.
 */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  fr: ['rez', 'rdc', 'et', 'etage', 'entresol'],
  it: ['p', 'pt', 'piano'],
  nl: [
    'hoog',
    'boven',
    'beneden',
    'gelijkvloers',
    'gelijkvl',
    'glvl',
    'bovenwoning',
    'benedenwoning',
    'souterrain',
    'parterre',
  ],
};

/** Tells whether a suffix is a floor or a part of a house in words, for the languages of a country. */
export function floorNames(languages: readonly string[]): (suffix: string) => boolean {
  const words = new Set(languages.flatMap((language) => WORDS[language] ?? []));
  return (suffix) => {
    const text = suffix.trim();
    if (ORDINAL_AND_WORD.test(text)) return true;
    const behind = WORD_AND_NUMBER.exec(text)?.[1];
    // A single letter is that of the house: `p`, but not `p 2`.
    if (behind !== undefined) return words.has(fold(behind));
    const run = fold(text).replace(/\d/g, ' ').split(' ');
    return run.some((word) => word.length > 1 && words.has(word));
  };
}
