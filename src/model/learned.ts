/**
 * What a country's register itself shows of how addresses are written there. It is told from the rows of a build and kept
 * in the manifest: tables of languages say what may be, this says what is.
 */
export interface LearnedConventions {
  /** Different street names that this rests on. */
  streets: number;
  /** Share of the streets that have another name, or two in one (`Ackerweg / Chemin des Labours`): 0…1. */
  severalNames: number;
  postcodes: {
    /** Share of the addresses that have one: 0…1. */
    share: number;
    /** Most frequent first, `9` for a digit, `A` for a letter: `9999 AA`. */
    shapes: string[];
  };
  suffixes: {
    /** Share of the addresses that have one: 0…1. */
    share: number;
    /** Most frequent first, `9` for digits, `a` for a letter, `w` for a word: `9. w`. */
    shapes: string[];
    /** Share of the suffixes that name a floor or a side: 0…1. */
    floors: number;
  };
  /** Street types that begin names, that end them as a word, that end them within a word: token → share of the names. */
  types: { first: Record<string, number>; last: Record<string, number>; grown: Record<string, number> };
  /** Words that many names share, most frequent first. */
  common: string[];
  /** Tokens that share an abbreviation with another: how many names have each. */
  contested: Record<string, number>;
}
