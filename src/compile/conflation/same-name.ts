import type { CountryProfile } from '../../country/profile';
import { fold, squash, wordsOf } from '../../text/fold';

/** Longest abbreviation, letters. */
const LONGEST_ABBREVIATION = 4;

/**
 * True if two street names differ only in case, diacritics, spaces and abbreviations. This is stricter than equal
 * name keys, which join names that people confuse: `Koningstraat` and `Koninginstraat`, `Kerkstraat` and `Kerkstraatje`
 * are different streets.
 */
export function sameStreetName(profile: CountryProfile, left: string, right: string): boolean {
  if (left === right) return true;
  const [a, b] = [fold(left), fold(right)];
  if (squash(a) === squash(b)) return true;
  const words = wordsOf(a);
  const others = wordsOf(b);
  return (
    words.length === others.length &&
    words.every((word, index) => word === others[index] || isAbbreviated(profile, word, others[index]!))
  );
}

/** True if one of two words is an abbreviation of the other. */
function isAbbreviated(profile: CountryProfile, word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (profile.token(short) !== profile.token(long)) return false;
  if (short.length <= LONGEST_ABBREVIATION) return short[0] === long[0] && hasInOrder(long, short);
  return profile.conventions.wordEndings.some(
    ([ending, whole]) => short.endsWith(ending) && long === short.slice(0, -ending.length) + whole,
  );
}

/** True if the text contains all letters in order. */
function hasInOrder(text: string, letters: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
