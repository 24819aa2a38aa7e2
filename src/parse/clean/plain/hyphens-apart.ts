const MAY_BE_APART = /\d\s[-–]\s/;
/** `12 - A, Assen`, `12 - bis rue Lepic`: a suffix apart. `12 - A Coruña` is a town. */
const SUFFIX_APART =
  /(?<=(?<![\p{IDS}\p{N}.,-])\d{1,5})\s[-–]\s(?=(?:\p{IDS}\d{0,3}|bis|ter|quater)\s*(?:[,;)\n]|$))|(?<=^\d{1,5})\s[-–]\s(?=(?:\p{IDS}|bis|ter|quater)\s\p{IDS}{2})/giu;
/** `Juravorstadt 33 - a Biel`: a small letter that is no preposition with a dash before it. */
const SMALL_LETTER_APART = /(?<=\p{IDS}{2}\.?\s\d{1,5})\s[-–]\s(?=[a-df-hj-np-xz](?:\s|$))/gu;
/** `Rue de la Gare-12100-Millau`. In `D-45276` the hyphen tells that the letter is no part of a house number. */
const POSTCODE_BETWEEN_HYPHENS = /(?<=\p{IDS}{2})-(\d{5})(?:-(?=\p{IDS})|(?=[\s,]|$))/gu;
/** `Rue Tarbé -75017 Paris`, `Via Bosisio,20 -20162 Milano`; in `1000 -1010 Main St` it joins two numbers. */
const HYPHEN_BEFORE_POSTCODE = /(?<=\p{IDS}\.?[\s,]+)-(?=\d{4,5}(?:\s+\p{IDS}{2}|\s*$))/gu;
const HYPHEN_BEHIND_NUMBER = /(?<=[\s,])-(?=\d{4,5}\s+\p{IDS}{2})/gu;
/** `Gerstekamp-16, Essen`, where house numbers stand behind their streets. */
const HYPHEN_BEFORE_NUMBER = /(?<=^\p{IDS}[^\d,;]*\p{IDS}{2})-(?=\d{1,3}\p{IDS}?(?:,|$))/u;

/** A hyphen with spaces around it, between a number and its suffix, as one without. */
export function withSuffixAtNumber(line: string): string {
  return MAY_BE_APART.test(line) ? line.replace(SUFFIX_APART, '-').replace(SMALL_LETTER_APART, '-') : line;
}

/** The line without hyphens that part a field from the next one. */
export function withHyphensApart(line: string, numberFirst: boolean): string {
  if (!line.includes('-')) return line;
  const between = line.replace(POSTCODE_BETWEEN_HYPHENS, ' $1 ').replace(HYPHEN_BEFORE_POSTCODE, ', ');
  if (numberFirst) return between;
  return between.replace(HYPHEN_BEHIND_NUMBER, ', ').replace(HYPHEN_BEFORE_NUMBER, ' ');
}
