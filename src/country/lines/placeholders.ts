/**
 * What people type for a postcode that they do not know: `0000`, `00000`, `0000 XX`, `9999 XX`, `XXXX XX`. It is no
 * part of the number of a house or of a telephone.
 */
const IN_LINE =
  /(?<![\p{IDS}\p{N}]|\d[.-]|(?<!\d)0\d{1,3}\s)(?:9999\s?XX|0{4,6}\s?(?:XX|ZZ|AA)|0{4,6}|X{4,5}(?:[\s-]?X{1,4})?)(?![\p{IDS}\p{N}])/giu;
const MAY_BE_IN_LINE = /0000|xxxx|9999\s?x/i;
/** Postcodes that mean none, unless some town has them. */
const UNLESS_KNOWN = /^(?:9{3,5}|0+|0{4,6}(?:XX|ZZ|AA)|9999(?:XX|ZZ)|1234AB|X+|Z+)$/;

/** The line with a comma in the place of what means an unknown postcode. */
export function withoutPlaceholders(line: string): string {
  return MAY_BE_IN_LINE.test(line) ? line.replace(IN_LINE, ' , ').trim() : line;
}

/** True for a postcode in its usual form that means none, unless the data have it. */
export function isPlaceholder(postcode: string): boolean {
  return UNLESS_KNOWN.test(postcode);
}
