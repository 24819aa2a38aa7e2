import type { CountryProfile, LineExtras } from '../../country/index';
import type { KnowsPostcode } from './postcode-ways';

/** `Algade 125000 Odense`: the only digits of a line, between two names. */
const GLUED =
  /(?<=^\P{N}*\p{IDS}{2}\.?\s+)([1-9]\d{3,8}(?:\s?[A-Z]{2}(?!\p{IDS}))?)(?=[\s,]+\p{IDS}{2}\P{N}*$)/u;
const MAY_BE_GLUED = /\s[1-9]\d{3}/;
const DIGITS = /^\d+$/;
/** Most digits of the house number. */
const MOST_DIGITS = 4;

/**
 * The line with a comma between its house number and a known postcode that is glued to it: `Moezel 79, 9204 EC Drachten`
 * for `Moezel 799204 EC Drachten`. The line itself if nothing is glued, or where house numbers stand first.
 */
export function withPostcodeApart(
  profile: CountryProfile,
  line: LineExtras,
  isPostcode: KnowsPostcode,
): LineExtras {
  const { text } = line;
  if (profile.conventions.numberFirst || !MAY_BE_GLUED.test(text)) return line;
  const [glued] = GLUED.exec(text) ?? [];
  if (glued === undefined) return line;
  // `Höheweg 93100`: without postcodes in the data, nothing tells a postcode from the end of a number.
  if (DIGITS.test(glued) && isPostcode('', profile.code)) return line;
  for (let digits = 1; digits <= MOST_DIGITS; digits++) {
    const postcode = profile.normalisePostcode(glued.slice(digits));
    if (postcode !== null && glued[digits] !== ' ' && isPostcode(postcode, profile.code))
      return { ...line, text: text.replace(GLUED, `${glued.slice(0, digits)}, ${glued.slice(digits)}`) };
  }
  return line;
}
