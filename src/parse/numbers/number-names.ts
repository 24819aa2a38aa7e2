import type { CountryProfile } from '../../country/index';
import type { LineWord } from '../words/line-word';

/** A house number as words. */
export interface NamedNumber {
  /** Position behind its last word. */
  readonly end: number;
  /** In digits. */
  readonly text: string;
}

/** `quatre vingt dix huit` */
const MOST_WORDS = 4;
/** `quatre-vingt-dix-huit` is one word of a line, and several of a name. */
const LONGEST_NAME = 8;
const LEAST_TENS = 20;
const MOST_UNITS = 19;
const HUNDRED = 100;
/** Only behind tens and hundreds: alone it is an article. */
const ONES: ReadonlySet<string> = new Set(['un', 'une']);
/** Between tens and units, in either order: `vingt et un`, `achtenveertig`. */
const LINKS: ReadonlySet<string> = new Set(['et', 'en', 'und', 'y', 'e', 'og', 'and']);
const LINK_IN_WORD = /^(?:en|und|og)(?=\p{L})/u;

/**
 * The number that the words from a position on name, the most words that name one: `negen`, `quarante-huit`, `forty two`,
 * `achtenveertig`. Null if they name none.
 */
export function readNumberName(
  { conventions: { numberNames } }: CountryProfile,
  words: readonly LineWord[],
  at: number,
): NamedNumber | null {
  const { part } = words[at]!;
  for (let end = Math.min(words.length, at + MOST_WORDS); end > at; end--) {
    if (words[end - 1]!.part !== part) continue;
    const name = words
      .slice(at, end)
      .map(({ folded }) => folded)
      .join(' ');
    const value = valueOfName(numberNames, name);
    if (value !== null) return { end, text: String(value) };
  }
  return null;
}

function valueOfName(names: ReadonlyMap<string, string>, name: string): number | null {
  const whole = names.get(name);
  if (whole !== undefined) return Number(whole);
  const words = name.split(' ');
  if (words.length === 1) return valueOfCompound(names, name);
  if (words.length > LONGEST_NAME) return null;
  for (let at = words.length - 1; at > 0; at--) {
    const value = valueOfParts(names, words.slice(0, at), words.slice(at));
    if (value !== null) return value;
  }
  return null;
}

/** `quarante | huit`, `soixante | et onze`, `quatre vingt | dix huit`, `cent | vingt et un`, `deux cent | douze`. */
function valueOfParts(
  names: ReadonlyMap<string, string>,
  head: readonly string[],
  tail: readonly string[],
): number | null {
  const tens = numberOf(names, head.join(' '));
  const hundreds = hundredsOf(names, head);
  const isUnit = tens > 1 && tens < 10;
  // The rest is read only behind what a number begins with: else a text of many words is read in all its parts.
  if (!isTens(tens) && hundreds === null && !isUnit) return null;
  const isLinked = tail.length > 1 && LINKS.has(tail[0]!);
  const rest = (isLinked ? tail.slice(1) : tail).join(' ');
  const units = ONES.has(rest) ? 1 : (valueOfName(names, rest) ?? Number.NaN);
  if (isTens(tens)) return units > 0 && units <= MOST_UNITS ? tens + units : null;
  if (hundreds !== null) return units > 0 && units < HUNDRED ? hundreds + units : null;
  return units === HUNDRED ? tens * HUNDRED : null;
}

/** `cent`, `deux cent`. */
function hundredsOf(names: ReadonlyMap<string, string>, words: readonly string[]): number | null {
  const [first, second] = words.map((word) => numberOf(names, word));
  if (words.length === 1) return first === HUNDRED ? HUNDRED : null;
  return words.length === 2 && second === HUNDRED && first! < 10 ? first! * HUNDRED : null;
}

/** `achtenveertig`, `achtundvierzig`, `otteogfyrre`. */
function valueOfCompound(names: ReadonlyMap<string, string>, word: string): number | null {
  for (const [unit, digits] of names) {
    if (digits.length > 1 || !word.startsWith(unit)) continue;
    const tens = numberOf(names, word.slice(unit.length).replace(LINK_IN_WORD, ''));
    if (isTens(tens)) return tens + Number(digits);
  }
  return null;
}

function numberOf(names: ReadonlyMap<string, string>, word: string): number {
  return Number(names.get(word) ?? Number.NaN);
}

function isTens(value: number): boolean {
  return value >= LEAST_TENS && value < 100 && value % 10 === 0;
}
