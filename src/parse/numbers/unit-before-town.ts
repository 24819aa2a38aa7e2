import type { CountryProfile } from '../../country/index';
import type { Vocabulary } from '../vocabulary';
import { isLastOfPart, type LineWord } from '../words/line-word';
import type { TakenLine } from '../words/taken-line';

/** What a unit of letters may be called: `RDC`, `ETRC`, `3e`, `d/r`. */
const CALLED = /^(?=.*\p{L})[\p{L}\d./+-]{1,5}$/u;
const ENDS_IN_HOUSE = /\d\p{L}?$/u;
/** A word for a unit of one letter may be a name. */
const LEAST_LETTERS = 2;

/**
 * The line without its unit, where that is of letters and a place of the data stands right behind it: `Tolweg 14 bus RDC Elsene`. Without
 * the place's name nobody knows that `RDC Elsene` is not one.
 */
export function withUnitBeforeTown(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  taken: TakenLine,
): TakenLine {
  const { words, unit } = taken;
  const { numberFirst, unitWords } = profile.conventions;
  if (unit !== null || numberFirst) return taken;
  const at = words.findIndex(
    ({ folded }, index) => index > 0 && folded.length >= LEAST_LETTERS && unitWords.includes(folded),
  );
  if (at < 0 || !isBeforeTown(profile, vocabulary, words, at)) return taken;
  return {
    ...taken,
    words: [...words.slice(0, at), ...words.slice(at + 2)],
    unit: `${words[at]!.raw} ${words[at + 1]!.raw}`,
  };
}

/** True if a house number stands before a word for a unit, the name of one behind it, and then nothing but a place. */
function isBeforeTown(
  profile: CountryProfile,
  { isPlace }: Vocabulary,
  words: readonly LineWord[],
  at: number,
): boolean {
  const { part } = words[at]!;
  const [number, called, first] = [words[at - 1]!, words[at + 1], words[at + 2]];
  if (!ENDS_IN_HOUSE.test(number.raw) || called?.part !== part || first?.part !== part) return false;
  if (!CALLED.test(called.raw)) return false;
  let name = '';
  for (let end = at + 2; ; end++) {
    name = name === '' ? words[end]!.folded : `${name} ${words[end]!.folded}`;
    if (isLastOfPart(words, end)) break;
  }
  return isPlace(profile.key(name)) && !isPlace(profile.key(`${called.folded} ${name}`));
}
