/** The options that the methods take beside their request. */

import type { BoundingBox, NearPoint, WithinBox } from './requests';

export interface OpenOptions {
  /** `quick` (default) or `checksums`: read every byte before the first answer. */
  verify?: 'quick' | 'checksums' | undefined;
  /**
   * `resident` keeps everything that was read, `on-demand` reads it from disk each time. By default what was read last
   * stays, up to 130 MB; of a large nation up to 64 MB and a quarter of the database.
   */
  memory?: 'resident' | 'on-demand' | undefined;
  /** Path of an overlay: own additions, corrections and withdrawals over the dataset. Made where there is none. */
  overlay?: string | undefined;
}

/** What every method takes. */
export interface CommonOptions {
  /** How many answers at most. No effect where the answer is one. */
  limit?: number | undefined;
  /** How many answers to skip, default 0. Where the answer is one, skipping it leaves null. */
  offset?: number | undefined;
  /** ISO 3166-1 alpha-2, in either case: only what lies there. One that the dataset does not hold is refused. */
  country?: string | undefined;
}

/** Of operations whose answers name streets and places. */
export interface LanguageOption {
  /**
   * ISO 639 code, `fr` or `fr-BE`: streets and places are named in it where the data have such a name, `manifest.languages`
   * says in which they have some. Default: the names of the data.
   */
  language?: string | undefined;
}

/** On those of the seven that answer with addresses. */
export interface DetailOption {
  /** Answer with a Match instead of the interface's shape. Default false. */
  detail?: boolean | undefined;
}

export interface StreetLookupOptions extends CommonOptions, DetailOption {}

export interface PostcodeLookupOptions extends CommonOptions, DetailOption {
  /** False keeps only answers that are an address. Default true. */
  fallback?: boolean | undefined;
  /** Least confidence of an answer, 0…1: that of the Match which `detail: true` gives. */
  minConfidence?: number | undefined;
}

export interface ForwardGeocodeOptions extends PostcodeLookupOptions {
  /** With `detail`: tell how the match got its confidence. */
  explain?: boolean | undefined;
}

export interface ReverseGeocodeOptions extends CommonOptions, DetailOption, LanguageOption {
  /** False keeps only answers that are an address. Default true. */
  fallback?: boolean | undefined;
  /** Least confidence of an answer, 0…1: that of the Match which `detail: true` gives. */
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
  /** Prefers what is near, never filters. */
  near?: NearPoint | undefined;
  /** Filters: an area's id, a box, or a box as `manifest.boundingBox` and GeoJSON write it. */
  within?: string | WithinBox | BoundingBox | undefined;
  /** Least confidence of a match, 0…1. */
  minConfidence?: number | undefined;
  /** Tell how each match got its confidence. Default false. */
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
