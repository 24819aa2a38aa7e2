import { isWithFlat } from '../../country/index';
import { fold } from '../../text/fold';
import { type AskedNumber, LETTER_BEHIND_NUMBER } from './asked-number';
import { namesFloor } from './names-floor';
import { RANGE } from './number-otherwise';
import { isFlatWord, withoutUnitWord } from './unit-word';

const ENDS_IN_LETTERS = /\d(?:[\s/-]*(\p{IDS})|[\s/-]+(\p{IDS}{1,2}\d+))\s*$/u;
/** `114-50 1/2` */
const ENDS_IN_FRACTION = /(?<!\d)[1-9]\/[2-9]\s*$/;
const ONE_LETTER = /^\p{IDS}$/u;
const HAS_LETTER = /\p{IDS}/u;
const COMPASS_LETTERS = /(?<![a-z])(?:[ns][ew]|[nsew])$/;
const REPEATED = /^(?:bis|ter|quater|quinquies|sexies|septies|octies)$/;
const SEVERAL_WORDS = /\p{IDS}{2}[.\s/,-]+\p{IDS}{2}/u;

/**
 * True if words, a sign or the shape say that the whole suffix is a flat (`Apt 3`, `#3`, `EG`, `2e gauche`, `1st floor rear`, `H0201`
 * in Norway), and the register has no flats.
 */
export function isUnknownFlat(asked: AskedNumber): boolean {
  const { profile, raw, suffix, ownSuffix } = asked;
  if (profile.conventions.hasFlats || namesHouseToo(asked)) return false;
  if (suffix.split('.').some((run) => profile.isUnitKey(run))) return true;
  if (isWithFlat(profile.code, raw.join(' '))) return true;
  if (ownSuffix !== '') return false;
  return namesUnknownFlat(asked) || SEVERAL_WORDS.test(raw[1].trim());
}

/**
 * True if the whole suffix is a floor or a part of the house (`2e verdieping`, `rez-de-chaussée`, `boven`), in a register that does not
 * name every floor: a number with one address has all its floors there.
 */
export function isFloorOfHouse(asked: AskedNumber): boolean {
  const { profile, raw } = asked;
  if (profile.conventions.namesEveryFloor || namesHouseToo(asked)) return false;
  return namesFloor(profile, raw);
}

/** True if a word names a flat beside the number's own suffix, in a register that has flats: 4 of `5 2 bus 4`. */
export function namesFlatApart({ profile, raw }: AskedNumber): boolean {
  const suffix = raw[1].trim();
  const { hasFlats, unitWords } = profile.conventions;
  if (!hasFlats || !isFlatWord(profile, suffix)) return false;
  // `bus b 13`: the letter is a word for a box once more.
  return !unitWords.includes(fold(withoutUnitWord(profile, suffix)));
}

/** True if a flat stands behind a letter of the house, in a register that has flats: 12 of `38B/12`. */
export function hasFlatBehindLetter({ profile, raw: [number] }: AskedNumber): boolean {
  const plain = number.replace(LETTER_BEHIND_NUMBER, '');
  return profile.conventions.hasFlats && plain !== number && isWithFlat(profile.code, plain);
}

/** True if a sign or a word of its own names a flat, beside a suffix of the number as well: `114-37 Apt 2`, if the register has no flats. */
export function namesUnknownFlat({ profile, raw }: AskedNumber): boolean {
  const suffix = raw[1].trim();
  if (profile.conventions.hasFlats) return false;
  return suffix.startsWith('#') || isFlatWord(profile, suffix);
}

/** True if words call a single letter that of a flat or of a stair, though the register has letters of houses at most. */
export function isLetterOfFlat({ profile, raw, suffix }: AskedNumber): boolean {
  const { conventions, writesFlatsAsLetters } = profile;
  if (conventions.hasFlats || writesFlatsAsLetters || !ONE_LETTER.test(suffix)) return false;
  return isFlatWord(profile, raw[1]);
}

/**
 * True for two numbers of which one is odd, in a register with flats: `8-9` is rather flat 9 of number 8; and for any two that the
 * country writes so (`14/18` in Poland). In English, `4/14` is flat 4 of number 14 as often.
 */
export function mayBeFlatOfNumber({ profile, raw }: AskedNumber): boolean {
  const [whole = '', first = '', second = ''] = RANGE.exec(raw.join('')) ?? [];
  if (profile.writesFlatsAsLetters && whole.includes('/')) return true;
  if (!profile.conventions.hasFlats) return false;
  return (Number(first) + Number(second)) % 2 === 1 || isWithFlat(profile.code, whole);
}

/** True if a letter, a code or a fraction, and no word for a flat, ends the number: `100-48A`, `89-76 Z`, `222-18 QX7`, `114-50 1/2`. */
export function endsInLetters({ profile, raw }: AskedNumber): boolean {
  if (ENDS_IN_FRACTION.test(raw.join(' '))) return true;
  const [, letter, code = letter] = ENDS_IN_LETTERS.exec(raw[0]) ?? [];
  return code !== undefined && !profile.isUnitKey(profile.suffixKey(code));
}

/** True if the field of the suffix is a letter, as in `219-70 75th Avenue N`. */
export function isLetterApart({ raw }: AskedNumber): boolean {
  return ONE_LETTER.test(raw[1].trim());
}

/** True if the last letters are those of a direction: `99th Road NW`, `9323 201st Street E`. It is the street's rather than a unit. */
export function endsInDirection({ profile, raw }: AskedNumber): boolean {
  if (!profile.conventions.numberFirst) return false;
  const [last] = COMPASS_LETTERS.exec(fold(raw.join(' ').trimEnd())) ?? [];
  return last !== undefined && profile.opposites.has(profile.token(last));
}

/** True if the field of the suffix has a letter, which a range of numbers (`12 + 14`) does not answer. */
export function hasLetterApart({ raw }: AskedNumber): boolean {
  return HAS_LETTER.test(raw[1]);
}

/** True if the suffix is the sign of the country, apart: D of `20 D`, in front of a postcode. */
export function mayEndInSign({ profile, raw: [number, suffix] }: AskedNumber): boolean {
  return suffix === '' && profile.conventions.postcode.sign?.test(`${number} `) === true;
}

/** `14z, 2. OG`, `76 quinquies (Rdc)`: beside the flat, a letter or a repetition that tells another house. */
function namesHouseToo({ profile, raw, suffix, ownSuffix }: AskedNumber): boolean {
  const [first = ''] = ownSuffix.split('.');
  if (first === suffix || profile.isUnitKey(first)) return false;
  // `20 K:3 D:7` in Turkey: a floor.
  if (isWithFlat(profile.code, raw[0])) return false;
  return ownSuffix !== suffix && (ONE_LETTER.test(first) || REPEATED.test(first));
}
