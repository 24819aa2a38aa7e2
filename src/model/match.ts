/** What a search finds, and with what confidence: the contract's `Match` and its parts. */
import type { Doubt } from './doubt';

/** Fields of a query. Each requested field gets a verdict. */
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
 * `exact` letter for letter; `folded` equal except for case, marks and spaces; `alias` another name of the same thing;
 * `abbreviation` one is short for the other; `typo` a few letters differ; `phonetic` it sounds the same;
 * `partial` some words are missing or extra; `nearest` it does not exist and the nearest one is given instead;
 * `missing` the answer has no such field; `conflict` the answer has a different value.
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
 * What to do with an answer: take it (`accept`), let a person check it (`confirm`), ask for the unit (`add-unit`), or
 * ask again for the field that does not fit (`fix`).
 */
export const ADVICES = ['accept', 'confirm', 'add-unit', 'fix'] as const;
export type Advice = (typeof ADVICES)[number];

export interface Match {
  /** The address's id; null above address level. */
  id: string | null;
  level: MatchLevel;
  /** The address on one line, in the format of its country. */
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
  /** Only at level `building`: the suffixes of the house number, in natural order, at most 50. */
  units?: string[];
  /** 0…1, calibrated: 90 % of the answers with confidence 0.9 are right. Units of one building do not compete. */
  confidence: number;
  /** What to do with it: see docs/advice.md. */
  advice: Advice;
  /** Radius in metres that holds the true place in 90 % of the cases. */
  uncertaintyMeters: number;
  /** Distance from `near`, or from the point of a reverse request. */
  distanceMeters?: number;
  /** One for each requested field. */
  verdicts: Partial<Record<Field, Verdict>>;
  /** Attributions of the sources of this answer. */
  attribution: string[];
  /** Name of the source in the recipe, or `overlay`. */
  source: string;
  /** Only for a named place of an overlay: its name and its kind. */
  name?: string;
  kind?: string;
  /** Only if the requested id was withdrawn: the id that replaces it, same as `id`. */
  redirect?: string;
  /** Only with `explain: true`. */
  explanation?: Explanation;
}

/** Known fields of an address: at least a street, a postcode or a place. */
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
  /** Why it may well be another one than what was asked, so that its advice is at most `confirm`: see docs/advice.md. */
  doubt: Doubt | null;
  /** Number of streets, postcodes and places that were compared. */
  candidatesWeighed: number;
}

/** One way to assign the words of a request to fields. */
export interface Reading {
  fields: AddressQuery;
  /** Words that belong to no field. */
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
 * Receives the level and confidence of a plain answer. The interface's shapes have no field for them, and building a
 * whole Match costs more.
 */
export type Tell = (level: MatchLevel, confidence: number) => void;
