import { anyOf, NOT_IN_WORD } from './pattern-parts';

/** `46`, `80111`, `12 345`, but only the box in `BP 80111 12, rue du Four`. */
const BOX_NUMBER = '(?:\\d{4,}|\\d{1,3}(?!\\d)(?:\\s\\d{2,3}(?!\\d)(?!,?\\s+\\p{IDS}{2}))*)';
/** The route of a carrier, by which the American post delivered before roads had numbers: `RD 2 Box 108`, `Box 817 RR 1`. */
const ROUTE_WORDS = 'r\\.?\\s?r|r\\.?\\s?f\\.?\\s?d|h\\.?\\s?c|(?:rural|star) r(?:oute|te?)';
const BEFORE_NUMBER = '\\.?\\s*(?:n[°ºo]\\.?|#)?\\s*';
/** Inside a part, `Rd` is a road. A number with its sign may have been taken out as a unit. */
const ROUTE_BEFORE_BOX = `(?:(?:(?<=(?:^|[,;\\n])\\s*)r\\.?\\s?d|${NOT_IN_WORD}(?:${ROUTE_WORDS}))(?!\\p{IDS})${BEFORE_NUMBER}(?:\\d{1,3}\\p{IDS}?)?[\\s,]+)?`;
const ROUTE_BEHIND_BOX = `(?:[\\s,]+(?:r\\.?\\s?d|${ROUTE_WORDS})${BEFORE_NUMBER}\\d{1,3}(?![\\p{IDS}\\p{N}]))?`;
/** Where the number stands last, no house number follows: `Postfach 10 12 34, Gartenweg 9`. */
const BOX_BEFORE_STREET = '(?:\\d{4,}|\\d{1,3}(?!\\d)(?:\\s\\d{2,3}(?!\\d))*)';

/** `CP 4400-129`: in Portugal, the same letters stand for the postcode. */
const NO_POSTCODE = '(?!\\d{4,5}-\\d{3}(?!\\d))';

/** `1/cp01`: a door of house 1. */
const NO_SUFFIX = '(?<!\\d\\/)';

const TWO_LETTERS = /^\p{IDS}{2}$/u;

/** `B.P.` of `bp`. A blank in a word stands for a full stop, too. */
function withStops(word: string): string {
  return TWO_LETTERS.test(word) ? [...word].join(' ') : word;
}

/** A post box in the words of a country; null if it has none. */
export function postBoxOf(words: readonly string[], numberFirst: boolean): RegExp | null {
  const any = anyOf(words.filter((word) => word.length > 1).flatMap((word) => [word, withStops(word)]));
  if (any === null) return null;
  const box = `${NOT_IN_WORD}${NO_SUFFIX}(?:${any})\\.?\\s*(?:n[°ºo]\\.?|nr\\.?)?\\s*${NO_POSTCODE}`;
  if (!numberFirst) return new RegExp(box + BOX_BEFORE_STREET, 'iu');
  return new RegExp(ROUTE_BEFORE_BOX + box + BOX_NUMBER + ROUTE_BEHIND_BOX, 'iu');
}
