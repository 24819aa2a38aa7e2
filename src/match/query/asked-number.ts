import type { CountryProfile } from '../../country/index';
import { readHouseNumber } from '../../parse/house-number';
import type { BlockView } from '../../store/rows';
import { isPlainNumber, type SuffixKeys } from './suffix-keys';

/** Blocks have -1 for a number that is no plain integer: this is never equal to it. */
const NOT_PLAIN = -2;

/** A house number as it was asked, however written. */
export class AskedNumber {
  /** The leading number; empty for text without one. */
  readonly number: string;
  /** As it is compared; empty for none. */
  readonly suffix: string;
  /** Number and suffix as written, for telling `exact` from `folded`. */
  readonly text: string;
  readonly #profile: CountryProfile;
  readonly #suffixKeys: SuffixKeys;
  readonly #plain: number;

  constructor(profile: CountryProfile, suffixKeys: SuffixKeys, number: string, suffix = '') {
    const read = readHouseNumber(profile, number, suffix);
    this.number = read.number;
    this.suffix = read.suffix;
    this.text = number + suffix;
    this.#profile = profile;
    this.#suffixKeys = suffixKeys;
    this.#plain = isPlainNumber(read.number) ? Number(read.number) : NOT_PLAIN;
  }

  /** True for text that folds to nothing. */
  get isEmpty(): boolean {
    return this.number === '' && this.suffix === '';
  }

  /** The suffix, as it is compared, of an address with this number; null for one with another number. */
  suffixAt(view: BlockView, slot: number): string | null {
    const plain = view.numberValue(slot);
    if (plain > 0) return plain === this.#plain ? this.#suffixKeys.key(view.suffix(slot)) : null;
    const found = readHouseNumber(this.#profile, view.number(slot), view.suffix(slot));
    return found.number === this.number ? found.suffix : null;
  }
}
