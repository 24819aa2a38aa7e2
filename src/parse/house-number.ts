import type { CountryProfile } from '../country/index';
import { fold } from '../text/fold';

/**
 * A house number with whatever follows it, cut at every change between digits and letters, so that all ways to
 * write one compare equal: `12A`, `12-a`, `12 A` are [12, a]; `12-3` and `12 3` are [12, 3]; `203-06` is
 * [203, 6]. Kept as (text, letter, addition), never as one number: a suffix must not vanish.
 */
export interface HouseNumber {
  /** The leading number without zeros in front; `''` where there is none. */
  readonly number: string;
  /** What follows, folded, equal suffixes alike. */
  readonly suffix: string;
}

const PLAIN_NUMBER = /^[1-9]\d*$/;
const STARTS_WITH_DIGIT = /^\d/;
const RUNS = /\d+|[^\d\s]+/gu;
const LEADING_ZEROS = /^0+(?=\d)/;
const NUMBER_WORD = /^(?:nummer|number|huisnummer|huisnr|num|nr|no|n)\.?\s*(?=\d)|^#\s*(?=\d)/iu;

/** Reads a house number out of a number field and, where given apart, a suffix field. */
export function readHouseNumber(profile: CountryProfile, number: string, suffix = ''): HouseNumber {
  if (PLAIN_NUMBER.test(number)) {
    // Nearly all: the number is what it is, and a space apart nothing of the suffix can reach it.
    return { number, suffix: suffix === '' ? '' : suffixOf(profile, fold(suffix).match(RUNS) ?? []) };
  }
  const plain = number.trim().replace(NUMBER_WORD, '');
  const runs = fold(suffix === '' ? plain : `${plain} ${suffix}`).match(RUNS) ?? [];
  const first = runs[0];
  if (first === undefined) return { number: '', suffix: '' };
  if (!STARTS_WITH_DIGIT.test(first)) return { number: '', suffix: profile.suffixKey(runs.join('')) };
  return { number: first.replace(LEADING_ZEROS, ''), suffix: suffixOf(profile, runs, 1) };
}

/**
 * Of the runs from one on: those of digits stay apart (`1-11` is not `11-1`), letters are compared by what they mean
 * (`huis`, `hs`).
 */
function suffixOf(profile: CountryProfile, runs: readonly string[], from = 0): string {
  if (runs.length === from) return '';
  // Mostly: no list need be made of it.
  if (runs.length === from + 1) return profile.suffixKey(runs[from]!).replace(LEADING_ZEROS, '');
  const several = runs.slice(from);
  const written = several.join('');
  const whole = profile.suffixKey(written);
  if (whole !== written) return whole;
  return several.map((run) => profile.suffixKey(run.replace(LEADING_ZEROS, ''))).join('.');
}
