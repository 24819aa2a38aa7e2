import type { CountryProfile } from '../country/index';
import { editDistance } from '../text/edit-distance';
import type { WordedName } from './worded-name';

/** How the words of two names correspond. */
export interface Alignment {
  /** Letters that differ within the pairs; plus one half if the pairs are in a different order. */
  readonly edits: number;
  /** Share of the found name's letters that belong to words without a partner: 0…1. */
  readonly missing: number;
  /** Share of the asked name's letters that belong to words without a partner: 0…1. */
  readonly extra: number;
  /** True if the street type of the asked name has no partner, and the found name has another word in that position. */
  readonly typeDiffers: boolean;
}

/** Letters that differ between two words taken for the same. */
export const MAX_WORD_EDITS = 2;
const APART = MAX_WORD_EDITS + 1;
/** Another initial counts as so many letters that differ. */
const OTHER_INITIAL_EDITS = 1;
const IS_LETTER = /^\p{L}$/u;
const MAX_WORDS = 12;
/**
 * Largest share of letters in words without a partner, of the asked and of the found name: above it, the names differ.
 */
const MOST_EXTRA = 0.6;
const MOST_MISSING = 0.85;

/** Two words that may be the same, by their positions in both names. */
interface WordPair {
  readonly asked: number;
  readonly found: number;
  readonly edits: number;
  /** Letters of the shorter word. */
  readonly shared: number;
}

/**
 * Pairs the words of both names, cheapest pair first. A pair may have typos, an initial may stand for a name, and
 * words on either side may have no partner. Particles count little. Null if the names share too little.
 */
export function alignWords(profile: CountryProfile, asked: WordedName, found: WordedName): Alignment | null {
  if (asked.count === 1 && found.count === 1) return null;
  if (asked.count > MAX_WORDS || found.count > MAX_WORDS) return null;
  let takenAsked = 0;
  let takenFound = 0;
  let edits = 0;
  let shared = 0;
  let swapped = false;
  let hasInitial = false;
  let hasNameWord = false;
  for (const pair of pairsOf(profile, asked, found)) {
    if ((takenAsked & (1 << pair.asked)) !== 0 || (takenFound & (1 << pair.found)) !== 0) continue;
    takenAsked |= 1 << pair.asked;
    takenFound |= 1 << pair.found;
    edits += pair.edits;
    shared += pair.shared;
    if (isInitial(asked, found, pair)) hasInitial = true;
    else if (isNameWord(profile, found.tokens[pair.found]!)) hasNameWord = true;
    if (pair.asked !== pair.found && asked.count === found.count) swapped = true;
  }
  if (shared < 2 || (hasInitial && !hasNameWord)) return null;
  const extra = weightOf(profile, asked, takenAsked) / weightOf(profile, asked, 0);
  const missing = weightOf(profile, found, takenFound) / weightOf(profile, found, 0);
  if (extra > MOST_EXTRA || missing > MOST_MISSING) return null;
  const types = typesBeside(profile, asked, takenAsked);
  const typeDiffers = types.length > 0 && lacksType(profile, found, takenFound, types);
  if (swapped) edits += 0.5;
  if (isOtherPerson(profile, asked, takenAsked, found, takenFound)) edits += OTHER_INITIAL_EDITS;
  return { edits, missing, extra, typeDiffers };
}

/**
 * True if one name has an initial without a partner and the other a word without one: `M. Gefeller Weg` is not sure to
 * be the Wilhelm-Gefeller-Weg.
 */
function isOtherPerson(
  profile: CountryProfile,
  asked: WordedName,
  takenAsked: number,
  found: WordedName,
  takenFound: number,
): boolean {
  return (
    (leavesInitial(asked, takenAsked) && leavesName(profile, found, takenFound)) ||
    (leavesInitial(found, takenFound) && leavesName(profile, asked, takenAsked))
  );
}

function leavesInitial({ words }: WordedName, taken: number): boolean {
  return words.some((word, at) => (taken & (1 << at)) === 0 && IS_LETTER.test(word));
}

function leavesName(profile: CountryProfile, { tokens }: WordedName, taken: number): boolean {
  return tokens.some(
    (token, at) => (taken & (1 << at)) === 0 && token.length > 1 && isNameWord(profile, token),
  );
}

/** The street types that the unpaired words may mean. `Dr` before a name may mean doctor or drive. */
function typesBeside(
  profile: CountryProfile,
  { words, count }: WordedName,
  taken: number,
): readonly string[] {
  const types: string[] = [];
  for (let at = 0; at < count; at++) {
    if ((taken & (1 << at)) !== 0) continue;
    types.push(...profile.tokensOf(words[at]!).filter((token) => profile.isStreetType(token)));
  }
  return types;
}

/**
 * True if the word in the position of the type has no partner. It need not be a known type: `Collingwood Grth`. But it
 * must be one where the register leaves the asked type out: `ulica Kościuszki` is `Tadeusza Kościuszki`.
 */
function lacksType(
  profile: CountryProfile,
  { tokens, count }: WordedName,
  taken: number,
  beside: readonly string[],
): boolean {
  const isLeftOut = beside.every((type) => profile.isOptional(type) && profile.isUnusualType(type));
  const isLeft = (at: number) =>
    (taken & (1 << at)) === 0 &&
    (profile.isStreetType(tokens[at]!) || !(isLeftOut || profile.isOptional(tokens[at]!)));
  const { typePlace } = profile.conventions;
  if (count < 2) return false;
  return (typePlace !== 'last' && isLeft(0)) || (typePlace !== 'first' && isLeft(count - 1));
}

/**
 * An initial stands for a word: `J. Veenstraat`. It counts beside a word of the name, but not beside a street type:
 * `D-Gata`.
 */
function isInitial(asked: WordedName, found: WordedName, pair: WordPair): boolean {
  return pair.shared === 1 && asked.tokens[pair.asked] !== found.tokens[pair.found];
}

function isNameWord(profile: CountryProfile, token: string): boolean {
  return !profile.isStreetType(token) && !profile.isOptional(token);
}

/** Sorts pairs, best first: more shared letters, then less difference in position. */
function pairsOf(profile: CountryProfile, asked: WordedName, found: WordedName): WordPair[] {
  const pairs: WordPair[] = [];
  for (let a = 0; a < asked.count; a++) {
    for (let f = 0; f < found.count; f++) {
      const pair = pairOf(profile, asked, a, found, f);
      if (pair !== null) pairs.push(pair);
    }
  }
  return pairs.length < 2 ? pairs : pairs.sort(byWorth);
}

function pairOf(
  profile: CountryProfile,
  asked: WordedName,
  a: number,
  found: WordedName,
  f: number,
): WordPair | null {
  const left = asked.tokens[a]!;
  const right = found.tokens[f]!;
  const written = asked.words[a]!;
  const shared = Math.min(left.length, right.length);
  if (left === right || mayMean(profile, written, right)) return { asked: a, found: f, edits: 0, shared };
  // `W.` may be Wilhelm where it also abbreviates a word of the country.
  if (startsAlike(left, right) || startsAlike(written, right))
    return { asked: a, found: f, edits: 0.5, shared: 1 };
  // `Beethov. Str.`: no table has such an abbreviation.
  if (asked.dotted.has(written) && right.startsWith(written))
    return { asked: a, found: f, edits: 0.5, shared: written.length };
  const compound = isCompoundOf(profile, left, right) || isCompoundOf(profile, right, left);
  if (compound) return null;
  const edits = Math.min(editsWithin(left, right), editsWithin(written, found.words[f]!));
  return edits <= MAX_WORD_EDITS ? { asked: a, found: f, edits, shared } : null;
}

/**
 * True if an asked word of several readings may be read as a token that is no street type: `col` as colonel. Its place in
 * the name decides which of the types it means. A single letter is an initial.
 */
function mayMean(profile: CountryProfile, word: string, token: string): boolean {
  if (word.length === 1 || !profile.isAmbiguous(word)) return false;
  return !profile.isStreetType(token) && profile.tokensOf(word).includes(token);
}

/** True if one of the words is the first letter of the other. */
function startsAlike(left: string, right: string): boolean {
  return Math.min(left.length, right.length) === 1 && left.charCodeAt(0) === right.charCodeAt(0);
}

/**
 * Letters that differ between two words; more than the limit if they are too many for such a short word: `Dr` is not
 * `Rd`.
 */
function editsWithin(left: string, right: string): number {
  const bound = left.length < 4 ? 0 : left.length < 7 ? 1 : MAX_WORD_EDITS;
  const edits = editDistance(left, right, bound);
  return edits <= bound ? edits : APART;
}

function byWorth(left: WordPair, right: WordPair): number {
  return worthOf(right) - worthOf(left) || movedBy(left) - movedBy(right);
}

function worthOf({ shared, edits }: WordPair): number {
  return shared - 2 * edits;
}

function movedBy({ asked, found }: WordPair): number {
  return Math.abs(asked - found);
}

/** `trstraat` is a name with a street type, not a damaged `straat`. */
function isCompoundOf(profile: CountryProfile, word: string, type: string): boolean {
  return word.length > type.length && word.endsWith(type) && profile.isStreetType(type);
}

/** Letters of the words that are not left aside, a bit each; a particle or title counts a quarter. */
function weightOf(profile: CountryProfile, { tokens, count }: WordedName, aside: number): number {
  let weight = 0;
  for (let at = 0; at < count; at++) {
    if ((aside & (1 << at)) !== 0) continue;
    const { length } = tokens[at]!;
    weight += profile.isOptional(tokens[at]!) ? length / 4 : length;
  }
  return weight;
}
