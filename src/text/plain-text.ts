import anyAscii from 'any-ascii';
import { withLostLetters } from './lost-letters';
import { textOfLink } from './map-link';
import { withMisreadLetters } from './misread-letters';
import { withPlainBlanks } from './plain-blanks';

/**
 * Soft hyphens, marks of direction, spaces without a width and the like are copied along, and nobody sees them. Joiners belong to
 * some scripts.
 */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu;
const LIKE_SPACE = /(?!\s)\p{Cc}/gu;
/** Letters, digits and signs as wide as a Chinese sign: `１２`; digits of other scripts. */
const WIDE = /[\uff01-\uff5e]/g;
const TO_NARROW = 0xff01 - 0x21;
const FOREIGN_DIGITS = /(?![0-9])\p{Nd}/gu;
/** Nearly all texts have only such signs, and the first use of the expression below takes 6 ms. */
const PLAIN = /^[ -$'-;=-[\]-~\u00a0-\u00ac\u00ae-\u024f\u2013-\u201d]*$/;
const MAY_NEED_CHANGE = /[\p{Cc}\p{Cf}&%<\\\uff01-\uff5e]|(?![0-9])\p{Nd}/u;
const TAG = /<\/?[a-z][^<>]*>/gi;
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;
/** `\u00e9`, `\u{e9}` and `\xe9`, as programs write a sign that they do not print. */
const ESCAPE = /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2}))/gi;
const BEGINS_LINK = /^https?:/i;
/** In an address on the web `%20` stands for a space. */
const PERCENT = /^\S*%[\da-f]{2}\S*$/i;
/** Names of HTML for a letter with a mark are the letter and one of these words: `eacute`. */
const LETTER_WITH_MARK = /^([a-z])(acute|grave|circ|uml|tilde|cedil|ring|caron)$/i;
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c', // biome-ignore format: a table
};
/** The other names of HTML that addresses have: letters of Latin scripts and common signs. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lsquo: '‘',
  rsquo: '’',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  shy: '',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  eth: 'ð',
  ETH: 'Ð',
  thorn: 'þ',
  THORN: 'Þ', // biome-ignore format: a table
};

/**
 * A text as a person types it. Reads letters as before a file was read in the wrong encoding, removes what cannot be seen, writes
 * wide and foreign digits as `0` to `9`, and reads what programs write for a sign: escapes (`\\u00e9`), tags and references of HTML
 * (`<br>`, `&eacute;`, `&#233;`, also escaped twice), and the `%20` of web addresses. Of the link of a map it gives what the map
 * shows. Several blanks are one. HTML has 2,231 names of signs; those of Latin letters are enough for addresses.
 */
export function plainText(text: string): string {
  const asked = BEGINS_LINK.test(text) ? textOfLink(text) : null;
  const told = asked === null ? '' : withPlainSigns(asked);
  return withPlainBlanks(told.trim() === '' ? withPlainSigns(text) : told);
}

function withPlainSigns(written: string): string {
  const text = withLostLetters(withMisreadLetters(written));
  if (PLAIN.test(text) || !MAY_NEED_CHANGE.test(text)) return text;
  return (PERCENT.test(text) ? decodedUrl(text) : text)
    .replace(ESCAPE, escaped)
    .replace(TAG, '\n')
    .replace(REFERENCE, referred)
    .replace(REFERENCE, referred)
    .replace(UNSEEN, '')
    .replace(LIKE_SPACE, ' ')
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - TO_NARROW))
    .replace(FOREIGN_DIGITS, (digit) => anyAscii(digit));
}

/** The text itself if its percent signs are no encoding of UTF-8. */
function decodedUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The sign that a reference stands for; the reference itself if it stands for none. */
function referred(whole: string, decimal: string | undefined, hex: string | undefined, name = ''): string {
  if (decimal !== undefined) return signOf(Number(decimal)) ?? whole;
  if (hex !== undefined) return signOf(Number.parseInt(hex, 16)) ?? whole;
  const [, letter, mark = ''] = LETTER_WITH_MARK.exec(name) ?? [];
  if (letter !== undefined) return `${letter}${MARKS[mark.toLowerCase()]}`.normalize('NFC');
  return Object.hasOwn(NAMED, name) ? NAMED[name]! : whole;
}

/** The sign of an escape; the escape itself if it stands for none. */
function escaped(whole: string, ...codes: readonly (string | undefined)[]): string {
  const code = codes.slice(0, 3).find((one) => one !== undefined)!;
  return signOf(Number.parseInt(code, 16)) ?? whole;
}

/** Null for numbers that are no character: too large, or half of one. */
function signOf(code: number): string | null {
  return code > 0x10_ffff || (code >= 0xd800 && code <= 0xdfff) ? null : String.fromCodePoint(code);
}
