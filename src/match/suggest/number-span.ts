import { textOf } from '../../parse/read-line';
import type { LineToComplete } from './completion';
import { type TypedNumber, typedNumber } from './numbers-of-street';

/** Most words of a number, and most letters of those behind the first. */
const MOST_NUMBER_WORDS = 4;
const LONGEST_SUFFIX_WORD = 4;
const STARTS_WITH_DIGIT = /^\d/;

/** Words of a line that are the number. */
export interface NumberSpan {
  readonly from: number;
  readonly end: number;
  /** A word that announces the unit is a part of it. */
  readonly withUnitWord?: boolean;
}

/** Where the number may end: `10 bis`, `40 B, 1. 8b` are several words. */
export function numberEnds({ words, profile }: LineToComplete, from: number): number[] {
  const { unitWords } = profile.conventions;
  // `8 bus 1`: the number does not end before the word for a unit.
  const isUnit = (at: number) =>
    unitWords.includes(words[at]?.folded ?? '') && STARTS_WITH_DIGIT.test(words[at + 1]?.raw ?? '');
  const ends = isUnit(from + 1) ? [] : [from + 1];
  for (let end = from + 1; end < words.length && ends.length < MOST_NUMBER_WORDS; end++) {
    if (words[end]!.folded.length > LONGEST_SUFFIX_WORD && !isUnit(end)) break;
    if (!isUnit(end)) ends.push(end + 1);
  }
  return ends;
}

/** The number as typed, without words that only announce a unit: `12 bus 3`. */
export function numberText({ profile, words }: LineToComplete, span: NumberSpan): TypedNumber {
  const { from, end, withUnitWord = false } = span;
  const { unitWords } = profile.conventions;
  const number = words.slice(from, end).filter(({ folded }) => withUnitWord || !unitWords.includes(folded));
  return typedNumber(textOf(number, 0, number.length));
}
