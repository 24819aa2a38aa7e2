import type { CountryProfile } from '../../country/index';
import { readHouseNumber } from '../../parse/numbers/house-number';
import { Memo } from '../../text/memo';

/** Most digits of a number that the blocks hold as an integer. */
const MAX_DIGITS = 9;
/** Buildings share the same few suffixes, so each suffix is read once and remembered. */
const MAX_SUFFIXES = 16_384;
const PLAIN_NUMBER = /^[1-9]\d*$/;

/** The suffixes of a country in the form that is compared, after plain numbers (`isPlainNumber`). */
export class SuffixKeys {
  readonly #profile: CountryProfile;
  readonly #known = new Memo<string>(MAX_SUFFIXES);
  readonly #read = (suffix: string) => readHouseNumber(this.#profile, '1', suffix).suffix;

  constructor(profile: CountryProfile) {
    this.#profile = profile;
  }

  /** The same as `readHouseNumber(profile, number, suffix).suffix` for any plain number. */
  key(suffix: string): string {
    // A plain number, such as a flat of a large building, is its own key: no country has another form for it.
    if (suffix === '' || isPlainNumber(suffix)) return suffix;
    return this.#known.get(suffix, this.#read);
  }
}

/** True for digits without a leading zero, few enough for the blocks to hold them as an integer. */
export function isPlainNumber(text: string): boolean {
  return text.length <= MAX_DIGITS && PLAIN_NUMBER.test(text);
}
