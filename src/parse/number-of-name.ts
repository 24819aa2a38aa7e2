import type { CountryProfile } from '../country/index';
import type { LineWord } from './line-word';
import type { TakenLine } from './taken-line';

const TWO_NUMBERS = /^(\d{1,4})[-/](\d{1,4}\p{L}?)$/u;
/** Cost of reading two numbers as a house number, where the first one makes the words before it the name of a street. */
const AS_HOUSE_NUMBER_COST = 0.5;

/**
 * The line with `Jol 33-53` as number 53 of the street Jol 33, if the data know that street, before the line as it was.
 * @param isStreet true for the key of a street's name.
 */
export function waysWithNumberOfName(
  profile: CountryProfile,
  isStreet: (key: string) => boolean,
  taken: TakenLine,
): readonly TakenLine[] {
  const words = withNumberOfName(profile, isStreet, taken.words);
  return words === null
    ? [taken]
    : [
        { ...taken, words },
        { ...taken, cost: taken.cost + AS_HOUSE_NUMBER_COST },
      ];
}

/**
 * The words with `Jol 33-53` as two of them, `Jol 33` and `53`: a street of the data and the number behind it. Null if there is
 * no such street.
 */
export function withNumberOfName(
  profile: CountryProfile,
  isStreet: (key: string) => boolean,
  words: readonly LineWord[],
): LineWord[] | null {
  for (const [at, word] of words.entries()) {
    const [ofName, ofHouse] = twoNumbers(word.raw) ?? [];
    if (ofName === undefined || ofHouse === undefined) continue;
    const number = { ...word, raw: ofName, folded: ofName };
    for (let start = at - 1; start >= 0 && words[start]!.part === word.part; start--) {
      const name = joined([...words.slice(start, at), number]);
      if (!isStreet(profile.key(name.folded))) continue;
      const house = { ...word, raw: ofHouse, folded: ofHouse.toLowerCase(), sign: '' };
      return [...words.slice(0, start), name, house, ...words.slice(at + 1)];
    }
  }
  return null;
}

function joined(words: readonly LineWord[]): LineWord {
  const [raw, folded] = [words.map((word) => word.raw).join(' '), words.map((word) => word.folded).join(' ')];
  return { ...words[0]!, raw, folded };
}

/** `33-53` → 33, 53; null for any other text. */
export function twoNumbers(text: string): [ofName: string, ofHouse: string] | null {
  const [, ofName, ofHouse] = TWO_NUMBERS.exec(text) ?? [];
  return ofName === undefined || ofHouse === undefined ? null : [ofName, ofHouse];
}
