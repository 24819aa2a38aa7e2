/** Most characters of foreign text that a message shows. */
const MOST_QUOTED = 60;
/** Longest path on Linux. */
const MOST_PATH = 4096;

/**
 * Characters that change a terminal or a log: control characters, direction marks, lone surrogates, other line ends.
 */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * Makes text from a file, a recipe or a request safe for a message: its first 60 characters, with `…` if there are
 * more. Characters that do not print are written as `\u{1b}`.
 */
export function printable(text: string): string {
  return shortened(text, MOST_QUOTED);
}

/** A path, made safe for a message like `printable`, but not shortened. */
export function printablePath(path: string): string {
  return shortened(path, MOST_PATH);
}

/** A whole message or table, made safe for a terminal; its line ends and tabs stay. */
export function printableLines(text: string): string {
  return text.replace(UNPRINTABLE, (character) =>
    character === '\n' || character === '\t' ? character : escaped(character),
  );
}

/** Text as `printable` gives it, in double quotes; any other value as JSON; `nothing` for undefined. */
export function quoted(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' ? `"${printable(value)}"` : printable(asJson(value));
}

/** What has no JSON by itself: a BigInt, a circle, an object whose `toJSON` throws. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return typeof value === 'bigint' ? `${value}n` : 'a value without JSON';
  }
}

/** The first entries of a list, each as `printable` gives it: names of columns, files, layers. */
export function printableList(texts: Iterable<string>, most = 20): string {
  const shown: string[] = [];
  let count = 0;
  for (const text of texts) if (count++ < most) shown.push(printable(text));
  if (count > most) shown.push(`${count - most} more`);
  return shown.join(', ');
}

function shortened(text: string, most: number): string {
  // A character takes at most two code units, so only this much of a long text is read.
  const characters = Array.from(text.slice(0, 2 * most + 2));
  const isLonger = characters.length > most || text.length > 2 * most + 2;
  const shown = characters.slice(0, most).join('').replace(UNPRINTABLE, escaped);
  return isLonger ? `${shown}…` : shown;
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}
