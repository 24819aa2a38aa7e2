import type { CountryProfile } from '../../country/index';
import type { LineWord } from '../words/line-word';
import type { TakenLine } from '../words/taken-line';

/** Cost of reading a number in front as that of a list; twice the cost of reading it as the house number. */
const LIST_NUMBER_COST = 0.3;
const LIST_NUMBER = /^\d{1,3}\.$/;
/** Shorter ones may belong to a name: `Auðsholt 2, Selholt`. */
const ROW_NUMBER = /^\d{3,}$/;
const DIGITS = /^\d+$/;
const HAS_DIGIT = /\d/;
const HOUSE_NUMBER = /^\d{1,4}(?:-\d{1,3})?\p{IDS}?$/u;
const FLOOR_AND_FLAT = /^\d{1,2}[-/]\d{1,2}$/;
const STARTS_WITH_DIGIT = /^\d/;
/** A number so far behind another may be the end of a range of house numbers. */
const LONGEST_RANGE = 100;

/**
 * The line with and without a number in front of it that is not that of the house. In `1. Stichstraße 5` it belongs to
 * the name.
 */
export function waysWithListNumber(profile: CountryProfile, taken: TakenLine): readonly TakenLine[] {
  const { words, noise, cost } = taken;
  const [first, second, ...others] = words;
  if (first === undefined || second === undefined) return [taken];
  const isListed = isListNumber(profile, words);
  if (!isListed && !isRowNumber(profile, words)) return [taken];
  const ways = [
    {
      ...taken,
      words: words.slice(1),
      noise: [...noise, first.raw],
      lacksRowNumber: !isListed,
      mayBeOther: taken.mayBeOther || (!isListed && isBeforeFlat(words)),
      cost: cost + LIST_NUMBER_COST,
    },
    { ...taken, cost: cost + 2 * LIST_NUMBER_COST },
  ];
  if (!isListed || STARTS_WITH_DIGIT.test(second.raw)) return ways;
  const name = { ...second, raw: `${first.raw} ${second.raw}`, folded: `${first.folded} ${second.folded}` };
  return [{ ...taken, words: [name, ...others] }, ...ways];
}

/** `1. Brink 12`, `2. 12 Main St`: that of a list, if another one follows where a house number stands. */
function isListNumber({ conventions }: CountryProfile, [first, ...others]: readonly LineWord[]): boolean {
  if (!LIST_NUMBER.test(first!.raw)) return false;
  const numbers = conventions.numberFirst ? others.slice(0, 1) : others;
  return numbers.some(({ raw }) => STARTS_WITH_DIGIT.test(raw));
}

/** `47042; Tolweg 5; Assen`: the number of a row in front of an address that has its own. */
function isRowNumber({ conventions }: CountryProfile, [first, ...others]: readonly LineWord[]): boolean {
  const { raw: row, part } = first!;
  if (others[0]!.part === part || !DIGITS.test(row)) return false;
  if (!conventions.numberFirst && isStreetAndNumber(others)) return true;
  if (!ROW_NUMBER.test(row)) return false;
  if (isNameStreetAndNumber(others)) return true;
  const [next, ...rest] = others.filter((word) => word.part === others[0]!.part);
  if (rest.length === 0) return false;
  // `12517 - 12519 Fellowship Ct` is a range.
  if (conventions.numberFirst) return STARTS_WITH_DIGIT.test(next!.raw) && !endsRange(row, next!.raw);
  return rest.some(({ raw }) => STARTS_WITH_DIGIT.test(raw));
}

/** `Groenkampen;5;Vries`: a part without a digit, and a number in the part behind it. */
function isStreetAndNumber(words: readonly LineWord[]): boolean {
  const at = words.findIndex(({ part }) => part !== words[0]!.part);
  if (at < 0 || !STARTS_WITH_DIGIT.test(words[at]!.raw) || words[at]!.behindPostcode === true) return false;
  return words.slice(0, at).every(({ raw }) => !HAS_DIGIT.test(raw));
}

/** `13, Calle Mayor, 1-2`: what stands behind the street is rather floor and flat, and the number in front that of the house. */
function isBeforeFlat([first, ...others]: readonly LineWord[]): boolean {
  if (ROW_NUMBER.test(first!.raw)) return false;
  const number = others.find(({ raw }) => STARTS_WITH_DIGIT.test(raw));
  return number !== undefined && FLOOR_AND_FLAT.test(number.raw);
}

/** `4711;Huber GmbH;Birkenweg;9;Assen`: two parts or more without a digit, and then a part that is a house number. */
function isNameStreetAndNumber(words: readonly LineWord[]): boolean {
  const at = words.findIndex(({ raw }) => STARTS_WITH_DIGIT.test(raw));
  if (at < 2 || words[at]!.behindPostcode === true || !HOUSE_NUMBER.test(words[at]!.raw)) return false;
  const parts = new Set(words.slice(0, at).map(({ part }) => part));
  const isApart = !parts.has(words[at]!.part) && words.slice(0, at).every(({ raw }) => !HAS_DIGIT.test(raw));
  return isApart && parts.size >= 2 && words.some(({ part }) => part > words[at]!.part);
}

function endsRange(from: string, to: string): boolean {
  const length = Number.parseInt(to, 10) - Number(from);
  return length > 0 && length <= LONGEST_RANGE;
}
