import { MEANS_NOTHING, MEANS_UNKNOWN } from '../../country/index';
import { isLastOfPart, type LineWord } from '../words/line-word';

const STARTS_WITH_DIGIT = /^\d/;
const ZERO = /^0$/;

/**
 * The words without what fills an empty column: behind the number (`7 nvt`, `7;0;4357AM`, `7, n/a`), and in the place of
 * the postcode (`7, NULL Assen`, `Barre, VT n/a`). The zero of `7 0` may be a digit of the number, so it stays.
 */
export function withoutEmptyColumns(words: readonly LineWord[]): readonly LineWord[] {
  const kept = words.filter((_, at) => !isEmptyColumn(words, at));
  return kept.length === words.length ? words : kept;
}

function isEmptyColumn(words: readonly LineWord[], at: number): boolean {
  const { raw, part } = words[at]!;
  const before = words[at - 1];
  if (before === undefined) return false;
  const isApart = before.part !== part;
  if (STARTS_WITH_DIGIT.test(before.raw) && (MEANS_NOTHING.test(raw) || (isApart && ZERO.test(raw))))
    return true;
  if (!MEANS_UNKNOWN.test(raw) || !(isApart || isLastOfPart(words, at))) return false;
  return words.slice(0, at).some((word) => STARTS_WITH_DIGIT.test(word.raw));
}
