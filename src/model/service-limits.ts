/** What the options of the HTTP service are by default, and what they may name. */

/** Requests a second for each key. */
export const DEFAULT_REQUESTS_PER_SECOND = 100;
/** Longest request body: the five fields at their longest, each character escaped. */
export const DEFAULT_MAX_BODY_BYTES = 16_384;
/** If the event loop is later than this, the service answers 503. */
export const DEFAULT_MAX_DELAY_MILLISECONDS = 1000;
/** Other geocoders whose interfaces the service may answer. */
export const COMPAT_NAMES = ['nominatim', 'photon'] as const;
export type CompatName = (typeof COMPAT_NAMES)[number];
