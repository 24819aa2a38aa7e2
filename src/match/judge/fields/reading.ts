import { isAgreeing } from '../../../model/agreeing';
import type { Feature } from '../../../rank/features';
import { GIVEN_AS_FIELDS, type Query } from '../../query/query';
import type { Judgement } from '../judgement';
import type { NameEvidence } from '../name-evidence';

/** More left-over words than this do not lower the score further. */
const MOST_LEFT_OVER = 6;
/** A street that is not read counts as so many words at least: one of one word is missed as much as one of three. */
const WORDS_OF_STREET = 2;

/** How much of the line its reading explains. */
export function judgeReading(judgement: Judgement): void {
  const { query, name, verdicts, sheet } = judgement;
  if (query.line === GIVEN_AS_FIELDS) return;
  const {
    leftOver,
    leftByPlace,
    leftApart,
    unusualOrder,
    numberApart,
    postcodeAsNumber,
    lacksNumber,
    leavesDigits,
    nearby,
  } = query.line;
  if (lacksNumber) verdicts.number ??= 'missing';
  // `Herestraat 12, Groningen 7`: the 7 is in no field of the answer.
  if (leavesDigits && verdicts.number !== undefined) verdicts.suffix ??= 'missing';
  if (nearby && verdicts.number === 'exact') verdicts.number = 'nearest';
  // `Gothard Rd near Main St`: beside which of them it is, nobody knows.
  else if (nearby) judgement.doubt ??= 'number';
  const add = (feature: Feature, amount: number) => sheet.add(feature, amount, 'reading');
  const unread =
    leftOver > 0 && leavesStreetOfNumber(query, name) ? Math.max(leftOver, WORDS_OF_STREET) : leftOver;
  add('reading.leftOver', Math.min(unread, MOST_LEFT_OVER));
  // Unread words probably belong to the street's name, if the name differs from the found one or if the line has no
  // place and no postcode.
  if (leftOver > 0 && !leftByPlace && (isInexact(name) || isStreetAlone(query)))
    add('reading.leftOverInexact', 1);
  add('reading.leftApart', Math.log1p(leftApart));
  if (unusualOrder) add('reading.order', 1);
  if (numberApart) add('reading.numberApart', 1);
  if (postcodeAsNumber) add('reading.postcodeAsNumber', 1);
}

/** The words of the street are the town, and the postcode tells no more than the town does. */
export function judgeTownAsStreet({ query, verdicts, sheet }: Judgement): void {
  sheet.add('reading.leftOverInexact', 1, 'reading');
  if (query.postcode?.isOfDigits === true && isAgreeing(verdicts.postcode))
    sheet.add('postcode.ofTown', 1, 'reading');
}

/** `2020 Rolingwood, Catonsville 21228` as the postcode alone: the word beside the number is the street. */
function leavesStreetOfNumber({ number, street, postcode }: Query, name: NameEvidence | null): boolean {
  return name === null && street === null && number !== null && postcode?.isOfDigits === true;
}

/** True if only name and number tell which street is meant: `Brimkjarg Hlíð 2` is not surely `Hlíð 2`. */
function isStreetAlone({ street, places, postcode }: Query): boolean {
  return street !== null && places.length === 0 && postcode === null;
}

/** True if the name of the street differs by more than its spelling convention. */
export function isInexact(name: NameEvidence | null): boolean {
  if (name === null) return false;
  const { verdict, missing, edits } = name.found.fit;
  if (verdict === 'conflict') return false;
  return missing > 0 || (verdict !== 'phonetic' && edits > 0);
}
