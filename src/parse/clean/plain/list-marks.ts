/** Marks of lists, quotes and emphasis, and brackets around the number: `* 12 Main St`, `(12) Main St`. */
const MARKS_BEFORE = /^[*~=>•·–—-]+\s*/;
const MARKS_AFTER = /[*~=]+$/;
/** `2) 12 Main St`, written `2. 12 Main St`. */
const LIST_NUMBER = /^(\d{1,3})\)(?=\s)/;
const NUMBER_IN_BRACKETS = /^\((\d+\p{IDS}?)\)/u;
/** `Rue Haute (17), 43700 Retournac`: the first number of a line, in front of a postcode. `Privas (07) 07000` is its department. */
const NUMBER_BEHIND_STREET =
  /(?<=^\P{N}*\p{IDS}{2}\.?\s)\((\d{1,4})(\s?(?:bis|ter|quater|\p{IDS}))?\)(?=[\s,;]+(?!\1)\d{4,5}(?!\d))/iu;
/** `(Chaussée d'Alsemberg 1163) 1180 Uccle`: brackets around street and number, with the town behind them. */
const ADDRESS_IN_BRACKETS =
  /^\(([^()]*\p{IDS}{3}[^()]*\s\d[^()\s]*|\d[^()]*\p{IDS}{3}[^()]*)\)(?=\s*\P{L}*\p{IDS}{2})/u;
/** `Herestraat 12 (a)`. */
const LETTER_IN_BRACKETS = /(?<=(?<![\p{IDS}\p{N}])\d{1,5})\s?\((\p{IDS}|bis|ter|quater)\)-?/giu;

/** The line without the marks of a list around it, and without brackets around its number. */
export function withoutListMarks(line: string): string {
  return line
    .replace(MARKS_BEFORE, '')
    .replace(MARKS_AFTER, '')
    .replace(NUMBER_IN_BRACKETS, '$1')
    .replace(NUMBER_BEHIND_STREET, '$1$2')
    .replace(ADDRESS_IN_BRACKETS, '$1,')
    .replace(LETTER_IN_BRACKETS, '$1 ')
    .replace(LIST_NUMBER, '$1.');
}
