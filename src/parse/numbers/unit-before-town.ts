import type { CountryProfile } from '../../country/index';
import { fold } from '../../text/fold';
import type { Vocabulary } from '../vocabulary';
import { isLastOfPart, type LineWord } from '../words/line-word';
import type { TakenLine } from '../words/taken-line';

/** What a unit of letters may be called: `RDC`, `ETRC`, `3e`, `d/r`. */
const CALLED = /^(?=.*\p{IDS})[\p{IDS}\d./+-]{1,5}$/u;
const ENDS_IN_HOUSE = /\d\p{IDS}?$/u;
/** `BusRCSS`, `bET` of `bET02`: a word in small letters, and the name of the unit in capitals. */
const GLUED_UNIT = /^(\p{IDS}\p{Ll}+|\p{Ll})(\p{Lu}{2,5})$/u;
const CAPITALS = /^\p{Lu}{5,8}$/u;
const DIGITS = /^\d{1,3}$/;
/** `bus`, `bte`, `box`. */
const USUAL_LENGTH = 3;
/** A word for a unit of one letter may be a name. */
const LEAST_LETTERS = 2;

/**
 * The line without its unit, where that is of letters and a place of the data stands right behind it: `Tolweg 14 bus RDC Elsene`. Without
 * the place's name nobody knows that `RDC Elsene` is not one. In `Tolweg 14 busRDC` the capitals tell it.
 */
export function withUnitBeforeTown(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  taken: TakenLine,
): TakenLine {
  const { words, unit } = taken;
  const { numberFirst, unitWords } = profile.conventions;
  if (unit !== null || numberFirst) return taken;
  const glued = withGluedUnit(profile, vocabulary, taken);
  if (glued !== taken) return glued;
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

/** The line without the unit that is glued to its word, right behind the house number. */
function withGluedUnit(profile: CountryProfile, { isPlace }: Vocabulary, taken: TakenLine): TakenLine {
  const { unitWords } = profile.conventions;
  const { words } = taken;
  for (const [at, { raw, part }] of words.entries()) {
    if (at === 0 || !ENDS_IN_HOUSE.test(words[at - 1]!.raw)) continue;
    const [word, called] = unitIn(raw) ?? [];
    if (word === undefined || !unitWords.includes(fold(word)) || isPlace(profile.key(raw))) continue;
    // Digits behind three letters were split from them.
    const next = words[at + 1];
    const number = next?.part === part && next.sign === '' && DIGITS.test(next.raw) ? next.raw : '';
    const end = number === '' ? at + 1 : at + 2;
    return {
      ...taken,
      words: [...words.slice(0, at), ...words.slice(end)],
      unit: `${word} ${called}${number}`,
    };
  }
  return taken;
}

/** The two halves of a word; in capitals, as long as the usual word for a unit is: `BUSRCSS`. */
function unitIn(raw: string): readonly [string, string] | null {
  const [, word, called] = GLUED_UNIT.exec(raw) ?? [];
  if (word !== undefined && called !== undefined) return [word, called];
  return CAPITALS.test(raw) ? [raw.slice(0, USUAL_LENGTH), raw.slice(USUAL_LENGTH)] : null;
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
