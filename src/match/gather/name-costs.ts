/** Costs of names (see `costOf`) that decide how far a search goes. */

/** A name that costs more is another one. */
export const WORST_COST = 4.2;
/** Highest cost of a name that differs only in case, accents and abbreviations. */
export const SAME_NAME_COST = 0.1;
/** Highest cost of the same name, with words that count little missing. */
export const SAME_COST = 0.35;
/** Highest cost of a name within one edit. */
export const ONE_EDIT_COST = 1.45;
/** A name that costs more does not end the search in the asked places, and is not looked for elsewhere. */
export const FAR_COST = 2.6;
