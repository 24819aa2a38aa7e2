import type { CountryProfile } from '../../country/index';
import type { LineWord } from '../words/line-word';
import type { TakenLine } from '../words/taken-line';

const TWO_NUMBERS = /^(\d{1,4})[-/](\d{1,4}\p{IDS}?)$/u;
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
    const found = twoNumbers(word.raw);
    if (found === null) continue;
    const { ofName, ofHouse } = found;
    const numbers = ofName.map((raw) => ({ ...word, raw, folded: raw }));
    for (let start = at - 1; start >= 0 && words[start]!.part === word.part; start--) {
      const names = numbers.map((number) => joined([...words.slice(start, at), number]));
      const name = names.find(({ folded }) => isStreet(profile.key(folded)));
      if (name === undefined) continue;
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

/** A number of a street's name, as registers write it, and the one of the house. */
interface TwoNumbers {
  readonly ofName: readonly string[];
  readonly ofHouse: string;
}

/** `5-26` → 5 or 05, and 26; null for any other text. */
export function twoNumbers(text: string): TwoNumbers | null {
  const [, ofName, ofHouse] = TWO_NUMBERS.exec(text) ?? [];
  if (ofName === undefined || ofHouse === undefined) return null;
  return { ofName: [...new Set([ofName, ofName.padStart(2, '0')])], ofHouse };
}
