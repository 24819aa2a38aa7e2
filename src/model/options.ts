/** The options that the methods take beside their request. */

import type { NearPoint, WithinBox } from './requests';

export interface OpenOptions {
  /** `quick` (default) or `checksums`: read every byte before the first answer. */
  verify?: 'quick' | 'checksums';
  /** Packed addresses in memory or on disk; the default depends on their size. */
  memory?: 'resident' | 'on-demand';
}

/** What every method takes. */
export interface CommonOptions {
  /** How many answers at most. No effect where the answer is one. */
  limit?: number;
  /** How many answers to skip, default 0. Where the answer is one, skipping it leaves null. */
  offset?: number;
  /** ISO 3166-1 alpha-2, where a dataset holds several countries. */
  country?: string;
}

/** On those of the seven that answer with addresses. */
export interface DetailOption {
  /** Answer with a Match instead of the interface's shape. Default false. */
  detail?: boolean;
}

export interface StreetLookupOptions extends CommonOptions, DetailOption {}

export interface PostcodeLookupOptions extends CommonOptions, DetailOption {
  /** False keeps only answers that are an address. Default true. */
  fallback?: boolean;
  /** Least confidence of an answer, 0…1. */
  minConfidence?: number;
}

export interface ForwardGeocodeOptions extends PostcodeLookupOptions {
  /** With `detail`: tell how the match got its confidence. */
  explain?: boolean;
}

export interface ReverseGeocodeOptions extends CommonOptions, DetailOption {
  fallback?: boolean;
  /** 0…50,000, default 250. */
  maxDistanceMeters?: number;
}

export interface GetAddressOptions extends CommonOptions, DetailOption {}

export interface AreaListOptions extends CommonOptions {}

export interface GetAreaOptions extends CommonOptions {
  /** Answer with the area's border too. Default false. */
  shape?: boolean;
}

/** Options of `search`, `suggest` and `candidates`. */
export interface MatchOptions extends CommonOptions {
  /** 1…50, default 5. */
  limit?: number;
  near?: NearPoint;
  /** An area's id, or a box. */
  within?: string | WithinBox;
  explain?: boolean;
}
