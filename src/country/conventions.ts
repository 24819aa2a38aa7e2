/** What a country file states: how addresses are written there, as plain data wherever data will do. */

/** A spelling under which a name can be found. `alias`: it is another name, not the official one. */
export interface NameKey {
  /** Squashed tokens: what an exact look-up compares. */
  key: string;
  alias: boolean;
  /** Looser forms under which it can be found too, each marked with its kind (`SPELLING` in profile.ts). */
  spellings: string[];
}

/** The parts of an address line. */
export interface LabelParts {
  streetname: string | null;
  number: string | null;
  suffix: string | null;
  postcode: string | null;
  city: string | null;
  province: string | null;
}

/**
 * Ways of writing, parted by `|`, each beginning with a letter from a to z, and how they sound; of several that stand
 * at a place the first counts. `before`: only where one of these letters follows; `notBefore`: only where none does.
 */
export type SoundRule = [written: string, sounds: string, where?: { before?: string; notBefore?: string }];

/**
 * Forms of one word, folded: the first is the token that all become. A form may be several words (`p za`). A group may join
 * words that differ (`koning`, `koningin`): the token finds, the ranking tells them apart.
 */
export interface WordGroup {
  /** A street type and a title stand at a place of their own in a name; so does a direction. */
  kind: 'type' | 'title' | 'direction' | 'word' | 'number';
  forms: readonly string[];
}

export interface CountryConventions {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the country's own language. */
  name: string;
  /** Other names that people end an address line with, folded. */
  calledAlso: readonly string[];
  /** BCP 47, for collation. */
  locale: string;
  /** The house number comes before the street (`12 Main St`). */
  numberFirst: boolean;
  /** `12-3` is number 12 with suffix 3, not a number of its own. */
  hyphenStartsSuffix: boolean;
  /** False where nothing is known of its postcodes: any text may be one then, and none is looked for in a line. */
  hasPostcodes: boolean;
  postcode: {
    /** Finds a whole postcode in a line, flags `giu`. */
    pattern: RegExp;
    /** The first part of one, enough to narrow (`9711`), tested on folded text; matches nothing where there is none. */
    partial: RegExp;
    /** The beginning of one that people put in brackets behind a city, `Valence (26)`; flags `iu`. */
    division?: RegExp;
    /** What the found text is kept as. */
    canonical(found: string): string;
  };
  /** ISO 639 codes of its languages, the most spoken first. */
  languages: readonly string[];
  /** Words that stand for one another in names. */
  words: readonly WordGroup[];
  /** Short and long endings of compound words, `str` for `straat`; an ending before those it contains. */
  wordEndings: readonly (readonly [short: string, long: string])[];
  /** A number before a street type may be an ordinal without its letters: `198 St` is `198th St`. */
  englishOrdinals: boolean;
  /** What kinds of streets there are, as tokens: two names that differ in this are two streets. */
  streetTypes: readonly string[];
  /** Those that names of the data bear, each one in some hundreds of them; none where too few names are known to tell. */
  typesInUse: readonly string[];
  /** Where a street type stands that is a word of its own: `Rue Pasteur`, `Church Street`, both in `Lange Straße`. */
  typePlace: 'first' | 'last' | 'either';
  /** Street types grow onto the name (`Kerkstraat`) instead of standing apart (`Church St`). */
  compounds: boolean;
  /** Two letters that stand for one with a mark, which folding writes as their first: `ue` for `ü`. */
  twoLetters: readonly string[];
  /** Words that people leave out: articles, particles, street types that stand apart; folded. */
  particles: readonly string[];
  /** Words before a name that people leave out: titles, first names of rank. */
  titles: readonly string[];
  /** Rewrites squashed text into the way it sounds, in order; a letter that stands twice is heard once, after all of them. */
  sounds: readonly SoundRule[];
  /** House number suffixes that mean the same, folded; the first stands for all. */
  suffixGroups: readonly (readonly string[])[];
  /** Words within a suffix that mean the same, folded: sides and floors; the first stands for all. */
  doorGroups: readonly (readonly string[])[];
  /** Words that only say that a flat follows, folded: `apt 3` is suffix `3`. */
  unitWords: readonly string[];
  /** Words that only say that the number before them is a floor's, folded: `3. sal th` is `3. th`. */
  floorWords: readonly string[];
  /** Text in a line that belongs to no field: rooms, `t.a.v.`; flags `giu`. */
  lineNoise: readonly RegExp[];
  /** Floors in a line; flags `giu`. */
  floors: readonly RegExp[];
  /** A flat or suite named apart from the number (`Apt 4B`, `#12`): read as the suffix; flags `giu`. */
  unit: RegExp | null;
  /** A flat in front of its number (`3/45 George St`), its own number as the group; the words up to the number are taken out. */
  unitFirst: RegExp | null;
  /**
   * Words, folded, of which one stands in every line that `lineNoise`, `unit` or `postBox` finds something in, unless a
   * sign like `#` does; none where each line must be searched.
   */
  extraWords: readonly string[];
  /** A floor names a unit: it is read as the suffix, not passed over. */
  floorsAreDoors: boolean;
  /** Tokens that share an abbreviation with another: how many street names have each, where that is known. */
  contested: Readonly<Record<string, number>>;
  /** Words that say that a house number follows, folded: `nr`, `n`. */
  numberWords: readonly string[];
  /** A post box instead of a street: nothing on the map. */
  postBox: RegExp | null;
  /** Short or foreign names of provinces and places, folded: `friesland` → `fryslan`. */
  placeAliases: Record<string, string>;
  /** An address as on an envelope, without lines for what is missing. */
  lines(parts: LabelParts): string[];
}
