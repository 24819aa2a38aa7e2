/** Bounds that the contract fixes, in one place. */

/** Longest text accepted in any request field, in characters after trimming. */
export const MAX_TEXT_LENGTH = 200;
/** Longest folded text. Most characters fold to one or two letters, but U+FDFA folds to 29. */
export const MAX_FOLDED_LENGTH = 400;
/** Street lookup: default and greatest `limit`. */
export const DEFAULT_LIST_LIMIT = 100;
export const MAX_LIST_LIMIT = 1000;
/** `search`, `suggest`, `candidates`: default and greatest `limit`. */
export const DEFAULT_MATCH_LIMIT = 5;
export const MAX_MATCH_LIMIT = 50;
/** Reverse geocoding: default of `maxDistanceMeters`. */
export const DEFAULT_MAX_DISTANCE_METERS = 250;
/** Largest `maxDistanceMeters`. With a larger one, a far point would visit the whole index. */
export const MAX_MAX_DISTANCE_METERS = 50_000;
/** Coordinates are stored as integers, this many per degree (1e-6° is at most 0.11 m). */
export const COORDINATE_SCALE = 1_000_000;
