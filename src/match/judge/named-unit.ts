import { findNumbersOfStreet } from '../gather/find-numbers';
import type { FoundAddress } from '../gather/found-address';
import type { Matcher } from '../matcher';
import { AskedNumber } from '../query/asked-number';
import type { Query } from '../query/query';
import type { Candidate } from './candidate';

const DIGITS = /^\W*\d+\W*$/;
/** `The Basement Flat` */
const ENGLISH_ARTICLE = /^the\s+/i;

/**
 * The candidates, where a building whose unit stands in words that no field took is the address of that unit: `Basement Flat, 31 St
 * Paul's Road`, `Level 12, 401 George St`, `152 Leith Walk (2F1)`, and so is a house with an address of its own. A number alone names no unit.
 * @param unread the words of the line that no field took, and those that were taken out.
 */
export function withNamedUnit(
  matcher: Matcher,
  { profile, number }: Query,
  candidates: readonly Candidate[],
  unread: readonly string[],
): readonly Candidate[] {
  if (number === null || number.suffix !== '' || unread.length === 0) return candidates;
  if (!candidates.some(({ building, address }) => building !== null || address?.suffixKey === ''))
    return candidates;
  const suffixKeys = matcher.suffixKeys(profile);
  const texts = unread.filter((text) => !DIGITS.test(text)).map((text) => text.replace(ENGLISH_ARTICLE, ''));
  const keys = texts.map((text) => suffixKeys.key(text));
  return candidates.map((candidate) => {
    const { building, address } = candidate;
    const doors = building?.addresses ?? (address?.suffixKey === '' ? doorsBeside(address) : []);
    const named = doors.filter(({ suffixKey }) => suffixKey !== '' && keys.includes(suffixKey));
    return named.length === 1 ? ofUnit(candidate, named[0]!) : candidate;
  });

  /** `186 RC/g`, read as a floor, where the house has an address of its own beside those of its doors. */
  function doorsBeside({ street }: FoundAddress): readonly FoundAddress[] {
    return texts.flatMap((text) => {
      const door = new AskedNumber(profile, suffixKeys, number!.number, text);
      return findNumbersOfStreet(matcher.store, door, street).addresses;
    });
  }
}

function ofUnit(candidate: Candidate, address: FoundAddress): Candidate {
  return {
    ...candidate,
    level: 'address',
    address,
    building: null,
    latitude: address.latitude,
    longitude: address.longitude,
    spreadMeters: 0,
    verdicts: { ...candidate.verdicts, suffix: 'folded' },
  };
}
