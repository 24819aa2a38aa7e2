/** The conventions of a country: how addresses are written there, as plain data if possible. */

/** A key under which a name is found. `alias` is true for a name that is not the official one. */
export interface NameKey {
  /** Joined tokens. An exact look-up compares these. */
  key: string;
  alias: boolean;
  /** Looser forms that also find it, each with a mark of its kind (`SPELLING` in names/name-keys.ts). */
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
 * Spellings separated by `|`, and how they sound. Each spelling begins with a letter from a to z; the first one that
 * fits at a position counts. `before`: only if one of these letters follows; `notBefore`: only if none of them does.
 */
export type SoundRule = [written: string, sounds: string, where?: { before?: string; notBefore?: string }];

/**
 * Forms of one word, folded. The first one is the token of all. A form may be several words (`p za`). A group may join
 * different words (`koning`, `koningin`): the token finds both, and the ranking tells them apart.
 */
export interface WordGroup {
  /** Street types, titles and directions have typical positions in a name. */
  kind: 'type' | 'title' | 'direction' | 'word' | 'number';
  forms: readonly string[];
}

/** How a country names the roads that have a number instead of a name; all words folded. */
export interface RoadNames {
  /** Words for such a road. The first ones are those that registers use. */
  readonly roads: readonly string[];
  /** Words for whose road it is, and what they mean. Without `roads` behind them they need a code: `US 7`, `VT-100`. */
  readonly nation: readonly string[];
  readonly division: readonly string[];
  /** Words that say both, for a road of a division: `SR 100`, `State Road 75`. */
  readonly roadsOfDivision: readonly string[];
}

export interface CountryConventions {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the country's own language. */
  name: string;
  /** Other names of the country at the end of an address line, folded. */
  calledAlso: readonly string[];
  /** BCP 47, for collation. */
  locale: string;
  /** True if the house number comes before the street (`12 Main St`). */
  numberFirst: boolean;
  /** True if the postcode comes before the city (`97200 Fort-de-France`). */
  postcodeBeforeCity: boolean;
  /** True if `12-3` is number 12 with suffix 3, false if it is a number of its own. */
  hyphenStartsSuffix: boolean;
  /**
   * False if the postcodes of the country are not known. Then any text may be a postcode, and none is looked for in a
   * line.
   */
  hasPostcodes: boolean;
  postcode: {
    /** Finds a whole postcode in a line, flags `giu`. */
    pattern: RegExp;
    /**
     * Tests folded text for the first part of a postcode (`9711`). Matches nothing in countries where a part says too
     * little.
     */
    partial: RegExp;
    /** Finds the first digits of a postcode in brackets after a city, `Valence (26)`; flags `iu`. */
    division?: RegExp;
    /** Finds the sign of the country apart at the end of a text, where a postcode follows (`20 D 45276`); none where it is the letter of many houses. */
    sign?: RegExp;
    /** Converts a found postcode to its canonical form. */
    canonical(found: string): string;
  };
  /** ISO 639 codes of its languages, the most spoken first. */
  languages: readonly string[];
  /** Groups of words that mean the same in names. */
  words: readonly WordGroup[];
  /** Short and long endings of compound words, `str` for `straat`. An ending comes before those that it contains. */
  wordEndings: readonly (readonly [short: string, long: string])[];
  /** True if a number before a street type may be an ordinal without its letters: `198 St` is `198th St`. */
  englishOrdinals: boolean;
  /** True if people shorten the names of streets to their initials: `SV Road` is Swami Vivekananda Road. */
  namesAsInitials: boolean;
  /** Types of streets, as tokens. Two names with different types are two streets. */
  streetTypes: readonly string[];
  /**
   * The types that at least 0.2 % of the names in the data have; empty if too few names are known.
   */
  typesInUse: readonly string[];
  /**
   * Tokens of the types that most streets have: places hardly have them in their names, and hardly anything but a direction
   * follows them.
   */
  commonTypes: readonly string[];
  /** Tokens of the types that stand for a street of any kind: `ulica`, `rue`. */
  plainTypes: readonly string[];
  /** The types that registers may leave out: the plain one of each language, or its common ones if it has none. */
  typesLeftOut: readonly string[];
  /** Position of a separate street type: `Rue Pasteur` first, `Church Street` last, `Lange Straße` either. */
  typePlace: 'first' | 'last' | 'either';
  /** True if street types are joined to the name (`Kerkstraat`), false if they are separate (`Church St`). */
  compounds: boolean;
  /** Pairs of letters for one letter with a mark (`ue` for `ü`). Folding keeps their first letter. */
  twoLetters: readonly string[];
  /** Words that people leave out, folded: articles, particles, separate street types. */
  particles: readonly string[];
  /** Words before a name that people leave out: titles and ranks. */
  titles: readonly string[];
  /**
   * Rules that rewrite squashed text as it sounds, in order. After all rules, equal neighbouring letters become one.
   */
  sounds: readonly SoundRule[];
  /** House number suffixes with the same meaning, folded. The first one is the canonical form. */
  suffixGroups: readonly (readonly string[])[];
  /** Words for sides and floors within a suffix, folded, grouped by meaning. The first one is the canonical form. */
  unitGroups: readonly (readonly string[])[];
  /** Words before a unit that have no meaning of their own, folded: `apt 3` is suffix `3`. */
  unitWords: readonly string[];
  /** Those of them that name a letter or an addition of the house number itself, folded: `letter`, `toev`. */
  additionWords: readonly string[];
  /** Words that only mark the number before them as a floor, folded: `3. sal th` is `3. th`. */
  floorWords: readonly string[];
  /** Parts of a line that belong to no field: rooms, `t.a.v.`; flags `giu`. */
  lineNoise: () => readonly RegExp[];
  /** Floors in a line; flags `giu`. */
  floors: () => readonly RegExp[];
  /** A unit that is separate from the number (`Apt 4B`, `#12`). It is read as the suffix; flags `giu`. */
  unit: () => RegExp | null;
  /**
   * A unit before its number (`3/45 George St`), with the unit as a group; without one it is noise. The match is taken out of
   * the line.
   */
  unitFirst: RegExp | null;
  /** True if the suffix of a number may be its number in the street (`1511/230`), which people write alone. */
  orientationNumbers: boolean;
  /**
   * Folded words. A line in which `lineNoise`, `unit` or `postBox` finds something has one of them, or a sign such as
   * `#`. Empty if every line must be searched.
   */
  extraWords: readonly string[];
  /** True if a floor names a unit and is read as the suffix. */
  floorsAreUnits: boolean;
  /** True if the register names the floor of every flat, as in Denmark: a number without one is a house. */
  namesEveryFloor: boolean;
  /** False if the register has letters of houses (12A) at most, and no flats. */
  hasFlats: boolean;
  /** Tokens that share an abbreviation with another token, and the number of street names with each, if known. */
  contested: Readonly<Record<string, number>>;
  /** House numbers written as words, folded: `three` → `3`. */
  numberNames: ReadonlyMap<string, string>;
  /** Names of roads with a number instead of a name; null where these have one writing. */
  numberedRoads: RoadNames | null;
  /** Words before a house number, folded: `nr`, `n`. */
  numberWords: readonly string[];
  /** A post box instead of a street. It is not on the map. */
  postBox: () => RegExp | null;
  /** Short or foreign names of provinces and places, folded: `friesland` → `fryslan`. */
  placeAliases: Record<string, string>;
  /** The same of cities alone, in pairs: `nyc` is the city New York, never the state. */
  cityNames: readonly (readonly [other: string, city: string])[];
  /**
   * What the register puts behind a name of a place to tell it from namesakes (`Haren Gn`), which people leave out;
   * null for nothing.
   */
  placeRemark: RegExp | null;
  /** Endings of inflected names of places, folded, and those of the names alone: `firdi`, `fjordur`. */
  placeEndings: readonly (readonly [ending: string, alone: string])[];
  /**
   * The word behind the number of a city's district, which people leave out (`12 Rue du Four, 6e`), then its short
   * forms; empty for none.
   */
  districtWords: readonly string[];
  /** What follows the name of a town in the names of its numbered districts; null where there are none. */
  numberedDistrict: RegExp | null;
  /** The lines of an address as on an envelope. Lines for missing parts are left out. */
  lines(parts: LabelParts): string[];
}
