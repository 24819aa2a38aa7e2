import { romanNumber } from '../../country/index';
import type { NameFit } from '../../rank/fit';
import type { WordedName } from '../../rank/worded-name';
import { editDistance } from '../../text/edit-distance';

/** `2`, `95th`, `3ème`. */
const NUMBERS_OF_NAME =
  /(?<![\p{IDS}\p{N}])\d+(?=(?:st|nd|rd|th|er?|[eè]re|i?[eè]me|de|ste|[.ºª°])?(?![\p{IDS}\p{N}]))/giu;
const ROMAN_LETTER = /^[ivx]$/;
const STARTS_WITH_DIGIT = /^\d/;
const HAS_DIGIT = /\d/;
/** A code, such as those of the quarters of Brasília. */
const CODE = /^[bcdfghjklmnpqrstvwxz]{2,4}$/;
const LETTERED_NUMBER = /^\d{1,3}[a-z]$/;
const YEAR = /^(?:1[89]|20)\d{2}$/;

/**
 * True if the numbers and codes in two names tell that they are those of two streets, though the names are near.
 * @param house the asked house number; null for none.
 */
export function haveOtherNumbers(
  asked: WordedName,
  found: WordedName,
  fit: NameFit,
  house: string | null,
): boolean {
  return (
    // `을지로5길` is not 을지로3길, nor `信義路四段` 信義路五段.
    (fit.digitsDiffer && asked.isEastAsian) ||
    lacksNumber(asked, found, house) ||
    takesNumber(asked, found, house) ||
    movesNumber(asked, found) ||
    hasOtherLetteredNumber(asked, found) ||
    lacksFirstNumber(asked, found, fit) ||
    hasOtherWrittenNumber(asked, found, fit) ||
    hasOtherCode(asked, found) ||
    hasOtherRoadNumber(asked, found) ||
    hasOtherRomanNumber(asked, found)
  );
}

/** `S/N Avenue du 8 Mai 1945`: the house number was taken from the name of the street. */
function takesNumber(asked: WordedName, found: WordedName, house: string | null): boolean {
  if (house === null) return false;
  return found.numbers.split(' ').includes(house) && !asked.numbers.split(' ').includes(house);
}

/**
 * `5371 US Route 2` is not US Route 5, and the 4 of `Bar du 8 Mai 4 Chemin de Rousseou` may be the house number. A year is left
 * out as easily as a first name: `Rue du 11 Novembre 1918`.
 */
function lacksNumber(asked: WordedName, found: WordedName, house: string | null): boolean {
  const numbers = house === null ? null : asked.raw.match(NUMBERS_OF_NAME);
  if (numbers === null) return false;
  // `Rue du Quatre Septembre` has a number too, and so has `9e Régiment`.
  const known = found.numbers.split(' ').map((one) => Number.parseInt(one, 10));
  return numbers.some((one) => !YEAR.test(one) && !known.includes(Number(one)));
}

/** `2 Maja 1` is not number 2 of 1 Maja: the number of a name stands at one end of it. */
function movesNumber({ words }: WordedName, found: WordedName): boolean {
  const last = words.at(-1) ?? '';
  return STARTS_WITH_DIGIT.test(last) && words[0] !== last && found.words[0] === last;
}

/** `Calle 6B` is not Calle 5B, nor is `Carrera 7C` Carrera 7A. */
function hasOtherLetteredNumber({ words }: WordedName, found: WordedName): boolean {
  return (
    words.some((word) => LETTERED_NUMBER.test(word) && !found.words.includes(word)) &&
    found.words.some((word) => LETTERED_NUMBER.test(word) && !words.includes(word))
  );
}

/** `16. listopadu` read without its number, as that of a list, is hardly 17. listopadu. */
function lacksFirstNumber(asked: WordedName, found: WordedName, { digitsDiffer }: NameFit): boolean {
  return digitsDiffer && asked.numbers === '' && STARTS_WITH_DIGIT.test(found.words[0]!);
}

/** `Sixty-Fourth St` is not 4th St: its number is written in two words, and one of them is that of the other street. */
function hasOtherWrittenNumber(
  { numbers, raw }: WordedName,
  found: WordedName,
  { digitsDiffer }: NameFit,
): boolean {
  if (!digitsDiffer || numbers === '' || found.numbers === '' || HAS_DIGIT.test(raw)) return false;
  return numbers.split(' ').some((one) => !found.numbers.split(' ').includes(one));
}

/** `SQN 308` is not SQS 308: the letters of a code have no slips. */
function hasOtherCode(asked: WordedName, found: WordedName): boolean {
  const codes = codesIn(asked);
  if (codes.length === 0) return false;
  const known = codesIn(found);
  return known.length > 0 && codes.some((code) => !known.includes(code));
}

/** `Route 7` is not VT Route 7A, which runs beside it, nor is `Route 7A` US Route 5. */
function hasOtherRoadNumber({ road }: WordedName, found: WordedName): boolean {
  return road !== null && found.road !== null && road.number !== found.road.number;
}

function codesIn({ nameWords }: WordedName): readonly string[] {
  return nameWords
    .filter(({ word, token, isDotted }) => word === token && !isDotted && CODE.test(word))
    .map(({ word }) => word);
}

/** `Hoetmansmeer II` is not `Hoetmansmeer I`, nor `Karl XII:s väg` Karl XI:s väg, nor `Haakon VIs gate` Haakon VIIs gate. */
function hasOtherRomanNumber(name: WordedName, found: WordedName): boolean {
  const words = startsWithSlip(name, found) ? name.words.slice(1) : name.words;
  const asked = words.map(romanWithEnding).filter((value) => value !== null);
  const known = [...found.words.map(romanWithEnding), ...found.numbers.split(' ')];
  if (asked.some((value) => !known.includes(value))) return true;
  // `Jana Pawła I` is not Jana Pawła II, though a single letter may be anything.
  const letters = name.words.filter((word) => ROMAN_LETTER.test(word) && !found.words.includes(word));
  return (
    letters.length > 0 && known.some((value) => value !== null && value !== '' && !asked.includes(value))
  );
}

/** `Vi Gerolamo Forni`: a letter was left out of `Via`. */
function startsWithSlip({ words }: WordedName, { words: known }: WordedName): boolean {
  if (words.length !== known.length || words.length === 1) return false;
  return editDistance(words[0]!, known[0]!, 1) <= 1;
}

/** The value of a Roman number, also in the genitive: `VIIs`. */
function romanWithEnding(word: string): string | null {
  return romanNumber(word) ?? (word.endsWith('s') ? romanNumber(word.slice(0, -1)) : null);
}
