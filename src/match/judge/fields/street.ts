import type { Feature } from '../../../rank/features';
import { asksInitials } from '../initials-of-name';
import type { Judgement } from '../judgement';

/** `Mill Rd` is `Mill Road`, but where a town has both, the name as asked comes first. */
const SHARE_OF_TYPE = 0.05;
const NUMBERS = /\d+/g;

export function judgeStreetName(judgement: Judgement): void {
  const { query, name, verdicts, sheet } = judgement;
  if (name === null) return;
  const { found, sisterInside, hasOtherType } = name;
  const { fit, written } = found;
  const asked = query.fields.streetname;
  const { verdict } = fit;
  verdicts.streetname = verdict;
  if (verdict === 'exact' || verdict === 'folded') return;
  judgement.agrees = false;
  const add = (feature: Feature, amount: number) =>
    sheet.add(feature, amount, 'streetname', verdict, asked, written);
  // A postcode of digits mostly covers a town, though the data may have few of its streets.
  const isPostcodeOfDigits = query.postcode?.isOfDigits === true;
  if (verdict === 'abbreviation' || verdict === 'alias' || verdict === 'conflict') {
    add(`street.${verdict}`, fit.onlyType ? SHARE_OF_TYPE : 1);
    if (verdict === 'alias' && asksInitials(query, written)) judgement.doubt ??= 'name';
    if (verdict === 'conflict') {
      if (isPostcodeOfDigits) add('street.conflictInTown', 1);
      judgeNumberInName(judgement, written);
    }
    return;
  }
  if (hasOtherType) {
    judgement.doubt ??= 'type';
    judgement.restsOnSlip = true;
    add('street.otherType', 1);
    return;
  }
  judgement.doubt ??= found.doubt;
  if (verdict === 'phonetic') {
    add('street.phonetic', 1);
  } else {
    add('street.edits', fit.edits);
    add('street.editShare', fit.edits / (fit.length + 2));
    add('street.stemShare', fit.edits / (fit.stem + 1));
  }
  add('street.missing', fit.missing);
  add('street.extra', fit.extra);
  if (fit.digitsDiffer) add('street.digitsDiffer', 1);
  judgeNumberInName(judgement, written);
  if (fit.typeConflict) {
    add('street.typeConflict', 1);
    // `Neue Poststraße`: the postcode covers the sister of a street as well.
    if (fit.extra > 0 && isPostcodeOfDigits) add('street.sisterInside', 1);
  } else if (sisterInside && fit.edits > 0) add('street.sisterInside', 1);
  // A name that is another street is hardly a typo of this one. If it is part of this name, it may well be meant.
  if (found.isBesideAsked) add(verdict === 'partial' ? 'street.otherExistsPartly' : 'street.otherExists', 1);
}

/** A postcode or a number in it, found without the asked street. Unread words beside a postcode are most likely that street. */
export function judgeUnreadStreet({ query, verdicts }: Judgement): void {
  if (query.street !== null || query.line.leftOver > 0) verdicts.streetname = 'missing';
}

/** `2346 VT 3, Pownal, VT 05261`: a number in a postcode that covers a town, found without a street. The data may lack the street. */
export function judgeNumberWithoutStreet(judgement: Judgement): void {
  const { query, name } = judgement;
  if (name !== null || query.postcode?.isOfDigits !== true) return;
  judgeUnreadStreet(judgement);
  judgement.doubt ??= 'unread';
}

/**
 * `23 Chemin Coulon` may be read as a name, and so may `Oostgrien d43`. If the street's name has fewer numbers, the extra one is most
 * likely the house number.
 */
function judgeNumberInName(judgement: Judgement, found: string): void {
  const { street, number } = judgement.query;
  if (number !== null || street === null || !hasOtherNumber(street.raw, found)) return;
  judgement.lacksNumber = true;
  judgement.verdicts.number = 'missing';
  judgement.sheet.add('number.absent', 1, 'number', 'missing', street.raw);
}

function hasOtherNumber(asked: string, found: string): boolean {
  const known: readonly string[] = found.match(NUMBERS) ?? [];
  return asked.match(NUMBERS)?.some((number) => !known.includes(number)) === true;
}
