import type { CountryProfile } from '../../country/index';
import { endOfPhrase } from '../words/find-phrase';
import { type LineWord, textOf } from '../words/line-word';

/** A line without the second street of a corner house. */
export interface WithoutCrossStreet {
  readonly words: readonly LineWord[];
  /** What was left out. */
  readonly remark: string;
  /** False if `and` or a sign stands before it, which may join two words of one name, and it has no street type. */
  readonly sure: boolean;
}

const DIGITS = /^\d+$/;
const SIGN = /^[&@]$/;
const HOUSE_NUMBER = /^#?\d+(?:-\d+)?\p{IDS}?$/u;

/**
 * The words without what says at which corner a house with a number stands: `Via Dante 25 ang. Via Roma, Milano`,
 * `25 Main St & 5th Ave, Springfield`; null if nothing does.
 */
export function withoutCrossStreet(
  profile: CountryProfile,
  words: readonly LineWord[],
): WithoutCrossStreet | null {
  const { corner } = profile.relations;
  const { typePlace } = profile.conventions;
  for (let at = 2; at + 1 < words.length; at++) {
    const end = endOfPhrase(corner, words, at);
    const { part } = words[at]!;
    if (end > at && namesCorner(profile, words, end)) continue;
    const joined = profile.conventions.numberFirst && end === at && isJoint(profile, words, at);
    if ((end === at && !joined) || words[end]?.part !== part) continue;
    // `69 bET01 Schaarbeek` is box ET01: only where types stand last, streets have numbers for names.
    if (typePlace !== 'last' && DIGITS.test(words[end]!.raw)) continue;
    if (!words.some(({ raw }, before) => before < (joined ? at - 2 : at) && HOUSE_NUMBER.test(raw))) continue;
    // `8 Rue Nungesser & Coli` is one name: where types stand first, another street begins with its own.
    if (joined && typePlace === 'first' && !isType(profile, words[end]!)) continue;
    const endOfStreet = endOfCrossStreet(profile, words, end);
    return {
      words: [...words.slice(0, at), ...words.slice(endOfStreet)],
      remark: textOf(words, at, endOfStreet),
      sure: !joined || hasType(profile, words, end, endOfStreet),
    };
  }
  return null;
}

/**
 * The second street ends at its type, if the country has types last: `& 5th Ave Springfield`, `between 1st Ave and 2nd Ave`;
 * else with its part.
 */
function endOfCrossStreet(profile: CountryProfile, words: readonly LineWord[], from: number): number {
  const { part } = words[from]!;
  const next = words.findIndex((word, place) => place > from && word.part !== part);
  const endOfPart = next < 0 ? words.length : next;
  if (profile.conventions.typePlace !== 'last') return endOfPart;
  let start = from;
  for (let end = from + 2; end < endOfPart; end++) {
    if (!hasType(profile, words, start, end)) continue;
    const behindAnd = endOfPhrase(profile.relations.and, words, end);
    if (behindAnd === end) return endOfRoad(profile, words, end);
    start = behindAnd;
    end = behindAnd + 1;
  }
  return endOfPart;
}

/** The end of a street that ends at its type before a word: the number of `off Route 7` belongs to it. */
function endOfRoad({ roads }: CountryProfile, words: readonly LineWord[], end: number): number {
  if (roads === null || words[end]!.part !== words[end - 1]!.part) return end;
  return roads.read(`${words[end - 1]!.folded} ${words[end]!.folded}`) === null ? end : end + 1;
}

/** `25 Browns Corner Rd`: a type right behind belongs to the name. */
function namesCorner(profile: CountryProfile, words: readonly LineWord[], end: number): boolean {
  return profile.conventions.typePlace === 'last' && end < words.length && isType(profile, words[end]!);
}

function isType(profile: CountryProfile, { folded }: LineWord): boolean {
  return profile.isStreetType(profile.token(folded));
}

function hasType(profile: CountryProfile, words: readonly LineWord[], from: number, end: number): boolean {
  return profile.streetType(profile.tokens(textOf(words, from, end))) !== '';
}

/** `and` or a sign behind a street type of the same part: not in `25 Bed and Breakfast Rd`. */
function isJoint(profile: CountryProfile, words: readonly LineWord[], at: number): boolean {
  const { part, sign } = words[at]!;
  if (words[at - 1]!.part !== part) return false;
  if ((sign === '' || !SIGN.test(sign)) && endOfPhrase(profile.relations.and, words, at) === at) return false;
  return hasType(profile, words, at - 2, at);
}
