import { MEANS_NOTHING } from '../country/index';
import type { LineWord } from './line-word';

const STARTS_WITH_DIGIT = /^\d/;
const ZERO = /^0$/;

/** The words without what fills an empty column behind the number: `7 nvt`, `7;0;4357AM`, `7, n/a`. */
export function withoutEmptyColumns(words: readonly LineWord[]): readonly LineWord[] {
  const kept = words.filter(
    ({ raw }, at) =>
      at === 0 || !STARTS_WITH_DIGIT.test(words[at - 1]!.raw) || !(MEANS_NOTHING.test(raw) || ZERO.test(raw)),
  );
  return kept.length === words.length ? words : kept;
}
