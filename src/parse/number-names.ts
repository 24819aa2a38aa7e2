import type { CountryProfile } from '../country/index';
import type { LineWord } from './line-word';

/** A house number as words. */
export interface NamedNumber {
  /** Position behind its last word. */
  readonly end: number;
  /** In digits. */
  readonly text: string;
}

const MOST_WORDS = 3;
const LEAST_TENS = 20;
const MOST_UNITS = 19;
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
  const [tens, units] = [numberOf(names, words[0]!), numberOf(names, words.at(-1)!)];
  if (words.length > 2 && !LINKS.has(words.slice(1, -1).join(' '))) return null;
  return isTens(tens) && units > 0 && units <= MOST_UNITS ? tens + units : null;
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
