import type { CountryProfile } from '../../country/index';
import { type Designation, readDesignation } from '../../parse/designation';
import type { BlockView } from '../../store/rows';
import { RecentMap } from './recent-map';

/** How an address's number and suffix compare with those asked. */
export const DOOR = {
  /** Another number, or another suffix than the one asked. */
  other: 0,
  /** The number, with a suffix where none was asked. */
  uncalled: 1,
  /** The number and the suffix. */
  same: 2,
} as const;

export type DoorFit = (typeof DOOR)[keyof typeof DOOR];

/** Numbers that the blocks hold as integers have no more digits. */
const MAX_DIGITS = 9;
/** A house of flats has dozens of suffixes, the same ones as every other: read once, remembered. */
const MAX_SUFFIXES = 16_384;

const suffixKeysByCountry = new Map<string, RecentMap<string>>();

/** Compares addresses of a block with a designation, however written; plain numbers without making text of them. */
export class DoorComparer {
  readonly #profile: CountryProfile;
  readonly #suffixKeys: RecentMap<string>;
  readonly #asked: Designation;
  readonly #number: number;

  constructor(profile: CountryProfile, asked: Designation) {
    this.#profile = profile;
    this.#suffixKeys = suffixKeysOf(profile);
    this.#asked = asked;
    this.#number = isPlainNumber(asked.number) ? Number(asked.number) : -2;
  }

  fit(view: BlockView, slot: number): DoorFit {
    const asked = this.#asked;
    const number = view.numberValue(slot);
    if (number > 0) {
      if (number !== this.#number) return DOOR.other;
      const suffix = view.suffix(slot);
      if ((suffix === '' ? '' : this.#suffixKey(suffix)) === asked.suffix) return DOOR.same;
    } else {
      const found = readDesignation(this.#profile, view.number(slot), view.suffix(slot));
      if (found.number !== asked.number) return DOOR.other;
      if (found.suffix === asked.suffix) return DOOR.same;
    }
    return asked.suffix === '' ? DOOR.uncalled : DOOR.other;
  }

  /** A suffix beside a plain number as it is compared. */
  #suffixKey(suffix: string): string {
    // The flats of a large house, one by one: no country has another word for a number.
    if (isPlainNumber(suffix)) return suffix;
    let key = this.#suffixKeys.get(suffix);
    if (key === undefined) {
      key = readDesignation(this.#profile, '1', suffix).suffix;
      this.#suffixKeys.set(suffix, key);
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

function suffixKeysOf({ code }: CountryProfile): RecentMap<string> {
  let keys = suffixKeysByCountry.get(code);
  if (keys === undefined) {
    keys = new RecentMap(MAX_SUFFIXES);
    suffixKeysByCountry.set(code, keys);
  }
  return keys;
}
