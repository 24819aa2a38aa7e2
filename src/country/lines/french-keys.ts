/** The signs of a French keyboard where digits were meant, from 0 to 9. */
const KEYS = 'à&é"\'(-è_ç';
/**
 * `&é rue de la Paix`: signs in front of a word. One sign alone may be the mark of a list or a quote, and so may one
 * written twice. No number begins with a zero.
 */
const TYPED_AS_SIGNS =
  /^\s*(?=\S*[&éè_ç]|(\S)(?!\1)\S)([&é"'(\-è_ç][&é"'(\-è_çà]{0,3})(?=,?\s+(?:(?:bis|ter|quater),?\s+)?\p{IDS}{2})/u;

/** The line with the digits of a house number in front that somebody typed without the shift key. */
export function withDigitsOfFrenchKeys(line: string): string {
  return line.replace(TYPED_AS_SIGNS, (signs: string) =>
    [...signs.trim()].map((sign) => KEYS.indexOf(sign)).join(''),
  );
}
