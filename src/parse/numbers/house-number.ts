import type { CountryProfile } from '../../country/index';
import { fold } from '../../text/fold';

/**
 * A house number with its suffix. The text is split between digits and letters, so that all spellings compare equal:
 * `12A`, `12-a`, `12 A` are [12, a]; `12-3` and `12 3` are [12, 3]; `203-06` is [203, 6]. Both parts are texts, so that
 * no suffix is lost.
 */
export interface HouseNumber {
  /** The leading number without leading zeros; `''` if there is none. */
  readonly number: string;
  /** The suffix, folded; suffixes with the same meaning have the same text. */
  readonly suffix: string;
}

const PLAIN_NUMBER = /^[1-9]\d*$/;
const LEADING_DIGITS = /^[^\p{IDS}\d]*(\d+)/u;
const LEADING_ZEROS = /^0+(?=\d)/;
/** `N6W23001` is a place in a grid: its N is no word. */
const NUMBER_WORD = /^(?:nummer|number|huisnummer|huisnr|num|nr|no|n(?!\d+[we]\d))\.?\s*(?=\d)|^#\s*(?=\d)/iu;

/** Two letters or more in front of the digits: `Hausnr. `, `civico `. */
const BEFORE_DIGITS = /^\D*\p{IDS}{2}\D*(?=\d)/u;

/** Reads a house number from a number field and an optional suffix field. */
export function readHouseNumber(profile: CountryProfile, number: string, suffix = ''): HouseNumber {
  if (PLAIN_NUMBER.test(number)) {
    // The usual case. A space separates number and suffix, so the suffix cannot change the number.
    return { number, suffix: suffix === '' ? '' : profile.suffixKey(suffix) };
  }
  const plain = withoutNumberWord(profile, number.trim().normalize('NFKC').replace(NUMBER_WORD, ''));
  const whole = suffix === '' ? plain : `${plain} ${suffix}`;
  const digits = LEADING_DIGITS.exec(whole) ?? LEADING_DIGITS.exec(fold(whole));
  if (digits === null) return { number: '', suffix: profile.suffixKey(whole) };
  const rest = digits.input.slice(digits[0].length);
  return { number: digits[1]!.replace(LEADING_ZEROS, ''), suffix: profile.suffixKey(rest) };
}

/** `33` of `Hausnr. 33`, by the words of the country. */
function withoutNumberWord(profile: CountryProfile, text: string): string {
  const [before = ''] = BEFORE_DIGITS.exec(text) ?? [];
  return before !== '' && profile.isNumberWord(fold(before)) ? text.slice(before.length) : text;
}
