import type { CountryProfile, LineExtras } from '../../country/index';
import { fold } from '../../text/fold';
import { spansOf } from '../words/text-span';
import type { KnowsPostcode } from './postcode-ways';

/** The line with its postcode in one piece, and what it costs to leave it in two. */
interface WholePostcode {
  readonly line: LineExtras;
  readonly costWithout: number;
}

const MAY_BE_SPLIT = /\d[ .]\d{2,3}(?: ?[A-Z]{2})?(?![\p{IDS}\p{N}])/u;
/** Two runs of digits in front of a name that ends the line, or behind one: `7 25 03 Biel`, `Mende 480 00`, `82 53GB Dronten`. */
const BEFORE_TOWN =
  /(?<=[\s,;–-])([1-9]\d{0,2}|0\d{1,2})[ .](\d{2,3})( ?[A-Z]{2})?(?=[\s,–-]+\p{IDS}{2}\P{N}*$)/u;
const BEHIND_TOWN = /(?<=\p{IDS}[\s,–-]+)([1-9]\d{0,2}|0\d{1,2})[ .](\d{2,3})( ?[A-Z]{2})?(?=\s*$)/u;
/** A house number, which stands before the postcode or the town. */
const HAS_NUMBER = /(?<![\p{IDS}\p{N}])\d/u;
const LAST_WORD = /(\p{IDS}+)\.?\s*$/u;
/** Three digits are too few to tell a postcode from the number of a flat. */
const LEAST_DIGITS = 4;
/** Cost of reading the two runs as anything else. */
const SPLIT_COST = 0.5;

/**
 * A line whose postcode has a blank or a dot in it, as people read it out: `Via Salasco 36, 20 136 Milano` is 20136. Another number stands in
 * front, which is that of the house. Null if no two runs of digits are a postcode together, one of the data if these have any.
 */
export function withWholePostcode(
  profile: CountryProfile,
  line: LineExtras,
  isPostcode: KnowsPostcode,
): WholePostcode | null {
  const { text } = line;
  if (!MAY_BE_SPLIT.test(text)) return null;
  const { pattern, canonical } = profile.conventions.postcode;
  const isKnown = ({ start, end }: { start: number; end: number }) =>
    isPostcode(canonical(text.slice(start, end)), profile.code);
  if (spansOf(pattern, text).some(isKnown)) return null;
  const found = BEFORE_TOWN.exec(text) ?? BEHIND_TOWN.exec(text);
  if (found === null) return null;
  const [split, first = '', second = '', letters = ''] = found;
  const before = text.slice(0, found.index);
  if (first.length + second.length < LEAST_DIGITS || !HAS_NUMBER.test(before) || endsInUnit(profile, before))
    return null;
  const postcode = profile.normalisePostcode(first + second + letters.trim());
  if (postcode === null || !isPostcode(postcode, profile.code)) return null;
  const after = text.slice(found.index + split.length);
  return { line: { ...line, text: `${before}, ${postcode}${after}` }, costWithout: SPLIT_COST };
}

/** `12 bus 10 20`: the runs are the number of a box. */
function endsInUnit({ conventions }: CountryProfile, before: string): boolean {
  const [, word] = LAST_WORD.exec(before) ?? [];
  return word !== undefined && conventions.unitWords.includes(fold(word));
}
