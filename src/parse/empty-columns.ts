import { MEANS_NOTHING } from '../country/index';
import type { LineWord } from './line-word';

const STARTS_WITH_DIGIT = /^\d/;
const ZERO = /^0$/;

/**
 * The words without what fills an empty column behind the number: `7 nvt`, `7;0;4357AM`, `7, n/a`.
 * @param numberFirst true if house numbers stand before streets: the zero of `2 0 Evergreen Ln` is a digit of one.
 */
export function withoutEmptyColumns(words: readonly LineWord[], numberFirst: boolean): readonly LineWord[] {
  const isDigit = (at: number) =>
    numberFirst && words[at - 1]!.part === words[at]!.part && words[at + 1]?.part === words[at]!.part;
  const kept = words.filter(
    ({ raw }, at) =>
      at === 0 ||
      !STARTS_WITH_DIGIT.test(words[at - 1]!.raw) ||
      !(MEANS_NOTHING.test(raw) || (ZERO.test(raw) && !isDigit(at))),
  );
  return kept.length === words.length ? words : kept;
}
