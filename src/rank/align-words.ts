import { type CountryProfile, isQualifier } from '../country/index';
import { editDistance } from '../text/edit-distance';
import { type LetterSet, mayBeWithin } from '../text/letter-set';
import type { NameWord, WordedName } from './worded-name';

/** What another order of the words counts as. */
export const ORDER_EDITS = 0.5;

/** How the words of two names correspond. */
export interface Alignment {
  /** Letters that differ within the pairs; plus `ORDER_EDITS` if the pairs are in a different order. */
  readonly edits: number;
  /** Share of the found name's letters that belong to words without a partner: 0…1. */
  readonly missing: number;
  /** Share of the asked name's letters that belong to words without a partner: 0…1. */
  readonly extra: number;
  /**
   * True if the street type of the asked name has no partner, and the found name has another word in that position; or if a
   * word such as `Neue` has none.
   */
  readonly typeDiffers: boolean;
  /**
   * True if a word stands in place of another one (`Karl-Dufour-Strasse` for `General-Dufour-Strasse`), or if the last word of
   * the found name, which tells people apart, has no partner: `Via Antonio` for `Via Antonio Genovesi`; or if the asked name has a type
   * inside: `Shepardson Hollow Hill Rd` for `Shepardson Hollow Rd`.
   */
  readonly otherWord: boolean;
  /** True if the asked name lacks a word of the found one, particles aside. */
  readonly wordMissing: boolean;
}

/** Letters that differ between two words taken for the same. */
export const MAX_WORD_EDITS = 2;
const APART = MAX_WORD_EDITS + 1;
/** Another initial counts as so many letters that differ. */
const OTHER_INITIAL_EDITS = 1;
const IS_LETTER = /^\p{IDS}$/u;
const MAX_WORDS = 12;
/** A shorter word is hardly a name. */
const LEAST_OF_NAME = 3;
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
  const taken: WordPair[] = [];
  for (const pair of pairsOf(profile, asked, found)) {
    if ((takenAsked & (1 << pair.asked)) !== 0 || (takenFound & (1 << pair.found)) !== 0) continue;
    takenAsked |= 1 << pair.asked;
    takenFound |= 1 << pair.found;
    edits += pair.edits;
    shared += pair.shared;
    if (isInitial(asked, found, pair)) hasInitial = true;
    else if (isNameWord(found.nameWords[pair.found]!)) hasNameWord = true;
    if (asked.count === found.count ? pair.asked !== pair.found : isOutOfOrder(taken, pair)) swapped = true;
    taken.push(pair);
  }
  if (shared < 2 || (hasInitial && !hasNameWord)) return null;
  const innerTypes = innerTypesOf(profile, asked, takenAsked);
  const inner = innerTypes.reduce((sum, { token, weightAlone }) => sum + token.length - weightAlone, 0);
  const extra = (weightAlone(asked, takenAsked) + inner) / (weightOf(asked) + inner);
  const missing = weightAlone(found, takenFound) / weightOf(found);
  if (extra > MOST_EXTRA || missing > MOST_MISSING) return null;
  const types = typesBeside(profile, asked, takenAsked);
  const typeDiffers =
    (types.length > 0 && lacksType(profile, found, takenFound, types)) || isSister(asked, takenAsked);
  if (swapped) edits += ORDER_EDITS;
  if (isOtherPerson(asked, takenAsked, found, takenFound)) edits += OTHER_INITIAL_EDITS;
  const otherWord =
    innerTypes.some(({ token }) => token.length >= LEAST_OF_NAME) ||
    (missing > 0 &&
      (hasReplacedWord(asked, takenAsked, found, takenFound) || lacksLastWord(found, takenFound)));
  const wordMissing = missing > 0 && leavesWord(profile, found, takenFound);
  return { edits, missing, extra, typeDiffers, otherWord, wordMissing };
}

/** True if a pair stands in front of another in one name, and behind it in the other. */
function isOutOfOrder(pairs: readonly WordPair[], { asked, found }: WordPair): boolean {
  return pairs.some((pair) => pair.asked < asked !== pair.found < found);
}

/** True if both names leave a word, and one is no misspelling of the other. */
function hasReplacedWord(
  asked: WordedName,
  takenAsked: number,
  found: WordedName,
  takenFound: number,
): boolean {
  return asked.nameWords.some(
    (word, at) =>
      (takenAsked & (1 << at)) === 0 &&
      word.token.length >= LEAST_OF_NAME &&
      isNameWord(word) &&
      found.nameWords.some(
        ({ token, isType }, other) =>
          (takenFound & (1 << other)) === 0 &&
          !isType &&
          token.length >= LEAST_OF_NAME &&
          areOtherWords(word.token, token),
      ),
  );
}

/** True if more than half of the letters differ. */
function areOtherWords(left: string, right: string): boolean {
  const bound = Math.max(left.length, right.length) >> 1;
  return editDistance(left, right, bound) > bound;
}

/** @param taken the words of the found name that have a partner, a bit each. */
export function lacksLastWord({ nameWords }: WordedName, taken: number): boolean {
  for (let at = nameWords.length - 1; at > 0; at--) {
    const word = nameWords[at]!;
    if (isNameWord(word)) return (taken & (1 << at)) === 0 && word.token.length >= LEAST_OF_NAME;
  }
  return false;
}

/**
 * True if one name has an initial without a partner and the other a word without one: `M. Gefeller Weg` is not sure to
 * be the Wilhelm-Gefeller-Weg.
 */
function isOtherPerson(
  asked: WordedName,
  takenAsked: number,
  found: WordedName,
  takenFound: number,
): boolean {
  return (
    (leavesInitial(asked, takenAsked) && leavesName(found, takenFound)) ||
    (leavesInitial(found, takenFound) && leavesName(asked, takenAsked))
  );
}

function leavesInitial({ nameWords }: WordedName, taken: number): boolean {
  return nameWords.some(
    ({ word }, at) => word.length === 1 && (taken & (1 << at)) === 0 && IS_LETTER.test(word),
  );
}

/** Particles are left out without a thought; a title or an initial counts as a word. */
function leavesWord(profile: CountryProfile, { nameWords }: WordedName, taken: number): boolean {
  return nameWords.some(
    ({ word, isType }, at) => (taken & (1 << at)) === 0 && !isType && !profile.isSmallWord(word),
  );
}

function leavesName({ nameWords }: WordedName, taken: number): boolean {
  return nameWords.some((word, at) => (taken & (1 << at)) === 0 && word.token.length > 1 && isNameWord(word));
}

/** `Neue Poststraße` for `Poststraße`: a street of its own. */
function isSister({ words }: WordedName, taken: number): boolean {
  return words.some((word, at) => (taken & (1 << at)) === 0 && isQualifier(word));
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
  { nameWords, count }: WordedName,
  taken: number,
  beside: readonly string[],
): boolean {
  const isLeftOut = beside.every((type) => profile.isTypeOfNone(type));
  const isLeft = (at: number) =>
    (taken & (1 << at)) === 0 && (nameWords[at]!.isType || !(isLeftOut || nameWords[at]!.isOptional));
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

function isNameWord({ isType, isOptional }: NameWord): boolean {
  return !isType && !isOptional;
}

/** Sorts pairs, best first: more shared letters, then less difference in position. */
function pairsOf(profile: CountryProfile, asked: WordedName, found: WordedName): WordPair[] {
  const pairs: WordPair[] = [];
  const foundWords = found.nameWords;
  for (const [a, left] of asked.nameWords.entries()) {
    for (let f = 0; f < foundWords.length; f++) {
      const right = foundWords[f]!;
      const likeness = compareWords(profile, left, right);
      if (likeness !== null) pairs.push({ asked: a, found: f, ...likeness });
    }
  }
  return pairs.length < 2 ? pairs : pairs.sort(byWorth);
}

/** How an asked and a found word may be the same; null if they are not. */
function compareWords(
  profile: CountryProfile,
  asked: NameWord,
  found: NameWord,
): Pick<WordPair, 'edits' | 'shared'> | null {
  const { word, token } = asked;
  const shared = Math.min(token.length, found.token.length);
  if (token === found.token || mayMean(profile, asked, found)) return { edits: 0, shared };
  // `W.` may be Wilhelm where it also abbreviates a word of the country.
  if (startsAlike(token, found.token) || startsAlike(word, found.token)) return { edits: 0.5, shared: 1 };
  // `Beethov. Str.`: no table has such an abbreviation.
  if (asked.isDotted && found.token.startsWith(word)) return { edits: 0.5, shared: word.length };
  if (isCompoundOf(token, found) || isCompoundOf(found.token, asked)) return null;
  const edits = Math.min(
    editsWithin(token, found.token, asked.lettersOfToken, found.lettersOfToken),
    editsWithin(word, found.word, asked.lettersOfWord, found.lettersOfWord),
  );
  return edits <= MAX_WORD_EDITS ? { edits, shared } : null;
}

/**
 * True if an asked word of several readings may be read as a token that is no street type: `col` as colonel. Its place in
 * the name decides which of the types it means. A single letter is an initial.
 */
function mayMean(
  profile: CountryProfile,
  { word, isAmbiguous }: NameWord,
  { token, isType }: NameWord,
): boolean {
  return isAmbiguous && word.length > 1 && !isType && profile.tokensOf(word).includes(token);
}

/** True if one of the words is the first letter of the other. */
function startsAlike(left: string, right: string): boolean {
  return Math.min(left.length, right.length) === 1 && left.charCodeAt(0) === right.charCodeAt(0);
}

/**
 * Letters that differ between two words; more than the limit if they are too many for such a short word: `Dr` is not
 * `Rd`.
 */
function editsWithin(
  left: string,
  right: string,
  lettersOfLeft: LetterSet,
  lettersOfRight: LetterSet,
): number {
  const bound = left.length < 4 ? 0 : left.length < 7 ? 1 : MAX_WORD_EDITS;
  if (!mayBeWithin(bound, lettersOfLeft, lettersOfRight)) return APART;
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
function isCompoundOf(word: string, { token, isType }: NameWord): boolean {
  return isType && word.length > token.length && word.endsWith(token);
}

function weightOf({ nameWords }: WordedName): number {
  return nameWords.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * The types without a partner, where the name has its own type, which has one: the `Hill` of `Vine Hill St` is a word of the name, and
 * tells it from `Vine St`.
 */
function innerTypesOf(
  { conventions: { typePlace } }: CountryProfile,
  { nameWords }: WordedName,
  taken: number,
): readonly NameWord[] {
  if (typePlace !== 'first' && typePlace !== 'last') return [];
  const own = typePlace === 'last' ? nameWords.length - 1 : 0;
  if (nameWords[own]?.isType !== true || (taken & (1 << own)) === 0) return [];
  return nameWords.filter(({ isType }, at) => isType && (taken & (1 << at)) === 0);
}

/** The weight of the words without a partner. @param taken those with one, a bit each. */
function weightAlone({ nameWords }: WordedName, taken: number): number {
  let sum = 0;
  for (const [at, word] of nameWords.entries()) if ((taken & (1 << at)) === 0) sum += word.weightAlone;
  return sum;
}
