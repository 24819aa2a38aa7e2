/**
 * Spreadsheets run a cell that begins like this as a formula. A tab or carriage return at the beginning is dangerous
 * too.
 */
const RUNS = /^[=+\-@\t\r]/;
/** A number, with a sign or without: `-5.3`, `+31 20 1234567`. */
const NUMBER = /^[+-]?[\d.,\s]+(?:e[+-]?\d+)?$/i;

/** True if a spreadsheet would run a cell's text as a formula. */
export function isUnsafe(text: string): boolean {
  return RUNS.test(text) && !NUMBER.test(text);
}

/**
 * The cell with an apostrophe before it if it is unsafe: spreadsheets then treat it as text (OWASP, CSV injection).
 */
export function safeCell(text: string): string {
  return isUnsafe(text) ? `'${text}` : text;
}
