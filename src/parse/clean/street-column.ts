import type { CountryProfile } from '../../country/index';
import type { Vocabulary } from '../vocabulary';
import { isLastOfPart, type LineWord, textOf } from '../words/line-word';
import type { TakenLine } from '../words/taken-line';

const HAS_DIGIT = /\d/;

/**
 * The line without a part that is a street of the data and stands again beside its number: `Torenlaan, Torenlaan 12, Assen`, `12 Main St,
 * Main St, Barre`. Joined columns of a table give such lines. A name that is a place, too, stays.
 */
export function withoutStreetColumn(
  profile: CountryProfile,
  { isStreet, isPlace }: Vocabulary,
  taken: TakenLine,
): TakenLine {
  const { words } = taken;
  for (let start = 0; start < words.length; start = endOfPart(words, start)) {
    const end = endOfPart(words, start);
    if (!standsAgain(words, start, end)) continue;
    const name = textOf(words, start, end);
    const key = profile.key(name);
    if (!isStreet(key) || isPlace(key)) continue;
    return {
      ...taken,
      words: [...words.slice(0, start), ...words.slice(end)],
      noise: [...taken.noise, name],
    };
  }
  return taken;
}

function endOfPart(words: readonly LineWord[], start: number): number {
  let end = start;
  while (!isLastOfPart(words, end)) end++;
  return end + 1;
}

/** True if the words of a part stand in another one, in the same order, with a number right before or behind them. */
function standsAgain(words: readonly LineWord[], start: number, end: number): boolean {
  const length = end - start;
  const isNumber = (at: number, part: number) => words[at]?.part === part && HAS_DIGIT.test(words[at].folded);
  return words.some(({ part }, at) => {
    if (part === words[start]!.part) return false;
    for (let one = 0; one < length; one++) {
      const word = words[at + one];
      if (word?.part !== part || word.folded !== words[start + one]!.folded) return false;
    }
    return isNumber(at - 1, part) || isNumber(at + length, part);
  });
}
