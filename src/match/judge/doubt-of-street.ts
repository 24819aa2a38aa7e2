import type { Doubt } from '../../model/doubt';
import type { NameFit } from '../../rank/fit';
import { mayBeOtherName } from '../../rank/name-fit';
import type { WordedName } from '../../rank/worded-name';
import { editDistance } from '../../text/edit-distance';
import { fold } from '../../text/fold';
import { isOfFewStreets } from '../query/asked-postcode';
import type { Query } from '../query/query';
import { haveOtherNumbers } from './numbers-of-name';
import { isSlipOfAnotherType } from './slip-of-type';

/** The types of Korean roads, which are one or two signs of a name without spaces. */
const KOREAN_TYPE = /(?:대로|로|길)$/u;
/** The initial of a person, no article and no elision: not the `d` of `d'Or`. */
const INITIAL = /^[bcfghjkmpqrvwxz]$/;
/** `N.`, which is not the `n` of `n'a`. */
const DOTTED_INITIAL = /(?<![\p{IDS}\p{N}.'’])\p{IDS}(?=\.\s)/gu;
const INITIAL_IN_FRONT = /^\p{IDS}\./u;
/** Most letters of a house number: `39 tv`. */
const LONGEST_LETTERS = 2;
/** Letters that differ where the first of a word is one of them, and their share of the word without its type. */
const LEAST_OTHERWISE = 2;
const SHARE_OTHERWISE = 0.25;
/** A shorter word is as near to any other. */
const SHORTEST_OTHERWISE = 4;
const LEAST_LETTERS_MORE = 3;
const ELLIPSIS = /…|\.\.$/;
const DIGIT = /\d/;
const DIGITS_BEHIND = /(?<=\D)\d+$/;
const LAST_VOWEL = /[aeiouy]$/;
/** Words for the miles of a road, which have signs along it. */
const MILE_WORDS: ReadonlySet<string> = new Set(['mm', 'mp', 'mile', 'milepost', 'marker']);

/**
 * Why the asked street may well be another one, though the rest agrees; null if nothing tells so. `Square Jean Jaurès` is not
 * the avenue of that name, and `Albertlaan` is hardly a damaged `Auberlaan` if there is one elsewhere, unless a postcode of that street says so: one of
 * digits mostly covers a town. People leave out words of a name, and then the rest may be another name.
 * @param nameExists true if a street somewhere has exactly the asked name.
 * @param found the name of the street.
 */
export function doubtOfStreet(
  query: Query,
  fit: NameFit,
  nameExists: boolean,
  found: WordedName,
): Doubt | null {
  const { street, number, postcode } = query;
  const { verdict, edits, extra, typeConflict } = fit;
  if (verdict === 'typo' && street?.isMisread(found) === true) return null;
  if (verdict === 'typo' && hasAnotherKoreanType(query, found)) return 'type';
  if (verdict === 'partial') {
    if (mayBeLonger(query, found)) return 'unread';
    if (lacksType(query, found) || hasAnotherType(query, found) || isOfOtherGender(query, found))
      return 'type';
    if (leavesLetterOfHouse(query, found)) return 'number';
  }
  if (asksTypeAlone(query)) return 'name';
  if (goesOnOtherwise(query, found)) return 'cut-name';
  // Beside a short name a letter looks like a slip: `N Lake Way` for Lake Way.
  if ((verdict === 'partial' || verdict === 'typo') && lacksOpposite(query, found)) return 'direction';
  if (street !== null && haveOtherNumbers(street, found, fit, number?.number ?? null))
    return 'number-in-name';
  if (hasOtherInitial(query, found)) return 'name';
  if (endsInUnitWord(query) || hasDigitMore(query, found)) return 'number';
  const isTold = isOfFewStreets(postcode);
  if (mayBeOtherName(fit, isTold)) return 'name';
  if (isTold) return null;
  if (startsOtherwise(query, fit, found) || isLongerOrShorter(query, fit, found)) return 'name';
  if (typeConflict) return 'type';
  if (nameExists && (verdict !== 'partial' || extra + edits > 0 || breaksOff(query, found)))
    return 'name-elsewhere';
  return edits + extra > 0 && isSlipOfAnotherType(query, found) ? 'type' : null;
}

/**
 * `Petra Koch Molmen Straat` is hardly `Oude Straat`: words in front that were not read may belong to the name, unless its
 * number or its type begins the address. In `Via Monte Grappa 6`, where there is a Viale, they are its type.
 */
function mayBeLonger({ line, street, profile }: Query, found: WordedName): boolean {
  const { numberFirst, typePlace } = profile.conventions;
  if (line.leftApart === 0 || numberFirst) return false;
  if (typePlace !== 'first' || street === null) return typePlace !== 'first';
  return profile.streetType(street.tokens) !== profile.streetType(found.tokens);
}

/**
 * `40, g Rugårdsvej`, `4 Q Rue Haute`, `22, A Avenue Mozart`: a letter between the number and the name is rather that of the house,
 * though streets have a type that is written so, unless it stands for a word of the found name that the asked one lacks. So is a word
 * for a number: `No. 4, three Shady Ridge Ct`.
 */
function leavesLetterOfHouse({ street, number, profile }: Query, found: WordedName): boolean {
  const [letter = '', ...name] = street?.words ?? [];
  if (number === null || name.length === 0) return false;
  const { numberFirst, numberNames } = profile.conventions;
  const digits = numberFirst ? numberNames.get(letter) : undefined;
  if (digits !== undefined) return !found.words.includes(letter) && !found.words.includes(digits);
  if (letter.length > LONGEST_LETTERS || INITIAL_IN_FRONT.test(street!.raw)) return false;
  // `W Oxford Rd`, `ul. Wolności`
  if (found.words.includes(letter) || profile.opposites.has(street!.tokens[0]!)) return false;
  const types = profile.tokensOf(letter).filter((token) => profile.isStreetType(token));
  if (types.some((type) => found.tokens.includes(type))) return false;
  // `13 ue Antoine Valette`
  const [first = ''] = found.words;
  if (letter.length > 1 && first.length === letter.length + 1 && first.endsWith(letter)) return false;
  const mayBeTwo = numberFirst && types.length === 0 && !profile.isOptional(letter);
  if (letter.length > 1 && !mayBeTwo) return false;
  return !found.words.some((word) => word.startsWith(letter.charAt(0)) && !name.includes(word));
}

/** `Akarovastraat bus 5`, `US Route 2 W MM 12`: the number is that of a box or a mile, and the house number is missing. */
function endsInUnitWord({ street, profile }: Query): boolean {
  const last = street?.words.at(-1);
  if (last === undefined || street?.count === 1 || profile.isNumberWord(last)) return false;
  return profile.conventions.unitWords.includes(last) || MILE_WORDS.has(last);
}

/** `Zaailand6 2`: the digit behind the whole word belongs to the number, 62. */
function hasDigitMore({ street, number }: Query, found: WordedName): boolean {
  if (street === null || number === null) return false;
  return street.tokens.some((token) => {
    const word = token.replace(DIGITS_BEHIND, '');
    return word !== token && !found.tokens.includes(token) && found.tokens.includes(word);
  });
}

/** `W State St` is hardly the plain State St: there may be an E State St. In `W. Gefellerweg`, W is no direction. */
function lacksOpposite({ street, profile }: Query, found: WordedName): boolean {
  if (street === null) return false;
  const { tokens } = found;
  return street.tokens.some((token, at) => {
    const word = street.words[at]!;
    // In `S Signal Hill Rd`, the S stands for no word that is there already.
    const mayStandFor = (other: string) => other.startsWith(word) && !street.tokens.includes(other);
    const isInitial = word.length === 1 && tokens.some(mayStandFor);
    if (isInitial || tokens.includes(token)) return false;
    if (profile.opposites.has(token)) return true;
    // `Lt` is read as a title as well, and as `little`.
    const others =
      word.length === 1 ? [] : profile.tokensOf(word).filter((other) => profile.opposites.has(other));
    return others.length > 0 && !others.some((other) => tokens.includes(other));
  });
}

/** `Hamrag... 7` is hardly the Hamrar: the line tells that the name goes on. */
function goesOnOtherwise({ street }: Query, found: WordedName): boolean {
  return street !== null && ELLIPSIS.test(street.raw) && !found.squashed.startsWith(street.squashed);
}

/** `Rue de la Gare` is hardly a Rue de la Garenne that is not typed to its end: the name is that of streets elsewhere. */
function breaksOff({ street }: Query, found: WordedName): boolean {
  if (street === null || !found.key.startsWith(street.key)) return false;
  return !street.tokens.every((token) => found.tokens.includes(token));
}

/** `12 Dr, Brattleboro`, `3 rue du, Paris`: the name is left out. `12 Park` is a name. */
function asksTypeAlone({ street, profile }: Query): boolean {
  const [type = '', ...behind] = street?.tokens ?? [];
  return profile.conventions.commonTypes.includes(type) && behind.every((token) => profile.isOptional(token));
}

/**
 * `Rue J. Toulzac` is hardly `Rue Toulzac`: there may be a `Rue Jean Toulzac`. The `R` of `R Toulzac` may be a type. The letter of
 * `Chemin du Terreau Q 1` is that of the house.
 */
function hasOtherInitial({ street, profile }: Query, found: WordedName): boolean {
  const dotted = street?.raw.match(DOTTED_INITIAL)?.map(fold) ?? [];
  const isInitial = (word: string, at: number) => {
    if (!INITIAL.test(word) && !dotted.includes(word)) return false;
    // `W` is west.
    if (profile.opposites.has(street!.tokens[at]!)) return false;
    const types = profile.tokensOf(word).filter((one) => profile.isStreetType(one));
    // Behind the name, `v` is `vej` only if the street has it.
    return types.length === 0 || (at > 0 && !types.some((type) => found.squashed.includes(type)));
  };
  const initials = street?.words.filter(isInitial) ?? [];
  if (initials.length === 0) return false;
  const words = found.words;
  // `Via Giuseppe Regaldi G. 24`: behind the name, no letter stands for a word of it.
  const last = street!.words.at(-1)!;
  if (INITIAL.test(last) && initials.includes(last) && !words.includes(last)) return true;
  return initials.some((initial) => !words.some((word) => word.startsWith(initial)));
}

/**
 * `Königsweg` is hardly the Soniusweg: people seldom take another letter for the first of a word, and hardly ever
 * beside another slip, unless the word is long. A name that is found by an alias has no such word.
 */
function startsOtherwise({ street }: Query, { edits }: NameFit, found: WordedName): boolean {
  if (street === null || edits < LEAST_OTHERWISE) return false;
  const { tokens, type } = street;
  const foundTokens = found.tokens;
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

/**
 * `Notelaarshofstraat` is hardly the Notelaarsstraat: people seldom leave out or add three letters of a name, whether its abbreviations are
 * written out or not.
 */
function isLongerOrShorter({ street }: Query, { verdict }: NameFit, found: WordedName): boolean {
  if (street === null || verdict !== 'typo') return false;
  const more = [street.key.length - found.key.length, street.squashed.length - found.squashed.length];
  return more.every((letters) => Math.abs(letters) >= LEAST_LETTERS_MORE);
}

/** False where the first letter is left out, added or swapped, and for a misread digit: `6rossens`. */
function hasOtherFirst(token: string, other: string): boolean {
  const [one, first] = [token.charAt(0), other.charAt(0)];
  return one !== first && one !== other.charAt(1) && token.charAt(1) !== first && !DIGIT.test(one);
}

/** `ul. Wolności` is hardly `plac Wolności`: there may be a street of that name. `ul. Aleja Kościuszki` names both types. */
function hasAnotherType({ street, profile }: Query, found: WordedName): boolean {
  const type = street === null ? '' : profile.streetType(street.tokens);
  const other = profile.streetType(found.tokens);
  if (type === other || other === '' || !profile.mayLackType(type)) return false;
  // In another language the type may stand at the other end: `Rue Lekeu`, `Lekeustraat`.
  const isInFront = street!.tokens[0] === type && found.tokens[0] === other;
  return isInFront && !street!.tokens.includes(other);
}

/** `명동로` is not 명동길, nor `효원대로` 효원로. */
function hasAnotherKoreanType({ street }: Query, found: WordedName): boolean {
  const [type] = street === null ? [] : (KOREAN_TYPE.exec(street.squashed) ?? []);
  const [other] = KOREAN_TYPE.exec(found.squashed) ?? [];
  return type !== undefined && other !== undefined && type !== other;
}

/**
 * `Quai Monjitas` is hardly the Monjitas: only a type that the register leaves out (`Calle`) is added to a name that
 * has none.
 */
function lacksType({ street, profile }: Query, found: WordedName): boolean {
  const type = street === null ? '' : profile.streetType(street.tokens);
  return type !== '' && !profile.mayLackType(type) && profile.streetType(found.tokens) === '';
}

/**
 * `Grunwaldzka 8` is hardly on the plac Grunwaldzki, nor `Vittorio 8` on the Piazza Vittoria: a name without a type, in another gender than the
 * found type, most likely belongs to a street that the data lack.
 */
function isOfOtherGender({ street, profile }: Query, found: WordedName): boolean {
  if (street === null || profile.streetType(street.tokens) !== '') return false;
  const type = profile.streetType(found.tokens);
  if (type === '' || profile.mayLackType(type)) return false;
  return street.words.some(
    (word) =>
      LAST_VOWEL.test(word) &&
      !found.words.includes(word) &&
      found.words.some(
        (other) =>
          other.length === word.length && LAST_VOWEL.test(other) && other.slice(0, -1) === word.slice(0, -1),
      ),
  );
}
