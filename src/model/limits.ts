/** Bounds that the contract fixes, in one place. */

/** Longest text accepted in any request field, in characters after trimming. */
export const MAX_TEXT_LENGTH = 200;
/** Letters of a text once it is folded: most signs give one or two, but U+FDFA alone gives 29. */
export const MAX_FOLDED_LENGTH = 400;
/** Street lookup: default and greatest `limit`. */
export const DEFAULT_LIST_LIMIT = 100;
export const MAX_LIST_LIMIT = 1000;
/** `search`, `suggest`, `candidates`: default and greatest `limit`. */
export const DEFAULT_MATCH_LIMIT = 5;
export const MAX_MATCH_LIMIT = 50;
/** Reverse geocoding: how far the nearest address may be, in metres. */
export const DEFAULT_MAX_DISTANCE_METERS = 250;
/** Largest `maxDistanceMeters`: beyond it a far point would visit the whole index. */
export const MAX_MAX_DISTANCE_METERS = 50_000;
/** Coordinates are kept as integers of this many to the degree (1e-6° is at most 0.11 m). */
export const COORDINATE_SCALE = 1_000_000;
