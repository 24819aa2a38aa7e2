import { MEANS_NOTHING } from '../country/index';
import type { LineWord } from './line-word';

const STARTS_WITH_DIGIT = /^\d/;
const ZERO = /^0$/;

/**
 * The words without what fills an empty column behind the number: `7 nvt`, `7;0;4357AM`, `7, n/a`. The zero of `7 0` may be a digit
 * of the number.
 */
export function withoutEmptyColumns(words: readonly LineWord[]): readonly LineWord[] {
  const kept = words.filter(({ raw, part }, at) => {
    const before = words[at - 1];
    if (before === undefined || !STARTS_WITH_DIGIT.test(before.raw)) return true;
    return !MEANS_NOTHING.test(raw) && !(ZERO.test(raw) && before.part !== part);
  });
  return kept.length === words.length ? words : kept;
}
