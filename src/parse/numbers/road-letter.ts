import type { CountryProfile } from '../../country/index';
import { fold } from '../../text/fold';
import { type LineWord, textOf } from '../words/line-word';
import type { TakenLine } from '../words/taken-line';

/** Cost of reading the letter of `Route 12 A` apart from a road that the data know: it may be that of a flat. */
const LETTER_APART_COST = 0.5;
const NUMBER = /^\d{1,3}$/;
const NUMBER_AND_LETTER = /^(\d{1,3})-(\p{IDS})$/u;
/** Apart, a direction is that of the road: `Route 100 N`. */
const LETTER = /^(?![nsew])\p{IDS}$/iu;
const MOST_WORDS_BEFORE = 3;

/**
 * The line with `Route 12-A` or `VT 12 A` as `Route 12A`, if the data know that road, before the line as it was.
 * @param isStreet true for the key of a street's name.
 */
export function waysWithRoadLetter(
  profile: CountryProfile,
  isStreet: (key: string) => boolean,
  taken: TakenLine,
): readonly TakenLine[] {
  if (profile.roads === null) return [taken];
  for (const [at, word] of taken.words.entries()) {
    const lettered = letteredNumber(taken.words, at);
    if (lettered === null || !isRoad(profile, isStreet, taken.words, at, lettered.raw)) continue;
    const joined = { ...word, raw: lettered.raw, folded: lettered.raw.toLowerCase() };
    const words = [...taken.words.slice(0, at), joined, ...taken.words.slice(lettered.end)];
    return [
      { ...taken, words },
      { ...taken, cost: taken.cost + LETTER_APART_COST },
    ];
  }
  return [taken];
}

/** The number with its letter, and the end of their words; null if it has none. */
function letteredNumber(words: readonly LineWord[], at: number): { raw: string; end: number } | null {
  const { raw, part } = words[at]!;
  const [, number, letter] = NUMBER_AND_LETTER.exec(raw) ?? [];
  if (number !== undefined) return { raw: number + letter!.toUpperCase(), end: at + 1 };
  const next = words[at + 1];
  if (!NUMBER.test(raw) || next?.part !== part || !LETTER.test(next.raw)) return null;
  return { raw: raw + next.raw.toUpperCase(), end: at + 2 };
}

/** True if the words in front of the number call a road with it that the data know. */
function isRoad(
  { roads }: CountryProfile,
  isStreet: (key: string) => boolean,
  words: readonly LineWord[],
  at: number,
  number: string,
): boolean {
  const { part } = words[at]!;
  for (let start = at - 1; start >= Math.max(0, at - MOST_WORDS_BEFORE); start--) {
    if (words[start]!.part !== part) return false;
    const road = roads!.read(fold(`${textOf(words, start, at)} ${number}`));
    if (road !== null && roads!.keysOf(road).some(isStreet)) return true;
  }
  return false;
}
