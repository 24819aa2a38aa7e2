import type { FoundAddress } from '../gather/found-address';
import type { Matcher } from '../matcher';
import type { Query } from '../query/query';
import type { Candidate } from './candidate';

const DIGITS = /^\W*\d+\W*$/;
/** `The Basement Flat` */
const ENGLISH_ARTICLE = /^the\s+/i;

/**
 * The candidates, where a building whose unit stands in words that no field took is the address of that unit: `Basement Flat, 31 St
 * Paul's Road`, `Level 12, 401 George St`, `152 Leith Walk (2F1)`. A number alone names no unit.
 * @param unread the words of the line that no field took, and those that were taken out.
 */
export function withNamedUnit(
  matcher: Matcher,
  { profile, number }: Query,
  candidates: readonly Candidate[],
  unread: readonly string[],
): readonly Candidate[] {
  if (number === null || number.suffix !== '' || unread.length === 0) return candidates;
  if (!candidates.some(({ building }) => building !== null)) return candidates;
  const suffixKeys = matcher.suffixKeys(profile);
  const keys = unread
    .filter((text) => !DIGITS.test(text))
    .map((text) => suffixKeys.key(text.replace(ENGLISH_ARTICLE, '')));
  return candidates.map((candidate) => {
    const named = candidate.building?.addresses.filter(
      ({ suffixKey }) => suffixKey !== '' && keys.includes(suffixKey),
    );
    return named?.length === 1 ? ofUnit(candidate, named[0]!) : candidate;
  });
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
