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

/**
 * The line with a house number that a spreadsheet took for a date: `12-mrt` was 12-3, and in the United States, where the month stands first
 * and hyphened numbers end in two digits, `3-Dec` was 12-03.
 */
export function withoutSpreadsheetDates(line: string, numberFirst: boolean): string {
  if (!MAY_BE_DATE.test(line)) return line;
  if (numberFirst)
    return line.replace(
      IN_FRONT,
      (_, day: string, month: string) => `${monthOf(month)}-${day.padStart(2, '0')}`,
    );
  return line.replace(BEHIND_STREET, (_, day: string, month: string) => `${day}-${monthOf(month)}`);
}

function monthOf(name: string): number {
  return NUMBERS.get(name.toLowerCase())!;
}
