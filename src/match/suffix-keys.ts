import type { CountryProfile } from '../country/index';
import { readHouseNumber } from '../parse/house-number';
import { RecentMap } from './recent-map';

/** Numbers that the blocks hold as integers have no more digits. */
const MAX_DIGITS = 9;
/** A house of flats has dozens of suffixes, the same ones as every other: read once, remembered. */
const MAX_SUFFIXES = 16_384;

const suffixKeysByCountry = new Map<string, SuffixKeys>();

/** The suffixes of a country as they are compared, beside plain numbers (`isPlainNumber`). */
export class SuffixKeys {
  readonly #profile: CountryProfile;
  readonly #known = new RecentMap<string>(MAX_SUFFIXES);

  private constructor(profile: CountryProfile) {
    this.#profile = profile;
  }

  /** Of a country: the same ones for all datasets. */
  static of(profile: CountryProfile): SuffixKeys {
    let keys = suffixKeysByCountry.get(profile.code);
    if (keys === undefined) {
      keys = new SuffixKeys(profile);
      suffixKeysByCountry.set(profile.code, keys);
    }
    return keys;
  }

  /** The same as `readHouseNumber(profile, number, suffix).suffix` for any plain number. */
  key(suffix: string): string {
    // The flats of a large house, one by one: no country has another word for a number.
    if (suffix === '' || isPlainNumber(suffix)) return suffix;
    let key = this.#known.get(suffix);
    if (key === undefined) {
      key = readHouseNumber(this.#profile, '1', suffix).suffix;
      this.#known.set(suffix, key);
    }
    return key;
  }
}

/** Digits without a zero in front, few enough for the blocks to hold them as an integer. */
export function isPlainNumber(text: string): boolean {
  if (text.length === 0 || text.length > MAX_DIGITS || text.charCodeAt(0) === 48) return false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) return false;
  }
  return true;
}
