import type { CountryProfile } from '../../country/index';
import { readHouseNumber } from '../../parse/house-number';
import { readRange } from '../../parse/number-range';
import { splitWords } from '../../parse/split-words';
import type { BlockView } from '../../store/rows';
import { fold } from '../../text/fold';
import { isPlainNumber, type SuffixKeys } from './suffix-keys';

/** Blocks have -1 for a number that is no plain integer: this is never equal to it. */
const NOT_PLAIN = -2;
/** Two numbers that may be a range: `36-38`, `36/38`. What begins with 0 is a unit: `13-0014`. */
const RANGE = /^\s*(\d+)\s*[-–/]\s*([1-9]\d*)\s*$/u;
const SIGNS = /[^\p{L}\p{N}]+/gu;
const UNIT_WORD = /^\s*(\p{L}{2,})\.?\s+(?=\S)/u;
/** Numbers further apart than this are no range of houses. */
const WIDEST_RANGE = 200;

/** A house number as it was asked, however written. */
export class AskedNumber {
  /** The leading number; empty for text without one. */
  readonly number: string;
  /** As it is compared; empty for none. */
  readonly suffix: string;
  /** The part of it that stands with the number, where a unit is named beside (`12 bis, apt 4`); else the same. */
  readonly ownSuffix: string;
  /** Number and suffix as they were asked. */
  readonly #raw: readonly [number: string, suffix: string];
  readonly #profile: CountryProfile;
  readonly #suffixKeys: SuffixKeys;
  readonly #plain: number;

  constructor(profile: CountryProfile, suffixKeys: SuffixKeys, number: string, suffix = '') {
    const read = readHouseNumber(profile, number, suffix);
    this.number = read.number;
    this.suffix = read.suffix;
    this.ownSuffix = suffix === '' ? read.suffix : readHouseNumber(profile, number).suffix;
    this.#raw = [number, suffix];
    this.#profile = profile;
    this.#suffixKeys = suffixKeys;
    this.#plain = isPlainNumber(read.number) ? Number(read.number) : NOT_PLAIN;
  }

  /** Letters and digits as written, for telling `exact` from `folded`. */
  get text(): string {
    const [number, suffix] = this.#raw;
    return (number + withoutUnitWord(this.#profile, suffix)).replace(SIGNS, '');
  }

  /** It may be a range of numbers: `number` is its first. */
  get isRange(): boolean {
    if (this.suffix === '') return false;
    const [number, suffix] = this.#raw;
    return mayBeRange(this.#profile, suffix === '' ? number : `${number}-${suffix}`);
  }

  /** The suffix where a capital before its digits may be a word for a flat: `B 3` is flat 3, unless there is a 12B. */
  get suffixInSmall(): string {
    const [number, suffix] = this.#raw;
    return readHouseNumber(this.#profile, number.toLowerCase(), suffix.toLowerCase()).suffix;
  }

  /** True for a number and suffix that are written as asked, signs and a word for the unit (`bus 0003`) aside. */
  isWrittenSo(number: string, suffix: string): boolean {
    return this.text === number + suffix.replace(SIGNS, '');
  }

  /** The same in capitals or in small letters. */
  isWrittenAlike(number: string, suffix: string): boolean {
    return this.text.toLowerCase() === (number + suffix.replace(SIGNS, '')).toLowerCase();
  }

  /** True for text that folds to nothing. */
  get isEmpty(): boolean {
    return this.number === '' && this.suffix === '';
  }

  /** The slots of a block that may bear this number: `suffixAt` tells. */
  slotsIn(view: BlockView): readonly number[] {
    return view.slotsOfNumber(this.#plain);
  }

  /** The suffix, as it is compared, of an address with this number; null for one with another number. */
  suffixAt(view: BlockView, slot: number): string | null {
    const plain = view.numberValue(slot);
    if (plain > 0) return plain === this.#plain ? this.#suffixKeys.key(view.suffix(slot)) : null;
    const found = readHouseNumber(this.#profile, view.number(slot), view.suffix(slot));
    return found.number === this.number ? found.suffix : null;
  }
}

/** `bus 0003` → `0003`. */
function withoutUnitWord({ conventions }: CountryProfile, suffix: string): string {
  const [whole = '', word = ''] = UNIT_WORD.exec(suffix) ?? [];
  return conventions.unitWords.includes(fold(word)) ? suffix.slice(whole.length) : suffix;
}

/** `36-38`, or with a word that the country has for it: `36 t/m 40`. */
function mayBeRange(profile: CountryProfile, text: string): boolean {
  const numbers = RANGE.exec(text);
  if (numbers === null) {
    const words = splitWords(text);
    return words.length > 1 && readRange(profile, words, 0)?.end === words.length;
  }
  const width = Number(numbers[2]) - Number(numbers[1]);
  return width > 0 && width <= WIDEST_RANGE;
}
