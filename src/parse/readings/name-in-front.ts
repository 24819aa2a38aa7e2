import type { WordLine } from '../words/word-line';
import { firstOf, lastOf, type WordSet, withoutFirst } from '../words/word-set';
import type { ReadingFrame } from './reading-draft';

/**
 * True for words that name a person or a company and stand right in front of the address, without a comma between them.
 * The data know the street, or it has a type, so that a misspelt name is found too. Without a number, the data know it.
 * @param hasPlace true if a known place stands behind the address, or if the line has a postcode.
 */
export function isNameInFront(frame: ReadingFrame, hasPlace: boolean, words: WordSet): boolean {
  const { line, number, street, front } = frame;
  if (street === 0 || words !== front || (words & line.withDigit) !== 0) return false;
  if (number === null) return hasPlace && line.isStreet(street) && endsAtStreet(frame, hasPlace, words);
  if (line.numberFirst) return endsAtNumber(frame, hasPlace, words);
  return number.end === firstOf(street)
    ? endsAtUnusualNumber(frame, hasPlace, words)
    : endsAtStreet(frame, hasPlace, words);
}

/**
 * `Jón Jónsson 42 Úlfarsbraut 113 Reykjavík`: the number stands in front of the street, where the country writes it last. The words
 * before it are no street that has it behind them.
 */
function endsAtUnusualNumber(
  { line, number, street }: ReadingFrame,
  hasPlace: boolean,
  words: WordSet,
): boolean {
  if (!hasPlace || lastOf(words) + 1 !== number!.start || !line.isStreet(street)) return false;
  // `Jan Jansestraat 12 Norg, Drenthe`: behind a misspelt street, its town.
  if (line.isPlace(street) || line.isStreet(words) || line.hasStreetType(words)) return false;
  return namesSomebody(line, words) || isStrange(line, words);
}

/** `Jean Delmas 22 Rue du Barry Gramat`: no name of a street goes across its number. */
function endsAtNumber({ line, number, street }: ReadingFrame, hasPlace: boolean, words: WordSet): boolean {
  if (lastOf(words) + 1 !== number!.start || firstOf(street) !== number!.end) return false;
  if (line.isTownBehindPostcode(street) || isStreetWithUnit(line, words)) return false;
  const [isStreet, hasType] = [line.isStreet(street), line.hasStreetType(street)];
  // `Galerie Vivienne 4 Rue des Petits-Champs`: the number belongs to the street that it stands before.
  if (line.hasStreetType(words) && (isStreet || line.typeFirst)) {
    if (!isStreet) return hasPlace && line.hasCommonType(street) && !line.hasCommonType(words);
    return hasType || (street & line.withDigit) !== 0;
  }
  // `Pine Street 6, East Haven`: the words are the street, and what follows is its town.
  if (!isStreet && line.hasStreetType(words) && line.isPlace(street)) return false;
  return isStreet || hasType || (hasPlace && !line.beginsStreet(words));
}

/** `College Hill Rd Unit 446 Woodstock`: the number is that of a unit, and the house number is left out. */
function isStreetWithUnit(line: WordLine, words: WordSet): boolean {
  const last = lastOf(words);
  const name = words & ~(1 << last);
  return name !== 0 && line.announcesUnit(last) && (line.isStreet(name) || line.hasStreetType(name));
}

/**
 * `Bar Centrale Via George Sand 12 Milano`: the street begins with its type. Elsewhere the words must show that they are no
 * part of its name.
 */
function endsAtStreet({ line, street }: ReadingFrame, hasPlace: boolean, words: WordSet): boolean {
  if (lastOf(words) + 1 !== firstOf(street)) return false;
  if (line.hasStreetType(words)) return hasPlace && isPersonLikeStreet(line, words, street);
  // `Piazza Monte Grappa`, also with a slip: a `monte` is a type as well.
  if (line.mayBeType(words) && !line.isTypeLeftOut(words)) return false;
  // `Nueva Calle Mayor 12`: a street of its own.
  if ((words & ~line.qualifiers) === 0) return false;
  const hasTypeFirst = line.beginsWithType(street);
  if (!hasPlace && !hasTypeFirst && !line.isTyped(street)) return false;
  if (hasPlace && !line.typeFirst && isStrange(line, words) && !reachesBack(line, words, street)) return true;
  const isNamed = namesSomebody(line, words);
  return (isNamed && line.isStreet(street)) || ((isNamed || hasTypeFirst) && line.hasStreetType(street));
}

/** `Dhr. P. van den Berg Ramsweg 22`: a name that ends like one of a street, behind a salutation and in front of a known street. */
function isPersonLikeStreet(line: WordLine, words: WordSet, street: WordSet): boolean {
  const first = words & -words;
  if ((line.salutations & first) === 0 || !line.isStreet(street)) return false;
  for (let rest = withoutFirst(words); rest !== 0; rest = withoutFirst(rest))
    if (line.isStreet(rest) || line.isStreet(rest | street)) return false;
  return true;
}

/** `Frau Weber`: behind a salutation stands a person. `Huber GmbH`: a company name ends in its legal form. */
function namesSomebody(line: WordLine, words: WordSet): boolean {
  return (line.salutations & words) !== 0 || (line.companies & (1 << lastOf(words))) !== 0;
}

/**
 * `Bakkerij Jansen Herestraat 12 Groningen`: several words with which no street of the data begins, and that do not look
 * like the beginning of one (`Nieuwe`, `Burgemeester`, `op de`). Of 45,792 Dutch streets, 4 have such words in front of
 * another street of the same town.
 */
function isStrange(line: WordLine, words: WordSet): boolean {
  const [first, last] = [1 << firstOf(words), 1 << lastOf(words)];
  if (first === last || ((first | last) & line.qualifiers) !== 0) return false;
  return !line.isOptional(first) && !line.isOptional(last) && !line.beginsStreet(words);
}

/** `Bakkerij Jansen Waterloose | Steenweg`: with the words before it, the street is a longer one. */
function reachesBack(line: WordLine, words: WordSet, street: WordSet): boolean {
  for (let rest = withoutFirst(words); rest !== 0; rest = withoutFirst(rest))
    if (line.isStreet(rest | street)) return true;
  return false;
}
