import type { CountryProfile } from '../country/index';
import { flatMap } from '../text/flat-map';
import { findFrames } from './find-frames';
import { LineReadings } from './line-readings';
import type { LineWord } from './line-word';
import type { LineReading } from './reading-draft';
import { splitWords } from './split-words';
import { NUMBER_LIKE_COST, type TakenLine, takeApart } from './take-apart';
import { spansOf } from './text-span';
import { TypedLine } from './typed-line';
import { withoutDivision } from './without-division';
import type { Vocabulary } from './word-line';

/** A reading, and the division behind its places: `IL` of `Chicago, IL 60601`. */
export interface ReadingByWords {
  /** Undefined for a line without words. */
  readonly reading: LineReading | undefined;
  readonly division: string | null;
}

/**
 * The likeliest reading of a line whose address the data do not have, in a country that writes the house number first:
 * street types, commas, the postcode and divisions decide.
 */
export function readByWords(profile: CountryProfile, vocabulary: Vocabulary, line: string): ReadingByWords {
  const divisions = new Map<TakenLine, string | null>();
  const groups = flatMap(takeApart(profile, line), (taken) => {
    const { words, division } = withoutDivision(profile, taken.words, taken.postcode !== null);
    const behind = behindPostcode(profile, line, taken.postcode, words);
    // In front, five digits are a house number; behind the street, a postcode.
    const isPostcode = taken.postcodeAsNumber && behind > 0;
    const cost = taken.cost - (isPostcode ? NUMBER_LIKE_COST : 0);
    const rest = { ...taken, words, cost };
    divisions.set(rest, division);
    const place = taken.postcodeAsNumber && !isPostcode ? -1 : behind;
    return findFrames(profile, new TypedLine(profile, vocabulary, words, place), rest);
  });
  const readings = new LineReadings(groups);
  const reading = readings.at(0);
  return { reading, division: reading === undefined ? null : (divisions.get(reading.taken) ?? null) };
}

/** Where the words behind the postcode begin; -1 where the line has none there. */
function behindPostcode(
  profile: CountryProfile,
  line: string,
  postcode: string | null,
  words: readonly LineWord[],
): number {
  if (postcode === null) return -1;
  const { pattern, canonical } = profile.conventions.postcode;
  const span = spansOf(pattern, line).find(
    ({ start, end }) => canonical(line.slice(start, end)) === postcode,
  );
  const first = span === undefined ? undefined : splitWords(line.slice(span.end))[0]?.folded;
  return first === undefined ? -1 : words.findLastIndex(({ folded }) => folded === first);
}
