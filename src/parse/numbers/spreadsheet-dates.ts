const MONTHS = [
  'jan|janv|ene|januar',
  'feb|fév|févr|fev|febr',
  'mrt|mar|mars|mär|mrz|märz',
  'apr|avr|abr',
  'mei|mai|may|mag|maj|maí',
  'jun|juin|giu|jún',
  'jul|juil|lug|júl',
  'aug|août|aout|ago|ágú',
  'sep|sept|set',
  'okt|oct|ott|out',
  'nov|nóv',
  'dec|dez|déc|dic|des',
];
const NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, at) => names.split('|').map((name): [string, number] => [name, at + 1])),
);
const MONTH = MONTHS.join('|');
/** `Moezel 12-mrt, Drachten`; not `3 rue du 8-mai-1945`. */
const BEHIND_STREET = new RegExp(`(?<=\\p{IDS}\\.?[\\s,;]+)(\\d{1,2})-(${MONTH})\\.?(?=[\\s,;]|$)`, 'iu');
const IN_FRONT = new RegExp(`^(\\d{1,2})-(${MONTH})(?=[\\s,;])`, 'iu');
const MAY_BE_DATE = /\d-\p{IDS}{3}/u;

/** Where the month stands in front of its day: `3-12` is the 12th of March. */
const MONTH_FIRST: ReadonlySet<string> = new Set(['US', 'CA', 'PH']);

/**
 * The line with a house number that a spreadsheet took for a date: `12-mrt` was 12-3, and in the United States, where the month stands first
 * and hyphened numbers end in two digits, `3-Dec` was 12-03.
 */
export function withoutSpreadsheetDates(line: string, numberFirst: boolean, country: string): string {
  if (!MAY_BE_DATE.test(line)) return line;
  return line.replace(numberFirst ? IN_FRONT : BEHIND_STREET, (_, day: string, month: string) =>
    numbersOf(day, monthOf(month), country),
  );
}

/** A day of this year, `12-mrt`, `10. Jan`, or the month of another, `Oct-35`; in a field of its own. */
const DAY_AND_MONTH = new RegExp(`^(\\d{1,2})(?:-|\\.?\\s|\\.-)(${MONTH})\\.?$`, 'iu');
const MONTH_AND_YEAR = new RegExp(`^(${MONTH})\\.?[-\\s](3[2-9]|[4-9]\\d)$`, 'iu');
/** `2026-03-12 00:00:00`, `12/03/2026`: a date in full. */
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?)?$/;
const DATE = /^(\d{1,2})([-/.])(\d{1,2})\2(?:19|20)\d{2}(?: 0{1,2}:00(?::00)?)?$/;

/** A year before it was two digits of a house number: a spreadsheet takes `10-35` for October 1935. */
const LEAST_YEAR = 2000;

/** The house number that a spreadsheet took for a date; the text itself if it is none. */
export function withoutSpreadsheetDate(text: string, country: string): string {
  const [, day, month] = DAY_AND_MONTH.exec(text) ?? [];
  if (day !== undefined) return numbersOf(day, monthOf(month!), country);
  const [, monthOfYear, ending] = MONTH_AND_YEAR.exec(text) ?? [];
  if (monthOfYear !== undefined) return `${monthOf(monthOfYear)}-${ending}`;
  const [, year, isoMonth, isoDay] = ISO_DATE.exec(text) ?? [];
  if (year !== undefined)
    return Number(year) < LEAST_YEAR && isoDay === '01'
      ? `${Number(isoMonth)}-${year.slice(2)}`
      : numbersOf(isoDay!, Number(isoMonth), country);
  // In the order in which the two numbers were typed.
  const [, first, , second] = DATE.exec(text) ?? [];
  return first === undefined ? text : `${Number(first)}-${secondOf(second!, country)}`;
}

function numbersOf(day: string, month: number, country: string): string {
  return MONTH_FIRST.has(country)
    ? `${month}-${secondOf(day, country)}`
    : `${Number(day)}-${secondOf(String(month), country)}`;
}

/** Hyphened numbers of the United States end in two digits. */
function secondOf(number: string, country: string): string {
  return MONTH_FIRST.has(country) ? number.padStart(2, '0') : String(Number(number));
}

function monthOf(name: string): number {
  return NUMBERS.get(name.toLowerCase())!;
}
