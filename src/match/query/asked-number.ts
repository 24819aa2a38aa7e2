import { type CountryProfile, isWithFlat } from '../../country/index';
import { readHouseNumber } from '../../parse/numbers/house-number';
import { misreadNumber } from '../../parse/numbers/misread-number';
import { readRange } from '../../parse/numbers/number-range';
import { splitWords } from '../../parse/words/split-words';
import { isRepetition } from '../../rank/suffix-fit';
import type { BlockView } from '../../store/rows';
import { fold } from '../../text/fold';
import { namesFloor } from './names-floor';
import { isPlainNumber, type SuffixKeys } from './suffix-keys';

/** A block stores -1 for a number that is not a plain integer. This value is never equal to it. */
const NOT_PLAIN = -2;
/** Two numbers that may be a range: `36-38`, `36/38`. A second number that begins with 0 is a unit: `13-0014`. */
const RANGE = /^\s*(\d+)\s*[-–/]\s*([1-9]\d*)\s*$/u;
const SIGNS = /[^\p{L}\p{N}]+/gu;
const SPACES = /\s+/gu;
const LETTER_AND_PART = /^(\p{L})\.(\p{L}{2,})$/u;
const ONE_LETTER = /^\p{L}$/u;
/** `16a/2/14`, `25A/12`. */
const LETTER_AND_FLAT = /^(\p{L})(?:\.\p{L}{0,2}\d{1,2}\p{L}?)+$/u;
/** Glued: in `100 A 12`, the letter is that of a stair. */
const NUMBER_AND_LETTER = /^\s*\d+\p{L}(?!\p{L})/u;
const ENDS_IN_LETTERS = /\d(?:[\s/-]*(\p{L})|[\s/-]+(\p{L}{1,2}\d+))\s*$/u;
const LETTER_OR_NONE = /^\p{L}?$/u;
const REPEATED = /^(?:bis|ter|quater|quinquies|sexies|septies|octies)$/;
const REPEATED_AND_LAST = /^(bis|ter|quater)\.?\d+$/;
const SEVERAL_WORDS = /\p{L}{2}[.\s/,-]+\p{L}{2}/u;
const HAS_LETTER = /\p{L}/u;
const NOT_LETTERS = /\P{L}/gu;
const NOT_DIGITS = /\D/g;
/** `Apt 3`, `apt3`, `Apt#3`, `Unit-3`, `Ste.200`, `Unit: 3`, `bte.B24`. */
const UNIT_WORD = /^\s*(\p{L}{2,})(?:[.:]?\s+(?=\S)|[.:](?=\p{L})|[.:#-]*\s*(?=[#\d]))/u;
/** `36a-c`, `36a-38`. The sign between letters is lost if it stood apart. */
const LETTER_RANGE = /^\s*\d+\s*([a-z])(?:\s*[-–/+]\s*|\s+(?=[a-z]))([a-z]|[1-9]\d*)\s*$/;
/** Where number or suffix may begin once more: `66B, B`. */
const BREAKS = /[\s,]+/;
const ONE_DIGIT = /^\d$/;
/** Letters that look like digits, in print: a capital L does not. */
const LIKE_DIGITS = /^[\dOoIl]+$/;
/** `3 6`, `36 21`, `3 6A`: a blank that may be none. */
const WITH_BLANK = /^\s*([1-9]\d{0,2})\s+(\d{1,3}\p{L}?)\s*$/u;
/** A zero alone behind the number fills an empty column. */
const WITH_ZERO = /^\s*\d+\s+0+\s*$/;
/** Two numbers that differ by more than this are not a range of house numbers; the same if one is odd and the other even. */
const WIDEST_RANGE = 200;
const WIDEST_OF_BOTH_SIDES = 20;
/** A smaller number is not written with a hyphen. */
export const LEAST_HYPHENATED = 1_000;

/** A house number as it was asked, in any spelling. */
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
  readonly #raw: readonly [number: string, suffix: string];
  readonly #profile: CountryProfile;
  readonly #suffixKeys: SuffixKeys;
  readonly #plain: number;

  constructor(profile: CountryProfile, suffixKeys: SuffixKeys, number: string, suffix = '') {
    const read = readHouseNumber(profile, number, suffix);
    this.number = read.number;
    this.suffix = read.suffix;
    const own = suffix === '' ? read.suffix : readHouseNumber(profile, number).suffix;
    const whole = own === '' ? read.suffix : own;
    const letter = NUMBER_AND_LETTER.test(number) ? letterBeforeFlat(profile, whole) : null;
    this.ownSuffix = letter ?? letterBeforePart(profile, whole) ?? repeatedBeforeLast(whole) ?? own;
    this.#raw = [number, suffix];
    this.#profile = profile;
    this.#suffixKeys = suffixKeys;
    this.#plain = isPlainNumber(read.number) ? Number(read.number) : NOT_PLAIN;
  }

  /** Letters and digits as written, to tell `exact` from `folded`. */
  get text(): string {
    return this.#written.replace(SIGNS, '');
  }

  /** Number and suffix as written, without a word for the unit. */
  get #written(): string {
    const [number, suffix] = this.#raw;
    return number + withoutUnitWord(this.#profile, suffix);
  }

  /**
   * True if words, a sign or the shape say that the whole suffix is a flat (`Apt 3`, `#3`, `EG`, `2e gauche`, `1st floor rear`, `H0201`
   * in Norway), and the register has no flats.
   */
  get isUnknownFlat(): boolean {
    if (this.#profile.conventions.hasFlats || this.#namesHouseToo) return false;
    if (this.suffix.split('.').some((run) => this.#profile.isUnitKey(run))) return true;
    if (isWithFlat(this.#profile.code, this.#raw.join(' '))) return true;
    if (this.ownSuffix !== '') return false;
    return this.namesUnknownFlat || SEVERAL_WORDS.test(this.#raw[1].trim());
  }

  /**
   * True if the whole suffix is a floor or a part of the house (`2e verdieping`, `rez-de-chaussée`, `boven`), in a register that does not
   * name every floor: a number with one address has all its floors there.
   */
  get isFloorOfHouse(): boolean {
    if (this.#profile.conventions.namesEveryFloor || this.#namesHouseToo) return false;
    return namesFloor(this.#profile, this.#raw);
  }

  /** True if the suffix is the sign of the country, apart: D of `20 D`, in front of a postcode. */
  get mayEndInSign(): boolean {
    const [number, suffix] = this.#raw;
    return suffix === '' && this.#profile.conventions.postcode.sign?.test(`${number} `) === true;
  }

  /** `14z, 2. OG`, `76 quinquies (Rdc)`: beside the flat, a letter or a repetition that tells another house. */
  get #namesHouseToo(): boolean {
    const { ownSuffix, suffix } = this;
    const [first = ''] = ownSuffix.split('.');
    if (first === suffix || this.#profile.isUnitKey(first)) return false;
    // `20 K:3 D:7` in Turkey: a floor.
    if (isWithFlat(this.#profile.code, this.#raw[0])) return false;
    return ownSuffix !== suffix && (ONE_LETTER.test(first) || REPEATED.test(first));
  }

  /** True if a word names a flat beside the number's own suffix, in a register that has flats: 4 of `5 2 bus 4`. */
  get namesFlatApart(): boolean {
    const suffix = this.#raw[1].trim();
    const { hasFlats, unitWords } = this.#profile.conventions;
    if (!hasFlats || !isFlatWord(this.#profile, suffix)) return false;
    // `bus b 13`: the letter is a word for a box once more.
    return !unitWords.includes(fold(withoutUnitWord(this.#profile, suffix)));
  }

  /** True if a sign or a word of its own names a flat, beside a suffix of the number as well: `114-37 Apt 2`, if the register has no flats. */
  get namesUnknownFlat(): boolean {
    const suffix = this.#raw[1].trim();
    if (this.#profile.conventions.hasFlats) return false;
    return suffix.startsWith('#') || isFlatWord(this.#profile, suffix);
  }

  /**
   * The suffix of the first number, if it may be a range: none for `36-38`; a for `36a-38` and `36a-c`, unless the register has
   * flats. Null for no range.
   */
  get firstOfRange(): string | null {
    if (this.suffix === '') return null;
    const text = this.#raw.join('');
    const [, letter = '', last = ''] = LETTER_RANGE.exec(text.toLowerCase()) ?? [];
    const isLetterRange = letter < last || isNumberRange(Number(this.number), Number(last));
    if (letter !== '' && isLetterRange) return this.#profile.conventions.hasFlats ? null : letter;
    return mayBeRange(this.#profile, text) ? '' : null;
  }

  /**
   * The suffix, if it or the whole number is written twice, as where columns were joined: b of `66B, B` and of `66B 66B`, none of
   * `172, 172` and of `172 0`. Null for anything else, and for one digit (`5 5`), which may be a part of the number or of the flat.
   */
  get suffixSaidOnce(): string | null {
    if (this.suffix === '' || this.#profile.writesFlatsAsLetters) return null;
    if (WITH_ZERO.test(this.#raw[0])) return this.#profile.suffixKey(this.#raw[1]);
    const words = this.#raw.join(' ').trim().split(BREAKS);
    for (let at = 1; at < words.length; at++) {
      const again = words.slice(at).join(' ');
      if (ONE_DIGIT.test(again)) continue;
      const first = readHouseNumber(this.#profile, words.slice(0, at).join(' '));
      const second = readHouseNumber(this.#profile, again);
      const isWhole = second.number === first.number && second.suffix === first.suffix;
      if (isWhole || (first.suffix !== '' && this.#profile.suffixKey(again) === first.suffix))
        return first.suffix;
    }
    return null;
  }

  /** The number without the blank in it: 36 of `3 6`, if no suffix was asked apart; null for any other number. */
  get joined(): AskedNumber | null {
    const [number, suffix] = this.#raw;
    if (this.suffix === '' || suffix !== '') return null;
    const [, first, second] = WITH_BLANK.exec(number) ?? [];
    if (first === undefined) return null;
    return new AskedNumber(this.#profile, this.#suffixKeys, `${first}${second}`);
  }

  /** The number with letters read as the digits that they look like: 30 of `3O`, 102 of `1O2`; null for any other number. */
  get misread(): AskedNumber | null {
    const [number, suffix] = this.#raw;
    const written = number.trim();
    if (this.suffix === '' || suffix !== '' || !LIKE_DIGITS.test(written)) return null;
    const digits = misreadNumber(written);
    return digits === null ? null : new AskedNumber(this.#profile, this.#suffixKeys, digits);
  }

  /** True if words call a single letter that of a flat or of a stair, though the register has letters of houses at most. */
  get isLetterOfFlat(): boolean {
    const { conventions, writesFlatsAsLetters } = this.#profile;
    if (conventions.hasFlats || writesFlatsAsLetters || !ONE_LETTER.test(this.suffix)) return false;
    return isFlatWord(this.#profile, this.#raw[1]);
  }

  /** True if a letter or a code, and no word for a flat, ends the number: `100-48A`, `89-76 Z`, `222-18 QX7`. */
  get endsInLetters(): boolean {
    const [, letter, code = letter] = ENDS_IN_LETTERS.exec(this.#raw[0]) ?? [];
    return code !== undefined && !this.#profile.isUnitKey(this.#profile.suffixKey(code));
  }

  /** True if the field of the suffix is a letter, as in `219-70 75th Avenue N`. */
  get isLetterApart(): boolean {
    return ONE_LETTER.test(this.#raw[1].trim());
  }

  /** True if the field of the suffix has a letter, which a range of numbers (`12 + 14`) does not answer. */
  get hasLetterApart(): boolean {
    return HAS_LETTER.test(this.#raw[1]);
  }

  /**
   * True for two numbers of which one is odd, in a register with flats: `8-9` is rather flat 9 of number 8; and for any two that the
   * country writes so (`14/18` in Poland). In English, `4/14` is flat 4 of number 14 as often.
   */
  get mayBeFlatOfNumber(): boolean {
    const [whole = '', first = '', second = ''] = RANGE.exec(this.#raw.join('')) ?? [];
    if (this.#profile.writesFlatsAsLetters && whole.includes('/')) return true;
    if (!this.#profile.conventions.hasFlats) return false;
    return (Number(first) + Number(second)) % 2 === 1 || isWithFlat(this.#profile.code, whole);
  }

  /**
   * The suffix if it is read in small letters. A capital before digits may be a word for a flat: `B 3` is flat 3,
   * unless there is a 12B.
   */
  get suffixInSmall(): string {
    const [number, suffix] = this.#raw;
    return readHouseNumber(this.#profile, number.toLowerCase(), suffix.toLowerCase()).suffix;
  }

  /**
   * With a hyphen before its last two digits, which people in Queens leave out, and without a flat that is named separately; null
   * for a short number, or one with more than a letter behind it.
   */
  get hyphenated(): AskedNumber | null {
    const { number, ownSuffix } = this;
    if (this.#plain < LEAST_HYPHENATED || !LETTER_OR_NONE.test(ownSuffix)) return null;
    const written = `${number.slice(0, -2)}-${number.slice(-2)}${ownSuffix.toUpperCase()}`;
    return new AskedNumber(this.#profile, this.#suffixKeys, written);
  }

  /** True if number and suffix are written as asked. Signs and a word for the unit (`bus 0003`) do not count. */
  isWrittenSo(number: string, suffix: string): boolean {
    return this.text === (number + suffix).replace(SIGNS, '');
  }

  /** The same without regard to capitals. */
  isWrittenAlike(number: string, suffix: string): boolean {
    return this.text.toLowerCase() === (number + suffix).replace(SIGNS, '').toLowerCase();
  }

  /** True if number and suffix have the digits asked: box 9 of `42 b9` is not 009. */
  hasDigitsOf(number: string, suffix: string): boolean {
    return this.text.replace(NOT_DIGITS, '') === (number + suffix).replace(NOT_DIGITS, '');
  }

  /** The same with its signs, as far as they are not spaces: `-1` is not `1`. */
  isWrittenWithSigns(number: string, suffix: string): boolean {
    return this.#written.replace(SPACES, '') === (number + suffix).replace(SPACES, '');
  }

  /** True if addresses may have what was asked as their number in the street: `Vinohradská 230` is 1511/230. */
  get mayBeOrientationNumber(): boolean {
    return this.#profile.conventions.orientationNumbers && this.number !== '';
  }

  /** True if the number in the street of an address is the asked one. */
  isOrientationNumberAt(view: BlockView, slot: number): boolean {
    const suffix =
      view.numberValue(slot) > 0
        ? this.#suffixKeys.key(view.suffix(slot))
        : readHouseNumber(this.#profile, view.number(slot), view.suffix(slot)).suffix;
    // `Vinohradská 230, byt 12`: the flat is no part of it.
    const own = isFlatWord(this.#profile, this.#raw[1].trim()) ? this.ownSuffix : this.suffix;
    return suffix === (own === '' ? this.number : `${this.number}.${own}`);
  }

  /** True if folding leaves neither a number nor a suffix. */
  get isEmpty(): boolean {
    return this.number === '' && this.suffix === '';
  }

  /** The slots of a block that may have this number; `suffixAt` decides. */
  slotsIn(view: BlockView): readonly number[] {
    return view.slotsOfNumber(this.#plain);
  }

  /**
   * The suffix, in the form that is compared, of an address with this number; null for an address with another number.
   */
  suffixAt(view: BlockView, slot: number): string | null {
    const plain = view.numberValue(slot);
    if (plain > 0) return plain === this.#plain ? this.#keyOf(view.suffix(slot)) : null;
    const found = readHouseNumber(this.#profile, view.number(slot), view.suffix(slot));
    return found.number === this.number ? found.suffix : null;
  }

  /** Most suffixes are written as asked, and then the key is known. */
  #keyOf(suffix: string): string {
    const [number, asked] = this.#raw;
    return suffix === asked && number === this.number ? this.suffix : this.#suffixKeys.key(suffix);
  }
}

/** The letter of a house before a flat, in a register without flats; null for any other suffix. */
function letterBeforeFlat({ conventions }: CountryProfile, suffix: string): string | null {
  return conventions.hasFlats ? null : (LETTER_AND_FLAT.exec(suffix)?.[1] ?? null);
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

/** `bus 0003` → `0003`. */
function withoutUnitWord(profile: CountryProfile, suffix: string): string {
  return suffix.slice(unitWord(profile, suffix).length);
}

/** The word for a unit at the beginning of a suffix, with the space or the sign behind it; empty if there is none. */
function unitWord({ conventions }: CountryProfile, suffix: string): string {
  const [whole = '', word = ''] = UNIT_WORD.exec(suffix) ?? [];
  return conventions.unitWords.includes(fold(word)) ? whole : '';
}

/** True if a suffix begins with a word for a flat: `appt B`, but not `huisletter B`. */
function isFlatWord(profile: CountryProfile, suffix: string): boolean {
  const word = fold(unitWord(profile, suffix).replace(NOT_LETTERS, ''));
  return word !== '' && !profile.conventions.additionWords.includes(word);
}

/** `36-38`, or with a word of the country: `36 t/m 40`. */
function mayBeRange(profile: CountryProfile, text: string): boolean {
  const numbers = RANGE.exec(text);
  if (numbers === null) {
    const words = splitWords(text);
    return words.length > 1 && readRange(profile, words, 0)?.end === words.length;
  }
  return isNumberRange(Number(numbers[1]), Number(numbers[2]));
}

function isNumberRange(first: number, last: number): boolean {
  const width = last - first;
  return width > 0 && width <= (width % 2 === 0 ? WIDEST_RANGE : WIDEST_OF_BOTH_SIDES);
}
