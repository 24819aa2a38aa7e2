import type { CountryProfile } from '../../country/index';
import { readHouseNumber } from '../../parse/house-number';
import { Memo } from '../../text/memo';

/** Numbers that the blocks hold as integers have no more digits. */
const MAX_DIGITS = 9;
/** A house of flats has dozens of suffixes, the same ones as every other: read once, remembered. */
const MAX_SUFFIXES = 16_384;
const PLAIN_NUMBER = /^[1-9]\d*$/;

/** The suffixes of a country as they are compared, beside plain numbers (`isPlainNumber`). */
export class SuffixKeys {
  readonly #profile: CountryProfile;
  readonly #known = new Memo<string>(MAX_SUFFIXES);
  readonly #read = (suffix: string) => readHouseNumber(this.#profile, '1', suffix).suffix;

  constructor(profile: CountryProfile) {
    this.#profile = profile;
  }

  /** The same as `readHouseNumber(profile, number, suffix).suffix` for any plain number. */
  key(suffix: string): string {
    // The flats of a large house, one by one: no country has another word for a number.
    if (suffix === '' || isPlainNumber(suffix)) return suffix;
    return this.#known.get(suffix, this.#read);
  }
}

/** Digits without a zero in front, few enough for the blocks to hold them as an integer. */
export function isPlainNumber(text: string): boolean {
  return text.length <= MAX_DIGITS && PLAIN_NUMBER.test(text);
}
