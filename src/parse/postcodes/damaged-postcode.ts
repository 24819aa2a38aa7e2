import type { CountryProfile } from '../../country/index';
import type { LineWord } from '../words/line-word';
import type { PartialPostcode } from './partial-postcode';

/** The word may be something else after all, and is rarely a house number beside another one. */
const COST = 0.2;
const COST_WITHOUT = 0.5;
const MOST_LETTERS = 9;
const STARTS_WITH_DIGIT = /^#?\d/;
/** Fewer digits behind a house number are a box or the end of a range: `552 001E`, `95 02/1`, `9 - 11`. */
const FOUR_DIGITS = /^[1-9]\d{3}/;
const SHORT_LETTERS = /^\p{IDS}{1,3}$/u;
/** One letter and one digit stand for all, because postcodes are told by their shape. */
const SIGNS = ['1', 'A', ' '];

/**
 * A postcode with one sign wrong, left out or added, where postcodes stand: behind a house number, and before a place or
 * at the end of a part: `26 Boulevard Davout, 7512 Paris`, `Brink 1, 940 HS Assen`. Null if there is none.
 */
export function findDamagedPostcode(
  profile: CountryProfile,
  words: readonly LineWord[],
): PartialPostcode | null {
  if (!profile.conventions.hasPostcodes) return null;
  const number = words.findIndex(({ raw }) => STARTS_WITH_DIGIT.test(raw));
  for (let at = words.length - 1; number >= 0 && at > number; at--) {
    if (!STARTS_WITH_DIGIT.test(words[at]!.raw) || !mayStandThere(profile, words, number, at)) continue;
    const end = endOfPostcode(profile, words, at);
    if (end === at) continue;
    const rest = words.slice(end).map((word) => ({ ...word, part: word.part + 1 }));
    const postcode = words
      .slice(at, end)
      .map(({ raw }) => raw)
      .join(' ');
    const [cost, costWithout] = isUnit(words, at, end) ? [COST_WITHOUT, COST] : [COST, COST_WITHOUT];
    return { postcode, words: [...words.slice(0, at), ...rest], cost, costWithout };
  }
  return null;
}

/** At the beginning of a part, or behind a name where the number comes first. The year of a day is none: `rue 19 mars 1962`. */
function mayStandThere(
  { conventions: { numberFirst }, years }: CountryProfile,
  words: readonly LineWord[],
  number: number,
  at: number,
): boolean {
  const before = words[at - 1]!;
  if (before.part !== words[at]!.part) return true;
  if (years.endsInYear([before.folded, words[at]!.folded])) return false;
  return numberFirst ? at > number + 1 : STARTS_WITH_DIGIT.test(before.raw);
}

/** `Tofthøjvej 20, 101, Viby`: fewer than four digits alone in the part behind the number are rather a unit. */
function isUnit(words: readonly LineWord[], at: number, end: number): boolean {
  const { raw, part } = words[at]!;
  const isAlone = end === at + 1 && words[at - 1]!.part !== part && words[end]?.part !== part;
  return isAlone && STARTS_WITH_DIGIT.test(words[at - 1]!.raw) && !FOUR_DIGITS.test(raw);
}

/** The position after the damaged postcode that begins at a word; the position of the word if none does. */
function endOfPostcode(profile: CountryProfile, words: readonly LineWord[], at: number): number {
  const first = words[at]!;
  const next = words[at + 1];
  const goesOn = next !== undefined && next.part === first.part && SHORT_LETTERS.test(next.raw);
  if (goesOn && isNearly(profile, `${first.raw} ${next.raw}`)) return at + 2;
  const before = words[at - 1]!;
  const isBehindNumber = before.part === first.part && STARTS_WITH_DIGIT.test(before.raw);
  if (isBehindNumber && !FOUR_DIGITS.test(first.raw)) return at;
  return isNearly(profile, first.raw) ? at + 1 : at;
}

/** True if one change of a sign makes a text a postcode of the country. */
function isNearly(profile: CountryProfile, text: string): boolean {
  if (text.length > MOST_LETTERS) return false;
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    if (at < text.length && isPostcode(profile, before + after)) return true;
    for (const sign of SIGNS) {
      if (at < text.length && isPostcode(profile, before + sign + after)) return true;
      if (isPostcode(profile, before + sign + text.slice(at))) return true;
    }
  }
  return false;
}

function isPostcode(profile: CountryProfile, text: string): boolean {
  return profile.normalisePostcode(text) !== null;
}
