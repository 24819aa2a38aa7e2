/** The options that the methods take beside their request. */

import type { NearPoint, WithinBox } from './requests';

export interface OpenOptions {
  /** `quick` (default) or `checksums`: read every byte before the first answer. */
  verify?: 'quick' | 'checksums';
  /** Packed addresses in memory or on disk; the default depends on their size. */
  memory?: 'resident' | 'on-demand';
}

/** Where a dataset holds several countries. */
export interface CountryOption {
  /** ISO 3166-1 alpha-2. */
  country?: string;
}

/** On those of the seven that answer with addresses. */
export interface DetailOption {
  /** Answer with a Match instead of the interface's shape. Default false. */
  detail?: boolean;
}

export interface PageOptions {
  limit?: number;
  offset?: number;
}

export interface StreetLookupOptions extends CountryOption, DetailOption, PageOptions {}

export interface PostcodeLookupOptions extends CountryOption, DetailOption {
  /** False keeps only answers that are an address. Default true. */
  fallback?: boolean;
  /** Least confidence of an answer, 0…1. */
  minConfidence?: number;
}

export interface ForwardGeocodeOptions extends PostcodeLookupOptions {
  /** With `detail`: tell how the match got its confidence. */
  explain?: boolean;
}

export interface ReverseGeocodeOptions extends CountryOption, DetailOption {
  fallback?: boolean;
  /** 0…50,000, default 250. */
  maxDistanceMeters?: number;
}

export interface GetAddressOptions extends CountryOption, DetailOption {}

export interface AreaListOptions extends CountryOption, PageOptions {}

export interface GetAreaOptions extends CountryOption {
  /** Answer with the area's border too. Default false. */
  shape?: boolean;
}

/** Options of `search`, `suggest` and `candidates`. */
export interface MatchOptions extends CountryOption {
  /** 1…50, default 5. */
  limit?: number;
  near?: NearPoint;
  /** An area's id, or a box. */
  within?: string | WithinBox;
  explain?: boolean;
}
