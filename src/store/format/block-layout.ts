/** Most addresses of a block: an ordinal is `block × 32 + slot`. */
export const BLOCK_CAPACITY = 32;

/** The second byte of a block. Bits that are not named here are zero; a reader refuses others. */
export const BLOCK_FLAGS = {
  /** One suburb for all slots. */
  oneSuburb: 1,
  /** At least one house number is not a plain integer of at most nine digits. */
  textNumbers: 2,
  suffixes: 4,
  occurrences: 8,
  identifiers: 16,
  buildings: 32,
  /** At least one address has a source set other than number 0. */
  sources: 64,
} as const;

export const KNOWN_BLOCK_FLAGS = 127;

/**
 * The whole number at the beginning of a house number: 203 for `203-06`, 0 for a name. At most 2^31 - 1. The number
 * ranges of a street consist of these.
 */
export function leadingInteger(number: string): number {
  let value = 0;
  for (let index = 0; index < number.length; index++) {
    const digit = number.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
    if (value > 0x7fffffff) return 0x7fffffff;
  }
  return value;
}

/** Bits needed to store one of `distinct` suffixes, or none. */
export function bitsOfSuffix(distinct: number): number {
  return distinct < 2 ? 1 : distinct < 4 ? 2 : distinct < 16 ? 4 : 8;
}
