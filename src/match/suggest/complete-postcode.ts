import { textOf } from '../../parse/read-line';
import type { Postcode } from '../../store/rows';
import { flatMap } from '../../text/flat-map';
import { fold, squash } from '../../text/fold';
import type { RankedCandidate } from '../judge/candidate';
import { numbersOfPostcode } from './complete-number';
import { completion, type LineToComplete } from './completion';
import { typedNumber } from './numbers-of-street';

/** Most postcodes that are looked at with a filter. */
const MOST_LOOKED_AT = 400;
const LEAST_LETTERS = 2;
/** A postcode that is not typed to its end is never taken without a question. */
const PART_SHARE = 0.8;
const HAS_DIGIT = /\d/;
const STARTS_WITH_DIGIT = /^\d/;

/**
 * The postcodes that begin as typed (`9401 h`), in order. After a whole postcode: its addresses whose number begins as
 * typed (`9401HS 1`). Empty for other text.
 */
export function completePostcodes(line: LineToComplete, text: string): RankedCandidate[] {
  const { matcher, profile, words } = line;
  if (!profile.conventions.hasPostcodes || !HAS_DIGIT.test(text)) return [];
  if (line.postcode === null) return beginningWith(line, text);
  const postcode = matcher.store.postcode(line.postcode, profile.code);
  const [first] = words;
  if (postcode === null || first === undefined || !STARTS_WITH_DIGIT.test(first.raw)) return [];
  return numbersOfPostcode(line, postcode, typedNumber(textOf(words, 0, words.length)));
}

function beginningWith(line: LineToComplete, text: string): RankedCandidate[] {
  const { matcher, profile, filter, limit } = line;
  const { store } = matcher;
  const typed = text.trim().toUpperCase();
  if (typed.length < LEAST_LETTERS) return [];
  const most = filter.idle ? limit : MOST_LOOKED_AT;
  const beginnings = [...new Set([typed, squash(fold(typed)).toUpperCase()])];
  const texts = new Set(flatMap(beginnings, (one) => store.postcodesFrom(one, profile.code, most)));
  const found = [...texts].map((one) => store.postcode(one, profile.code)).filter((one) => one !== null);
  return found
    .map((postcode, at) => completed(line, postcode, at, found.length))
    .filter((one) => one !== null);
}

function completed(
  line: LineToComplete,
  postcode: Postcode,
  at: number,
  count: number,
): RankedCandidate | null {
  const { store } = line.matcher;
  const street = store.street(postcode.street);
  const { latitude, longitude, radiusMeters } = postcode;
  const place = {
    level: 'postcode' as const,
    address: null,
    building: null,
    street,
    postcode,
    area: store.area(street.city),
    latitude,
    longitude,
    spreadMeters: radiusMeters,
    verdicts: { postcode: 'partial' as const },
  };
  return completion(line, place, 1 - at / MOST_LOOKED_AT, PART_SHARE / count);
}
