/** `12913,2102,N Main St,Barre`, `12913;12 Main St;Barre`: the number of a row in a column of its own, where house numbers come first. */
const ROW_IN_COLUMN =
  /^\d{5,12}(?:,\s*(?=\d+(?:-\d+)?\p{IDS}?,\s*\p{IDS})|[;\t]\s*(?=\d+(?:-\d+)?\p{IDS}?[;\t ]\s*[\p{IDS}\d]))/u;
/** `697 697 Vt Route 106`: a number of two digits or more that was typed twice. `12 12th St` is a street. */
const NUMBER_TWICE = /^(\d{2,5}(?:-\d{2})?)\s+(?=\1\s+(?!(?:st|nd|rd|th)(?!\p{IDS}))\p{IDS}{2})/iu;
/** `6836;Jón Jónsson;Túngata 18;400;Ísafjörður`: the same with a name behind it, and the postcode in a column as well. */
const ROW_AND_NAME_IN_COLUMNS =
  /^\d{4,12}[;\t]\s*(?=[^\d;\t]+[;\t][^;\t]*\p{IDS}{2}[^;\t]*\s\d[^;\t]*[;\t]\s*\d{3,5}\s*[;\t])/u;
/** The number of a row, `3 - Foldahraun 15`, where house numbers stand behind their streets. */
const ROW_NUMBER = /^(\d{1,3})\s[-–]\s(?=\p{IDS}{2}.*\s\d)/u;

/** The line without the number of its row in a table, and without a house number that was typed twice. */
export function withoutRowNumber(line: string, numberFirst: boolean): string {
  return numberFirst
    ? line.replace(ROW_IN_COLUMN, '').replace(NUMBER_TWICE, '')
    : line.replace(ROW_AND_NAME_IN_COLUMNS, '').replace(ROW_NUMBER, '$1. ');
}
