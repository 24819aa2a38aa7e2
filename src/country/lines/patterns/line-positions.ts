/** Where in a line a unit or a floor stands, as parts of expressions. */

/** After a comma or a dash, or after a number with at most a short suffix. */
export const BEHIND_NUMBER =
  '(?<=[,;|(\\n]\\s*|\\s[-–]\\s+|(?<![\\p{IDS}\\p{N}])\\d+(?:[\\s/]?\\p{IDS}|\\p{IDS}\\d+|\\s?(?:bis|ter|quater))?[\\s,/-]+)';
/** After the name of a street that has its number before it. */
export const BEHIND_STREET = '(?<=(?<![\\p{IDS}\\p{N}])\\d\\S*\\s[^,;\\n]*\\p{IDS}{2}\\.?\\s+)';
export const AT_START_OR_BEHIND = `(?:^|${BEHIND_NUMBER})`;
export const AT_END_OF_PART = '(?=\\s*(?:[,;|)\\n]|$))';
export const BEFORE_POSTCODE_OR_END = '(?=\\s*(?:[,;|)\\n]|$|\\d{4,5}(?!\\d)))';
