/**
 * How addresses are written in a country, as the rows of a build show it. It is kept in the manifest. The language
 * tables list what is possible; this says what the data contain.
 */
export interface LearnedConventions {
  /** Number of different street names that were counted. */
  streets: number;
  /** Share of the streets with a second name, or with two names in one (`Ackerweg / Chemin des Labours`): 0…1. */
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
    /** Words that are the whole suffix of many addresses, folded, most frequent first: `etrc` in Brussels. */
    words?: string[];
  };
  /**
   * Street types at the start of a name, as its last word, and as the end of a compound word: token → share of the
   * names.
   */
  types: { first: Record<string, number>; last: Record<string, number>; grown: Record<string, number> };
  /** Words that occur in many names, most frequent first. */
  common: string[];
  /** Tokens that share an abbreviation with another token → number of names with that token. */
  contested: Record<string, number>;
}
