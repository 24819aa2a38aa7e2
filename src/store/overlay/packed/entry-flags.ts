/** Flags of an entry, in the file and in a snapshot. */

export const OVER_DATASET = 1;
export const WITHDRAWN = 2;
export const GONE = 4;
/** The flags below are only in a snapshot. */
export const HAS_FIELDS = 8;
export const HAS_ORIGINAL = 16;
/** The entry has a place in the dataset of the snapshot. */
export const PLACED = 32;
