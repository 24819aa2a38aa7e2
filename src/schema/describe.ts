/** Characters of a text in a message. */
export const MOST_SHOWN = 40;

/** Any value as an error message shows it. The text is short, and the function never throws. */
export function describe(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `the text ${quote(value)}`;
    case 'number':
      return `the number ${value}`;
    case 'undefined':
      return 'nothing';
    case 'bigint':
      return 'a bigint';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? 'an array' : 'an object';
    case 'boolean':
      return String(value);
    default:
      return `a ${typeof value}`;
  }
}

/** Text in quotation marks on one line, cut after forty characters. */
export function quote(text: string): string {
  return JSON.stringify(text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);
}
