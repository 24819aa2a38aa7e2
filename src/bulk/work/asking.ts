import type { Geocoder } from '../../geocoder';
import type { SameAddress } from '../../model/lines';
import type { Match } from '../../model/match';

/** The part of Geocoder that bulk uses. */
export type BulkEngine = Pick<
  Geocoder,
  'forwardGeocode' | 'lookupPostcode' | 'reverseGeocode' | 'search' | 'candidates' | 'sameAddress'
>;

/** Options for every row, as those of the operations. */
export interface AskOptions {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** False keeps only answers that are an address. Default true. */
  fallback?: boolean;
  /** Least confidence of an answer, 0 to 1; the others count as not found. */
  minConfidence?: number;
  /** Texts of more than 200 characters, which no operation takes: rejected, or cut at the end of a word. */
  longTexts?: 'reject' | 'cut';
  /** Mode reverse: 0 to 50,000, default 250. */
  maxDistanceMeters?: number;
}

/** Asks for one row. @param values its fields, in the order of the plan; `''` for a missing one. */
export type AskRow = (values: readonly string[]) => Answer | null;

/** The answer for a row; in mode `pair` the comparison of its two addresses. */
export type Answer = Match | SameAddress;
