import { romanNumber } from '../../country/index';
import type { NameFit } from '../../rank/fit';
import { mayBeOtherName } from '../../rank/name-fit';
import { WordedName } from '../../rank/worded-name';
import { editDistance } from '../../text/edit-distance';
import { fold, wordsOf } from '../../text/fold';
import type { Query } from '../query/query';

/** `2`, `95th`, `3ème`. */
const NUMBERS_OF_NAME =
  /(?<![\p{L}\p{N}])\d+(?=(?:st|nd|rd|th|er?|[eè]re|i?[eè]me|de|ste|[.ºª°])?(?![\p{L}\p{N}]))/giu;
/** The initial of a person, no article and no elision: not the `d` of `d'Or`. */
const INITIAL = /^[bcfghjkmpqrvwxz]$/;
/** Letters that differ where the first of a word is one of them, and their share of the word without its type. */
const LEAST_OTHERWISE = 2;
const SHARE_OTHERWISE = 0.25;
/** A shorter word is as near to any other. */
const SHORTEST_OTHERWISE = 4;
const DIGIT = /\d/;
const ROMAN_LETTER = /^[ivx]$/;
const STARTS_WITH_DIGIT = /^\d/;
/** A code, such as those of the quarters of Brasília. */
const CODE = /^[bcdfghjklmnpqrstvwxz]{2,4}$/;
const YEAR = /^(?:1[89]|20)\d{2}$/;

/** The evidence from the name of a street. */
export interface NameEvidence {
  readonly fit: NameFit;
  /** True if a street somewhere has exactly the asked name. */
  readonly nameExists: boolean;
  /** True if a street with the asked name lies in the asked place. Then a street around that place is hardly meant. */
  readonly namesakeInside: boolean;
  /** True if a street in the asked place has the asked name with another street type. */
  readonly sisterInside: boolean;
  /**
   * True if the asked street most likely is this one with another street type: the rest of the name is the same, the asked number is there, and
   * no street in its town has the asked name.
   */
  readonly hasOtherType: boolean;
}

/**
 * True if the asked street may well be another one, though the rest agrees. `Square Jean Jaurès` is not the avenue of that name,
 * and `Albertlaan` is hardly a damaged `Auberlaan` if there is one elsewhere, unless a postcode of that street says so: one of
 * digits mostly covers a town. People leave out words of a name, and then the rest may be another name.
 * @param found the name of the street.
 */
export function mayBeOtherStreet(query: Query, { fit, nameExists }: NameEvidence, found: string): boolean {
  const { postcode } = query;
  if (fit.verdict === 'partial' && (mayBeLonger(query) || lacksType(query, found))) return true;
  if (lacksNumberOfName(query, found) || takesNumberOfName(query, found)) return true;
  if (fit.verdict === 'partial' && lacksOpposite(query, found)) return true;
  if (movesNumber(query, found) || lacksFirstNumber(query, fit, found) || hasOtherCode(query, found))
    return true;
  if (hasOtherRomanNumber(query, found) || hasOtherInitial(query, found) || endsInUnitWord(query))
    return true;
  const isTold = postcode !== null && postcode.row !== null && !postcode.isOfDigits;
  if (mayBeOtherName(fit, isTold) || (!isTold && startsOtherwise(query, fit, found))) return true;
  const isElsewhere = nameExists && (fit.verdict !== 'partial' || fit.extra + fit.edits > 0);
  return !isTold && (fit.typeConflict || isElsewhere);
}

/**
 * `Petra Koch Molmen Straat` is hardly `Oude Straat`: words in front that were not read may belong to the name, unless its
 * number or its type begins the address.
 */
function mayBeLonger({ line, profile }: Query): boolean {
  const { numberFirst, typePlace } = profile.conventions;
  return line.leftApart > 0 && !numberFirst && typePlace !== 'first';
}

/** `Akarovastraat bus 5`: the number is that of a box, and the house number is missing. */
function endsInUnitWord({ street, profile }: Query): boolean {
  const last = street?.words.at(-1);
  if (last === undefined || street?.count === 1 || profile.isNumberWord(last)) return false;
  return profile.conventions.unitWords.includes(last);
}

/** `S/N Avenue du 8 Mai 1945`: the house number was taken from the name of the street. */
function takesNumberOfName({ street, number, profile }: Query, found: string): boolean {
  if (street === null || number === null) return false;
  const ofName = new WordedName(profile, found).numbers.split(' ');
  return ofName.includes(number.number) && !street.numbers.split(' ').includes(number.number);
}

/**
 * `5371 US Route 2` is not US Route 5, and the 4 of `Bar du 8 Mai 4 Chemin de Rousseou` may be the house number. A year is left
 * out as easily as a first name: `Rue du 11 Novembre 1918`.
 */
function lacksNumberOfName({ street, number, profile }: Query, found: string): boolean {
  const numbers = number === null ? null : (street?.raw.match(NUMBERS_OF_NAME) ?? null);
  if (numbers === null) return false;
  // `Rue du Quatre Septembre` has a number too, and so has `9e Régiment`.
  const known = new WordedName(profile, found).numbers.split(' ').map((one) => Number.parseInt(one, 10));
  return numbers.some((one) => !YEAR.test(one) && !known.includes(Number(one)));
}

/** `W State St` is hardly the plain State St: there may be an E State St. In `W. Gefellerweg`, W is no direction. */
function lacksOpposite({ street, profile }: Query, found: string): boolean {
  if (street === null) return false;
  const { tokens } = new WordedName(profile, found);
  return street.tokens.some((token, at) => {
    const word = street.words[at]!;
    const isInitial = word.length === 1 && tokens.some((other) => other.startsWith(word));
    return profile.opposites.has(token) && !tokens.includes(token) && !isInitial;
  });
}

/** `Hoetmansmeer II` is not `Hoetmansmeer I`, nor `Karl XII:s väg` Karl XI:s väg, nor `Haakon VIs gate` Haakon VIIs gate. */
function hasOtherRomanNumber({ street, profile }: Query, found: string): boolean {
  if (street === null) return false;
  const asked = street.words.map(romanWithEnding).filter((value) => value !== null);
  const name = new WordedName(profile, found);
  const known = [...name.words.map(romanWithEnding), ...name.numbers.split(' ')];
  if (asked.some((value) => !known.includes(value))) return true;
  // `Jana Pawła I` is not Jana Pawła II, though a single letter may be anything.
  const letters = street.words.filter((word) => ROMAN_LETTER.test(word) && !name.words.includes(word));
  return (
    letters.length > 0 && known.some((value) => value !== null && value !== '' && !asked.includes(value))
  );
}

/** The value of a Roman number, also in the genitive: `VIIs`. */
function romanWithEnding(word: string): string | null {
  return romanNumber(word) ?? (word.endsWith('s') ? romanNumber(word.slice(0, -1)) : null);
}

/** `SQN 308` is not SQS 308: the letters of a code have no slips. */
function hasOtherCode({ street, profile }: Query, found: string): boolean {
  const codes = (name: WordedName) =>
    name.nameWords
      .filter(({ word, token, isDotted }) => word === token && !isDotted && CODE.test(word))
      .map(({ word }) => word);
  const asked = street === null ? [] : codes(street);
  if (asked.length === 0) return false;
  const known = codes(new WordedName(profile, found));
  return known.length > 0 && asked.some((code) => !known.includes(code));
}

/** `2 Maja 1` is not number 2 of 1 Maja: the number of a name stands at one end of it. */
function movesNumber({ street, profile }: Query, found: string): boolean {
  const last = street?.words.at(-1) ?? '';
  if (!STARTS_WITH_DIGIT.test(last) || street?.words[0] === last) return false;
  return new WordedName(profile, found).words[0] === last;
}

/** `16. listopadu` read without its number, as that of a list, is hardly 17. listopadu. */
function lacksFirstNumber({ street, profile }: Query, { digitsDiffer }: NameFit, found: string): boolean {
  if (street === null || !digitsDiffer || street.numbers !== '') return false;
  return STARTS_WITH_DIGIT.test(new WordedName(profile, found).words[0]!);
}

/** `Rue J. Toulzac` is hardly `Rue Toulzac`: there may be a `Rue Jean Toulzac`. */
function hasOtherInitial({ street }: Query, found: string): boolean {
  const initials = street?.tokens.filter((token) => INITIAL.test(token)) ?? [];
  if (initials.length === 0) return false;
  const words = wordsOf(fold(found));
  return initials.some((initial) => !words.some((word) => word.startsWith(initial)));
}

/**
 * `Königsweg` is hardly the Soniusweg: people seldom take another letter for the first of a word, and hardly ever beside another slip,
 * unless the word is long. A name that is found by an alias has no such word.
 */
function startsOtherwise({ street, profile }: Query, { edits }: NameFit, found: string): boolean {
  if (street === null || edits < LEAST_OTHERWISE) return false;
  const { tokens, type } = street;
  const foundTokens = new WordedName(profile, found).tokens;
  const others = foundTokens.filter((token) => !tokens.includes(token));
  return tokens.some((token) => {
    if (foundTokens.includes(token)) return false;
    const letters = token.endsWith(type) ? token.length - type.length : token.length;
    const least = Math.max(LEAST_OTHERWISE, SHARE_OTHERWISE * letters);
    const isDamaged = (other: string) =>
      editDistance(token, other, edits) <= edits && editDistance(token, other, edits) >= least;
    return (
      letters >= SHORTEST_OTHERWISE && others.some((other) => hasOtherFirst(token, other) && isDamaged(other))
    );
  });
}

/** False where the first letter is left out, added or swapped, and for a misread digit: `6rossens`. */
function hasOtherFirst(token: string, other: string): boolean {
  const [one, first] = [token.charAt(0), other.charAt(0)];
  return one !== first && one !== other.charAt(1) && token.charAt(1) !== first && !DIGIT.test(one);
}

/** `Quai Monjitas` is hardly the Monjitas: only a type that the register leaves out (`Calle`) is added to a name that has none. */
function lacksType({ street, profile }: Query, found: string): boolean {
  const type = street === null ? '' : profile.streetType(street.tokens);
  return type !== '' && !profile.mayLackType(type) && profile.streetType(profile.tokens(found)) === '';
}
