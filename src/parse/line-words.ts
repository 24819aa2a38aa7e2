import type { CountryHabits, CountryProfile } from '../country/index';
import { fold } from '../text/fold';
import { type LineWord, splitWords } from './split-words';

export type { LineWord };

/** A line taken apart: what is certain is taken out, the rest stands in order. */
export interface LineWords {
  readonly words: readonly LineWord[];
  readonly postcode: string | null;
  /**
   * The postcode stood where a house number stands: right behind a name and before a comma or the end, or right before
   * a name where numbers come first.
   */
  readonly postcodeAsNumber: boolean;
  /** A flat named apart from the number. */
  readonly unit: string | null;
  /** How unlikely this way of taking the line apart is: 0 for the plain one. */
  readonly cost: number;
  /** Noise taken out: floors, rooms, attention lines. */
  readonly leftOver: readonly string[];
  /** A post box: there is no door to find. */
  readonly postBox: boolean;
}

/** An empty line. */
export const NO_WORDS: LineWords = {
  words: [],
  postcode: null,
  postcodeAsNumber: false,
  unit: null,
  cost: 0,
  leftOver: [],
  postBox: false,
};

const MAX_WORDS = 24;
const NO_TEXTS: readonly string[] = [];

/** What it costs to leave a postcode-like number unread, and to take one that is not the last. */
const NO_POSTCODE_COST = 1.2;
const EARLY_POSTCODE_COST = 0.8;
/** What stands where a house number stands is hardly a postcode. */
const NUMBER_LIKE_COST = 2.5;

/**
 * Takes a line apart: noise, flat, postcode, country, then words in their parts. Where postcodes are plain digits
 * a house number may look like one: then there is a way for each, and one with none.
 */
export function lineWords(profile: CountryProfile, line: string): LineWords[] {
  const { habits } = profile;
  let noise = NO_TEXTS;
  let rest = line.normalize('NFC');
  const postBox = habits.postBox?.test(rest) === true;
  const takeNoise = (found: string) => {
    noise = [...noise, found.trim()];
    return ' , ';
  };
  for (const pattern of habits.lineNoise) rest = rest.replace(pattern, takeNoise);
  let unit: string | null = null;
  if (habits.unit !== null) {
    rest = rest.replace(habits.unit, (found) => {
      unit = found.trim();
      return ' ';
    });
  }
  return postcodesIn(profile, rest).map(({ text, start, end, cost, asNumber }) => {
    const words = splitWords(text === null ? rest : `${rest.slice(0, start)} , ${rest.slice(end)}`);
    dropCountry(profile, words);
    const tooMany = words.length > MAX_WORDS ? words.splice(MAX_WORDS) : NO_WORDS.words;
    const leftOver = tooMany.length === 0 ? noise : [...noise, ...tooMany.map(({ raw }) => raw)];
    return { words, postcode: text, postcodeAsNumber: asNumber, unit, cost, leftOver, postBox };
  });
}

interface FoundPostcode {
  text: string | null;
  start: number;
  end: number;
  cost: number;
  asNumber: boolean;
}

const ENDS_IN_NAME = /\p{L}\.?\s+$/u;
const ENDS_IN_NAME_AND_COMMA = /\p{L}\.?\s*,\s*$/u;
const BEGINS_NAME = /^\s*[-/]?\s*[#\p{L}]/u;
/** A letter may follow a house number: `118 B, Reykjavík`. */
const BREAKS_OFF = /^(?:\s*[-/]?\s*\p{L})?\s*(?:[,;\n\r|]|$)/u;
const COMMA = /^\s*,/;

const NO_POSTCODE: FoundPostcode = { text: null, start: 0, end: 0, cost: 0, asNumber: false };
const WITHOUT_POSTCODE: readonly FoundPostcode[] = [NO_POSTCODE];

/** The postcodes that a line may hold, the last one first, and none. */
function postcodesIn(profile: CountryProfile, line: string): readonly FoundPostcode[] {
  const { habits } = profile;
  const { pattern, canonical } = habits.postcode;
  let last: RegExpExecArray | null = null;
  let earlier: RegExpExecArray | null = null;
  // Not `matchAll`, which compiles the pattern anew for each line.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(line); match !== null; match = pattern.exec(line)) {
    earlier = last;
    last = match;
  }
  if (last === null) return WITHOUT_POSTCODE;
  const postcodeOf = (match: RegExpExecArray, cost: number): FoundPostcode => {
    const start = match.index;
    const end = start + match[0].length;
    const asNumber = standsAsNumber(habits, line.slice(0, start), line.slice(end));
    const text = canonical(match[0]);
    return { text, start, end, cost: cost + (asNumber ? NUMBER_LIKE_COST : 0), asNumber };
  };
  const best = postcodeOf(last, 0);
  if (/\D/.test(best.text!)) return [best];
  const none = { ...NO_POSTCODE, cost: NO_POSTCODE_COST };
  return earlier === null ? [best, none] : [best, postcodeOf(earlier, EARLY_POSTCODE_COST), none];
}

function standsAsNumber(habits: CountryHabits, before: string, after: string): boolean {
  if (habits.numberFirst) {
    if (habits.calledAlso.includes(fold(after))) return false;
    return BEGINS_NAME.test(before.trim() === '' ? after.replace(/^\s*,/, '') : after);
  }
  return (
    (ENDS_IN_NAME.test(before) && BREAKS_OFF.test(after)) ||
    (ENDS_IN_NAME_AND_COMMA.test(before) && COMMA.test(after))
  );
}

/** Drops the country's name from the end (or the front) of the words. */
function dropCountry(profile: CountryProfile, words: LineWord[]): void {
  for (const name of profile.habits.calledAlso) {
    const atEnd = beginOf(words, name);
    if (atEnd > 0) {
      words.splice(atEnd);
      return;
    }
    const length = endOf(words, name);
    if (length > 0 && length < words.length && words[length]!.part !== words[0]!.part) {
      words.splice(0, length);
      return;
    }
  }
}

/** Where the last words begin that together are a name; -1 where they are not. */
function beginOf(words: readonly LineWord[], name: string): number {
  let rest = name.length;
  for (let at = words.length - 1; at >= 0; at--) {
    const { folded } = words[at]!;
    if (folded.length > rest || !name.startsWith(folded, rest - folded.length)) return -1;
    rest -= folded.length;
    if (rest === 0) return at;
    if (name[--rest] !== ' ') return -1;
  }
  return -1;
}

/** How many of the first words together are a name; 0 where they are not. */
function endOf(words: readonly LineWord[], name: string): number {
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    const { folded } = words[at]!;
    if (!name.startsWith(folded, from)) return 0;
    from += folded.length;
    if (from === name.length) return at + 1;
    if (name[from++] !== ' ') return 0;
  }
  return 0;
}

/** Words as they were written. */
export function textOf(words: readonly LineWord[]): string {
  return words.map(({ raw }) => raw).join(' ');
}
