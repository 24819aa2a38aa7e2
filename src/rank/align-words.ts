import type { CountryProfile } from '../country/index';
import { editDistance } from '../text/edit-distance';
import type { NameWords } from './name-words';

/** What the words of two names have in common. */
export interface Alignment {
  /** Letters that differ between the words of a pair, and a half where pairs stand in another order. */
  edits: number;
  /** Share of the found name's letters that belong to words without a partner: 0…1. */
  missing: number;
  /** The same of the asked name. */
  extra: number;
}

/** Letters that differ between two words taken for the same. */
export const MAX_WORD_EDITS = 2;
const MAX_WORDS = 12;
const MAX_PAIRS = MAX_WORDS * MAX_WORDS;

/**
 * Pairs of words that may be the same, best first, in arrays that are used again: with an object a pair, a sort, sets and
 * functions this took 1.3 KB of each misspelt name.
 */
class WordPairs {
  length = 0;
  readonly asked = new Uint8Array(MAX_PAIRS);
  readonly found = new Uint8Array(MAX_PAIRS);
  readonly edits = new Float64Array(MAX_PAIRS);
  readonly shared = new Uint16Array(MAX_PAIRS);

  /** Puts a pair behind those that are as good: the longer what is shared, then the less it was moved. */
  insert(asked: number, found: number, edits: number, shared: number): void {
    const worth = shared - 2 * edits;
    const moved = Math.abs(asked - found);
    let at = this.length++;
    for (; at > 0; at--) {
      const before = at - 1;
      const less = this.shared[before]! - 2 * this.edits[before]! - worth;
      if (less > 0 || (less === 0 && Math.abs(this.asked[before]! - this.found[before]!) <= moved)) break;
      this.#set(at, this.asked[before]!, this.found[before]!, this.edits[before]!, this.shared[before]!);
    }
    this.#set(at, asked, found, edits, shared);
  }

  #set(at: number, asked: number, found: number, edits: number, shared: number): void {
    this.asked[at] = asked;
    this.found[at] = found;
    this.edits[at] = edits;
    this.shared[at] = shared;
  }
}

const pairs = new WordPairs();

/**
 * Pairs the words of both names, cheapest pair first, allowing typos in a pair, initials for names, and words
 * without partner on either side. Particles weigh little. False where too little is shared.
 * @param alignment where it is written.
 */
export function alignWords(
  profile: CountryProfile,
  asked: NameWords,
  found: NameWords,
  alignment: Alignment,
): boolean {
  if (asked.count === 1 && found.count === 1) return false;
  if (asked.count > MAX_WORDS || found.count > MAX_WORDS) return false;
  findPairs(profile, asked, found);
  let takenAsked = 0;
  let takenFound = 0;
  let edits = 0;
  let shared = 0;
  let swapped = false;
  for (let at = 0; at < pairs.length; at++) {
    const a = pairs.asked[at]!;
    const f = pairs.found[at]!;
    if ((takenAsked & (1 << a)) !== 0 || (takenFound & (1 << f)) !== 0) continue;
    takenAsked |= 1 << a;
    takenFound |= 1 << f;
    edits += pairs.edits[at]!;
    shared += pairs.shared[at]!;
    if (a !== f && asked.count === found.count) swapped = true;
  }
  if (shared < 2) return false;
  alignment.extra = weigh(profile, asked, takenAsked) / weigh(profile, asked, 0);
  alignment.missing = weigh(profile, found, takenFound) / weigh(profile, found, 0);
  alignment.edits = edits + (swapped ? 0.5 : 0);
  return !(alignment.extra > 0.6 || alignment.missing > 0.85);
}

function findPairs(profile: CountryProfile, asked: NameWords, found: NameWords): void {
  pairs.length = 0;
  for (let a = 0; a < asked.count; a++) {
    const left = asked.tokens[a]!;
    for (let f = 0; f < found.count; f++) {
      const right = found.tokens[f]!;
      const initial =
        left !== right &&
        (left.length === 1 || right.length === 1) &&
        left.charCodeAt(0) === right.charCodeAt(0);
      const compound = isCompoundOf(profile, left, right) || isCompoundOf(profile, right, left);
      const bound = compound || left.length < 4 ? 0 : left.length < 7 ? 1 : MAX_WORD_EDITS;
      const edits = initial
        ? 0.5
        : Math.min(editDistance(left, right, bound), editDistance(asked.words[a]!, found.words[f]!, bound));
      if (edits <= bound || initial) pairs.insert(a, f, edits, Math.min(left.length, right.length));
    }
  }
}

/** `trstraat` is a name and a street type: no damaged `straat`. */
function isCompoundOf(profile: CountryProfile, word: string, type: string): boolean {
  return word.length > type.length && word.endsWith(type) && profile.isStreetType(type);
}

/** Letters of the words that are not left aside, a bit each; a particle or title counts a quarter. */
function weigh(profile: CountryProfile, { tokens, count }: NameWords, aside: number): number {
  let weight = 0;
  for (let at = 0; at < count; at++) {
    if ((aside & (1 << at)) !== 0) continue;
    const { length } = tokens[at]!;
    weight += profile.isOptional(tokens[at]!) ? length / 4 : length;
  }
  return weight;
}
