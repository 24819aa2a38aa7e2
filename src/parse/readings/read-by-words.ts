import type { CountryProfile } from '../../country/index';
import { flatMap } from '../../text/flat-map';
import { withoutDivision } from '../places/without-division';
import { NUMBER_LIKE_COST } from '../postcodes/postcode-ways';
import type { Vocabulary } from '../vocabulary';
import type { LineWord } from '../words/line-word';
import { splitWords } from '../words/split-words';
import { spansOf } from '../words/text-span';
import { findFrames } from './find-frames';
import { LineReadings } from './line-readings';
import type { LineReading } from './reading-draft';
import { takeApart } from './take-apart';
import { TypedLine } from './typed-line';
import { TypedNames } from './typed-names';

const ENDS_PART = /[,;\n]\s*$/;

/**
 * The likeliest reading of a line whose address the data do not have, in a country that writes the house number first:
 * street types, commas, the postcode and divisions decide. Undefined for a line without words.
 */
export function readByWords(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  line: string,
): LineReading | undefined {
  const names = new TypedNames(profile);
  const isType = ({ folded }: LineWord) => names.isCommonType(folded);
  const lines = flatMap(takeApart(profile, line), (way) => way.open());
  const openings = flatMap(lines, (taken) => {
    const postcode = findPostcode(profile, line, taken.postcode);
    const { words, division } = withoutDivision(profile, taken.words, postcode?.touchesDivision === true);
    const behind = postcode === null || postcode.isOutOfPlace ? -1 : beginOf(postcode.behind, words);
    // In front, five digits are a house number; behind the street, a postcode, and so in front of a town alone: `35000 Rennes`.
    const isOfTown = behind === 0 && profile.conventions.postcodeBeforeCity && !words.some(isType);
    const isPostcode = taken.postcodeAsNumber && (behind > 0 || isOfTown);
    const isNumber = postcode?.isOutOfPlace === true && !taken.postcodeAsNumber;
    const cost = taken.cost + ((isNumber ? 1 : 0) - (isPostcode ? 1 : 0)) * NUMBER_LIKE_COST;
    const place = taken.postcodeAsNumber && !isPostcode ? -1 : behind;
    const typed = new TypedLine(profile, vocabulary, words, place);
    return findFrames(profile, typed, { ...taken, words, division, cost });
  });
  return new LineReadings(() => openings).at(0);
}

interface FoundPostcode {
  /** False behind a comma: `4407 Heron Ct, 21999`. The code of a state stands right before its postcode. */
  readonly touchesDivision: boolean;
  /** True if it stands in front of all, in a country that writes it last. */
  readonly isOutOfPlace: boolean;
  /** What stands behind it in the line. */
  readonly behind: string;
}

function findPostcode(profile: CountryProfile, line: string, postcode: string | null): FoundPostcode | null {
  if (postcode === null) return null;
  const { pattern, canonical } = profile.conventions.postcode;
  const span = spansOf(pattern, line).find(
    ({ start, end }) => canonical(line.slice(start, end)) === postcode,
  );
  if (span === undefined) return { touchesDivision: true, isOutOfPlace: false, behind: '' };
  const before = line.slice(0, span.start);
  return {
    touchesDivision: !ENDS_PART.test(before),
    isOutOfPlace: before.trim() === '' && !profile.conventions.postcodeBeforeCity,
    behind: line.slice(span.end),
  };
}

/** Where the words of a text begin among others; -1 if they do not. */
function beginOf(text: string, words: readonly LineWord[]): number {
  const first = splitWords(text)[0]?.folded;
  return first === undefined ? -1 : words.findLastIndex(({ folded }) => folded === first);
}
