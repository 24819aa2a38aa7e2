import type { CountryProfile } from '../../country/index';
import { flatMap } from '../../text/flat-map';
import { fold } from '../../text/fold';
import type { Vocabulary } from '../vocabulary';
import type { LineWord } from '../words/line-word';
import type { TakenLine } from '../words/taken-line';

/** Cost of reading what is glued to the number as a part of it, though the data have a place of that name. */
const TOWN_IN_NUMBER_COST = 0.6;
/** `87/Essen`, `41a-Biel`, `131Sappemeer`, `28bgroningen`. */
const GLUED = /^\d{1,5}(?:\p{IDS}?[/-](?=\p{IDS}{3})|(?=\p{IDS}{3})|\p{IDS}(?=\p{IDS}{3}))/u;
/** `w/Roden` of `Papenven 1 w/Roden`. */
const LETTER_AND_TOWN = /^\p{IDS}\/(?=\p{IDS}{3})/u;
const SIGN_AT_END = /[/-]$/;
const NOT_DIGIT = /\D/;
const DIGITS = /^\d{1,5}$/;
/** Names of towns have at most so many words. */
const MOST_WORDS = 5;

/**
 * The line with a town of the data apart from the house number or its letter that it is glued to: `Rellinghauser Str. 87/Essen`,
 * `Papenven 1 w/Roden`, `Mandehof 63noordwolde`. The line itself as the second way: a register may have such a suffix.
 */
export function waysWithTownAtNumber(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  taken: TakenLine,
): readonly TakenLine[] {
  for (const [at, word] of taken.words.entries()) {
    const texts = partedAt(profile, vocabulary, taken.words, at);
    if (texts === null) continue;
    const words = flatMap([...taken.words.entries()], ([index, other]): readonly LineWord[] => {
      if (index < at) return [other];
      if (index > at) return [{ ...other, part: other.part + texts.length - 1 }];
      return texts.map((raw, after) => ({ ...word, raw, folded: fold(raw), part: word.part + after }));
    });
    return [
      { ...taken, words },
      { ...taken, cost: taken.cost + TOWN_IN_NUMBER_COST },
    ];
  }
  return [taken];
}

/** The number or letter at a position, and the place of the data that is glued to it, with what a slash parts from that. */
function partedAt(
  profile: CountryProfile,
  { isPlace }: Vocabulary,
  words: readonly LineWord[],
  at: number,
): readonly string[] | null {
  const { raw, part } = words[at]!;
  const isKnown = (name: string) => isPlace(profile.key(name));
  for (const end of seamsOf(profile, words, at)) {
    const house = raw.slice(0, end).replace(SIGN_AT_END, '');
    const town = raw.slice(end);
    let name = town;
    for (let next = at + 1; ; next++) {
      if (isKnown(name)) return [house, town];
      if (words[next]?.part !== part || next === at + MOST_WORDS) break;
      name = `${name} ${words[next]!.raw}`;
    }
    const names = town.split('/');
    if (names.length > 1 && isKnown(names[0]!)) return [house, ...names];
  }
  return null;
}

/** Where a word may be two: behind its digits, also without their letter. */
function seamsOf(profile: CountryProfile, words: readonly LineWord[], at: number): readonly number[] {
  const { raw } = words[at]!;
  const [glued] = GLUED.exec(raw) ?? [];
  const before = words[at - 1];
  // `36 bus 102Molenbeek`: the number is that of a unit.
  if (before !== undefined && profile.conventions.unitWords.includes(before.folded)) return [];
  if (glued === undefined) {
    return before !== undefined && DIGITS.test(before.raw) && LETTER_AND_TOWN.test(raw) ? [2] : [];
  }
  const digits = glued.search(NOT_DIGIT);
  // `2505Bienne`
  if (profile.normalisePostcode(glued.slice(0, digits < 0 ? undefined : digits)) !== null) return [];
  if (SIGN_AT_END.test(glued)) return [glued.length];
  return digits < 0 ? [glued.length, glued.length + 1] : [digits, glued.length];
}
