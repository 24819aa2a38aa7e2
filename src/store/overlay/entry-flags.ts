/** Flags of an entry, in the file and in a snapshot. */

export const OVER_DATASET = 1;
export const WITHDRAWN = 2;
export const GONE = 4;
/** The rest in a snapshot alone. */
export const HAS_FIELDS = 8;
export const HAS_ORIGINAL = 16;
/** It lies in the dataset that the snapshot is of. */
export const PLACED = 32;
