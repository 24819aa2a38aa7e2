import type { CountryProfile } from '../../country/index';
import type { LineWord } from '../words/line-word';

/** The beginning of a postcode in a line, and how likely it is one. */
export interface PartialPostcode {
  readonly postcode: string;
  /** The words without the postcode, which breaks the line like a comma. */
  readonly words: readonly LineWord[];
  /** Cost of reading it as a postcode, and cost of not doing so. */
  readonly cost: number;
  readonly costWithout: number;
}

/** The line has no other number, or the word ends a part: it is likely the house number. */
const LAST_OF_PART_COST = 0.8;
const ONLY_NUMBER_COST = 0.3;
/** A number before a place, in a line with another number: it is rarely a house number. */
const COST_WITHOUT = 0.5;

/** `2e`. */
const ORDINAL = /^\d{1,2}(?:e|de|ste)$/;
const STARTS_WITH_DIGIT = /^#?\d/;

/** What may be left of the letters of a postcode: `7876 B`, `8899 A N`, `9468 SD`. */
const LETTERS = /^\p{Lu}{1,2}$/u;
const MOST_LETTERS = 2;
const DIGITS = /^\d+$/;

/** The last word that may be the beginning of a postcode (`9711`), unless it is needed as the house number. */
export function findPartialPostcode(
  profile: CountryProfile,
  written: readonly LineWord[],
): PartialPostcode | null {
  const { numberFirst, postcode } = profile.conventions;
  const at = written.findLastIndex(({ folded }) => postcode.partial.test(folded));
  if (at < 0) return null;
  const words = withoutLetters(profile, written, at);
  const costs = costsOf(numberFirst, words, at);
  if (costs === null) return null;
  const rest = words.slice(at + 1).map((word) => ({ ...word, part: word.part + 1 }));
  return {
    postcode: words[at]!.folded.toUpperCase(),
    words: [...words.slice(0, at), ...rest],
    ...costs,
  };
}

/**
 * In a country whose postcodes have letters behind the digits, letters between these and a place are no part of the
 * house number.
 */
function withoutLetters(
  profile: CountryProfile,
  words: readonly LineWord[],
  at: number,
): readonly LineWord[] {
  const { raw, part } = words[at]!;
  if (!DIGITS.test(raw) || profile.normalisePostcode(`${raw}AB`) === null) return words;
  let end = at + 1;
  let letters = 0;
  while (words[end]?.part === part && LETTERS.test(words[end]!.raw)) letters += words[end++]!.raw.length;
  // With both letters it is whole.
  if (end === at + 2 && profile.normalisePostcode(`${raw} ${words[at + 1]!.raw}`) !== null) return words;
  const isFollowed = words[end]?.part === part && !startsWithDigit(words[end]!);
  return isFollowed && letters <= MOST_LETTERS ? [...words.slice(0, at + 1), ...words.slice(end)] : words;
}

function costsOf(
  numberFirst: boolean,
  words: readonly LineWord[],
  at: number,
): Pick<PartialPostcode, 'cost' | 'costWithout'> | null {
  const { part } = words[at]!;
  const before = words[at - 1]?.part === part ? words[at - 1] : undefined;
  const after = words[at + 1]?.part === part ? words[at + 1] : undefined;
  // In `Plein 1940 12` it belongs to a name. In `112 Main St` it is the house number.
  // `9571 2e Exloërmond`: a town may begin with an ordinal.
  const isNumbered = before === undefined && words[at + 2]?.part === part && ORDINAL.test(after!.folded);
  if (after !== undefined && (numberFirst || (startsWithDigit(after) && !isNumbered))) return null;
  // `Suite 100, 165, East Street`: the house number in a column of its own.
  if (
    numberFirst &&
    before === undefined &&
    at + 1 < words.length &&
    at > 0 &&
    startsWithDigit(words[at - 1]!)
  )
    return null;
  const isOnlyNumber = !words.some((word, place) => place !== at && startsWithDigit(word));
  // `Herestraat 12 9711 Groningen`, `Herestraat, 9711 Groningen`
  if (after !== undefined && (before === undefined ? at > 0 : !isOnlyNumber))
    return { cost: 0, costWithout: COST_WITHOUT };
  // `Main Street;192;;Springfield`
  if (isOnlyNumber && numberFirst) return null;
  // `Herestraat 9711, Groningen`: a street without a number is rarer than a number of four digits.
  if (isOnlyNumber) return before === undefined ? { cost: ONLY_NUMBER_COST, costWithout: 0 } : null;
  // `Herestraat 12, Groningen 9711`, but also `Highway 101`, `Rozengaard 11 1062`.
  return { cost: before === undefined ? 0 : LAST_OF_PART_COST, costWithout: 0 };
}

function startsWithDigit({ raw }: LineWord): boolean {
  return STARTS_WITH_DIGIT.test(raw);
}
