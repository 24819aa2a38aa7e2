import type { CountryProfile } from '../../country/index';
import { endOfPhrase } from '../words/find-phrase';
import { type LineWord, textOf } from '../words/line-word';

const STARTS_WITH_DIGIT = /^\d/;
const FIRST_OF_BLOCK = /^\d+00$/;
const TWO_LETTERS = /\p{IDS}{2}/u;
/** A part between two others. */
const HALF_PART = 0.5;

/** An address without the name of what stands beside it. */
export interface BesideAddress {
  readonly words: readonly LineWord[];
  /** What was left out. */
  readonly remark: string;
}

/**
 * The words without those that say that the place meant is beside the address (`tegenover`, `face à`, `near`); all of
 * them if nothing else would remain.
 */
export function withoutNearWords(profile: CountryProfile, words: readonly LineWord[]): readonly LineWord[] {
  const kept: LineWord[] = [];
  for (let at = 0; at < words.length; ) {
    const end = endOfNearWords(profile, words, at);
    if (end === at) kept.push(words[at]!);
    at = Math.max(end, at + 1);
  }
  return kept.length === 0 ? words : kept;
}

/**
 * The address behind such words, if a name without a number stands in front of them: `Parkplein tegenover Brink 12, Assen`. Null
 * if there is none.
 */
export function besideAddress(profile: CountryProfile, words: readonly LineWord[]): BesideAddress | null {
  for (let at = 1; at < words.length; at++) {
    const end = endOfPhrase(profile.relations.near, words, at);
    if (end === at) continue;
    const { part } = words[at]!;
    const from = words.findIndex((word) => word.part === part);
    const behind = words.slice(end).filter((word) => word.part === part);
    if (from === at || hasNumber(words.slice(from, at)) || !hasNumber(behind)) continue;
    return { words: [...words.slice(0, from), ...words.slice(end)], remark: textOf(words, from, at) };
  }
  return null;
}

/**
 * The words of an address without the words of place behind it, and with what follows those as an aside in a part of its own:
 * `12 rue du Four face à la gare, Lyon`. Null if no address stands in front of them, or if one follows.
 */
export function withLandmark(
  profile: CountryProfile,
  words: readonly LineWord[],
): readonly LineWord[] | null {
  for (let at = 2; at < words.length; at++) {
    const { part } = words[at]!;
    const { near, nearNumber } = profile.relations;
    const endOfNear = endOfPhrase(near, words, at);
    // `12 Mill Rd, behind the station`: within a part, such a word may belong to a name.
    const end =
      endOfNear > at || words[at - 1]!.part === part ? endOfNear : endOfPhrase(nearNumber, words, at);
    if (end === at || !endsAddress(profile, words.slice(0, at))) continue;
    const behind = words.slice(end);
    const landmark = behind.filter((word) => word.part === part);
    if (landmark.length === 0 || hasNumber(landmark)) continue;
    const aside = landmark.map((word) => ({ ...word, part: part + HALF_PART, aside: true }));
    return [...words.slice(0, at), ...aside, ...behind.slice(landmark.length)];
  }
  return null;
}

/** True for words with a number, and a name behind it where the country writes it so. */
function endsAddress({ conventions }: CountryProfile, words: readonly LineWord[]): boolean {
  const isName = ({ raw }: LineWord) => !STARTS_WITH_DIGIT.test(raw) && TWO_LETTERS.test(raw);
  return hasNumber(words) && words.some(isName) && (!conventions.numberFirst || isName(words.at(-1)!));
}

/** The end of the words of place that begin at a word; `at` itself for none. */
function endOfNearWords(profile: CountryProfile, words: readonly LineWord[], at: number): number {
  const { near, nearNumber, block } = profile.relations;
  const end = endOfPhrase(near, words, at);
  if (end > at) return end;
  const endOfBlock = endOfPhrase(block, words, at);
  if (endOfBlock > at && FIRST_OF_BLOCK.test(words[at - 1]?.raw ?? '')) return endOfBlock;
  const endBeforeNumber = endOfPhrase(nearNumber, words, at);
  const next = words[endBeforeNumber];
  const isNumber =
    next !== undefined && (STARTS_WITH_DIGIT.test(next.raw) || profile.isNumberWord(next.folded));
  return isNumber ? endBeforeNumber : at;
}

function hasNumber(words: readonly LineWord[]): boolean {
  return words.some(({ raw }) => STARTS_WITH_DIGIT.test(raw));
}
