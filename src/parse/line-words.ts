import type { CountryHabits, CountryProfile } from '../country/index';
import { fold } from '../text/fold';

/** A word of a line, as written, with the comma-separated part it stands in. */
export interface LineWord {
  readonly raw: string;
  readonly folded: string;
  readonly part: number;
}

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
  /** The line ended with the country's name. */
  readonly country: boolean;
  /** Noise taken out: floors, rooms, attention lines. */
  readonly leftOver: readonly string[];
  /** A post box: there is no door to find. */
  readonly postBox: boolean;
}

/** A remark of up to three letters belongs to the name before it: `Middelburg (Z.)`. */
const PART_BREAK = /[,;\n\r|\t[\]"]+|\((?![\p{L}.]{1,4}\))|(?<!\([\p{L}.]{1,4})\)|\s[-–—·•]\s(?=\p{L})/u;
const MAX_WORDS = 24;

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
  const noise: string[] = [];
  let rest = line.normalize('NFC');
  const postBox = habits.postBox?.test(rest) === true;
  for (const pattern of habits.lineNoise) {
    rest = rest.replace(pattern, (found) => {
      noise.push(found.trim());
      return ' , ';
    });
  }
  let unit: string | null = null;
  if (habits.unit !== null) {
    rest = rest.replace(habits.unit, (found) => {
      unit = found.trim();
      return ' ';
    });
  }
  return postcodesIn(profile, rest).map(({ text, start, end, cost, asNumber }) => {
    const without = text === null ? rest : `${rest.slice(0, start)} , ${rest.slice(end)}`;
    const words = splitWords(without);
    const country = dropCountry(profile, words);
    const leftOver = [...noise, ...words.splice(MAX_WORDS).map(({ raw }) => raw)];
    return { words, postcode: text, postcodeAsNumber: asNumber, unit, cost, country, leftOver, postBox };
  });
}

function splitWords(line: string): LineWord[] {
  return line.split(PART_BREAK).flatMap((part, index) =>
    part
      .split(/\s+/)
      .map((raw) => ({ raw, folded: fold(raw), part: index }))
      .filter((word) => word.folded !== ''),
  );
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

/** The postcodes that a line may hold, the last one first, and none. */
function postcodesIn(profile: CountryProfile, line: string): FoundPostcode[] {
  const { habits } = profile;
  const { pattern, canonical } = habits.postcode;
  const none: FoundPostcode = { text: null, start: 0, end: 0, cost: 0, asNumber: false };
  const found = [...line.matchAll(pattern)].reverse().map((match, index): FoundPostcode => {
    const start = match.index;
    const end = start + match[0].length;
    const asNumber = standsAsNumber(habits, line.slice(0, start), line.slice(end));
    const cost = index * EARLY_POSTCODE_COST + (asNumber ? NUMBER_LIKE_COST : 0);
    return { text: canonical(match[0]), start, end, cost, asNumber };
  });
  if (found.length === 0) return [none];
  const [last] = found;
  if (/\D/.test(last!.text!)) return [last!];
  return [...found.slice(0, 2), { ...none, cost: NO_POSTCODE_COST }];
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
function dropCountry(profile: CountryProfile, words: LineWord[]): boolean {
  if (words.length < 2) return false;
  for (const name of profile.habits.calledAlso) {
    const length = name.split(' ').length;
    if (length >= words.length) continue;
    const text = (from: number) =>
      words
        .slice(from, from + length)
        .map(({ folded }) => folded)
        .join(' ');
    if (text(words.length - length) === name) {
      words.splice(words.length - length);
      return true;
    }
    if (text(0) === name && words[length]!.part !== words[0]!.part) {
      words.splice(0, length);
      return true;
    }
  }
  return false;
}

/** Words as they were written. */
export function textOf(words: readonly LineWord[]): string {
  return words.map(({ raw }) => raw).join(' ');
}

/** Words by the comma-separated part they stand in. */
export function partsOf(words: readonly LineWord[]): LineWord[][] {
  const parts: LineWord[][] = [];
  for (const word of words) {
    const last = parts[parts.length - 1];
    if (last !== undefined && last[0]!.part === word.part) last.push(word);
    else parts.push([word]);
  }
  return parts;
}
