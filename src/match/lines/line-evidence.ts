import type { CountryProfile } from '../../country/index';
import type { LineReading } from '../../parse/read-line';
import { fold } from '../../text/fold';
import type { LineEvidence } from '../query/query';

/** A word with a digit that stays unread counts as this many words. */
const NUMBER_WORTH = 3;
const SPACES = /\s+/;
const DIGIT = /\d/;
const NUMBER = /^\d+$/;
/** A name, and a number with a name behind it: `c/o Jane Doe 12 Main St`. */
const HOLDS_ADDRESS = /^\p{IDS}.*\s\p{IDS}?\d\S*\s.*\p{IDS}{2}/u;
/** A name and a number beside it, and no unit: `29 Quai Anatole`, `Bjallavað 1A`. */
const HOLDS_HOUSE = /\p{IDS}{5}.*\s\d+\p{IDS}?$|(?<!\S)\d+\p{IDS}?\s.*\p{IDS}{5}/u;
/** A letter, a Roman number, or the word for one that is an article, too. */
const LIKE_NUMBER = /^(?:\p{IDS}|[IVXLC]{2,7}|een|un[eo]?|eins?|et|en|einn)$/u;
/** `Maison 3`, `Haus no 12a`, `maison3`: in a village without streets, that is the address. */
const HOUSE = /^\p{IDS}{2,}\.?\s*(?:n[ro]?[.°º]?\s*)?\d{1,4}\s?\p{IDS}?$/u;
/** `Hs1535`, taken out as a code: without another number, it may hold it. */
const CODE = /^\p{IDS}{1,3}\.?\d{4,5}$/u;
/** `Basement 40`, `c/o Tom Baker / 14`: in a line without another number, it may be that of the house. */
const ENDS_IN_NUMBER = /^\P{N}*\p{IDS}{3}\P{N}*\d{1,4}\s?\p{IDS}?$/u;
/** `Hall 3/26`, `Hall 3/2l`: the second number, most likely glued to the first, is that of the house. */
const ENDS_IN_TWO_NUMBERS = /\p{IDS}.*\d\s?\/\s?(?=[lO]?\d)[\dlO]{1,4}\p{IDS}?$/u;
/** `12.h`, `4 cave`, `3. DG`, taken out as a floor: without another number, it may be the house number and what follows it. */
const LIKE_FLOOR = /^\d{1,3}\.?\s?(?:\p{IDS}|(?<=[.\s])\p{IDS}+)\.?$/u;
/** `151-1505`, taken out as a telephone number: without another number, it may be the house number and a box. */
const LIKE_PHONE = /^[1-9]\d{2}[\s-]\d{4}$/;
/** `2026-02-12`, `12-02-2026`: a spreadsheet may have taken the house number 12-2 for a day. */
const LIKE_DAY = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}([-./])\d{1,2}\1\d{4})$/;
/** `Lot 4 High St`, `Erf 100 Main Road`: land has numbers of its own. In India, `Plot No. 12` is the house. */
const ENDS_IN_LAND = /(?:^|\s)(?:(?:lot|erf|(?<!(?:bus|taxi) )stand|sco)\.?(?:\s+no\.?)?|plot)$/i;

const LIKE_IN_NOISE = [CODE, ENDS_IN_NUMBER, LIKE_FLOOR, LIKE_PHONE, LIKE_DAY];

/** `bus ETRC`: a word, and what a unit may be called. */
const WORD_AND_UNIT = /^(\p{IDS}{3,})[.:]?\s+\S{1,4}$/u;

/**
 * What the reading of a line tells in addition to its fields.
 * @param numbersInPlaces number of place fields with a number that is no part of the place's name.
 * @param first the likeliest reading of the line.
 */
export function evidenceOf(
  profile: CountryProfile,
  line: LineReading,
  numbersInPlaces: number,
  first: LineReading,
): LineEvidence {
  const left = [...line.leftOver, ...line.leftApart];
  const isNumberUnread = left.some((text) => DIGIT.test(text));
  return {
    leftOver: (line.leftByPlace ? 1 : countWords(line.leftOver)) + NUMBER_WORTH * numbersInPlaces,
    leftByPlace: line.leftByPlace,
    leavesNumber:
      line.leavesNumber ||
      leavesLikeNumber(line) ||
      leavesAddress(line) ||
      left.some((text) => ENDS_IN_LAND.test(text) || isUnit(profile, text)),
    leavesDigits: line.leavesNumber && (isNumberUnread || line.noise.some((text) => NUMBER.test(text))),
    townsLeft: line.townsLeft,
    placeDoubt: line.placeDoubt,
    leftApart: countWords(line.leftApart),
    unusualOrder: line.unusualOrder,
    numberApart: line.numberApart,
    placeTouchesStreet: line.placeTouchesStreet,
    postcodeAsNumber: line.postcodeAsNumber,
    postcodeBesideName: line.postcodeBesideName,
    nearby: line.nearby,
    numberElsewhere: line.fields.number === undefined && first.fields.number !== undefined,
    lacksNumber:
      line.fields.number === undefined &&
      (line.postBox || numbersInPlaces > 0 || isNumberUnread || isAddressUnread(line)),
  };
}

/** `12 bus ETRC Joseph Coosemansstraat`: a unit that no field took. */
function isUnit({ conventions }: CountryProfile, text: string): boolean {
  const word = WORD_AND_UNIT.exec(text)?.[1];
  return word !== undefined && conventions.unitWords.includes(fold(word));
}

/** An address or a house in what was taken out of a line, and none in the rest. */
function isAddressUnread({ fields, noise }: LineReading): boolean {
  if (fields.streetname !== undefined) return false;
  return noise.some((text) => HOLDS_ADDRESS.test(text) || HOUSE.test(text));
}

/** `B Rue des Pommiers`, `XII Rue Lepic`: in a line without a number, such a word is most likely it. */
function leavesLikeNumber({ fields, leftOver, leftApart, noise }: LineReading): boolean {
  if (fields.number !== undefined) return false;
  return (
    [...leftOver, ...leftApart].some((text) => LIKE_NUMBER.test(text)) ||
    [...leftOver, ...leftApart, ...noise].some((text) => ENDS_IN_TWO_NUMBERS.test(text)) ||
    noise.some((text) => LIKE_IN_NOISE.some((pattern) => pattern.test(text)))
  );
}

/** `Tolweg 6, Assen / Brink 3, Assen`: another address is left over. One on the same street is the same one, said twice. */
function leavesAddress({ fields, leftOver, leftApart }: LineReading): boolean {
  const { streetname = '', number, city, suburb, municipality } = fields;
  if (number === undefined || city === undefined || (suburb ?? municipality) === undefined) return false;
  return [...leftOver, ...leftApart].some((text) => HOLDS_HOUSE.test(text) && !text.includes(streetname));
}

/** True if a reading leaves fewer words unread than another. */
export function readsMore(line: LineReading, other: LineReading): boolean {
  return unread(line) < unread(other);
}

function unread({ leftOver, leftApart }: LineReading): number {
  return countWords(leftOver) + countWords(leftApart);
}

function countWords(texts: readonly string[]): number {
  let count = 0;
  for (const text of texts)
    for (const word of text.split(SPACES)) count += DIGIT.test(word) ? NUMBER_WORTH : 1;
  return count;
}
