import { englishOrdinal } from '../names/english-ordinals';

const TYPES =
  '(?:st|street|ave?|avenue|rd|road|dr|drive|pl|place|ln|lane|ct|court|ter|terrace|blvd|boulevard|cres|crescent|pkwy|cir|hwy)';
const TYPE_ENDS = '\\.?(?=[\\s,;]|$)';
const MAY_BE_NUMBERED = /\d\s?\p{IDS}/u;
/** `226 th St`, `201nd St`: the digits tell which street is meant. */
const ORDINAL = new RegExp(
  `(?<![\\p{IDS}\\p{N}-])(\\d+)\\s?(?:st|nd|rd|th)(?=\\s+${TYPES}${TYPE_ENDS})`,
  'giu',
);
/** `114-37 207St`, `117thRd`, `239-06 87Ave`: behind a house number. */
const GLUED_TYPE = new RegExp(
  `(?<=\\d\\p{IDS}?[\\s,]+)(\\d+)((?:st|nd|rd|th)?)(${TYPES})${TYPE_ENDS}(?!\\s+${TYPES}${TYPE_ENDS})`,
  'giu',
);
/** `230N Beaumont Ave`: a direction of the street; a small letter is that of a house. */
const GLUED_DIRECTION = /^(\d+)(?=(?:[NSEW]|[NS][EW])\.?\s+\p{IDS}{2})/u;

/** A line with numbered streets as an English-speaking register has them. */
export function withEnglishStreets(line: string): string {
  if (!MAY_BE_NUMBERED.test(line)) return line;
  return line
    .replace(ORDINAL, (written: string, digits: string) =>
      englishOrdinal(digits) === written.toLowerCase() ? written : englishOrdinal(digits),
    )
    .replace(GLUED_TYPE, (written: string, digits: string, ending: string, type: string) =>
      ending === '' && englishOrdinal(digits) === digits + type.toLowerCase()
        ? written
        : `${digits}${ending} ${type}`,
    );
}

/** The line with a direction apart from the house number, where the letter may also be that of the house; null if it has none. */
export function withDirectionApart(line: string): string | null {
  return GLUED_DIRECTION.test(line) ? line.replace(GLUED_DIRECTION, '$1 ') : null;
}
