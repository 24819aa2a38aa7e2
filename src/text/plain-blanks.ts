/** Several blanks, or one that is neither a space, a tab nor a line break. */
const BLANKS = /\s{2,}|[^\S \t\n]/g;
const LINE_BREAK = /[\n\r\v\f\u2028\u2029]/;

/**
 * A text with one blank where it has several: a line break if one is among them, else a tab, else a space. Expressions that
 * look for blanks around a word take seconds for a text of blanks alone.
 */
export function withPlainBlanks(text: string): string {
  return text.replace(BLANKS, oneBlank);
}

function oneBlank(blanks: string): string {
  if (LINE_BREAK.test(blanks)) return '\n';
  return blanks.includes('\t') ? '\t' : ' ';
}
