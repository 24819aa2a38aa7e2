/** Spreadsheets run a cell that begins so. A tab and a carriage return before it do not stop them. */
const RUNS = /^[=+\-@\t\r]/;
/** A number, with a sign or without: `-5.3`, `+31 20 1234567`. */
const NUMBER = /^[+-]?[\d.,\s]+(?:e[+-]?\d+)?$/i;

/** True where a spreadsheet would run a cell's text as a formula. */
export function isUnsafe(text: string): boolean {
  return RUNS.test(text) && !NUMBER.test(text);
}

/** A text that no spreadsheet runs: an apostrophe before it says that it is text (OWASP, CSV injection). */
export function safeCell(text: string): string {
  return isUnsafe(text) ? `'${text}` : text;
}
