/** Characters of foreign text that a message shows. */
const MOST_QUOTED = 60;
/** Linux takes no longer paths. */
const MOST_PATH = 4096;

/** Controls, marks of direction, halves of characters, line ends of other kinds: what a terminal or a log acts on. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * Text that came from a file, a recipe or a request, as a message may show it: its first 60 characters, those that do not
 * print written as `\u{1b}`, with `…` where there are more.
 */
export function printable(text: string): string {
  return shortened(text, MOST_QUOTED);
}

/** A path, whole as far as paths go. */
export function printablePath(path: string): string {
  return shortened(path, MOST_PATH);
}

/** The same in double quotes; a value that is no text as JSON writes it; `nothing` for one that is not there. */
export function quoted(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value !== 'string') return printable(JSON.stringify(value) ?? String(value));
  return `"${printable(value)}"`;
}

/** The first of a list, each as `printable` shows it: names of columns, files, layers. */
export function printableList(texts: Iterable<string>, most = 20): string {
  const shown: string[] = [];
  let count = 0;
  for (const text of texts) if (count++ < most) shown.push(printable(text));
  if (count > most) shown.push(`${count - most} more`);
  return shown.join(', ');
}

function shortened(text: string, most: number): string {
  // A character takes two units at most: no more of a long text is looked at.
  const characters = Array.from(text.slice(0, 2 * most + 2));
  const isLonger = characters.length > most || text.length > 2 * most + 2;
  const shown = characters.slice(0, most).join('').replace(UNPRINTABLE, escaped);
  return isLonger ? `${shown}…` : shown;
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}
