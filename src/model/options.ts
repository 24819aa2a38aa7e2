/** The options that the methods take beside their request. */

import type { BoundingBox, NearPoint, WithinBox } from './requests';

export interface OpenOptions {
  /** `quick` (default) or `checksums`: read every byte before the first answer. */
  verify?: 'quick' | 'checksums' | undefined;
  /**
   * `resident` keeps everything that was read, `on-demand` reads it from disk each time. The default keeps what
   * was read last, up to 130 MB, or up to 64 MB and a quarter of the database for a large country.
   */
  memory?: 'resident' | 'on-demand' | undefined;
  /**
   * Path of an overlay: your additions, corrections and withdrawals over the dataset. It is created if it does not
   * exist.
   */
  overlay?: string | undefined;
}

/** Options of every method. */
export interface CommonOptions {
  /** Largest number of answers. No effect on a method with a single answer. */
  limit?: number | undefined;
  /** How many answers to skip, default 0. A method with a single answer then gives null. */
  offset?: number | undefined;
  /**
   * ISO 3166-1 alpha-2, upper or lower case: answers only from there. A country that the dataset does not hold is an
   * error.
   */
  country?: string | undefined;
}

/** Option of operations whose answers name streets and places. */
export interface LanguageOption {
  /**
   * Language code, `fr` or `fr-BE`. Streets and places get their name in this language if the data have one;
   * `manifest.languages` lists the languages of the data. Default: the names of the data.
   */
  language?: string | undefined;
}

/** Option of those of the seven operations that answer with addresses. */
export interface DetailOption {
  /** Answer with a Match instead of the interface's shape. Default false. */
  detail?: boolean | undefined;
}

export interface StreetLookupOptions extends CommonOptions, DetailOption {}

export interface PostcodeLookupOptions extends CommonOptions, DetailOption {
  /** False keeps only answers that are an address. Default true. */
  fallback?: boolean | undefined;
  /** Smallest confidence of an answer, 0…1: the confidence of the Match that `detail: true` gives. */
  minConfidence?: number | undefined;
}

export interface ForwardGeocodeOptions extends PostcodeLookupOptions {
  /** With `detail`: explain the confidence of the match. */
  explain?: boolean | undefined;
}

export interface ReverseGeocodeOptions extends CommonOptions, DetailOption, LanguageOption {
  /** False keeps only answers that are an address. Default true. */
  fallback?: boolean | undefined;
  /** Smallest confidence of an answer, 0…1: the confidence of the Match that `detail: true` gives. */
  minConfidence?: number | undefined;
  /** 0…50,000, default 250. */
  maxDistanceMeters?: number | undefined;
}

export interface GetAddressOptions extends CommonOptions, DetailOption, LanguageOption {}

export interface AreaListOptions extends CommonOptions {}

export interface GetAreaOptions extends CommonOptions {
  /** Answer with the area's border too. Default false. */
  shape?: boolean | undefined;
}

/** Options of `search`, `suggest` and `candidates`. */
export interface MatchOptions extends CommonOptions, LanguageOption {
  /** 1…50, default 5. */
  limit?: number | undefined;
  /** Prefers near answers, never filters. */
  near?: NearPoint | undefined;
  /** Filters: an area's id, a box, or a box as `manifest.boundingBox` and GeoJSON write it. */
  within?: string | WithinBox | BoundingBox | undefined;
  /** Smallest confidence of a match, 0…1. */
  minConfidence?: number | undefined;
  /** Explain the confidence of each match. Default false. */
  explain?: boolean | undefined;
}

/** Options of `parse` and `standardise`. */
export interface LineOptions extends CommonOptions, Pick<MatchOptions, 'near' | 'within' | 'language'> {}

/** Options of `sameAddress`. */
export interface SameAddressOptions extends CommonOptions {}

/** Asks for the richer answer. */
export type Detailed<Options> = Options & { detail: true };

/** Asks for the interface's shape. */
export type Plain<Options> = Options & { detail?: false };
