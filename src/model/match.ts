/** What a search finds, and how sure it is: the contract's `Match` and what belongs to it. */

/** Fields that a query can name and a verdict can judge. */
export const MATCH_FIELDS = [
  'streetname',
  'number',
  'suffix',
  'postcode',
  'city',
  'suburb',
  'municipality',
  'province',
  'country',
] as const;
export type Field = (typeof MATCH_FIELDS)[number];

/**
 * How a requested field compares with the answer's, best first:
 * `exact` letter for letter; `folded` but for case, marks and spaces; `alias` another name of the same thing;
 * `abbreviation` written short or long; `typo` a few letters off; `phonetic` written as it sounds;
 * `partial` some words missing or extra; `nearest` not there, a neighbour stands in; `missing` the answer
 * has no such field; `conflict` the answer says something else.
 */
export const VERDICTS = [
  'exact',
  'folded',
  'alias',
  'abbreviation',
  'typo',
  'phonetic',
  'partial',
  'nearest',
  'missing',
  'conflict',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What was found, most precise first. */
export const MATCH_LEVELS = [
  'address',
  'building',
  'interpolated',
  'street',
  'postcode',
  'suburb',
  'city',
  'municipality',
  'province',
  'country',
] as const;
export type MatchLevel = (typeof MATCH_LEVELS)[number];

/**
 * What to do with an answer: take it (`accept`), let somebody look at it (`confirm`), ask for the unit (`add-unit`), or ask
 * for what does not fit (`fix`).
 */
export const ADVICES = ['accept', 'confirm', 'add-unit', 'fix'] as const;
export type Advice = (typeof ADVICES)[number];

export interface Match {
  /** The address's id; null above address level. */
  id: string | null;
  level: MatchLevel;
  /** One line, as that country writes an address. */
  label: string;
  streetname: string | null;
  number: string | null;
  suffix: string | null;
  postcode: string | null;
  city: string | null;
  suburb_id: string | null;
  suburb: string | null;
  building_id: string | null;
  municipality_id: string | null;
  municipality: string | null;
  province_id: string | null;
  province: string | null;
  country_id: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** At level `building`: the suffixes that the number has, in natural order, at most 50. */
  units?: string[];
  /** 0…1, calibrated: of the answers given 0.9, nine in ten are right. Units of one building do not compete. */
  confidence: number;
  /** What to do with it: see docs/advice.md. */
  advice: Advice;
  /** Radius that holds the true place nine times in ten, metres. */
  uncertaintyMeters: number;
  /** From `near`, or from the point asked in reverse. */
  distanceMeters?: number;
  /** One for each field that was asked. */
  verdicts: Partial<Record<Field, Verdict>>;
  /** Of the sources the answer rests on. */
  attribution: string[];
  /** The source that says so: its name in the recipe, or `overlay`. */
  source: string;
  /** Of a named place of an overlay: its name, and what kind of place it is. */
  name?: string;
  kind?: string;
  /** Where the id that was asked is withdrawn: the id that took its place, as in `id`. */
  redirect?: string;
  /** With `explain: true`. */
  explanation?: Explanation;
}

/** Fields of an address as somebody knows them: at least a street, a postcode or a place. */
export interface AddressQuery {
  streetname?: string | undefined;
  number?: string | undefined;
  suffix?: string | undefined;
  postcode?: string | undefined;
  city?: string | undefined;
  suburb?: string | undefined;
  municipality?: string | undefined;
  province?: string | undefined;
}

/** Why a match got its confidence. */
export interface Explanation {
  /** The ways the request was read, best first. */
  readings: Reading[];
  /** How this match scored against the reading that found it. */
  reading: number;
  points: ScorePoint[];
  /** How many streets, postcodes and places were weighed. */
  candidatesWeighed: number;
}

/** One way to read a request: which words are which field. */
export interface Reading {
  fields: AddressQuery;
  /** Words that no field took. */
  leftOver: string[];
}

/** One gain (positive) or loss (negative) of a candidate's score, in log-odds. */
export interface ScorePoint {
  field: Field | 'reading' | 'ambiguity' | 'near';
  verdict?: Verdict;
  asked?: string;
  found?: string;
  score: number;
}

/**
 * Is told what a plain answer rests on, for a caller that shows it: the interface's shapes have no place for it, and a
 * Match in their place costs more.
 */
export type Tell = (level: MatchLevel, confidence: number) => void;
