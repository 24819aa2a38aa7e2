import { type CountryProfile, isWithFlat } from '../../country/index';
import { readHouseNumber } from '../../parse/numbers/house-number';
import { isRepetition } from '../../rank/suffix-fit';
import type { BlockView } from '../../store/rows';
import { isPlainNumber, type SuffixKeys } from './suffix-keys';
import { isFlatWord } from './unit-word';

/** A block stores -1 for a number that is not a plain integer. This value is never equal to it. */
const NOT_PLAIN = -2;
const LETTER_AND_PART = /^(\p{IDS})\.(\p{IDS}{2,})$/u;
/** `16a/2/14`, `25A/12`. */
const LETTER_AND_FLAT = /^(\p{IDS})(?:\.\p{IDS}{0,2}\d{1,2}\p{IDS}?)+$/u;
/** Glued: in `100 A 12`, the letter is that of a stair. */
const NUMBER_AND_LETTER = /^\s*\d+\p{IDS}(?!\p{IDS})/u;

/** A of `38A/12`. */
export const LETTER_BEHIND_NUMBER = /(?<=^\s*\d+)\p{IDS}/u;
const FIRST_LETTER = /^(\p{IDS})\./u;
const REPEATED_AND_LAST = /^(bis|ter|quater)\.?\d+$/;

/**
 * A house number as it was asked, in any spelling. How it may be read otherwise, how it is written and what it says of a flat stand in
 * `number-otherwise.ts`, `written-number.ts` and `flat-of-number.ts`.
 */
export class AskedNumber {
  /** The leading number; empty for text without one. */
  readonly number: string;
  /** The suffix in the form that is compared; empty for none. */
  readonly suffix: string;
  /**
   * The part of the suffix that belongs to the number: 12 bis of `12 bis, apt 4`, and 12a of `12a bovenwoning`. Else equal to
   * `suffix` if no separate suffix was asked.
   */
  readonly ownSuffix: string;
  /** Number and suffix as they were asked. */
  readonly raw: readonly [number: string, suffix: string];
  readonly profile: CountryProfile;
  readonly suffixKeys: SuffixKeys;
  /** The number as a plain integer; negative for one that is none. */
  readonly plain: number;

  constructor(profile: CountryProfile, suffixKeys: SuffixKeys, number: string, suffix = '') {
    const read = readHouseNumber(profile, number, suffix);
    this.number = read.number;
    this.suffix = read.suffix;
    const own = suffix === '' ? read.suffix : readHouseNumber(profile, number).suffix;
    const whole = own === '' ? read.suffix : own;
    const letter = letterBeforeFlat(profile, number, whole);
    this.ownSuffix = letter ?? letterBeforePart(profile, whole) ?? repeatedBeforeLast(whole) ?? own;
    this.raw = [number, suffix];
    this.profile = profile;
    this.suffixKeys = suffixKeys;
    this.plain = isPlainNumber(read.number) ? Number(read.number) : NOT_PLAIN;
  }

  /** True if folding leaves neither a number nor a suffix. */
  get isEmpty(): boolean {
    return this.number === '' && this.suffix === '';
  }

  /** True if addresses may have what was asked as their number in the street: `Vinohradská 230` is 1511/230. */
  get mayBeOrientationNumber(): boolean {
    return this.profile.conventions.orientationNumbers && this.number !== '';
  }

  /** True if the number in the street of an address is the asked one. */
  isOrientationNumberAt(view: BlockView, slot: number): boolean {
    const suffix =
      view.numberValue(slot) > 0
        ? this.suffixKeys.key(view.suffix(slot))
        : readHouseNumber(this.profile, view.number(slot), view.suffix(slot)).suffix;
    // `Vinohradská 230, byt 12`: the flat is no part of it.
    const own = isFlatWord(this.profile, this.raw[1].trim()) ? this.ownSuffix : this.suffix;
    return suffix === (own === '' ? this.number : `${this.number}.${own}`);
  }

  /** The slots of a block that may have this number; `suffixAt` decides. */
  slotsIn(view: BlockView): readonly number[] {
    return view.slotsOfNumber(this.plain);
  }

  /**
   * The suffix, in the form that is compared, of an address with this number; null for an address with another number.
   */
  suffixAt(view: BlockView, slot: number): string | null {
    const plain = view.numberValue(slot);
    if (plain > 0) return plain === this.plain ? this.#keyOf(view.suffix(slot)) : null;
    const found = readHouseNumber(this.profile, view.number(slot), view.suffix(slot));
    return found.number === this.number ? found.suffix : null;
  }

  /** Most suffixes are written as asked, and then the key is known. */
  #keyOf(suffix: string): string {
    const [number, asked] = this.raw;
    return suffix === asked && number === this.number ? this.suffix : this.suffixKeys.key(suffix);
  }
}

/**
 * The letter of a house before a flat; null for any other suffix. In a register with flats, the country must write flats so (`27A/4` in
 * Poland). A letter apart is one of the number where the country writes stairs and flats so: `1 B 12` in Finland.
 */
function letterBeforeFlat(
  { code, conventions }: CountryProfile,
  number: string,
  suffix: string,
): string | null {
  const isGlued = NUMBER_AND_LETTER.test(number);
  if (conventions.hasFlats)
    return isGlued && isWithFlat(code, number.replace(LETTER_BEHIND_NUMBER, '')) ? firstLetter(suffix) : null;
  const letter = LETTER_AND_FLAT.exec(suffix)?.[1] ?? null;
  if (isGlued) return letter;
  return isWithFlat(code, number) ? (letter ?? firstLetter(suffix)) : null;
}

function firstLetter(suffix: string): string | null {
  return FIRST_LETTER.exec(suffix)?.[1] ?? null;
}

/** The letter of a house before a word for a part of it; null for any other suffix. `A bis` is a house of its own. */
function letterBeforePart(profile: CountryProfile, suffix: string): string | null {
  const [, letter = '', part = ''] = LETTER_AND_PART.exec(suffix) ?? [];
  return profile.isSuffixWord(part) && !isRepetition(part[0]!, part) ? letter : null;
}

/** 19 bis of the range `19bis/21`; null for any other suffix. */
function repeatedBeforeLast(suffix: string): string | null {
  return REPEATED_AND_LAST.exec(suffix)?.[1] ?? null;
}
