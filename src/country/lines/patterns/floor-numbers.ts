/** How the number of a floor is written, as parts of expressions. */

export const UP_TO_99 = '\\d{1,2}';
export const ORDINAL = '(?:\\.?[ºª°]|\\.|er|ère|ere|e|è|ème|éme|eme|i[eè]me|st|nd|rd|th|ste|de|ος|o|a)';
export const ORDINAL_MARK = '(?:\\.?[ºª°]|\\.)';
/** `III. Stock`. */
export const ROMAN = '(?:i{1,3}|i?v|vi{1,3})';
/** Between a floor and its side or door, also in columns of their own: `st;th`. */
export const BETWEEN = '[\\s,;|/-]*';
