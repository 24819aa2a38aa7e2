import type { Candidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import { hasPlainNumber } from '../query/own-number';
import type { Query } from '../query/query';

/**
 * Tells which candidates have a street with a number of the same digits as the postcode that was read behind its name, where another
 * postcode is found: the 112 of `Vesturberg 112 11 Reykjavík` is rather the number, and 11 the beginning of 111.
 */
export function hasPostcodeAsNumber(
  { store }: Matcher,
  { profile, postcode, number, line }: Query,
): (one: Candidate) => boolean {
  const mayBe = postcode?.isOfDigits === true && number !== null && line.postcodeBesideName;
  return ({ verdicts, street }) => {
    if (!mayBe || street === null || profile.conventions.numberFirst || verdicts.postcode !== 'typo')
      return false;
    return hasPlainNumber(store, street.id, postcode.text);
  };
}
