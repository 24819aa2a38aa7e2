import type { WordLine } from '../words/word-line';
import { countOf, lastOf, MAX_WORDS, type WordSet } from '../words/word-set';

/** Costs of reading words against appearances, in the order of how far-fetched that is. */
export const COST = {
  /** A street that the data does not know, and each of its words. */
  unknownStreet: 2,
  unknownStreetWord: 0.1,
  /** The same: a name that breaks off at an article, `Avenue de` of `Avenue de France`. */
  brokenOffName: 1,
  /** A known street of several words gains a little by each. */
  knownStreetWord: -0.05,
  unknownPlace: 1.5,
  /** The same: words in the position of a street, beside a postcode that tells the street. */
  streetAsPlace: 1.3,
  /** A known town behind the number and the postcode as a street. */
  townAsStreet: 2,
  /** Each word beside street and place that no field takes; a whole part of such words. */
  leftOver: 1.1,
  leftApart: 0.8,
  /** Parts in an order that is rare in the country. */
  order: 0.5,
  /** A word with a digit that is not the number. */
  numberDropped: 2.5,
  /** A later number leaves an earlier one to the street's name (`Plein 1940 12`): the last one is likelier. */
  laterNumber: 0.6,
  numberInBrackets: 4,
  /** For each letter of a suffix that the country does not know. */
  oddSuffixLetter: 0.15,
  /** A comma inside the street is rare; a street begins with its part, or at a word with which a known street begins. */
  commaInStreet: 1.5,
  noStreet: 2,
  noPlace: 0.4,
  /** Where the data are no help: a street by its common type, or by another one; each of its words. */
  typedStreet: 0.6,
  oddlyTypedStreet: 0.9,
  typedStreetWord: 0.03,
  /** The same: a street that begins with its type, in a line that may have its place behind it. */
  typedWithoutPlace: 0.97,
  /** The same: a street that holds a preposition and a name, in a line without another place. */
  townInStreet: 1.5,
  /** The same: a street that ends in a direction written out, with more words behind it: `Rd West Windsor`. */
  directionBehind: 0.1,
  /** The same: words without a type that are all of their part, and a type that no street takes. */
  untypedPart: 1.7,
  oddlyTypedPart: 1.2,
  typeUnread: 1,
  /** The same: a direction or a second number behind the house number, and each further word there. */
  streetInSuffix: 0.7,
  /** The same: the street in another part than its number, beside which other words stand; beside which a street stands. */
  streetApart: 1.5,
  otherStreetApart: 4,
} as const;

/** What it costs to take words for a street's name. */
export function nameCost(line: WordLine, street: WordSet): number {
  const words = countOf(street);
  if (line.isStreet(street)) return COST.knownStreetWord * words;
  const cost = line.nameCost(street) ?? COST.unknownStreet + COST.unknownStreetWord * words;
  return (line.smallWords & (1 << lastOf(street))) === 0 ? cost : cost + COST.brokenOffName;
}

/** The least that any words of a line cost as a street's name. */
export function leastNameCost(line: WordLine): number {
  return COST.knownStreetWord * line.length;
}

/** The same for any line. */
export const LEAST_NAME_COST = COST.knownStreetWord * MAX_WORDS;
