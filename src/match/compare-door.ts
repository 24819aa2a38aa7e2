import type { CountryProfile } from '../country/index';
import { type HouseNumber, readHouseNumber } from '../parse/house-number';
import type { BlockView } from '../store/rows';
import { isPlainNumber, SuffixKeys } from './suffix-keys';

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

/**
 * Compares addresses of a block with a house number, however written; plain numbers without making text of them. Used
 * again: see `begin`.
 */
export class DoorComparer {
  #profile: CountryProfile;
  #suffixKeys: SuffixKeys;
  #asked: HouseNumber;
  #number: number;

  constructor(profile: CountryProfile, asked: HouseNumber) {
    this.#profile = profile;
    this.#suffixKeys = SuffixKeys.of(profile);
    this.#asked = asked;
    this.#number = numberOf(asked);
  }

  /** Takes another house number. */
  begin(profile: CountryProfile, asked: HouseNumber): void {
    this.#profile = profile;
    this.#suffixKeys = SuffixKeys.of(profile);
    this.#asked = asked;
    this.#number = numberOf(asked);
  }

  fit(view: BlockView, slot: number): DoorFit {
    const asked = this.#asked;
    const number = view.numberValue(slot);
    if (number > 0) {
      if (number !== this.#number) return DOOR.other;
      if (this.#suffixKeys.key(view.suffix(slot)) === asked.suffix) return DOOR.same;
    } else {
      const found = readHouseNumber(this.#profile, view.number(slot), view.suffix(slot));
      if (found.number !== asked.number) return DOOR.other;
      if (found.suffix === asked.suffix) return DOOR.same;
    }
    return asked.suffix === '' ? DOOR.uncalled : DOOR.other;
  }

  /** The suffix, as it is compared, of an address with the number asked; null for one with another. */
  suffixKey(view: BlockView, slot: number): string | null {
    const number = view.numberValue(slot);
    if (number > 0) return number === this.#number ? this.#suffixKeys.key(view.suffix(slot)) : null;
    const found = readHouseNumber(this.#profile, view.number(slot), view.suffix(slot));
    return found.number === this.#asked.number ? found.suffix : null;
  }
}

/** -2 for a number that is no plain one: blocks have -1 for those. */
function numberOf({ number }: HouseNumber): number {
  return isPlainNumber(number) ? Number(number) : -2;
}
