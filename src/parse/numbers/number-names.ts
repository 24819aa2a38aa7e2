import type { CountryProfile } from '../../country/index';
import { fold } from '../../text/fold';
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
const LINK_IN_WORD = /^(?:en|und|og)(?=\p{IDS})/u;
/** Inside a word it is no article. */
const ONE_AND = /^(?:eenen|einund|enog)(\p{IDS}+)$/u;
const ONES_IN_WORD: ReadonlySet<string> = new Set(['een', 'eneen', 'eins', 'uno']);
const VOWEL_FIRST = /^[aeiou]/;

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

/** The number that a whole text names: `Seventeen`, `zwölf`; null for any other text. */
export function numberOfName({ conventions: { numberNames } }: CountryProfile, text: string): string | null {
  const value = numberNames.size === 0 ? null : valueOfName(numberNames, fold(text));
  return value === null ? null : String(value);
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

/** `achtenveertig`, `otteogfyrre`, `einundsiebzig`, `settantotto`, `honderddrieënveertig`. */
function valueOfCompound(names: ReadonlyMap<string, string>, word: string): number | null {
  for (const [name, digits] of names) {
    if (digits.length === 1 && word.startsWith(name)) {
      const rest = word.slice(name.length);
      const tens = numberOf(names, rest.replace(LINK_IN_WORD, ''));
      if (isTens(tens)) return tens + Number(digits);
      const behind = valueBehindHundred(names, rest);
      if (behind !== null) return Number(digits) * HUNDRED + behind;
    }
    if (isTens(Number(digits))) {
      const units = valueBehindTens(names, name, word);
      if (units !== null) return Number(digits) + units;
    }
  }
  const [, behindOne] = ONE_AND.exec(word) ?? [];
  const tens = behindOne === undefined ? Number.NaN : numberOf(names, behindOne);
  if (isTens(tens)) return tens + 1;
  const behind = valueBehindHundred(names, word);
  return behind === null ? null : HUNDRED + behind;
}

/** `honderd|drie`, `cento|venti`, `hundert|einundsiebzig`; 0 where nothing follows. */
function valueBehindHundred(names: ReadonlyMap<string, string>, word: string): number | null {
  for (const [hundred, digits] of names) {
    if (Number(digits) !== HUNDRED || !word.startsWith(hundred)) continue;
    const rest = word.slice(hundred.length);
    if (rest === '') return 0;
    if (ONES_IN_WORD.has(rest)) return 1;
    const value = names.has(rest) ? numberOf(names, rest) : valueOfCompound(names, rest);
    if (value !== null && value < HUNDRED) return value;
  }
  return null;
}

/** `trenta|quattro`; in front of a vowel the tens lack their last one: `settant|otto`, `vent|uno`. */
function valueBehindTens(names: ReadonlyMap<string, string>, tens: string, word: string): number | null {
  for (const head of [tens, tens.slice(0, -1)]) {
    if (!word.startsWith(head)) continue;
    const rest = word.slice(head.length);
    if (head !== tens && !VOWEL_FIRST.test(rest)) continue;
    const units = rest === 'uno' ? 1 : numberOf(names, rest);
    if (units > 0 && units < 10) return units;
  }
  return null;
}

function numberOf(names: ReadonlyMap<string, string>, word: string): number {
  return Number(names.get(word) ?? Number.NaN);
}

function isTens(value: number): boolean {
  return value >= LEAST_TENS && value < 100 && value % 10 === 0;
}
