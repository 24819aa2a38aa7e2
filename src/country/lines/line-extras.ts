import { fold, wordsOf } from '../../text/fold';
import type { CountryConventions } from '../conventions';
import { contactPattern, mayHoldContacts } from './contacts';
import { emptyUnits } from './empty-units';
import { FORMER_IN_BRACKETS, FORMER_WORDS, formerNames } from './former-names';
import { NO_NUMBER, NO_NUMBER_WORDS } from './no-number';
import { withoutNumberSign } from './number-sign';
import { anyOf } from './patterns/pattern-parts';
import { withoutUnitInFront } from './unit-first';

/** The line without its extras, and the extras. */
export interface LineExtras {
  readonly text: string;
  /** The unit, if it is separate from the number, as written; null for none. */
  readonly unit: string | null;
  /** The floor, in countries where it counts as a unit if there is no other; null for none. */
  readonly floor: string | null;
  /** A level in front of the house number, which is among the noise, and a unit where the register has it; null for none. */
  readonly level: string | null;
  /** Floors, rooms, attention lines. */
  readonly noise: readonly string[];
  /** True if the line has a post box. Then a missing house number is not an error. */
  readonly postBox: boolean;
  /** True if something other than contacts was taken out: it may be a part of a name after all. */
  readonly mayBeName: boolean;
}

type ExtraPatterns = ReturnType<typeof patternsOf>;

const NO_NOISE: readonly string[] = [];
/**
 * Signs of floors and units (`2º`, `1r 2a`, `1 t.h.`, `#4`, `2.` at the end of a part), of flats (`(0201)`), of no
 * number (`s/n`, `z.n.`, `o. Nr.`), of recipients (`c/o`, `t.a.v.`, `z. Hd.`), and of another name (`a/k/a`).
 */
const EXTRA_SIGNS =
  /[#ºª°№]|[\dg]\/f(?!\p{IDS})|\d[rntè][\s,/-]+\d{1,2}a|\d\.(?=[\s,-]|$|\p{IDS})|(?<!\p{IDS})(?:n\.\d|t\.\s?[hv](?!\p{IDS})|m\.\s?f(?!\p{IDS})|s\/n|[osz]\.\s?nr?\.|c\/o|p\/a|[af]\/k\/a|a\.k\.a|t\.?\s?a\.?\s?v(?!\p{IDS})|z\.?\s?hd|b\.\s?p(?=\.)|c\.\s?s(?=\.)|p\.\s?o(?=\.))|\(0\d{3}\)/iu;
/** What each of these signs has; the expression above is slow, because it knows all letters. */
const MAY_HAVE_SIGNS = /[#ºª°№/.(]|\d[rnteè][\s,/-]|t\s?a\s?v|z\s?hd/i;

/** Takes floors, units and remarks out of lines. Most lines have none, which a quick look at their words shows. */
export class ExtrasReader {
  readonly #conventions: CountryConventions;
  /** Null until a line may have extras. */
  #patterns: ExtraPatterns | null = null;
  /** Null until a line may have contacts. */
  #contacts: RegExp | null = null;
  readonly #triggers: ReadonlySet<string> | null;

  constructor(conventions: CountryConventions) {
    this.#conventions = conventions;
    const { extraWords } = conventions;
    this.#triggers =
      extraWords.length === 0 ? null : new Set([...extraWords, ...NO_NUMBER_WORDS, ...FORMER_WORDS]);
  }

  /** @param line in Unicode's composed form (NFC). */
  take(line: string): LineExtras {
    if (!mayHoldContacts(line)) return this.#take(line, NO_NOISE);
    const contacts: string[] = [];
    this.#contacts ??= contactPattern();
    return this.#take(takeOut(line, this.#contacts, ' , ', contacts), contacts);
  }

  #take(line: string, contacts: readonly string[]): LineExtras {
    if (!this.#mayHoldExtras(line))
      return {
        text: line,
        unit: null,
        floor: null,
        level: null,
        noise: contacts,
        postBox: false,
        mayBeName: false,
      };
    const { floorsAreUnits, unitFirst } = this.#conventions;
    this.#patterns ??= patternsOf(this.#conventions);
    const { empty, lineNoise, floors, unit, postBox } = this.#patterns;
    const units: string[] = [];
    const noise = [...contacts];
    const plain = takeOut(withoutNumberSign(line), empty, ' , ', noise);
    const inFront =
      unitFirst === null ? { text: plain, unit: null, level: null } : withoutUnitInFront(plain, unitFirst);
    if (inFront.unit !== null) units.push(inFront.unit);
    if (inFront.level !== null) noise.push(inFront.level);
    let text = unit === null ? inFront.text : takeOut(inFront.text, unit, ' ', units);
    for (const pattern of lineNoise) text = takeOut(text, pattern, ' , ', noise);
    const floor: string[] = [];
    // With a unit, the floor adds nothing.
    for (const pattern of floors)
      text = takeOut(text, pattern, ' , ', floorsAreUnits && units.length === 0 ? floor : noise);
    const boxes: string[] = [];
    if (postBox !== null) text = takeOut(text, postBox, ' , ', boxes);
    noise.push(...boxes);
    return {
      text,
      unit: units.length === 0 ? null : units.join(' '),
      floor: floor.length === 0 ? null : floor.join(' '),
      level: units.length === 0 ? inFront.level : null,
      noise,
      postBox: boxes.length > 0,
      mayBeName: boxes.length === 0 && units.length + floor.length + noise.length > contacts.length,
    };
  }

  /** False for folded words that tell of no extra. A single letter tells of one only in front of a number. */
  mayBeIn(words: readonly string[]): boolean {
    const triggers = this.#triggers;
    if (triggers === null || mayHoldSigns(words.join(' '))) return true;
    const tells = (word: string) => word.length > 1 && triggers.has(word);
    return words.some((word) => wordsOf(word).some(tells));
  }

  #mayHoldExtras(line: string): boolean {
    const triggers = this.#triggers;
    if (triggers === null || mayHoldSigns(line)) return true;
    if (this.#conventions.unitFirst?.test(line) === true) return true;
    const folded = fold(line);
    for (let start = 0; start < folded.length; start++) {
      const end = endOfLetters(folded, start);
      // A single letter counts only before a number.
      const isTrigger = end > start && triggers.has(folded.slice(start, end));
      if (isTrigger && (end > start + 1 || isNumberAt(folded, end))) return true;
      start = end;
    }
    return false;
  }
}

function mayHoldSigns(text: string): boolean {
  if (!MAY_HAVE_SIGNS.test(text)) return false;
  return EXTRA_SIGNS.test(text) || (text.includes('(') && FORMER_IN_BRACKETS.test(text));
}

function patternsOf(conventions: CountryConventions) {
  const { lineNoise, floors, unit, postBox, unitWords, floorWords, streetTypes } = conventions;
  return {
    empty: new RegExp(emptyUnits(unitWords, floorWords), 'giu'),
    lineNoise: [
      new RegExp(formerNames(anyOf(streetTypes)), 'giu'),
      ...lineNoise(),
      new RegExp(NO_NUMBER, 'giu'),
    ],
    floors: floors(),
    unit: unit(),
    postBox: postBox(),
  };
}

/** The end of the run of letters that begins at a position. */
function endOfLetters(folded: string, start: number): number {
  let end = start;
  while (end < folded.length && folded[end] !== ' ' && !isDigitAt(folded, end)) end++;
  return end;
}

/** True if there is a number at a position, or after the space there. */
function isNumberAt(folded: string, at: number): boolean {
  return isDigitAt(folded, at) || (folded[at] === ' ' && isDigitAt(folded, at + 1));
}

function isDigitAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/**
 * Replaces every match of a pattern by `gap`, also those that only a gap uncovers: `bl. A sc. 2`. Adds the matches to
 * `taken`.
 */
function takeOut(text: string, pattern: RegExp, gap: string, taken: string[]): string {
  const rest = text.replace(pattern, (found) => {
    taken.push(found.trim());
    return gap;
  });
  return rest === text ? text : takeOut(rest, pattern, gap, taken);
}
