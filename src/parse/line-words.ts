import type { CountryConventions, CountryProfile } from '../country/index';
import { fold } from '../text/fold';
import { splitWords } from './split-words';
import { WordList } from './word-list';

const MAX_WORDS = 24;
const NO_TEXTS: readonly string[] = [];

/** What it costs to leave a postcode-like number unread, and to take one that is not the last. */
const NO_POSTCODE_COST = 1.2;
const EARLY_POSTCODE_COST = 0.8;
/** What stands where a house number stands is hardly a postcode. */
const NUMBER_LIKE_COST = 2.5;

const NOT_DIGIT = /\D/;
const ENDS_IN_NAME = /\p{L}\.?\s+$/u;
const ENDS_IN_NAME_AND_COMMA = /\p{L}\.?\s*,\s*$/u;
const BEGINS_NAME = /^\s*[-/]?\s*[#\p{L}]/u;
/** A letter may follow a house number: `118 B, Reykjavík`. */
const BREAKS_OFF = /^(?:\s*[-/]?\s*\p{L})?\s*(?:[,;\n\r|]|$)/u;
const COMMA = /^\s*,/;

/** A line taken apart in one way: what is certain is taken out, the rest stands in order. Used again: see `LineWays`. */
export class LineWords {
  readonly words = new WordList();
  postcode: string | null = null;
  /**
   * The postcode stood where a house number stands: right behind a name and before a comma or the end, or right before
   * a name where numbers come first.
   */
  postcodeAsNumber = false;
  /** A flat named apart from the number. */
  unit: string | null = null;
  /** How unlikely this way of taking the line apart is: 0 for the plain one. */
  cost = 0;
  /** Noise taken out: floors, rooms, attention lines. */
  leftOver = NO_TEXTS;
  /** A post box: there is no door to find. */
  postBox = false;
}

/** The ways to take a line apart, in objects that are used again for the next line. */
export class LineWays {
  length = 0;
  readonly #ways: LineWords[] = [];
  #noise = NO_TEXTS;
  #unit: string | null = null;
  #postBox = false;

  /** Valid until the next line is taken apart. */
  at(way: number): LineWords {
    return this.#ways[way]!;
  }

  /**
   * Takes a line apart: noise, flat, postcode, country, then words in their parts. Where postcodes are plain digits
   * a house number may look like one: then there is a way for each of the last two, the last one first, and one with
   * none.
   */
  take(profile: CountryProfile, line: string): void {
    this.length = 0;
    const rest = this.#takeOut(profile.conventions, line.normalize('NFC'));
    const { pattern } = profile.conventions.postcode;
    pattern.lastIndex = 0;
    if (!pattern.test(rest)) {
      this.#add(profile, rest, 0);
      return;
    }
    let start = rest.search(pattern);
    let end = pattern.lastIndex;
    let earlierStart = -1;
    let earlierEnd = -1;
    // Not `matchAll`, which compiles the pattern anew for each line. `exec` makes an array with copies of what it finds:
    // only of a second postcode, which is rare.
    for (let match = pattern.exec(rest); match !== null; match = pattern.exec(rest)) {
      earlierStart = start;
      earlierEnd = end;
      start = match.index;
      end = pattern.lastIndex;
    }
    const { postcode } = this.#addWithPostcode(profile, rest, 0, start, end);
    if (NOT_DIGIT.test(postcode!)) return;
    if (earlierEnd >= 0) this.#addWithPostcode(profile, rest, EARLY_POSTCODE_COST, earlierStart, earlierEnd);
    this.#add(profile, rest, NO_POSTCODE_COST);
  }

  /** What remains of a line without noise and flat. */
  #takeOut({ lineNoise, unit, postBox }: CountryConventions, line: string): string {
    this.#noise = NO_TEXTS;
    this.#unit = null;
    this.#postBox = postBox?.test(line) === true;
    let rest = line;
    for (let at = 0; at < lineNoise.length; at++)
      if (rest.search(lineNoise[at]!) >= 0) rest = this.#takeNoise(rest, lineNoise[at]!);
    return unit !== null && rest.search(unit) >= 0 ? this.#takeUnit(rest, unit) : rest;
  }

  #takeNoise(line: string, pattern: RegExp): string {
    return line.replace(pattern, (found) => {
      this.#noise = [...this.#noise, found.trim()];
      return ' , ';
    });
  }

  #takeUnit(line: string, pattern: RegExp): string {
    return line.replace(pattern, (found) => {
      this.#unit = found.trim();
      return ' ';
    });
  }

  #addWithPostcode(
    profile: CountryProfile,
    line: string,
    cost: number,
    start: number,
    end: number,
  ): LineWords {
    const { conventions } = profile;
    const asNumber = standsAsNumber(conventions, line.slice(0, start), line.slice(end));
    const way = this.#add(profile, line, cost + (asNumber ? NUMBER_LIKE_COST : 0), start, end);
    way.postcode = conventions.postcode.canonical(line.slice(start, end));
    way.postcodeAsNumber = asNumber;
    return way;
  }

  /** Adds a way without a postcode; of the line, what lies between `start` and `end` is passed over. */
  #add(profile: CountryProfile, line: string, cost: number, start?: number, end?: number): LineWords {
    if (this.length === this.#ways.length) this.#ways.push(new LineWords());
    const way = this.#ways[this.length++]!;
    const { words } = way;
    splitWords(line, words, start, end);
    dropCountry(profile, words);
    way.leftOver = this.#noise;
    for (let at = MAX_WORDS; at < words.length; at++) way.leftOver = [...way.leftOver, words.at(at).raw];
    words.cut(MAX_WORDS);
    way.postcode = null;
    way.postcodeAsNumber = false;
    way.unit = this.#unit;
    way.cost = cost;
    way.postBox = this.#postBox;
    return way;
  }
}

function standsAsNumber(conventions: CountryConventions, before: string, after: string): boolean {
  if (conventions.numberFirst) {
    if (conventions.calledAlso.includes(fold(after))) return false;
    return BEGINS_NAME.test(before.trim() === '' ? after.replace(COMMA, '') : after);
  }
  return (
    (ENDS_IN_NAME.test(before) && BREAKS_OFF.test(after)) ||
    (ENDS_IN_NAME_AND_COMMA.test(before) && COMMA.test(after))
  );
}

/** Drops the country's name from the end (or the front) of the words. */
function dropCountry(profile: CountryProfile, words: WordList): void {
  for (const name of profile.conventions.calledAlso) {
    const atEnd = beginOf(words, name);
    if (atEnd > 0) {
      words.cut(atEnd);
      return;
    }
    const length = endOf(words, name);
    if (length > 0 && length < words.length && words.at(length).part !== words.at(0).part) {
      words.dropFirst(length);
      return;
    }
  }
}

/** Where the last words begin that together are a name; -1 where they are not. */
function beginOf(words: WordList, name: string): number {
  let rest = name.length;
  for (let at = words.length - 1; at >= 0; at--) {
    const { folded } = words.at(at);
    if (folded.length > rest || !name.startsWith(folded, rest - folded.length)) return -1;
    rest -= folded.length;
    if (rest === 0) return at;
    if (name[--rest] !== ' ') return -1;
  }
  return -1;
}

/** How many of the first words together are a name; 0 where they are not. */
function endOf(words: WordList, name: string): number {
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    const { folded } = words.at(at);
    if (!name.startsWith(folded, from)) return 0;
    from += folded.length;
    if (from === name.length) return at + 1;
    if (name[from++] !== ' ') return 0;
  }
  return 0;
}
