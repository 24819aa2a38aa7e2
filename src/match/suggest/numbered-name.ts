import type { LineToComplete } from './completion';
import { prefixesOf } from './streets-beginning';

const DIGITS = /^\d+$/;
const STARTS_WITH_DIGIT = /^\d/;

/** `US Route 7`: where house numbers stand in front, digits behind words with which a name begins are those of the name. */
export function endsInNumberOfName({ matcher, profile, words }: LineToComplete): boolean {
  const [first] = words;
  if (first === undefined || !profile.conventions.numberFirst || STARTS_WITH_DIGIT.test(first.raw))
    return false;
  if (!DIGITS.test(words.at(-1)!.raw)) return false;
  const { streets } = matcher.namesOf(profile);
  return prefixesOf(profile, words).some((prefix) => streets.beginning(prefix).size > 0);
}

/** `9711LV 1`: the number of a house in the postcode begins no name. */
export function isNumberOfPostcode({ words, postcode }: LineToComplete): boolean {
  return postcode !== null && words.length > 0 && words.every(({ raw }) => STARTS_WITH_DIGIT.test(raw));
}
