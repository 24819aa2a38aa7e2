import { MEASURE, mayHoldMeasures } from './measures';
import { mayHoldPageWords, PAGE_WORDS } from './page-words';
import { LEAST_DIGITS_WITH_REFERENCE, mayHoldReference, REFERENCE_NUMBERS } from './reference-numbers';
import { REGISTER_NUMBERS } from './register-numbers';

/** Words before a telephone number. */
const PHONE_WORDS =
  'tel|tél|teléfono|telefon|telefono|telefoon|téléphone|telephone|phone|ph|fon|fax|telefax|mobile|mobil|mob|gsm|natel|handy|cell|cellulare|cel|portable|tlf|tfn|sími|simi';
const DIGITS = '\\d(?:[\\s().\\/-]{0,2}\\d)';
/** Digits without a sign between them end there: a house number may follow. */
const COMPACT = '\\+?\\d{8,14}(?!\\d)';
/** A mail or web address, with a word such as `email` before it. */
const ONLINE =
  '(?<![\\p{IDS}\\p{N}])(?:(?:e-?mail|mail|web|site)\\s*:?\\s*)?(?:[\\p{IDS}\\p{N}._%+-]+@[\\p{IDS}\\p{N}-]+(?:\\.[\\p{IDS}\\p{N}-]+)+|(?:https?:\\/\\/|www\\.)[^\\s,;]+)';
/** Telephone numbers: with a word before them, with the prefix of another country, or grouped as no house number is. */
const PHONES = [
  `(?<![\\p{IDS}\\p{N}])(?:${PHONE_WORDS})(?![\\p{IDS}])\\.?\\s*(?:n[°ºo]\\.?|nr\\.?)?\\s*:?\\s*(?:${COMPACT}|\\(\\d{3}\\)\\s?\\d{3}[\\s.-]\\d{4}(?!\\d)|[2-9]\\d{2}(?<parted>[.-])\\d{3}\\k<parted>\\d{4}(?!\\d)|0\\d{1,4}\\s[/–-]\\s${DIGITS}{4,9}|\\+?\\(?${DIGITS}{5,14})`,
  // `T: 555-0199`
  `(?<![\\p{IDS}\\p{N}])[tmpf]\\s?:\\s*\\+?\\(?${DIGITS}{6,14}(?!\\d)`,
  `(?<![\\p{IDS}\\p{N}])(?:\\+|00)\\d{9,13}(?!\\d)`,
  `(?<![\\p{IDS}\\p{N}])(?:\\+|00)[1-9]\\d{0,2}[\\s().\\/-]{0,3}${DIGITS}{6,11}`,
  '\\(0?\\d{2,4}\\)\\s?\\d{3,4}[\\s.-]?\\d{3,5}(?!\\d)',
  // `(0201) 12 34 56`, `(050) 312 34 56`
  '\\(0\\d{1,4}\\)\\s?\\d{2,4}(?:[\\s.-]\\d{2,3}){1,4}(?!\\d)',
  '(?<![\\p{IDS}\\p{N}-])[2-9]\\d{2}[.-]\\d{3}[.-]\\d{4}(?![\\p{IDS}\\p{N}])',
  '(?<![\\p{IDS}\\p{N}])0\\d(?:[\\s./-]\\d{2}){4}(?!\\d)',
  '(?:^|(?<=\\d.*\\p{IDS}{2}[\\s,]+))[2-9]\\d{2}[\\s.-]\\d{3}[\\s.-]\\d{4}(?=\\s*$|[\\s,]+\\d)',
  '(?<![\\p{IDS}\\p{N}])s\\.\\s?\\d{3}[\\s-]?\\d{4}(?!\\d)',
  '(?<![\\p{IDS}\\p{N}])0\\d{1,2}[\\s.]\\d{3}(?:[\\s.]\\d{2}){2}(?!\\d)',
  '(?<![\\p{IDS}\\p{N}.-])0\\d{3}(?:[\\s.\\/-]\\d{2}){3}(?!\\d)',
  // `#12-01 238872` is a flat of Singapore and a postcode.
  '(?<![\\p{IDS}\\p{N}]|#[\\p{IDS}\\d]{1,4}-)0\\d{1,4}(?:\\s?[\\/-]\\s?\\d{5,8}|\\s\\d{6,8}|\\/\\d{2,3}(?:[.\\s]\\d{2}){2})(?!\\d)',
  // `05673 - 7733 187 High Bridge Hill Rd`: a ZIP+4, and a house number.
  '(?<![\\p{IDS}\\p{N}])(?!0\\d{4}\\s[–-]\\s\\d{4}\\s\\d{1,4}\\s+\\p{IDS}{2})0\\d{1,4}\\s[/–-]\\s\\d{2,4}(?:\\s\\d{2,4}){1,3}(?!\\d)',
  '(?<![\\p{IDS}\\p{N}])0\\d(?:\\s\\d{4}){2}(?!\\d)',
  // No house number begins with a zero, nor has it four pairs of digits.
  '(?<![\\p{IDS}\\p{N}.-]|\\d,)0\\d{8,10}(?![\\p{IDS}\\p{N}-])',
  '(?<![\\p{IDS}\\p{N}.-]|\\d[\\s,])\\d{2}(?:[\\s.]\\d{2}){3}(?![\\p{IDS}\\p{N}]|[\\s.-]\\d)',
  // An Italian mobile telephone, in a part of its own: `Via Ivrea 4 · 20161 Milano · 333 1234567`. No other number has ten digits or more.
  '(?<=[,;·|\\n]\\s*)(?:3\\d{2}[\\s./-]\\d{7}|[1-9]\\d{9,11})(?=\\s*(?:$|[,;·|\\n]))',
  // In a column of its own.
  '(?<=;\\s*)[2-8]\\d{6,7}(?=\\s*(?:;|$))',
  // `1081 Koekelberg Basilieklaan 378 0005`: digits from 0 on are a box. `24 bte 002 1000`: a box and a postcode. `05494 Westford VT Route 128 2269`: a road and a house.
  '(?<=\\d.*\\p{IDS}{2}[\\s,]+)(?<!(?<!\\p{IDS})(?:bus|bte|bo[iî]te|box|route|rte?|highway|hwy|road|rd)\\.?\\s)[1-9]\\d{2}[\\s-](?!0)\\d{4}(?=\\s*$)',
];
/** The day of an order: `12-05-2024`, `2024-05-12`. */
const DAYS =
  '(?<![\\p{IDS}\\p{N}.,/-])(?:\\d{1,2}(?<sign>[./-])\\d{1,2}\\k<sign>(?:19|20)\\d{2}|(?:19|20)\\d{2}-\\d{2}-\\d{2})(?![\\p{IDS}\\p{N}-])';
/** Coordinates behind the address: `(39.38732, -76.81113)`. */
const COORDINATES =
  '(?<=\\p{IDS}{2}.*)[([]?\\s?[-+]?\\d{1,3}\\.\\d{3,}\\s?[,;\\s]\\s?[-+]?\\d{1,3}\\.\\d{3,}\\s?[)\\]]?(?![\\p{IDS}\\p{N}])';
const IS_ONLINE = /@|www\.|:\/\//i;
/** A telephone number has at least six digits, and the line also has a house number. */
const LEAST_DIGITS = 8;

/**
 * What a line of any country has beside its address: telephone numbers, mail and web addresses, numbers of registers,
 * of customers and of orders, coordinates, days and measures; flags `giu`.
 */
export function contactPattern(): RegExp {
  return new RegExp(
    [
      ONLINE,
      ...REGISTER_NUMBERS,
      ...REFERENCE_NUMBERS,
      COORDINATES,
      ...PHONES,
      DAYS,
      ...PAGE_WORDS,
      MEASURE,
    ].join('|'),
    'giu',
  );
}

/** False for a line without a match of that pattern. */
export function mayHoldContacts(line: string): boolean {
  let digits = 0;
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (code >= 48 && code <= 57) digits++;
  }
  if (digits >= LEAST_DIGITS || IS_ONLINE.test(line) || mayHoldMeasures(line) || mayHoldPageWords(line))
    return true;
  return digits >= LEAST_DIGITS_WITH_REFERENCE && mayHoldReference(line);
}
