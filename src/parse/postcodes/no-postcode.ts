import type { CountryProfile } from '../../country/index';
import { fold } from '../../text/fold';
import type { TextSpan } from '../words/text-span';

const DIGITS = /^\d+$/;
/** `99-`, `132 -`, `124/`: a house number, and the sign between the numbers of a range. */
const BEGINS_RANGE = /(?<![\p{IDS}\p{N}])(\d{1,5})\p{IDS}?( ?)[-–—/] ?$/u;
/** Ranges reach no further. */
const MOST_REACH = 50;
const BREAKS_OFF = /^\s*(?:[,;\n\r|]|$)/u;
/** `N°`, `nr.`, `Number:`. A single letter may be a direction, and `NO` the sign of Norway. */
const WORD_FOR_NUMBER = /(?<!\p{IDS})(?:(n)[°º]|(\p{IDS}{2,}))\.?:?\s*$/iu;
const SIGN_OF_NORWAY = /(?<!\p{IDS})NO\P{L}*$/u;

/**
 * True if digits that look like a postcode are a house number: the second of a range (`Vesturgata 144-146, Akranes`), or one behind a
 * word for it (`N°: 101`).
 * @param isKnown true if the data have such a postcode. It may stand behind a dash: `Laugavegur 99 - 101 Reykjavík`.
 */
export function isHouseNumber(
  profile: CountryProfile,
  text: string,
  { start, end }: TextSpan,
  isKnown: (digits: string) => boolean,
): boolean {
  const digits = text.slice(start, end);
  if (!DIGITS.test(digits)) return false;
  const before = text.slice(0, start);
  if (isCalledNumber(profile, before)) return true;
  const [, from, space] = BEGINS_RANGE.exec(before) ?? [];
  const reach = from === undefined ? 0 : Number(digits) - Number(from);
  if (reach <= 0 || reach > MOST_REACH) return false;
  return !isKnown(digits) || (space === '' && BREAKS_OFF.test(text.slice(end)));
}

function isCalledNumber(profile: CountryProfile, before: string): boolean {
  if (SIGN_OF_NORWAY.test(before)) return false;
  const [, sign, word = sign] = WORD_FOR_NUMBER.exec(before) ?? [];
  return word !== undefined && profile.isNumberWord(fold(word));
}
